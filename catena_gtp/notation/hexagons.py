"""Where the cells of a board lie on a drawing: hexagons with a corner at the top, in rows.

Units are those of the drawing; y grows downwards.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from catena_gtp.notation.vertices import Lettering, column_letter

if TYPE_CHECKING:
    from catena_gtp.rules import Board, Cell

RADIUS = 20.0
"""From the centre of a cell to its corners."""

_HALF_WIDTH = RADIUS * math.sqrt(3) / 2
# Labels stand nearer to the board than a whole cell.
_LABEL_DISTANCE = 0.86

Point = tuple[float, float]


def centre(board: Board, cell: Cell) -> Point:
    """Return the centre of a cell; that of the middle cell is (0, 0)."""
    column, row = board.coordinates[cell]
    return _place(board, column, row)


def corners(board: Board, cell: Cell) -> list[Point]:
    """Return the six corners of a cell."""
    x, y = centre(board, cell)
    turns = (math.radians(60 * i + 30) for i in range(6))
    return [(x + RADIUS * math.cos(turn), y + RADIUS * math.sin(turn)) for turn in turns]


def size(board: Board) -> Point:
    """Return the width and height that the cells and their labels need, around the middle cell."""
    return 2 * _HALF_WIDTH * (board.width + 1.8), 2 * RADIUS * (1.5 * board.side + 0.9)


def labels(board: Board, lettering: Lettering) -> list[tuple[str, Point]]:
    """Return the names of rows and columns with their places.

    A row's number stands at its left end. A column runs up to the left from its letter, which stands where
    the next cell below would be.
    """
    placed = []
    for row in range(1, board.width + 1):
        first = max(1, row - board.side + 1)
        placed.append((str(row), _beyond(board, (first, row), (-1, 0))))
    for column in range(1, board.width + 1):
        lowest = max(1, column - board.side + 1)
        letter = column_letter(column, lettering)
        placed.append((letter, _beyond(board, (column, lowest), (0, -1))))
    return placed


def touching(board: Board) -> list[tuple[Cell, Cell]]:
    """Return every two cells that touch, the smaller first."""
    around = enumerate(board.neighbours)
    return [(cell, near) for cell, nears in around for near in nears if near > cell]


def _place(board: Board, column: int, row: int) -> Point:
    right, up = column - board.side, row - board.side
    return 2 * _HALF_WIDTH * (right - up / 2), -1.5 * RADIUS * up


def _beyond(board: Board, start: tuple[int, int], step: tuple[int, int]) -> Point:
    """Return the place a label's distance from a cell in the direction of a step."""
    x, y = _place(board, *start)
    next_x, next_y = _place(board, start[0] + step[0], start[1] + step[1])
    return x + _LABEL_DISTANCE * (next_x - x), y + _LABEL_DISTANCE * (next_y - y)
