"""Records are read: the rules, the start, the moves, and whatever can be wrong with a file."""

from __future__ import annotations

import pytest
from sgfmill import sgf

from catena_gtp.notation import NotationError, format_position, parse_position
from catena_gtp.notation.records import Record, Step, parse_sgf
from catena_gtp.rules import SWAP, Board, Color, GameType, ImpossiblePosition, Position, Ruleset, Scoring

BLACK, WHITE = Color.BLACK, Color.WHITE
IN_FORCE = Ruleset(4, GameType.KOMI, Scoring.SQUARE, 3.5)


def read(text: str | bytes, in_force: Ruleset = IN_FORCE) -> Record:
    return parse_sgf(text if isinstance(text, bytes) else text.encode(), in_force)


def refused(text: str | bytes, in_force: Ruleset = IN_FORCE) -> str:
    with pytest.raises(NotationError) as caught:
        read(text, in_force)
    message = str(caught.value)
    assert message.isascii()
    assert "\n" not in message
    return message


def start(text: str, in_force: Ruleset = IN_FORCE) -> str:
    return format_position(read(text, in_force).start)


def test_the_rules_of_a_record() -> None:
    rules = read("(;SZ[11]RU[Catena no-komi longest]KM[0])").start.ruleset
    assert rules == Ruleset(6, GameType.NO_KOMI, Scoring.LONGEST, 3.5)
    rules = read("(;GM[1]FF[3]SZ[5]RU[CATENA  Komi Standard]KM[ 6.5 ])").start.ruleset
    assert rules == Ruleset(3, GameType.KOMI, Scoring.STANDARD, 6.5)


@pytest.mark.parametrize(
    "head", ["", "RU[Japanese]", "RU[]KM[]", "RU[Catena]", "GM[1]KM[3.5]", "RU[komi go]"]
)
def test_what_a_record_does_not_tell_is_as_in_force(head: str) -> None:
    assert read(f"(;SZ[7]{head})").start == Position.initial(IN_FORCE)


@pytest.mark.parametrize("side", range(2, 11))
def test_the_side_is_that_of_the_grid(side: int) -> None:
    assert read(f"(;SZ[{2 * side - 1}])").start.ruleset.side == side
    assert read("(;)").start.ruleset.side == 10


@pytest.mark.parametrize("side", range(2, 11))
def test_every_point_of_the_grid_is_a_cell_or_outside(side: int) -> None:
    board = Board.of_side(side)
    for column in range(1, board.width + 1):
        for row in range(1, board.width + 1):
            point = "".join(chr(96 + number) for number in (column, board.width + 1 - row))
            text = f"(;SZ[{board.width}];W[{point}])"
            cell = board.cell_at(column, row)
            if cell is None:
                assert refused(text) == f"at move 1: 'W[{point}]' is outside the hexagon"
            else:
                assert read(text).steps == (Step(WHITE, cell),)


@pytest.mark.parametrize("width", [3, 11, 19])
def test_an_empty_move_in_either_form(width: int) -> None:
    assert read(f"(;SZ[{width}];B[];W[tt])").steps == (Step(BLACK, None), Step(WHITE, None))


def test_the_swap_is_the_first_stone_set_up_in_white() -> None:
    board = Board.of_side(3)
    first, second = board.cell_at(3, 3), board.cell_at(1, 1)
    assert read("(;SZ[5];B[cc];AW[cc]PL[B];B[ae])").steps == (
        Step(BLACK, first), Step(WHITE, SWAP), Step(BLACK, second),
    )  # fmt: skip
    for other in ("AW[ae]", "AB[cc]", "AW[cc][ae]", "AW[cc]AB[ae]", "AE[cc]", "AW[zz]"):
        message = refused(f"(;SZ[5];B[cc];{other})")
        assert message == "at move 2: stones are set up in the middle of the game"


def test_only_the_main_variation_is_read_and_only_the_first_game() -> None:
    record = read("junk (;SZ[5];B[cc](;C[remark];W[dc])(;W[ee])) (;SZ[9];B[aa])")
    assert [step.color for step in record.steps] == [BLACK, WHITE]


def test_a_move_in_the_head_gets_a_node_of_its_own() -> None:
    record = read("(;SZ[5]B[cc]C[x](;W[dc])(;W[ae]))")
    assert [step.color for step in record.steps] == [BLACK, WHITE]
    root = sgf.Sgf_game.from_bytes(record.tree).get_root()
    assert (root.get_move(), root.get("C"), len(root), len(root[0])) == ((None, None), "x", 1, 2)


def test_the_result_is_handed_on() -> None:
    assert read("(;SZ[5]RE[B+R])").result == "B+R"
    assert read("(;SZ[5])").result == ""
    assert read("(;SZ[5]RE[B+\n2][W+1])").result == "B+ 2"


@pytest.mark.parametrize(
    ("setup", "position"),
    [
        ("AB[cc]", "3/4/2b2/4/3 w 1 free b"),
        ("AB[cc]PL[b]", "3/4/2b2/4/3 b 1 free b"),
        ("AB[cc];B[ae]", "3/4/2b2/4/3 b 1 free b"),
        ("AB[cc]AW[ae]", "3/4/2b2/4/w2 b 1 free w"),
        ("AB[cc:cd];AE[cd]AW[ae]C[x];PL[W];W[ba]", "3/4/2b2/4/w2 w 1 free b"),
        ("PL[W]", "3/4/5/4/3 w 1 free -"),
        (";W[ae]", "3/4/5/4/3 b 1 free -"),
    ],
)
def test_stones_before_the_first_move(setup: str, position: str) -> None:
    # Where a column is too far up for side 3, the grid's point is outside; these are all inside.
    setup = setup.replace("W[ba]", "W[ad]")
    assert start(f"(;SZ[5]{setup})") == f"catena 3 komi square 3.5 {position}"


def test_a_start_in_double_placement_is_a_whole_turn() -> None:
    assert start("(;SZ[5]RU[Catena double]AB[cc])").endswith("3/4/2b2/4/3 w 2 none b")


def test_an_exact_start_says_all_but_scoring_and_komi() -> None:
    text = "catena 3 double standard 7 3/4/2b2/4/w2 w 1 none w"
    head = f"SZ[5]RU[Catena double longest]AB[cc]AW[ae]PL[W]CATENA[{text}]"
    exact = read(f"(;{head})").start
    assert exact == parse_position(text.replace("standard 7", "longest 3.5"))
    for wrong in (head.replace("AW[ae]", ""), head.replace("double longest", "komi")):
        assert refused(f"(;{wrong})") == "CATENA does not go with SZ, RU, AB and AW"
    assert refused("(;SZ[5]CATENA[here])") == "a position has 10 fields, not 1"


def test_an_impossible_start_is_refused() -> None:
    with pytest.raises(ImpossiblePosition, match="touches three stones"):
        read("(;SZ[5]AB[cc][bc][dc][cd])")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not SGF: no SGF data found"),
        ("hello", "not SGF: no SGF data found"),
        ("(;SZ[5];B[cc]", "not SGF: unexpected end of SGF data"),
        ("(;SZ[5];B[cc", "not SGF: unexpected end of SGF data"),
        ("(;SZ[5];B)", "not SGF: property with no values"),
        ("(;SZ[five])", "not SGF: bad SZ property: b'five'"),
        ("(;SZ[5:7])", "not SGF: bad SZ property: b'5:7'"),
        ("(;SZ[99])", "not SGF: size out of range: 99"),
        ("(;SZ[8])", "SZ is 8; boards of Catena are 3, 5, ... or 19 wide"),
        ("(;SZ[21])", "SZ is 21; boards of Catena are 3, 5, ... or 19 wide"),
        ("(;GM[11]SZ[11])", "GM is '11', another game; that of Catena is 1, as for Go"),
        ("(;SZ[5]KM[lots])", "KM is 'lots', not a number"),
        ("(;SZ[5]KM[inf])", "KM is 'inf', not a number"),
        ("(;SZ[5]RU[Catena fast])", "RU names 'fast', which is no game type and no scoring"),
        ("(;SZ[5]PL[green])", "at move 1: PL is 'green', not B or W"),
        ("(;SZ[5]AB[zz])", "at move 1: AB has what is no point of the grid"),
        ("(;SZ[5]AB[aa])", "at move 1: 'AB' is outside the hexagon"),
        ("(;SZ[5];B[cc];W[c])", "at move 2: 'W[c]' is no point of a grid 5 wide"),
        ("(;SZ[5];B[cc];W[\xe9\xe9])", "at move 2: 'W[????]' is no point of a grid 5 wide"),
        ("(;SZ[5];B[cc][dc])", "at move 1: 'B[cc]' has further values"),
        ("(;SZ[5];B[cc]W[dc])", "at move 1: one node does more than one thing"),
        ("(;SZ[5];B[cc]AW[dc])", "at move 1: one node does more than one thing"),
        ("(;SZ[5]CA[nonsense])", "CA is 'nonsense', an unknown encoding"),
        ("(;SZ[5]CA[hex])", "CA is 'hex', an unknown encoding"),
        ("(;SZ[5]CA[\0])", "CA is '\\x00', an unknown encoding"),
        ("(;SZ[5];B[cc](;W[dc])(;name[x]))", "not SGF: a property's name has no capital letter"),
    ],
)
def test_what_is_wrong_is_told(text: str, reason: str) -> None:
    assert refused(text).replace("\\ufffd", "?") == reason


def test_text_that_is_not_in_the_encoding_that_is_named() -> None:
    assert refused(b"(;SZ[5]CA[UTF-8]PB[\xfc])") == "byte 19 is not in the encoding that CA names"


@pytest.mark.parametrize(
    "content",
    [
        "(;SZ[5]CA[UTF-8]PB[Jürg])".encode(),
        "(;SZ[5]PB[Jürg])".encode(),
        "\ufeff(;SZ[5]PB[Jürg])".encode(),
        "(;SZ[5]PB[Jürg])".encode("latin-1"),
        "(;PB[Jürg]CA[ISO-8859-15]SZ[5])".encode("latin-1"),
        "(;SZ[5]CA[utf-16]PB[Jürg])".replace("utf-16", "cp1252").encode("cp1252"),
    ],
)
def test_every_encoding_becomes_utf_8(content: bytes) -> None:
    root = sgf.Sgf_game.from_bytes(read(content).tree).get_root()
    assert (root.get("PB"), root.get("CA")) == ("Jürg", "UTF-8")


def test_a_letter_of_two_bytes_ends_no_value() -> None:
    name = "表"  # its second byte in this encoding is a backslash
    root = sgf.Sgf_game.from_bytes(
        read(f"(;SZ[5]CA[shift_jis]PB[{name}])".encode("shift_jis")).tree
    ).get_root()
    assert root.get("PB") == name


def test_many_nodes_are_read_at_once() -> None:
    steps = read("(;SZ[5]" + ";B[]" * 20_000 + ")").steps
    assert len(steps) == 20_000


@pytest.mark.parametrize("content", ["(;" * 40_000 + ")" * 40_000, "(;SZ[5]AB" + "[aa]" * 300_000 + ")"])
def test_what_no_game_needs_is_not_read(content: str) -> None:
    assert refused(content) == "not SGF of one game: it has too many nodes or values"
