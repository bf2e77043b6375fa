from __future__ import annotations

import pytest

from catena_gtp.rules import Board, Color, Position, Ruleset
from catena_gtp.solutions.symmetry import canonical, cell_classes, name
from tests.kernel.support import random_game


@pytest.mark.parametrize(("side", "sizes"), [(2, [6, 1]), (3, [6, 6, 6, 1]), (4, [6, 12, 6, 6, 6, 1])])
def test_cells_that_symmetries_make_one_are_one_class(side: int, sizes: list[int]) -> None:
    board = Board.of_side(side)
    classes = cell_classes(board)
    assert sorted(len(cells) for cells in classes) == sorted(sizes)
    assert sorted(cell for cells in classes for cell in cells) == list(range(board.cell_count))


def test_a_position_and_its_pictures_have_one_name() -> None:
    for position in list(random_game(Ruleset(3), 4))[:-1]:
        names = set()
        for symmetry in position.board.symmetries:
            stones = {symmetry[cell]: color for cell, color in position.stones.items()}
            picture = Position.restored(
                position.ruleset,
                stones,
                position.to_move,
                button_holder=position.button_holder,
                last_placer=position.last_placer,
            )
            names.add(name(picture))
            assert canonical(canonical(picture)) == canonical(picture)
        assert len(names) == 1


def test_what_is_no_picture_has_another_name() -> None:
    start = Position.initial(Ruleset(3))
    assert name(start.play(0)) != name(start.play(1))
    assert name(start.play(0)) != name(start.play(0).with_turn(Color.BLACK))
