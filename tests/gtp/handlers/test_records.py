"""Loading and saving records over the protocol."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sgfmill import sgf

from catena_gtp import __version__
from catena_gtp.options import Options, Settings
from catena_gtp.replay import LARGEST_FILE_BYTES
from catena_gtp.rules import Color
from tests.gtp.talk import Talk

if TYPE_CHECKING:
    from pathlib import Path

GAME = (
    "(;SZ[5]KM[2]RU[Catena komi longest]PB[one]C[head];B[cc]C[first]"
    "(;W[dc];B[]C[half a point])(;W[ae]C[or this]))"
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.sgf"
    path.write_text(GAME)
    return path


def told(content: str | bytes, folder: Path) -> str:
    """Load a file that is refused; return what the onlooker is told behind the file's name."""
    path = folder / "wrong.sgf"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    talk = Talk()
    talk("boardsize 3", "play b C3")
    assert talk.refused(f"loadsgf {path}") == "cannot load file"
    assert len(talk.told) == 1
    return talk.told[0].partition("wrong.sgf': ")[2]


def test_a_game_is_loaded(file: Path) -> None:
    talk = Talk()
    talk("boardsize 11", "time_settings 60 0 0", "time_left b 3 0", "play b F6")
    assert talk(f"loadsgf {file}") == ""
    assert talk("move_history") == "black pass\nwhite D3\nblack C3"
    assert talk("catena-position") == "catena 3 komi longest 2 3/4/2bw1/4/3 w 1 b w"
    assert talk("catena-coordinates") == "gtp"
    assert talk.state.clocks[Color.BLACK].left_s == 60
    assert talk("gg-undo 3") == ""
    assert talk.refused("undo") == "cannot undo"


@pytest.mark.parametrize(("number", "length"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (10**20, 3)])
def test_a_game_is_loaded_before_a_move(file: Path, number: int, length: int) -> None:
    talk = Talk()
    talk(f"loadsgf {file} {number}")
    assert len(talk("move_history").split("\n")) == max(length, 1)
    assert talk.state.game.length == length


def test_a_number_of_a_move_is_a_count(file: Path) -> None:
    assert Talk().refused(f"loadsgf {file} x") == "syntax error: 'x' is not a whole number"
    assert Talk().refused(f"loadsgf {file} -1") == "syntax error: '-1' is negative"


def test_what_is_not_in_the_file_stays_in_force(tmp_path: Path) -> None:
    (tmp_path / "bare.sgf").write_text("(;SZ[7];B[cc])")
    talk = Talk()
    talk("catena-scoring square", "komi 6", f"loadsgf {tmp_path / 'bare.sgf'}")
    assert talk("kata-get-rules") == '{"side": 4, "game_type": "komi", "scoring": "square", "komi": 6}'


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("no record", "not SGF: no SGF data found"),
        (GAME[:-20], "not SGF: unexpected end of SGF data"),
        ("(;GM[2]SZ[11])", "GM is '2', another game; that of Catena is 1, as for Go"),
        ("(;SZ[5];B[cc];W[bc];B[bb];W[cb])", "move 4, white C4, is illegal: branch"),
        ("(;SZ[5];B[cc];W[cc];B[dc])", "move 2, white C3, is illegal: occupied"),
        ("(;SZ[5];B[cc];W[ea];B[aa])", "at move 3: 'B[aa]' is outside the hexagon"),
        ("(;SZ[5]AB[cc][bc][dc][cd])", "impossible position: a group is no strip: the stone in column 3, "),
    ],
)
def test_a_file_that_holds_no_game(tmp_path: Path, content: str, reason: str) -> None:
    assert told(content, tmp_path).startswith(reason)


def test_an_illegal_move_behind_the_number_counts_too(tmp_path: Path) -> None:
    (tmp_path / "wrong.sgf").write_text("(;SZ[5];B[cc];W[dc];B[cc])")
    assert Talk().refused(f"loadsgf {tmp_path / 'wrong.sgf'} 2") == "cannot load file"


def test_a_huge_file(tmp_path: Path) -> None:
    assert told(b"(;SZ[5]C[" + b"x" * LARGEST_FILE_BYTES + b"])", tmp_path).startswith("larger than ")


@pytest.mark.parametrize("name", ["none.sgf", "."])
def test_no_file(name: str) -> None:
    talk = Talk()
    assert talk.refused(f"loadsgf {name}") == "cannot load file"
    assert talk.told[0].startswith(f"catena-gtp: cannot load '{name}': ")


def test_another_result_than_the_file_says_is_told(tmp_path: Path) -> None:
    (tmp_path / "end.sgf").write_text("(;SZ[3]KM[7]RE[B+3];B[ca];W[ac];B[bb])")
    talk = Talk()
    talk(f"loadsgf {tmp_path / 'end.sgf'}")
    assert talk.told == ["catena-gtp: the file's result is 'B+3', by the rules it is W+4.5"]
    assert "RE[W+4.5]" in talk("printsgf")


def test_the_record_of_a_new_game() -> None:
    talk = Talk()
    talk("boardsize 2", "komi 6.5", "play b C3", "play w A1", "play b B2", "play w pass")
    today = datetime.now().astimezone().date().isoformat()
    assert talk("printsgf -") == (
        f"(;FF[4]AP[catena-gtp:{__version__}]CA[UTF-8]DT[{today}]GM[1]KM[6.5]RE[W+4]\n"
        "RU[Catena komi standard]SZ[3];B[ca];W[ac];B[bb];W[])"
    )
    assert talk("printsgf") == talk("printsgf -")


def test_the_engine_is_named_for_the_colors_that_it_plays(tmp_path: Path) -> None:
    talk = Talk(Options(settings=Settings(nodes=5), hash_mib=1))
    talk("boardsize 2", "play b B2", "genmove w")
    assert f"PW[catena-gtp {__version__}]" in talk("printsgf")
    assert "PB[" not in talk("printsgf")
    talk(f"gomill-savesgf {tmp_path / 'x.sgf'} PB=somebody PW=me", "undo", "genmove b")
    assert b"PW[me]" in (tmp_path / "x.sgf").read_bytes()
    assert "PB[catena-gtp" in talk("printsgf")
    assert "PW[" not in talk("clear_board", "printsgf")


def test_comments_and_variations_survive(file: Path) -> None:
    talk = Talk()
    talk(f"loadsgf {file}")
    whole = talk("printsgf").replace("\n", "")
    for part in ("PB[one]", "C[head]", "C[first]", "(;W[dc];B[]C[half a point])(;C[or this]W[ae]))"):
        assert part in whole
    assert "DT[" not in whole
    talk("play w B2")
    assert "(;W[dc];B[]C[half a point];W[bd])(;C[or this]W[ae])" in talk("printsgf").replace("\n", "")
    talk("gg-undo 3", "play w B1")
    assert "(;W[be])(;W[dc];B[]C[half a point])(;C[or this]W[ae])" in talk("printsgf").replace("\n", "")
    talk("komi 5")
    assert "PB[one]" in talk("printsgf")
    talk("clear_board")
    assert "PB[one]" not in talk("printsgf")


def test_what_is_saved_can_be_loaded(tmp_path: Path) -> None:
    talk, path = Talk(), tmp_path / "new.sgf"
    talk("boardsize 4", "catena-game_type double", "play b A1", "play w D4", "play w G7", f"printsgf {path}")
    other = Talk()
    other(f"loadsgf {path}")
    assert other("catena-digest") == talk("catena-digest")
    assert other("move_history") == talk("move_history")


def test_a_position_that_was_set_up_is_saved_with_the_moves_after_it(tmp_path: Path) -> None:
    talk, path = Talk(), tmp_path / "new.sgf"
    talk("catena-position catena 3 komi standard 7 3/4/2bw1/4/3 b 1 w w", "play b A1", f"printsgf {path}")
    digest = talk("catena-digest")
    assert talk(f"loadsgf {path}", "catena-digest") == digest
    assert talk("move_history") == "black A1"


def test_gomill_gives_properties(tmp_path: Path) -> None:
    talk, path = Talk(), tmp_path / "saved.sgf"
    talk("play b F6")
    assert (
        talk(rf"gomill-savesgf {path} PB=testplayer PW=GNU\_Go:3.8 re=W+3.5 C=a]\\b KM=1 DT=2020-01-02") == ""
    )
    root = sgf.Sgf_game.from_bytes(path.read_bytes()).get_root()
    names = ("PB", "PW", "RE", "C", "KM", "DT", "AP")
    assert [root.get(name) for name in names] == [
        "testplayer", "GNU Go:3.8", "W+3.5", "a]\\b", 1.0, "2020-01-02", ("catena-gtp", __version__),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("words", "failure"),
    [
        ("PB", "syntax error: 'PB' is not PROPERTY=VALUE"),
        ("PB=x 1=2", "syntax error: '1=2' is not PROPERTY=VALUE"),
        ("PB=x =2", "syntax error: '=2' is not PROPERTY=VALUE"),
        ("sz=19", "syntax error: SZ follows from the game and cannot be set"),
        ("B=aa", "syntax error: B follows from the game and cannot be set"),
    ],
)
def test_wrong_properties_leave_no_file(tmp_path: Path, words: str, failure: str) -> None:
    assert Talk().refused(f"gomill-savesgf {tmp_path / 'x.sgf'} {words}") == failure
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["printsgf", "gomill-savesgf"])
def test_a_file_that_cannot_be_written(tmp_path: Path, command: str) -> None:
    talk = Talk()
    assert talk.refused(f"{command} {tmp_path / 'none' / 'x.sgf'}") == "cannot save file"
    assert "No such file or directory" in talk.told[0]


def test_a_record_in_a_reply_has_no_blank_line_and_says_the_same(tmp_path: Path) -> None:
    comment = "one\n\n\n  \ntwo\n"
    path = tmp_path / "game.sgf"
    path.write_text(f"(;SZ[5]C[{comment}];B[cc])")
    talk = Talk()
    text = talk(f"loadsgf {path}", "printsgf")
    assert sgf.Sgf_game.from_string(text).get_root().get("C") == "one\n \n \n \ntwo\n"
    talk(f"printsgf {path}")
    assert sgf.Sgf_game.from_bytes(path.read_bytes()).get_root().get("C") == comment


PIECES = "( ) (; ; [ ] \\ : B[cc] W[] W[dc] AW[cc] AE[cc] PL[W] SZ[5] SZ[19] CA[utf-16] KM[1e400] RU[Catena]"
DAMAGE = st.lists(
    st.tuples(st.integers(0, 200), st.integers(0, 9), st.sampled_from(["", *PIECES.split()])), max_size=3
)


@given(DAMAGE, st.integers(0, 5))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_damaged_file_is_refused_or_is_a_game_that_is_saved_and_loaded(
    tmp_path: Path, damage: list[tuple[int, int, str]], number: int
) -> None:
    content = GAME
    for place, cut, piece in damage:
        content = content[:place] + piece + content[place + cut :]
    path, talk = tmp_path / "damaged.sgf", Talk()
    path.write_text(content)
    if talk.reply(f"loadsgf {path} {number}") == b"? cannot load file\n\n":
        assert talk.told[-1].startswith("catena-gtp: cannot load ")
        return
    seen = talk.glance()
    saved = talk("printsgf")
    talk(f"printsgf {path}", f"loadsgf {path}")
    assert talk.glance() == seen
    assert talk("printsgf") == saved
