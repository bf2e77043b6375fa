"""Game records in SGF."""

from __future__ import annotations

import subprocess
import sys

import pytest
from sgfmill import sgf

from catena_gtp.notation.records import Heading, RecordedMove, format_sgf
from catena_gtp.rules import BUTTON, SWAP, Board, Color, GameType, Ruleset, Scoring

BLACK, WHITE = Color.BLACK, Color.WHITE


def cell(board: Board, column: int, row: int) -> int:
    found = board.cell_at(column, row)
    assert found is not None
    return found


def test_a_record_as_it_is_written() -> None:
    ruleset = Ruleset(6, komi=7)
    board = ruleset.board
    heading = Heading("one", "two", "B+2.5", "2024-05-01", program=("name", "1.2"))
    moves = [
        RecordedMove(BLACK, cell(board, 1, 1), left_s=59.5),
        RecordedMove(WHITE, cell(board, 9, 6), comment="a [bracket]"),
        RecordedMove(BLACK, BUTTON),
    ]
    assert format_sgf(ruleset, heading, moves).decode() == (
        "(;FF[4]AP[name:1.2]CA[UTF-8]DT[2024-05-01]GM[1]KM[7]PB[one]PW[two]RE[B+2.5]\n"
        "RU[Catena komi standard]SZ[11];B[ak]BL[59.5];C[a [bracket\\]]W[if];B[]C[button])\n\n"
    )


@pytest.mark.parametrize("side", range(2, 11))
def test_cells_keep_column_and_row_on_the_grid(side: int) -> None:
    ruleset = Ruleset(side)
    board = ruleset.board
    game = sgf.Sgf_game.from_bytes(
        format_sgf(ruleset, Heading(), [RecordedMove(BLACK, place) for place in range(board.cell_count)])
    )
    assert game.get_size() == board.width
    moves = [node.get_move() for node in game.get_main_sequence()[1:]]
    assert moves == [("b", (row - 1, column - 1)) for column, row in board.coordinates]


def test_the_button_is_an_empty_move_on_every_board() -> None:
    for side in (2, 10):
        content = format_sgf(Ruleset(side), Heading(), [RecordedMove(WHITE, BUTTON, comment="half a point")])
        assert b"W[]" in content
        node = sgf.Sgf_game.from_bytes(content).get_last_node()
        assert node.get_move() == ("w", None)
        assert node.get("C") == "button\nhalf a point"


def test_the_swap_sets_the_first_stone_up_in_white_with_black_on_turn() -> None:
    ruleset = Ruleset(3, GameType.NO_KOMI)
    place = cell(ruleset.board, 3, 3)
    moves = [
        RecordedMove(BLACK, place),
        RecordedMove(WHITE, SWAP, left_s=5.0),
        RecordedMove(BLACK, cell(ruleset.board, 2, 2)),
    ]
    game = sgf.Sgf_game.from_bytes(format_sgf(ruleset, Heading(), moves))
    first, swap, last = game.get_main_sequence()[1:]
    assert first.get_move() == ("b", (2, 2))
    assert swap.get_setup_stones() == (set(), {(2, 2)}, set())
    assert (swap.get("PL"), swap.get("C"), swap.get_move()) == ("b", "swap", (None, None))
    assert last.get_move() == ("b", (1, 1))
    assert game.get_root().get("KM") == 0.0


def test_a_swap_needs_a_stone() -> None:
    with pytest.raises(ValueError, match="a swap before the first stone"):
        format_sgf(Ruleset(3, GameType.NO_KOMI), Heading(), [RecordedMove(WHITE, SWAP)])


def test_a_turn_of_two_stones_is_two_moves_of_one_color() -> None:
    ruleset = Ruleset(4, GameType.DOUBLE, Scoring.SQUARE)
    moves = [RecordedMove(color, number) for number, color in enumerate([BLACK, WHITE, WHITE, BLACK, BLACK])]
    game = sgf.Sgf_game.from_bytes(format_sgf(ruleset, Heading(), moves))
    assert [node.get_move()[0] for node in game.get_main_sequence()[1:]] == list("bwwbb")
    assert game.get_root().get("RU") == "Catena double square"


def test_texts_of_any_kind_are_written_so_that_they_can_be_read() -> None:
    heading = Heading(black="Ü]\\:x\ny", white="\udcff", comment="line\n[two]")
    root = sgf.Sgf_game.from_bytes(format_sgf(Ruleset(2), heading, [])).get_root()
    assert (root.get("PB"), root.get("PW"), root.get("C")) == ("Ü]\\:x y", "?", "line\n[two]")


def test_the_engine_starts_without_the_library_for_records() -> None:
    code = (
        "import catena_gtp.cli, sys; print([name for name in sys.modules if 'sgf' in name or 'rich' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "[]\n"
