from __future__ import annotations

import pytest

from catena_gtp.rules import Board

SIDES = range(2, 11)


@pytest.mark.parametrize("side", SIDES)
def test_a_hexagon_has_the_cells_that_r1_counts(side: int) -> None:
    board = Board.of_side(side)
    assert board.cell_count == 3 * side * (side - 1) + 1 == len(board.coordinates)
    assert board.width == 2 * side - 1


@pytest.mark.parametrize("side", SIDES)
def test_cells_touch_the_six_of_r4_and_no_other(side: int) -> None:
    board = Board.of_side(side)
    for cell, (column, row) in enumerate(board.coordinates):
        around = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)]
        wanted = {board.cell_at(column + right, row + up) for right, up in around} - {None}
        assert set(board.neighbours[cell]) == wanted
        assert len(board.neighbours[cell]) == len(wanted)


def test_cells_run_row_by_row_from_a1_and_the_middle_of_side_six_is_f6() -> None:
    board = Board.of_side(6)
    assert board.coordinates[0] == (1, 1)
    assert board.coordinates[1] == (2, 1)
    assert board.cell_at(6, 6) == 45
    assert board.coordinates[-1] == (11, 11)
    assert board.cell_at(1, 7) is None
    assert board.cell_at(0, 0) is None


@pytest.mark.parametrize("side", SIDES)
def test_the_twelve_symmetries_are_different_and_keep_neighbours(side: int) -> None:
    board = Board.of_side(side)
    assert len(set(board.symmetries)) == 12
    assert board.symmetries[0] == tuple(range(board.cell_count))
    for image in board.symmetries:
        assert sorted(image) == list(range(board.cell_count))
        for cell in range(board.cell_count):
            assert {image[near] for near in board.neighbours[cell]} == set(board.neighbours[image[cell]])


@pytest.mark.parametrize("side", [-1, 0, 1, 11])
def test_other_sides_are_refused(side: int) -> None:
    with pytest.raises(ValueError, match="2 to 10"):
        Board.of_side(side)
