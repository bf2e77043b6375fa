"""Games become records, and go on with the tree of one that was read."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from sgfmill import sgf

from catena_gtp.notation.records import Heading, RecordedMove, format_sgf, parse_sgf
from catena_gtp.rules import BUTTON, SWAP, Board, Color, GameType, Position, Ruleset, Scoring

if TYPE_CHECKING:
    from collections.abc import Iterable

BLACK, WHITE = Color.BLACK, Color.WHITE


def written(ruleset: Ruleset, heading: Heading, moves: Iterable[RecordedMove], tree: bytes = b"") -> bytes:
    return format_sgf(Position.initial(ruleset), heading, moves, tree)


def laid(tree: str, *moves: RecordedMove, ruleset: Ruleset | None = None) -> str:
    """Return what stands behind the head when these moves of a game on side 3 are laid into a tree."""
    whole = written(ruleset or Ruleset(3), Heading(), moves, f"(;SZ[5]CA[UTF-8]{tree})".encode()).decode()
    return "".join(whole.split("\n")).partition("SZ[5]")[2].removesuffix(")")


def stone(color: Color, column: int, row: int) -> RecordedMove:
    return RecordedMove(color, cell(Board.of_side(3), column, row))


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
    assert written(ruleset, heading, moves).decode() == (
        "(;FF[4]AP[name:1.2]CA[UTF-8]DT[2024-05-01]GM[1]KM[7]PB[one]PW[two]RE[B+2.5]\n"
        "RU[Catena komi standard]SZ[11];B[ak]BL[59.5];C[a [bracket\\]]W[if];B[]C[button])\n\n"
    )


@pytest.mark.parametrize("side", range(2, 11))
def test_cells_keep_column_and_row_on_the_grid(side: int) -> None:
    ruleset = Ruleset(side)
    board = ruleset.board
    game = sgf.Sgf_game.from_bytes(
        written(ruleset, Heading(), [RecordedMove(BLACK, place) for place in range(board.cell_count)])
    )
    assert game.get_size() == board.width
    moves = [node.get_move() for node in game.get_main_sequence()[1:]]
    assert moves == [("b", (row - 1, column - 1)) for column, row in board.coordinates]


def test_the_button_is_an_empty_move_on_every_board() -> None:
    for side in (2, 10):
        content = written(Ruleset(side), Heading(), [RecordedMove(WHITE, BUTTON, comment="half a point")])
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
    game = sgf.Sgf_game.from_bytes(written(ruleset, Heading(), moves))
    first, swap, last = game.get_main_sequence()[1:]
    assert first.get_move() == ("b", (2, 2))
    assert swap.get_setup_stones() == (set(), {(2, 2)}, set())
    assert (swap.get("PL"), swap.get("C"), swap.get_move()) == ("b", "swap", (None, None))
    assert last.get_move() == ("b", (1, 1))
    assert game.get_root().get("KM") == 0.0


def test_a_swap_needs_a_stone() -> None:
    with pytest.raises(ValueError, match="a swap before the first stone"):
        written(Ruleset(3, GameType.NO_KOMI), Heading(), [RecordedMove(WHITE, SWAP)])


def test_a_turn_of_two_stones_is_two_moves_of_one_color() -> None:
    ruleset = Ruleset(4, GameType.DOUBLE, Scoring.SQUARE)
    moves = [RecordedMove(color, number) for number, color in enumerate([BLACK, WHITE, WHITE, BLACK, BLACK])]
    game = sgf.Sgf_game.from_bytes(written(ruleset, Heading(), moves))
    assert [node.get_move()[0] for node in game.get_main_sequence()[1:]] == list("bwwbb")
    assert game.get_root().get("RU") == "Catena double square"


def test_texts_of_any_kind_are_written_so_that_they_can_be_read() -> None:
    heading = Heading(black="Ü]\\:x\ny", white="\udcff", comment="line\n[two]")
    root = sgf.Sgf_game.from_bytes(written(Ruleset(2), heading, [])).get_root()
    assert (root.get("PB"), root.get("PW"), root.get("C")) == ("Ü]\\:x y", "?", "line\n[two]")


def test_a_move_without_meaning_is_empty_and_has_no_remark() -> None:
    node = sgf.Sgf_game.from_bytes(
        written(Ruleset(2), Heading(), [RecordedMove(BLACK, None)])
    ).get_last_node()
    assert (node.get_move(), node.has_property("C")) == (("b", None), False)


def test_further_properties_come_before_all_others() -> None:
    heading = Heading(black="one", comment="remark", further={"PB": "x]y", "HA": "2", "KM": "3", "XY": "z"})
    root = sgf.Sgf_game.from_bytes(written(Ruleset(2), heading, [])).get_root()
    assert [root.get(name) for name in ("PB", "HA", "KM", "C")] == ["x]y", 2, 3.0, "remark"]
    assert root.get_raw("XY") == b"z"


def test_another_start_is_told_to_go_programs_and_to_ourselves() -> None:
    ruleset = Ruleset(3, GameType.DOUBLE)
    start = Position.initial(ruleset).play(cell(ruleset.board, 3, 3)).play(cell(ruleset.board, 1, 1))
    root = sgf.Sgf_game.from_bytes(format_sgf(start, Heading(), [])).get_root()
    assert root.get_setup_stones() == ({(2, 2)}, {(0, 0)}, set())
    assert root.get("PL") == "w"
    assert root.get_raw("CATENA") == b"catena 3 double standard 7 3/4/2b2/4/w2 w 1 none w"


# In the trees of side 3: B[cc] is C3, W[dc] D3, W[ae] A1, B[ee] is outside the hexagon.
C3, D3, A1 = stone(BLACK, 3, 3), stone(WHITE, 4, 3), stone(WHITE, 1, 1)


def test_the_same_game_leaves_a_tree_as_it_is() -> None:
    tree = ";B[cc]C[one](;C[two]W[dc];C[end]LB[aa:x])(;W[ae];B[ab])(;C[idle])"
    assert laid(tree, C3, D3) == tree


def test_a_game_that_goes_on_is_written_behind_the_last_remark() -> None:
    assert laid(";B[cc];C[end]", C3, D3) == ";B[cc];C[end];W[dc]"
    assert laid(";B[cc](;C[end])(;W[ae])", C3, D3) == ";B[cc](;C[end];W[dc])(;W[ae])"


def test_another_move_comes_before_the_variation_of_the_file() -> None:
    assert laid(";B[cc];W[ae]C[old]", C3, D3) == ";B[cc](;W[dc])(;C[old]W[ae])"


def test_a_variation_that_was_played_becomes_the_main_one() -> None:
    assert laid(";B[cc](;W[ae];B[ab])(;C[x];W[dc]C[y];B[ac])", C3, D3, RecordedMove(BLACK, BUTTON)) == (
        ";B[cc](;C[x];C[y]W[dc](;B[]C[button])(;B[ac]))(;W[ae];B[ab])"
    )


def test_what_follows_the_last_move_is_no_part_of_the_game() -> None:
    assert laid(";B[cc]C[one];C[two];W[dc](;B[ab])(;B[ac])", C3) == ";B[cc]C[one];C[two]"
    assert laid(";B[cc];W[dc]") == ""


def test_a_variation_that_cannot_be_read_stays() -> None:
    assert (
        laid(";B[cc](;W[ae])(;W[ee])(;W[zz]B[aa])", C3, D3) == ";B[cc](;W[dc])(;W[ae])(;W[ee])(;B[aa]W[zz])"
    )


def test_stones_set_up_in_a_variation_are_not_passed_by() -> None:
    assert laid(";B[cc];AB[ba];W[dc]", C3, D3) == ";B[cc](;W[dc])(;AB[ba];W[dc])"
    assert laid(";B[cc];AB[ba]", C3) == ";B[cc]"


def test_a_game_begins_behind_the_stones_that_are_set_up() -> None:
    tree = "(;AB[ba]PL[W];C[x];W[dc])(;AB[ca];W[ae])"
    assert laid(tree, A1) == "(;AB[ba]PL[W];C[x](;W[ae])(;W[dc]))(;AB[ca];W[ae])"


def test_who_is_on_turn_at_the_start_does_not_hang_on_the_first_move() -> None:
    tree = b"(;SZ[5];AB[ca];W[dc])"
    start = parse_sgf(tree, Ruleset(3)).start
    assert b";AB[ca]PL[W])" in format_sgf(start, Heading(), [], tree)


def test_the_swap_is_found_in_a_tree() -> None:
    moves = (C3, RecordedMove(WHITE, SWAP), stone(BLACK, 1, 1))
    tree = ";B[cc];AW[cc]C[mine]PL[B];B[ae]C[yours]"
    assert laid(tree, *moves, ruleset=Ruleset(3, GameType.NO_KOMI)) == tree


def test_the_head_keeps_what_is_not_told_anew_but_for_the_result() -> None:
    tree = b"(;SZ[5]CA[UTF-8]PB[one]PW[two]RE[B+1]XX[kept]RU[Japanese]KM[6.5];B[cc])"
    root = sgf.Sgf_game.from_bytes(written(Ruleset(3), Heading(black="me"), [C3], tree)).get_root()
    assert [root.get(name) for name in ("PB", "PW", "RU", "KM")] == ["me", "two", "Catena komi standard", 7]
    assert root.get_raw("XX") == b"kept"
    assert not root.has_property("RE")


def test_the_engine_starts_without_the_library_for_records() -> None:
    code = (
        "import catena_gtp.cli, sys; print([name for name in sys.modules if 'sgf' in name or 'rich' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "[]\n"
