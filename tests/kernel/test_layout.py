from __future__ import annotations

import pytest

from catena_gtp.kernel import layout
from catena_gtp.player import bridge
from catena_gtp.rules import Board


def test_the_random_words_are_those_of_splitmix64() -> None:
    words = layout.random_words(3, seed=1234567)
    # The first outputs of the reference implementation for that seed.
    assert [int(word) % (1 << 64) for word in words] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@pytest.mark.parametrize("side", range(2, 11))
def test_neighbours_are_those_of_the_rules(side: int) -> None:
    board = Board.of_side(side)
    codes = [bridge.cell_code(board, cell) for cell in range(board.cell_count)]
    assert sorted(codes) == sorted(layout.board_cells(side))
    for cell, code in enumerate(codes):
        on_board = {near for near in layout.neighbours(code) if near in set(codes)}
        assert on_board == {codes[near] for near in board.neighbours[cell]}


@pytest.mark.parametrize("side", range(2, 11))
def test_every_step_from_a_cell_stays_in_the_grid(side: int) -> None:
    for code in layout.board_cells(side):
        assert all(layout.SWAP < near < layout.CELLS for near in (code, *layout.neighbours(code)) if near > 1)
        assert layout.BUTTON not in (code, layout.SWAP)


def test_an_empty_board_is_all_legal() -> None:
    p = layout.new_position(6, layout.KOMI, layout.STANDARD)
    assert p.legal_count == 91
    assert p.button == layout.BUTTON_FREE
    middle = layout.cell_index(6, 6)
    assert p.grow[middle] == 6 + layout.NOT_AN_END
    assert p.grow[layout.cell_index(1, 1)] == 3 + layout.NOT_AN_END


def test_double_placement_has_no_button() -> None:
    assert layout.new_position(3, layout.DOUBLE, layout.STANDARD).button == layout.NO_BUTTON


def test_there_is_room_for_the_longest_game() -> None:
    actions = len(layout.board_cells(layout.MAX_SIDE)) + 2
    assert min(layout.MAX_PLY, layout.MAX_LENGTH, layout.MAX_MOVES) > actions
