"""The board as a page shows it: rows from the top, each from the left."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from catena_gtp.rules import Board


def rows_from_top(board: Board) -> list[tuple[int, range]]:
    """Return each row's number and its cells, the highest row first."""
    rows = []
    first = 0
    for row in range(1, board.width + 1):
        length = row_length(board.side, row)
        rows.append((row, range(first, first + length)))
        first += length
    return rows[::-1]


def row_length(side: int, row: int) -> int:
    """Return how many cells a row has (R4)."""
    return 2 * side - 1 - abs(row - side)
