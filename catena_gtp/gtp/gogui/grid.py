"""The grid that GoGui sees: a square of which the hexagon leaves two corners over.

GoGui fails on a color where there is no cell, and draws labels, circles and marks there: so that is where
what lies beside the board can be shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from catena_gtp.notation import column_letter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from catena_gtp.notation import Lettering
    from catena_gtp.rules import Board, Cell

NOTHING: Final = '""'
"""The word that GoGui reads as no word."""


def format_grid(board: Board, words: Mapping[Cell, str], *, empty: str, outside: str) -> str:
    """Write a word for each place of the grid, as many in each line as there are lines, the top row first."""
    across = range(1, board.width + 1)
    lines = []
    for row in reversed(across):
        cells = [board.cell_at(column, row) for column in across]
        lines.append(" ".join(outside if cell is None else words.get(cell, empty) for cell in cells))
    return "\n".join(lines)


def upper_corner(board: Board, lettering: Lettering) -> str:
    """Return the vertex of the grid's upper left corner, which is no cell."""
    return f"{column_letter(1, lettering)}{board.width}"
