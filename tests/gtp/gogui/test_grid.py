from __future__ import annotations

import pytest

from catena_gtp.gtp.gogui.grid import NOTHING, format_grid, upper_corner
from catena_gtp.notation import Lettering
from catena_gtp.rules import Board


def test_every_place_of_the_grid_has_a_word() -> None:
    board = Board.of_side(2)
    words = {0: "a", 3: "m", 6: "z"}
    assert format_grid(board, words, empty="-", outside=NOTHING) == '"" - z\n- m -\na - ""'


@pytest.mark.parametrize("side", range(2, 11))
def test_the_upper_corner_is_no_cell(side: int) -> None:
    board = Board.of_side(side)
    assert upper_corner(board, Lettering.GTP) == f"A{2 * side - 1}"
    assert board.cell_at(1, 2 * side - 1) is None
