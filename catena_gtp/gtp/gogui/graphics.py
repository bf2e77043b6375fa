"""Drawings on GoGui's board, one command a line.

A color is only ever given to a cell of the hexagon: GoGui fails on any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from catena_gtp.gtp.gogui.grid import upper_corner
from catena_gtp.gtp.handlers.inspection import format_cells
from catena_gtp.gtp.handlers.play import format_moves
from catena_gtp.notation import format_number
from catena_gtp.rules import Color

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from catena_gtp.gtp.state import State
    from catena_gtp.rules import Action, Cell, Position, Strip

OWNED: Final = {Color.BLACK: "#0020c0", Color.WHITE: "#d01000"}
"""Around the stones of a strip that a color has captured."""

LED: Final = {Color.BLACK: "#00b4ff", Color.WHITE: "#ffa000", None: "#ffff00"}
"""Around those of a strip that can still grow, by who has more stones in it."""

CLOSED: Final = "#8f7a52"
"""On an empty cell where no stone can be placed any more."""

BUTTON_LABEL: Final = "Btn"


def is_decided(strip: Strip, position: Position) -> bool:
    """Tell whether a strip has been captured for good (R9, R10, R16)."""
    return strip.limited or position.is_over


def strip_color(strip: Strip, position: Position) -> str:
    """Return the color that tells who has a strip, or who leads in it."""
    leader = strip.leader
    return OWNED[leader] if leader is not None and is_decided(strip, position) else LED[leader]


def standing_graphics(state: State) -> str:
    """Draw what GoGui's board does not show by itself: captured strips, closed cells, button, sums."""
    position = state.position
    colored: dict[str, list[Cell]] = {CLOSED: closed_cells(position)}
    for strip in position.strips:
        if is_decided(strip, position):
            colored.setdefault(strip_color(strip, position), []).extend(strip.cells)
    return "\n".join((*color_lines(state, colored), *button_lines(state), f"TEXT {_standing(position)}"))


def closed_cells(position: Position) -> list[Cell]:
    """Return the empty cells where nobody can place a stone."""
    open_cells = frozenset[int]() if position.is_over else position.placeable
    cells = range(position.board.cell_count)
    return [cell for cell in cells if cell not in open_cells and cell not in position.stones]


def color_lines(state: State, colored: Mapping[str, Iterable[Cell]]) -> list[str]:
    """Give cells their colors."""
    written = {color: " ".join(format_cells(state, cells)) for color, cells in colored.items()}
    return [f"COLOR {color} {cells}" for color, cells in written.items() if cells]


def button_lines(state: State) -> list[str]:
    """Draw the button in the corner above the board: in a circle, or on a stone of its holder."""
    position = state.position
    if not position.ruleset.has_button:
        return []
    corner = upper_corner(state.board, state.lettering)
    owner = position.button_owner
    holder = f"CIRCLE {corner}" if owner is None else f"VAR {owner.value[0]} {corner}"
    return [holder, f"LABEL {corner} {BUTTON_LABEL}"]


def format_line(state: State, position: Position, line: Sequence[Action]) -> str:
    """Write moves from a position on, each behind the letter of who plays it."""
    colors = []
    for action in line:
        colors.append(position.to_move.value[0])
        position = position.play(action)
    return " ".join(f"{color} {word}" for color, word in zip(colors, format_moves(state, line), strict=True))


def _standing(position: Position) -> str:
    """Say how the game stands, in one line."""
    score = position.score()
    black, white = (format_number(tally.total) for tally in (score.black, score.white))
    parts = [f"Black {black}, White {white}"]
    if position.ruleset.has_button:
        owner = position.button_owner
        parts.append("button free" if owner is None else f"button: {owner.value}")
    if position.stones_left == 2 and not position.is_over:
        parts.append("two stones to place")
    return "; ".join(parts)
