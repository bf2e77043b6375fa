"""Positions that the symmetries of the board make one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catena_gtp.notation import format_position
from catena_gtp.rules import Position

if TYPE_CHECKING:
    from catena_gtp.rules import Board, Cell


def cell_classes(board: Board) -> list[tuple[Cell, ...]]:
    """List the cells in classes, each a cell with all that it can be turned into or mirrored to."""
    classes: dict[frozenset[Cell], None] = {}
    for cell in range(board.cell_count):
        classes[frozenset(symmetry[cell] for symmetry in board.symmetries)] = None
    return [tuple(sorted(cells)) for cells in classes]


def canonical(position: Position) -> Position:
    """Return the first, by its stones, of the positions that this one can be turned into or mirrored to."""
    stones = position.stones
    pictures = [
        sorted((symmetry[cell], color.value) for cell, color in stones.items())
        for symmetry in position.board.symmetries
    ]
    first = min(range(len(pictures)), key=pictures.__getitem__)
    if first == 0 or pictures[first] == pictures[0]:
        return position
    symmetry = position.board.symmetries[first]
    return Position.restored(
        position.ruleset,
        {symmetry[cell]: color for cell, color in stones.items()},
        position.to_move,
        stones_left=position.stones_left,
        button_holder=position.button_holder,
        last_placer=position.last_placer,
    )


def name(position: Position) -> str:
    """Return the text that positions of one class, and only they, have in common."""
    return format_position(canonical(position))
