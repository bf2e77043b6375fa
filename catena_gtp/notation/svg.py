"""A position as a picture: hexagons, stones, and what the rules make of them.

Neighbouring stones are linked, which shows the strips. Stones of a limited strip, which never changes again
(R9), carry a dot and are linked by a thin line; cells where no stone can ever be placed are shaded; the last
stone is ringed. The elements say what they are by classes and `data-` attributes, and `STYLE` gives the
classes their looks, so a page can show a game by changing classes alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from catena_gtp.notation.diagram import cell_marks
from catena_gtp.notation.hexagons import RADIUS, centre, corners, labels, size, touching
from catena_gtp.notation.results import format_number
from catena_gtp.notation.vertices import Lettering, format_action
from catena_gtp.rules import Color, GameType

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.rules import Action, Board, Cell, Position

_COLORS = {"X": "black", "x": "black", "O": "white", "o": "white"}
_RADII = {"stone": 0.7 * RADIUS, "dot": 0.2 * RADIUS, "mark": 0.7 * RADIUS}
_CAPTION = 34.0
_LARGEST_LETTERS = 16.0
# The mean width of a letter, in its height, taken large: fonts differ.
_LETTER_WIDTH = 0.62

STYLE = """
.board { --board-line: #b59a6a; --board-open: #f6e3bd; --board-closed: #cfb98f; --board-label: #4a4336;
  --stone-black: #1d1d22; --stone-white: #fdfdfb; --stone-edge: #35332e; --strip: #7a5c2e; --last: #c8102e; }
@media (prefers-color-scheme: dark) {
  .board { --board-line: #6d5a3a; --board-open: #b99d69; --board-closed: #6f6046; --board-label: #d9d2c3;
    --stone-black: #101014; --stone-white: #f3f1ea; --stone-edge: #000; --strip: #503a17; --last: #ff4d5e; }
}
.board text { font: 600 11px system-ui, sans-serif; fill: var(--board-label); text-anchor: middle;
  dominant-baseline: central; }
.board .cell { fill: var(--board-open); stroke: var(--board-line); stroke-width: 1.2; }
.board .cell.closed { fill: var(--board-closed); }
.board .link { stroke: var(--strip); stroke-width: 9; stroke-linecap: round; }
.board .link.limited { stroke-width: 3; }
.board .stone { stroke: var(--stone-edge); stroke-width: 1; }
.board .stone.black { fill: var(--stone-black); }
.board .stone.white { fill: var(--stone-white); }
.board .dot { fill: none; }
.board .dot.black { fill: var(--stone-white); }
.board .dot.white { fill: var(--stone-black); }
.board .mark { fill: none; stroke: none; }
.board .mark.last { stroke: var(--last); stroke-width: 3.5; }
.board .mark.taken { stroke: var(--last); stroke-width: 2; stroke-dasharray: 3 3; }
.board .none { display: none; }
""".lstrip()
"""The looks of the classes, light and dark."""


def position_svg(
    position: Position, *, lettering: Lettering = Lettering.CATENA, last: Action | None = None
) -> str:
    """Draw a position as an SVG document, the action that led to it marked, the score below it."""
    board = position.board
    width, height = size(board)
    caption = _caption(position, last, lettering)
    letters = min(_LARGEST_LETTERS, width / len(caption) / _LETTER_WIDTH)
    view = _numbers(-width / 2, -height / 2, width, height + _CAPTION)
    place = f'y="{_numbers(height / 2 + _CAPTION / 2)}" style="font-size: {_numbers(letters)}px"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board" role="img" viewBox="{view}">',
        f"<title>{caption}</title>",
        f"<style>{STYLE}</style>",
        *board_elements(board, lettering, cell_marks(position), last),
        f"<text {place}>{caption}</text>",
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def board_svg(board: Board, lettering: Lettering = Lettering.CATENA) -> str:
    """Draw an empty board, for a page that shows games on it, as an `<svg>` element without styles.

    Every stone, link and mark is there, with the class `none` until it is wanted.
    """
    width, height = size(board)
    elements = "\n".join(board_elements(board, lettering))
    view = _numbers(-width / 2, -height / 2, width, height)
    return f'<svg class="board" role="img" data-side="{board.side}" viewBox="{view}">\n{elements}\n</svg>'


def board_elements(
    board: Board, lettering: Lettering, marks: Sequence[str] | None = None, last: Action | None = None
) -> list[str]:
    """Return the elements of a drawing, from the lowest to the topmost; what is not there is left out.

    `marks` are the cells' characters in a text diagram (`cell_marks`); without them everything is drawn,
    hidden. Elements name their cell by its index in a `data-` attribute.
    """
    elements = []
    for cell in range(board.cell_count):
        closed = marks is not None and marks[cell] == "-"
        points = " ".join(_numbers(*point) for point in corners(board, cell))
        state = "cell closed" if closed else "cell"
        elements.append(f'<polygon class="{state}" data-cell="{cell}" points="{points}"/>')
    for text, (x, y) in labels(board, lettering):
        elements.append(f'<text x="{_numbers(x)}" y="{_numbers(y)}">{text}</text>')
    return elements + (_hidden_stones(board) if marks is None else _stones(board, marks, last))


def _hidden_stones(board: Board) -> list[str]:
    """Return everything that can stand on a board, hidden."""
    links = [_link(board, one, other, "none") for one, other in touching(board)]
    cells = range(board.cell_count)
    return links + [_circle(board, cell, kind, "none") for cell in cells for kind in _RADII]


def _stones(board: Board, marks: Sequence[str], last: Action | None) -> list[str]:
    """Return the stones that stand on a board, above the links between them."""
    colors = {cell: _COLORS[mark] for cell, mark in enumerate(marks) if mark in _COLORS}
    elements = [
        _link(board, one, other, "limited" if marks[one].islower() else "")
        for one, other in touching(board)
        if one in colors and other in colors
    ]
    elements += [_circle(board, cell, "stone", color) for cell, color in colors.items()]
    elements += [
        _circle(board, cell, "dot", color) for cell, color in colors.items() if marks[cell].islower()
    ]
    return elements + [_circle(board, cell, "mark", "last") for cell in colors if cell == last]


def _link(board: Board, one: Cell, other: Cell, state: str) -> str:
    """Return the line between the stones of two cells."""
    (x1, y1), (x2, y2) = centre(board, one), centre(board, other)
    ends = f'x1="{_numbers(x1)}" y1="{_numbers(y1)}" x2="{_numbers(x2)}" y2="{_numbers(y2)}"'
    return f'<line class="{f"link {state}".strip()}" data-link="{one} {other}" {ends}/>'


def _circle(board: Board, cell: Cell, kind: str, state: str) -> str:
    """Return a stone, the dot it has in a limited strip, or the mark around it."""
    x, y = centre(board, cell)
    place = f'cx="{_numbers(x)}" cy="{_numbers(y)}" r="{_numbers(_RADII[kind])}"'
    return f'<circle class="{kind} {state}" data-{kind}="{cell}" {place}/>'


def _caption(position: Position, last: Action | None, lettering: Lettering) -> str:
    """Say who has how much, where the button is and whose turn it is."""
    score = position.score()
    sums = f"Black {format_number(score.black.total)} : White {format_number(score.white.total)}"
    parts = [sums]
    if position.ruleset.game_type is not GameType.DOUBLE:
        owner = position.button_owner
        parts.append("button free" if owner is None else f"button {_name(owner)}")
    parts.append("game over" if position.is_over else f"{_name(position.to_move)} to move")
    if last is not None:
        parts.append(f"last {format_action(last, position.board, lettering)}")
    return " · ".join(parts)


def _name(color: Color) -> str:
    return color.value.capitalize()


def _numbers(*values: float) -> str:
    """Write coordinates, to a hundredth, with blanks between them."""
    return " ".join(format_number(round(value, 2)) for value in values)
