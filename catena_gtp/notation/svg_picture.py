"""A position as a picture that stands alone, in SVG: the board, the button and who has it, the score.

It is plain ASCII, brings its own ground and its own colors, for light screens and for dark ones, and asks
nothing of a viewer that simple ones do not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from catena_gtp.notation.diagram import cell_marks
from catena_gtp.notation.hexagons import size
from catena_gtp.notation.results import format_number, format_result
from catena_gtp.notation.summary import button_word, scoring_words
from catena_gtp.notation.svg import PALETTE, RULES, board_elements, literal, numbers
from catena_gtp.rules import GameType, Scoring

if TYPE_CHECKING:
    from catena_gtp.notation.summary import Showing
    from catena_gtp.notation.svg import Palette
    from catena_gtp.rules import Position

_NAMESPACE: Final = "http://www.w3.org/2000/svg"
_LEAST_WIDTH: Final = 300.0
_MARGIN: Final = 8.0
_USUAL_WIDTH: Final = 440.0  # of a board of side 6
_LARGEST_LABELS: Final = 15.0
_LETTERS: Final = 14.0
# The mean width of a letter, in its height, taken large: fonts differ.
_LETTER_WIDTH: Final = 0.58
_ICON: Final = 9.0
_COIN: Final = 12.0

_PALETTE: Final[Palette] = {
    **PALETTE,
    "ground": ("#fbf7ee", "#24221e"),
    "ground-edge": ("#e3d9c3", "#4a453b"),
    "coin": ("#e8b33a", "#d9a42e"),
    "coin-edge": ("#8a6210", "#5d4209"),
    "coin-text": ("#3d2b05", "#2a1e04"),
}
_RULES: Final = f"""{RULES}\
.board .ground {{ fill: var(--ground); stroke: var(--ground-edge); stroke-width: 1; }}
.board .coin {{ fill: var(--coin); stroke: var(--coin-edge); stroke-width: 1.5; }}
.board text.half {{ fill: var(--coin-text); }}
.board text.left {{ text-anchor: start; }}
.board text.right {{ text-anchor: end; }}
"""


def position_svg(showing: Showing) -> str:
    """Draw a position as an SVG document, the stone that was placed last marked."""
    position = showing.position
    board = position.board
    board_width, height = size(board)
    width = max(board_width, _LEAST_WIDTH)
    # Large boards are shown smaller, their texts should not be.
    scale = max(1.0, width / _USUAL_WIDTH)
    caption, lowest = _caption(showing, width, height / 2 + 10, scale)
    x, y = numbers(-width / 2 - _MARGIN), numbers(-height / 2 - _MARGIN)
    across, down = numbers(width + 2 * _MARGIN), numbers(lowest + height / 2 + 2 * _MARGIN)
    rules = f"{_RULES}.board text {{ font-size: {numbers(min(11 * scale, _LARGEST_LABELS))}px; }}\n"
    parts = [
        f'<svg xmlns="{_NAMESPACE}" class="board" role="img" viewBox="{x} {y} {across} {down}">',
        f"<title>{', '.join((*_scores(position), *_details(showing)))}</title>",
        f"<style>\n{literal(rules, _PALETTE)}</style>",
        f'<rect class="ground" x="{x}" y="{y}" width="{across}" height="{down}" rx="14"/>',
        *board_elements(board, showing.lettering, cell_marks(position), showing.last_cell),
        *_button(position, width / 2, -height / 2, scale),
        *caption,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _button(position: Position, right: float, top: float, scale: float) -> list[str]:
    """Return the button in its corner, lying on a stone of whoever has it, and below it who that is."""
    if not position.ruleset.has_button:
        return []
    coin = _COIN * scale
    x, y = right - 2.6 * coin, top + 2 * coin
    owner = position.button_owner
    holder = [] if owner is None else [_disc(f"stone {owner.value}", x, y, 1.5 * coin)]
    return [
        *holder,
        _disc("coin", x, y, coin),
        _text("half", "&#189;", (x, y), 1.2 * coin),
        _text("right", f"button: {button_word(position)}", (right, y + 2.4 * coin), 0.92 * coin),
    ]


def _caption(showing: Showing, width: float, top: float, scale: float) -> tuple[list[str], float]:
    """Return the scores at either side and lines of what else there is to know, and where they end."""
    icon, letters = _ICON * scale, _LETTERS * scale
    edge, y = width / 2 - icon - 2, top + icon
    black, white = _scores(showing.position)
    elements = [
        _disc("stone black", -edge, y, icon),
        _text("left", black, (1.6 * icon - edge, y), letters),
        _disc("stone white", edge, y, icon),
        _text("right", white, (edge - 1.6 * icon, y), letters),
    ]
    for line in _lines(_details(showing), width / (_LETTER_WIDTH * letters)):
        y += 1.7 * letters
        elements.append(_text("details", " &#183; ".join(line), (0, y), letters))
    return elements, y + letters


def _lines(details: list[str], letters: float) -> list[list[str]]:
    """Distribute the details over lines of at most so many letters, if each is not longer by itself."""
    lines: list[list[str]] = [[]]
    for detail in details:
        if lines[-1] and len(" - ".join((*lines[-1], detail))) > letters:
            lines.append([])
        lines[-1].append(detail)
    return lines


def _scores(position: Position) -> tuple[str, str]:
    score = position.score()
    return f"Black {format_number(score.black.total)}", f"White {format_number(score.white.total)}"


def _details(showing: Showing) -> list[str]:
    """Return what is told in the lowest line: turn or result, the last move, and what is counted."""
    position = showing.position
    ruleset = position.ruleset
    turn = f"{position.to_move.value.capitalize()} to move"
    if position.is_over:
        turn = f"game over, {format_result(position.score())}"
    elif ruleset.game_type is GameType.DOUBLE:
        turn += f", {position.stones_left} left"
    details = [turn]
    if showing.last_words:
        details.append(f"last {showing.last_words}")
    if ruleset.game_type is GameType.KOMI:
        details.append(f"komi {format_number(ruleset.komi)}")
    if ruleset.scoring is not Scoring.STANDARD:
        details.append(scoring_words(ruleset.scoring))
    return details


def _disc(state: str, x: float, y: float, radius: float) -> str:
    return f'<circle class="{state}" cx="{numbers(x)}" cy="{numbers(y)}" r="{numbers(radius)}"/>'


def _text(state: str, text: str, place: tuple[float, float], letters: float) -> str:
    """Return a line of text about a height, its letters of a size."""
    x, y = place
    style = f'style="font-size: {numbers(letters)}px"'
    return f'<text class="{state}" x="{numbers(x)}" y="{numbers(y)}" dy="0.35em" {style}>{text}</text>'
