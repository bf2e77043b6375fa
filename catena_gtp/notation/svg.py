"""The board as a drawing in SVG: hexagons, stones, and what the rules make of them.

Neighbouring stones are tied, which shows the strips. Stones of a limited strip, which never changes again
(R9), carry a dot, and their ties have their owner's color; cells where no stone can ever be placed are
shaded; the last stone is ringed. The elements say what they are by classes and `data-` attributes, and
`STYLE` gives the classes their looks, so a page can show a game by changing classes alone.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Final

from catena_gtp.notation.hexagons import RADIUS, centre, corners, labels, size, touching
from catena_gtp.notation.results import format_number
from catena_gtp.notation.vertices import Lettering

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from catena_gtp.rules import Action, Board, Cell

_COLORS = {"X": "black", "x": "black", "O": "white", "o": "white"}
_RADII = {"stone": 0.7 * RADIUS, "dot": 0.2 * RADIUS, "mark": 0.7 * RADIUS}
_COLOR_NAME = re.compile(r"var\(--([a-z-]+)\)")
_TIE_HALF_WIDTH = 0.24 * RADIUS

Palette = dict[str, tuple[str, str]]
PALETTE: Final[Palette] = {
    "board-line": ("#b59a6a", "#6d5a3a"),
    "board-open": ("#f6e3bd", "#b99d69"),
    "board-closed": ("#cfb98f", "#6f6046"),
    "board-label": ("#4a4336", "#d9d2c3"),
    "stone-black": ("#1d1d22", "#101014"),
    "stone-white": ("#fdfdfb", "#f3f1ea"),
    "stone-edge": ("#35332e", "#5c5548"),
    "strip": ("#8a6a36", "#503a17"),
    "last": ("#c8102e", "#ff4d5e"),
}
"""The names of the colors, each on a light and on a dark ground."""

RULES: Final = """
.board text { font: 600 11px system-ui, sans-serif; fill: var(--board-label); text-anchor: middle; }
.board .cell { fill: var(--board-open); stroke: var(--board-line); stroke-width: 1.2; }
.board .cell.closed { fill: var(--board-closed); }
.board .link { fill: var(--strip); }
.board .link.limited { stroke: var(--stone-edge); stroke-width: 1; }
.board .link.limited.black { fill: var(--stone-black); }
.board .link.limited.white { fill: var(--stone-white); }
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
"""The looks of the classes, in the names of the colors."""


def literal(rules: str, palette: Mapping[str, tuple[str, str]]) -> str:
    """Return rules that every viewer understands, many of which know no names of colors.

    The dark ones follow the light ones, for where the reader's screen is dark.
    """
    light, dark = (_colored(rules, palette, which) for which in (0, 1))
    return f"{light}@media (prefers-color-scheme: dark) {{\n{dark}}}\n"


def _colored(rules: str, palette: Mapping[str, tuple[str, str]], which: int) -> str:
    return _COLOR_NAME.sub(lambda match: palette[match[1]][which], rules)


def _named(palette: Mapping[str, tuple[str, str]], which: int) -> str:
    return " ".join(f"--{name}: {colors[which]};" for name, colors in palette.items())


STYLE: Final = (
    f".board {{ {_named(PALETTE, 0)} }}\n"
    f"@media (prefers-color-scheme: dark) {{ .board {{ {_named(PALETTE, 1)} }} }}\n{RULES}"
)
"""The looks of the classes for a page, which may give the names of the colors other values."""


def board_svg(board: Board, lettering: Lettering = Lettering.CATENA) -> str:
    """Draw an empty board, for a page that shows games on it, as an `<svg>` element without styles.

    Every stone, link and mark is there, with the class `none` until it is wanted.
    """
    width, height = size(board)
    elements = "\n".join(board_elements(board, lettering))
    view = numbers(-width / 2, -height / 2, width, height)
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
        points = " ".join(numbers(*point) for point in corners(board, cell))
        state = "cell closed" if closed else "cell"
        elements.append(f'<polygon class="{state}" data-cell="{cell}" points="{points}"/>')
    for text, (x, y) in labels(board, lettering):
        elements.append(f'<text x="{numbers(x)}" y="{numbers(y)}" dy="0.35em">{text}</text>')
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
        _link(board, one, other, f"limited {colors[one]}" if marks[one].islower() else "")
        for one, other in touching(board)
        if one in colors and other in colors
    ]
    elements += [_circle(board, cell, "stone", color) for cell, color in colors.items()]
    elements += [
        _circle(board, cell, "dot", color) for cell, color in colors.items() if marks[cell].islower()
    ]
    return elements + [_circle(board, cell, "mark", "last") for cell in colors if cell == last]


def _link(board: Board, one: Cell, other: Cell, state: str) -> str:
    """Return the tie between the stones of two cells."""
    (x1, y1), (x2, y2) = centre(board, one), centre(board, other)
    factor = _TIE_HALF_WIDTH / math.dist((x1, y1), (x2, y2))
    x, y = (y1 - y2) * factor, (x2 - x1) * factor
    points = numbers(x1 + x, y1 + y, x2 + x, y2 + y, x2 - x, y2 - y, x1 - x, y1 - y)
    return f'<polygon class="{f"link {state}".strip()}" data-link="{one} {other}" points="{points}"/>'


def _circle(board: Board, cell: Cell, kind: str, state: str) -> str:
    """Return a stone, the dot it has in a limited strip, or the mark around it."""
    x, y = centre(board, cell)
    place = f'cx="{numbers(x)}" cy="{numbers(y)}" r="{numbers(_RADII[kind])}"'
    return f'<circle class="{kind} {state}" data-{kind}="{cell}" {place}/>'


def numbers(*values: float) -> str:
    """Write coordinates, to a hundredth, with blanks between them."""
    return " ".join(format_number(round(value, 2)) for value in values)
