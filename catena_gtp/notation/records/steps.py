"""What one node of a record says about the game: a stone, an empty move, or the swap.

A cell keeps its column and row on the grid. The swap is a node that sets the first stone up in White.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from catena_gtp.notation.errors import NotationError, quoted
from catena_gtp.rules import BUTTON, SWAP, Color

if TYPE_CHECKING:
    from catena_gtp.rules import Action, Board, Cell

_LETTERS = {"B": Color.BLACK, "W": Color.WHITE}
_SET_UP = ("AB", "AW", "AE")


@dataclass(frozen=True, slots=True)
class Step:
    """Who does what; None is an empty move, which is the button, or after the end of the game nothing."""

    color: Color
    action: Action | None

    @property
    def as_written(self) -> Step:
        """What of this step a record can tell: it has one word for the button and for doing nothing."""
        return Step(self.color, None) if self.action is BUTTON else self


def letter(color: Color) -> str:
    """Return the property in which a color's moves stand."""
    return "B" if color is Color.BLACK else "W"


def point(cell: Cell, board: Board) -> tuple[int, int]:
    """Return row and column, counted from 0 at the lower left, as sgfmill counts."""
    column, row = board.coordinates[cell]
    return row - 1, column - 1


def is_set_up(node: Any) -> bool:  # noqa: ANN401 - sgfmill has no types
    """Tell whether a node sets stones up or takes some away."""
    return any(node.has_property(identifier) for identifier in _SET_UP)


def set_step(node: Any, step: Step, board: Board, first: Cell | None) -> None:  # noqa: ANN401
    """Write a step into a node that has none; a swap without a first stone is a ValueError."""
    if step.action is SWAP:
        if first is None:
            raise ValueError("a swap before the first stone")
        node.set_setup_stones([], [point(first, board)])
        node.set("PL", "b")
    elif step.action is None or step.action is BUTTON:
        node.set_raw(letter(step.color), b"")
    else:
        node.set_move(letter(step.color).lower(), point(step.action, board))


def step_of(node: Any, board: Board, first: Cell | None) -> Step | None:  # noqa: ANN401
    """Return what a node does; None where it does nothing, or sets up other stones than a swap does.

    `first` is the first stone of the game, which a swap takes over. NotationError tells what is no move.
    """
    colors = [identifier for identifier in _LETTERS if node.has_property(identifier)]
    if not colors:
        swaps = first is not None and _set_up_stones(node) == (set(), {point(first, board)}, set())
        return Step(Color.WHITE, SWAP) if swaps else None
    if len(colors) > 1 or is_set_up(node):
        raise NotationError("one node does more than one thing")
    values = node.get_raw_list(colors[0])
    shown = f"{colors[0]}[{values[0].decode('ascii', 'replace')}]"
    if len(values) > 1:
        raise NotationError(f"{quoted(shown)} has further values")
    try:
        _, place = node.get_move()
    except ValueError:
        raise NotationError(f"{quoted(shown)} is no point of a grid {board.width} wide") from None
    if place is None:
        return Step(_LETTERS[colors[0]], None)
    return Step(_LETTERS[colors[0]], cell_at(place, board, shown))


def cell_at(place: tuple[int, int], board: Board, shown: str) -> Cell:
    """Return the cell of a point as sgfmill counts them; NotationError if it is outside the hexagon."""
    row, column = place
    cell = board.cell_at(column + 1, row + 1)
    if cell is None:
        raise NotationError(f"{quoted(shown)} is outside the hexagon")
    return cell


def _set_up_stones(node: Any) -> tuple[set[Any], ...]:  # noqa: ANN401
    try:
        stones: tuple[set[Any], ...] = node.get_setup_stones()
    except ValueError:
        return ()
    return stones
