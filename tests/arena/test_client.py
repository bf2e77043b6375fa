"""A program behind its pipes: real programs, each with one thing wrong."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from catena_gtp.arena.contest.client import Client, EngineFailure
from catena_gtp.arena.model import Cause
from tests.arena.support import ENVIRONMENT

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.usefixtures("nothing_is_left")

LONG_S = 30.0


def client(*arguments: str) -> Client:
    return Client("fake", (sys.executable, "-m", *arguments), dict(ENVIRONMENT), None)


def faulty(*arguments: str) -> Client:
    return client("tests.arena.fakes.faulty", *arguments)


@pytest.fixture
def player() -> Iterator[Client]:
    running = client("tests.arena.fakes.player")
    yield running
    running.close(LONG_S)
    running.discard()


def failure(engine: Client, line: str = "genmove b", limit_s: float = LONG_S) -> EngineFailure:
    with pytest.raises(EngineFailure) as raised:
        engine.ask(line, limit_s)
    assert engine.broken
    assert raised.value.engine == "fake"
    return raised.value


def test_commands_and_replies(player: Client) -> None:
    assert player.ask("name", LONG_S).text == "stranger"
    refused = player.ask("play b A11", LONG_S)
    assert (refused.is_success, refused.text) == (False, "no")
    assert "genmove" in player.ask("list_commands", LONG_S).text.split("\n")
    assert 0 < player.ask("genmove b", LONG_S).seconds < LONG_S
    assert not player.broken


def test_quitting_is_orderly_and_can_be_repeated(player: Client) -> None:
    player.ask("name", LONG_S)
    player.close(LONG_S)
    player.close(LONG_S)
    assert player._program.status == 0


def test_engines_have_a_group_of_their_own(player: Client) -> None:
    assert os.getpgid(player.pid) == player.pid != os.getpgid(0)
    assert os.getsid(player.pid) == player.pid


def test_environment_and_folder(tmp_path: Path) -> None:
    program = "import os, sys; sys.stdin.readline(); print('=', os.environ['WORD'], os.getcwd()); print()"
    engine = Client("fake", (sys.executable, "-c", program), {"WORD": "abc"}, str(tmp_path))
    assert engine.ask("name", LONG_S).text == f"abc {tmp_path.resolve()}"
    engine.close(LONG_S)


@pytest.mark.parametrize("command", [("no-such-program-anywhere",), (str(Path(__file__)),), ("",)])
def test_what_cannot_be_started(command: tuple[str, ...]) -> None:
    with pytest.raises(EngineFailure, match="could not be started") as raised:
        Client("fake", command, {}, None)
    assert raised.value.cause is Cause.CRASH


def test_a_crash_is_told_with_its_status_and_last_words() -> None:
    crash = failure(faulty("crash"))
    assert crash.cause is Cause.CRASH
    assert crash.detail == "ended with status 3 at 'genmove b'; on stderr: first I looked / then I fell"
    assert str(crash) == f"fake: crash: {crash.detail}"


def test_a_signal_is_told_by_name() -> None:
    crash = failure(faulty("be-killed"))
    assert crash.cause is Cause.CRASH
    assert "SIGKILL" in crash.detail


def test_a_closed_output_is_a_crash() -> None:
    crash = failure(faulty("close-output"))
    assert crash.cause is Cause.CRASH
    assert "closed its standard output" in crash.detail


def test_a_program_that_ended_before_the_command() -> None:
    engine = faulty("fall-at-start")
    engine._program.wait(LONG_S)
    assert failure(engine).cause is Cause.CRASH


def test_an_ended_program_is_noticed_though_its_child_keeps_the_output_open(tmp_path: Path) -> None:
    note = tmp_path / "child"
    crash = failure(faulty("leave-a-child", "1", str(note)))
    assert crash.cause is Cause.CRASH
    assert int(note.read_text(encoding="ascii")) > 0


@pytest.mark.parametrize("fault", ["hang", "hang-stubbornly"])
def test_no_answer_is_a_hang(fault: str) -> None:
    engine = faulty(fault)
    engine.ask("name", LONG_S)
    hang = failure(engine, limit_s=0.2)
    assert hang.cause is Cause.HANG
    assert hang.detail == "did not answer 'genmove b' within 0.2 s"


@pytest.mark.parametrize(
    "fault, words",
    [
        ("babble", "wrote 'thinking about it'"),
        ("mutter", "wrote 'hm'"),
        ("noise", "no text"),
        ("reply-without-end", "more than"),
    ],
)
def test_rubbish_is_noticed_at_once(fault: str, words: str) -> None:
    rubbish = failure(faulty(fault))
    assert rubbish.cause is Cause.RUBBISH
    assert words in rubbish.detail


def test_rubbish_before_the_first_command() -> None:
    rubbish = failure(faulty("greet"), "name")
    assert rubbish.cause is Cause.RUBBISH
    assert "Welcome" in rubbish.detail


@pytest.mark.parametrize("fault, words", [("add-remark", "a good move!"), ("reply-twice", "once more")])
def test_rubbish_behind_a_reply_comes_out_at_the_next_command(fault: str, words: str) -> None:
    engine = faulty(fault)
    engine.ask("clear_board", LONG_S)
    engine.ask("genmove b", LONG_S)
    rubbish = failure(engine, "name")
    assert rubbish.cause is Cause.RUBBISH
    assert words in rubbish.detail


def test_a_flood_of_replies_ends_in_a_failure() -> None:
    engine = faulty("flood")
    engine.ask("genmove b", LONG_S)
    assert failure(engine, "name").cause is Cause.RUBBISH


def test_an_id_that_was_not_sent() -> None:
    wrong = failure(faulty("wrong-id"))
    assert wrong.cause is Cause.PROTOCOL
    assert "=7" in wrong.detail


def test_megabytes_on_the_standard_error_are_read_away() -> None:
    engine = faulty("write-errors")
    assert engine.ask("genmove b", LONG_S).is_success
    assert 0 < len(engine._program.errors) <= 4096
    engine.close(LONG_S)
    assert engine._program.status == 0


@pytest.mark.parametrize("fault", ["die-at-quit", "stay-at-quit"])
def test_whatever_happens_at_quitting_is_no_failure(fault: str) -> None:
    engine = faulty(fault)
    engine.ask("name", LONG_S)
    engine.close(0.2)
    assert engine._program.status not in {None, 0}


def test_killed_from_another_thread() -> None:
    engine = faulty("hang")
    engine.ask("name", LONG_S)
    failures: list[EngineFailure] = []
    waiting = threading.Thread(target=lambda: failures.append(failure(engine)))
    waiting.start()
    engine.kill()
    waiting.join(LONG_S)
    assert [found.cause for found in failures] == [Cause.CRASH]
