"""The board as a picture in plain text, which also reads back.

Black is X and White is O; x and o stand in limited strips, which never change again (R9). A point is an empty
cell where a stone can be placed, a dash an empty one where none ever can. The rows have their numbers at the
left; each column runs up to the left from its letter. Turn, button and komi are not in the picture.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from catena_gtp.notation.errors import NotationError, quoted
from catena_gtp.notation.rows import row_length, rows_from_top
from catena_gtp.notation.vertices import Lettering, column_letter
from catena_gtp.rules import Board, Color

if TYPE_CHECKING:
    from catena_gtp.rules import Cell, Position

_OPEN_STONES: Final = {Color.BLACK: "X", Color.WHITE: "O"}
_SETTLED_STONES: Final = {Color.BLACK: "x", Color.WHITE: "o"}
_READ: Final = {"X": Color.BLACK, "O": Color.WHITE, "x": Color.BLACK, "o": Color.WHITE, ".": None, "-": None}
_ROW_LABEL: Final = re.compile(r"[0-9]+")
_MOST_ROWS: Final = 19


def format_diagram(position: Position, lettering: Lettering) -> str:
    """Draw a position; several lines, none of them blank, no trailing blanks.

    Neighbouring cells of a row stand two characters apart and each row half a cell beside the next: cell
    (c, r) has (c, r+1) at its upper left and (c+1, r+1) at its upper right. A letter stands where the cell
    below the lowest of its column would be, behind a backslash that keeps an O from looking like a stone.
    """
    board = position.board
    marks = cell_marks(position)
    label_width = 3 if board.side >= 10 else 2  # the middle row starts farthest left
    lines = []
    for row, cells in rows_from_top(board):
        indent = label_width + abs(row - board.side)
        line = f"{row} ".rjust(indent) + " ".join(marks[cell] for cell in cells)
        if row < board.side:  # the column right of the row's last cell has its lower end one row up
            line += "\\" + column_letter(row + board.side, lettering)
        lines.append(line)
    letters = "".join("\\" + column_letter(column, lettering) for column in range(1, board.side + 1))
    lines.append(" " * (label_width + board.side - 1) + letters)
    return "\n".join(lines)


def cell_marks(position: Position) -> list[str]:
    """Return the character of every cell, in the order of the cells."""
    marks = ["-"] * position.board.cell_count
    if not position.is_over:
        for cell in position.placeable:
            marks[cell] = "."
    for strip in position.strips:
        characters = _SETTLED_STONES if strip.limited or position.is_over else _OPEN_STONES
        for cell in strip.cells:
            marks[cell] = characters[position.stones[cell]]
    return marks


def parse_diagram(text: str) -> tuple[int, dict[Cell, Color]]:
    """Read a diagram and return the side and the stones; raise NotationError with the line that is wrong.

    Blanks, backslashes and blank lines mean nothing: a row is known by its place from the top. Row numbers
    and column letters may be left out, but must be right where they stand. Large and small marks are read
    alike, so are points and dashes: the state of a strip follows from the stones.
    """
    packed = ("".join(line.replace("\\", " ").split()) for line in text.splitlines())
    lines = [line for line in packed if line]
    letter_line = lines.pop() if lines and lines[-1].isalpha() and lines[-1][0] not in _READ else ""
    if len(lines) % 2 == 0 or not 3 <= len(lines) <= _MOST_ROWS:
        raise NotationError(f"a board has 3, 5, ... or {_MOST_ROWS} rows, not {len(lines)}")
    board = Board.of_side((len(lines) + 1) // 2)
    if letter_line:
        _check_letters(letter_line, board)
    stones = {}
    for line, (row, cells) in zip(lines, rows_from_top(board), strict=True):
        for cell, mark in zip(cells, _row_marks(line, row, board.side), strict=True):
            color = _READ[mark]
            if color is not None:
                stones[cell] = color
    return board.side, stones


def _check_letters(line: str, board: Board) -> None:
    """Refuse a line of letters that does not name the first columns."""
    wanted = {"".join(_column_letters(column)[i] for column in range(1, board.side + 1)) for i in (0, 1)}
    if line.upper() not in wanted:
        raise NotationError(f"the letters below row 1 are wrong: {quoted(line)}")


def _column_letters(column: int) -> tuple[str, str]:
    return column_letter(column, Lettering.CATENA), column_letter(column, Lettering.GTP)


def _row_marks(line: str, row: int, side: int) -> str:
    """Return the marks of the cells of one line without blanks; its number and its letter are checked."""
    label = _ROW_LABEL.match(line)
    if label is not None and label[0] != str(row):
        raise NotationError(f"row {row} is numbered {quoted(label[0])}")
    marks = line[label.end() :] if label is not None else line
    length = row_length(side, row)
    # The letter at the right may be an O: only the count tells it from a stone.
    if len(marks) == length + 1 and row < side and marks[-1].upper() in _column_letters(row + side):
        marks = marks[:-1]
    for mark in marks:
        if mark not in _READ:
            raise NotationError(f"row {row} has an unknown mark {quoted(mark)}")
    if len(marks) != length:
        raise NotationError(f"row {row} has {length} cells on side {side}, not {len(marks)}")
    return marks
