"""The board: a hexagon of hexagonal cells, who touches whom, and its symmetries (R1, R2, R4).

Knows nothing of stones. A cell is a small integer, counted row by row upwards from A1 and from left to
right within a row, so that per-cell data fits in plain sequences.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    _PlaneMap = Callable[[int, int], tuple[int, int]]

Cell = int

SMALLEST_SIDE = 2
LARGEST_SIDE = 10

# R4: the six steps to a neighbour, as (column, row) differences, in order around the cell.
_STEPS = ((1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1))


class Board:
    """The cells of a hexagon with `side` cells along each edge; get it from `Board.of_side`."""

    __slots__ = ("_cell_at", "cell_count", "coordinates", "neighbours", "side", "symmetries", "width")

    side: int
    width: int
    cell_count: int
    coordinates: tuple[tuple[int, int], ...]
    neighbours: tuple[tuple[Cell, ...], ...]
    symmetries: tuple[tuple[Cell, ...], ...]

    def __init__(self, side: int) -> None:
        if not SMALLEST_SIDE <= side <= LARGEST_SIDE:
            message = f"a board has {SMALLEST_SIDE} to {LARGEST_SIDE} cells a side, not {side}"
            raise ValueError(message)
        self.side = side
        self.width = 2 * side - 1
        across = range(1, self.width + 1)
        self.coordinates = tuple(
            (column, row) for row in across for column in across if abs(column - row) < side
        )
        self.cell_count = len(self.coordinates)
        self._cell_at = {place: cell for cell, place in enumerate(self.coordinates)}
        self.neighbours = tuple(self._around(column, row) for column, row in self.coordinates)
        self.symmetries = self._all_symmetries()

    @staticmethod
    @cache
    def of_side(side: int) -> Board:
        """Return the one board of this side, 2 to 10; any other side is a ValueError."""
        return Board(side)

    def cell_at(self, column: int, row: int) -> Cell | None:
        """Return the cell at a 1-based column and row, None outside the hexagon."""
        return self._cell_at.get((column, row))

    def __reduce__(self) -> tuple[object, ...]:
        return Board.of_side, (self.side,)

    def __repr__(self) -> str:
        return f"Board.of_side({self.side})"

    def _around(self, column: int, row: int) -> tuple[Cell, ...]:
        places = ((column + right, row + up) for right, up in _STEPS)
        return tuple(self._cell_at[place] for place in places if place in self._cell_at)

    def _all_symmetries(self) -> tuple[tuple[Cell, ...], ...]:
        """Return the 12 permutations (cell -> image): six turns, then their mirror images."""
        turns = [tuple(range(self.cell_count))]
        # A sixth of a turn sends the step (1, 0) to (1, 1) and (0, 1) to (-1, 0).
        sixth = self._permutation(lambda right, up: (right - up, right))
        while len(turns) < 6:
            turns.append(tuple(sixth[cell] for cell in turns[-1]))
        mirror = self._permutation(lambda right, up: (up, right))
        return (*turns, *(tuple(mirror[cell] for cell in turn) for turn in turns))

    def _permutation(self, move: _PlaneMap) -> tuple[Cell, ...]:
        images = []
        for column, row in self.coordinates:
            right, up = move(column - self.side, row - self.side)
            images.append(self._cell_at[self.side + right, self.side + up])
        return tuple(images)
