from __future__ import annotations

import pytest

from catena_gtp.gtp.engine import Engine
from tests.gtp.talk import Talk


class Onlooker:
    """Somebody who chokes on the first thing told."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def __call__(self, line: str) -> None:
        self.heard.append(line)
        if len(self.heard) == 1:
            raise RuntimeError(line)


def test_ids_come_back() -> None:
    talk = Talk()
    assert talk.reply("5 protocol_version") == b"=5 2\n\n"
    assert talk.reply("007protocol_version") == b"=7 2\n\n"
    assert talk.reply("99999999999 nonsense") == b"?99999999999 unknown command\n\n"
    assert talk.reply("clear_board") == b"= \n\n"
    assert talk.reply("8 clear_board") == b"=8 \n\n"


@pytest.mark.parametrize("line", ["", " ", "# play b F6", "17", "17 # x", "\t\r"])
def test_a_line_without_a_command_gets_no_reply(line: str) -> None:
    assert Talk().reply(line) == b""


@pytest.mark.parametrize("name", ["nonsense", "Play", "NAME", "\ufffd", "="])
def test_unknown_commands(name: str) -> None:
    assert Talk().refused(name) == "unknown command"


def test_a_bug_is_answered_and_changes_nothing() -> None:
    onlooker = Onlooker()
    engine = Engine(tell=onlooker)
    engine.answer(b"play b F6")
    before = engine.state
    response = engine.answer(b"3 komi 6.5")  # of which the onlooker is told
    assert response is not None
    assert (response.identity, response.succeeded, response.text) == ("3", False, "internal error")
    assert engine.state is before
    assert "RuntimeError" in onlooker.heard[1]
    later = engine.answer(b"get_komi")
    assert later is not None
    assert later.text == "7"


def test_a_bug_is_raised_where_that_is_wanted() -> None:
    engine = Engine(tell=Onlooker(), reraise=True)
    before = engine.state
    with pytest.raises(RuntimeError):
        engine.answer(b"komi 6.5")
    assert engine.state is before


def test_without_an_onlooker_nothing_is_told() -> None:
    response = Engine(reraise=True).answer(b"komi 6.5")
    assert response is not None
    assert response.succeeded


def test_a_line_of_a_million_characters_is_answered() -> None:
    talk = Talk()
    assert talk.refused("x" * 1_000_000) == "unknown command"
    assert talk.refused("play b " + "F" * 1_000_000).startswith("syntax error: ")
    assert talk.refused("play " + "b " * 500_000) == "syntax error: 'b' is one word too many for play"
    assert talk.reply("1" * 1_000_000 + " name") == b"=" + b"1" * 1_000_000 + b" catena-gtp\n\n"


def test_engines_do_not_share_anything() -> None:
    one, other = Talk(), Talk()
    one("boardsize 8", "play b B3")
    assert other("catena-rules") == Talk()("catena-rules")
    assert other("move_history") == ""


def test_closing_is_possible_at_any_time() -> None:
    engine = Engine()
    engine.close()
    engine.close()


@pytest.mark.parametrize("line", [b"# interrupt", b"  #\tInterrupt \r", b"stop", b"12 stop # now", b"7stop"])
def test_an_interrupt_and_a_stop_hurry(line: bytes) -> None:
    assert Engine().hurries(line)


@pytest.mark.parametrize(
    "line",
    [b"# interrupt me", b"name # interrupt", b"interrupt", b"stopping", b"# stop", b"STOP", b"name"],
)
def test_other_lines_hurry_nobody(line: bytes) -> None:
    assert not Engine().hurries(line)
