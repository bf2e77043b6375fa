from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.options import Options, Settings
from catena_gtp.rules import Ruleset
from catena_gtp.session.attention import Attention
from catena_gtp.ugi.engine import Engine
from tests.ugi.talk import Talk

QUICK = Options(Ruleset(3), settings=Settings(nodes=20), hash_mib=1)
WORDS = (
    "ugi isready uginewgame position startpos fen moves go stop query p1turn gameover result setoption name"
    " value Letters gtp catena Komi Side GameType double no-komi infinite nodes depth 1 2 3 -7 C3 D4 button"
    " swap"
)


class Onlooker:
    """Somebody who chokes on the first thing told."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def __call__(self, line: str) -> None:
        self.heard.append(line)
        if len(self.heard) == 1:
            raise RuntimeError(line)


@pytest.mark.parametrize("line", [b"", b"  ", b"\t\r", b"\x00\x07"])
def test_a_line_without_a_word_says_nothing(line: bytes) -> None:
    talk = Talk()
    talk.send(line)
    assert (talk.said, talk.told) == ([], [])


def test_an_unknown_command_is_told_and_nothing_is_said() -> None:
    talk = Talk()
    assert talk.complaint("showboard") == "unknown command 'showboard'"
    assert talk.complaint("\xe9go") == "unknown command '\\ufffd\\ufffdgo'"
    assert talk.complaint("ugi" * 5000).startswith("unknown command 'ugiugi")
    assert max(map(len, talk.told)) < 100


def test_commands_are_read_in_either_case_and_with_what_is_around_them() -> None:
    talk = Talk(QUICK)
    assert talk("\ufeffUGI\r")[-1] == "ugiok"
    assert talk("  Query \t P1TURN ") == ["response true"]


def test_what_is_refused_changes_nothing() -> None:
    talk = Talk(QUICK)
    talk.silent("position startpos moves C3")
    for line in (
        "position startpos moves C3 C3",
        "position fen nonsense",
        "position",
        "setoption name Side value 1",
    ):
        talk.complaint(line)
    assert talk("query p1turn") == ["response false"]
    talk.complaint("query nonsense")
    assert talk("position startpos moves C3 D4", "query p1turn") == ["response true"]


@given(st.lists(st.lists(st.sampled_from(WORDS.split()), min_size=1, max_size=7).map(" ".join), max_size=8))
def test_whatever_is_sent_is_answered_by_lines_that_controllers_read(lines: list[str]) -> None:
    talk = Talk(QUICK)  # which looks at every line
    for line in lines:
        talk.send(line)
    talk.send("stop")
    assert talk.answer("query p1turn").startswith("response ")
    asked = sum(line.split()[0] == "go" for line in lines)
    assert sum(line.startswith("bestmove") for line in talk.said) == asked


@given(st.lists(st.binary()))
def test_any_bytes(lines: list[bytes]) -> None:
    talk = Talk(QUICK)
    for line in lines:
        talk.send(line.replace(b"\n", b" "))
    assert talk.answer("query gameover") == "response false"


def test_quit_ends_the_session_and_hurries_what_is_before_it() -> None:
    engine = Engine(QUICK)
    lines = (b"quit", b" QUIT\r", b"stop", b"quitting", b"quit now", b"")
    assert [engine.hurries(line) for line in lines] == [True, True, False, False, False, False]
    assert not engine.is_finished
    engine.carry_out(b"quit", Attention(), lambda _piece: None)
    assert engine.is_finished


def test_a_bug_is_told_and_the_session_goes_on() -> None:
    onlooker = Onlooker()
    engine = Engine(QUICK, onlooker)
    said: list[bytes] = []
    for line in (b"go ponder", b"query p1turn"):
        engine.carry_out(line, Attention(), said.append)
    assert onlooker.heard[0] == "catena-gtp: go: 'ponder' is nothing that go knows"
    assert onlooker.heard[1].startswith("Traceback")
    assert said == [b"response true\n"]
