r"""The board as hexagons in plain text, with the stones of a strip visibly tied together.

The marks are those of the small diagram. A `#` between two stones is a tie in place of the cells' border; the
stone that was placed last stands in parentheses. No line is blank. Nothing reads this picture back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from catena_gtp.notation.diagram import cell_marks
from catena_gtp.notation.rows import rows_from_top
from catena_gtp.notation.vertices import column_letter

if TYPE_CHECKING:
    from catena_gtp.notation.summary import Showing
    from catena_gtp.rules import Board, Cell

_TIE: Final = "#"
# From the middle of a cell to its borders with the neighbours at the right, and above to the right and left.
_BORDERS: Final = {(1, 0): (2, 0), (1, 1): (1, -1), (0, 1): (-1, -1)}
_LABEL_WIDTH: Final = 5


def hexagon_diagram(showing: Showing) -> str:
    """Draw the board; several lines without trailing blanks."""
    board = showing.position.board
    canvas: dict[tuple[int, int], str] = {}
    for cell in range(board.cell_count):
        x, y = _middle(board, cell)
        for dx, dy, border in ((-2, 0, "|"), (2, 0, "|"), (-1, -1, "/"), (1, -1, "\\")):
            canvas[x + dx, y + dy] = border
        for dx, border in ((-1, "\\"), (1, "/")):
            canvas.setdefault((x + dx, y + 1), border)
    _label(canvas, board, showing)
    for cell, mark in enumerate(cell_marks(showing.position)):
        canvas[_middle(board, cell)] = mark
    for cell, place in _ties(showing):
        x, y = _middle(board, cell)
        canvas[x + place[0], y + place[1]] = _TIE
    if showing.last_cell is not None:
        x, y = _middle(board, showing.last_cell)
        canvas[x - 1, y], canvas[x + 1, y] = "(", ")"
    return _lines(canvas)


def _middle(board: Board, cell: Cell) -> tuple[int, int]:
    """Return where a cell's mark stands: its place in its line, and the line, counted from the top."""
    column, row = board.coordinates[cell]
    return _LABEL_WIDTH + 4 * column - 2 * row + 2 * board.side - 2, 1 + 2 * (board.width - row)


def _ties(showing: Showing) -> list[tuple[Cell, tuple[int, int]]]:
    """Return the ties: a stone, and from its middle the border with another stone of its strip."""
    board, stones = showing.position.board, showing.position.stones
    ties = []
    for cell in stones:
        column, row = board.coordinates[cell]
        for (right, up), place in _BORDERS.items():
            if board.cell_at(column + right, row + up) in stones:
                ties.append((cell, place))
    return ties


def _label(canvas: dict[tuple[int, int], str], board: Board, showing: Showing) -> None:
    """Put each row's number at its left, and each column's letter behind a backslash at its lower end."""
    for row, cells in rows_from_top(board):
        x, y = _middle(board, cells[0])
        for back, digit in enumerate(reversed(f"{row}"), start=4):
            canvas[x - back, y] = digit
    for column in range(1, board.width + 1):
        lowest = board.cell_at(column, max(1, column - board.side + 1))
        x, y = _middle(board, lowest or 0)
        canvas[x + 2, y + 2], canvas[x + 3, y + 2] = "\\", column_letter(column, showing.lettering)


def _lines(canvas: dict[tuple[int, int], str]) -> str:
    lines = []
    for y in range(max(y for _, y in canvas) + 1):
        places = [x for x, line in canvas if line == y]
        lines.append("".join(canvas.get((x, y), " ") for x in range(max(places, default=-1) + 1)))
    return "\n".join(lines)
