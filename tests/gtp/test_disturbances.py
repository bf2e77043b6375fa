"""A controller that does not wait: the real program is disturbed while it searches.

Nothing here sleeps or measures: a search that was not ended would go on for ever, and the test with it.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from types import TracebackType

ROOT = Path(__file__).parents[2]
ENDS_WITHIN_S = 120  # only a hanging program is slower


class Program:
    """The real program with a search that has no end but being disturbed."""

    def __init__(self, *options: str) -> None:
        command = [sys.executable, "-m", "catena_gtp", *(options or ["--depth", "270"])]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT)
        self._watchdog = threading.Timer(ENDS_WITHIN_S, self.process.kill)

    def __enter__(self) -> Program:  # noqa: PYI034 - Self came with Python 3.11
        self._watchdog.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._watchdog.cancel()
        self.process.kill()
        self.process.__exit__(kind, error, trace)  # closes the pipes and waits

    def send(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text.encode())
        self.process.stdin.flush()

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().decode().rstrip("\n")

    def lines(self) -> list[str]:
        """Return the lines up to the next blank one."""
        return list(iter(self.line, ""))


@pytest.mark.parametrize("line", ["\n", "# nothing\n", "  \n", "7\n"])
def test_any_line_ends_an_analysis(line: str) -> None:
    with Program() as program:
        program.send("5 lz-analyze b 1\n")
        assert program.line() == "=5 "
        assert program.line().startswith("info move ")
        program.send(line)
        assert all(report.startswith("info move ") for report in program.lines())
        program.send("name\n")
        assert program.lines() == ["= catena-gtp"]


def test_an_analysis_ends_before_the_next_command_is_answered_however_soon_that_comes() -> None:
    with Program() as program:
        program.send("1 play b F6\n2 kata-analyze 1\n3 name\n4 analyze w 1\n5 stop\n")
        assert program.lines() == ["=1 "]
        assert program.line() == "=2 "
        assert [report.split()[:2] for report in program.lines()] == [["info", "move"]]
        assert program.lines() == ["=3 catena-gtp"]
        assert program.line() == "=4 "
        assert program.lines()[0].startswith("info move ")
        assert program.lines() == ["=5 "]


@pytest.mark.parametrize("line", ["# interrupt\n", "9 stop\n"])
def test_an_interrupt_ends_a_move_that_is_being_thought_about(line: str) -> None:
    with Program() as program:
        program.send("1 lz-genmove_analyze b 1\n")
        assert program.line() == "=1 "
        assert program.line().startswith("info move ")
        program.send(line)
        *reports, last = program.lines()
        assert reports[-1].startswith("info move ")
        assert last == f"play {reports[-1].split()[2]}"
        if "stop" in line:
            assert program.lines() == ["=9 "]
        program.send("last_move\n")
        assert program.lines() == [f"= black {last.split()[1]}"]


@pytest.mark.parametrize(
    "command", ["genmove b", "catena-choose_komi", "catena-choose_color", "catena-solve 1e7"]
)
def test_what_waits_for_its_turn_is_interrupted_too(command: str) -> None:
    with Program() as program:
        program.send(f"1 reg_genmove b\n2 {command}\n# interrupt\n3 name\n")
        assert program.lines()[0].startswith("=1 ")
        assert program.lines()[0].startswith("=2 ")
        assert program.lines() == ["=3 catena-gtp"]


@pytest.mark.parametrize("line", ["# interrupt\n", "9 stop\n"])
def test_an_interrupted_count_fails_and_changes_nothing(line: str) -> None:
    with Program() as program:
        program.send("1 play b F6\n2 catena-perft 60\n")
        assert program.lines() == ["=1 "]
        program.send(line)
        assert program.lines() == ["?2 interrupted"]
        if "stop" in line:
            assert program.lines() == ["=9 "]
        program.send("last_move\n3 catena-perft 1\n")
        assert program.lines() == ["= black F6"]
        assert program.lines() == ["=3 91"]


def test_other_commands_wait_for_a_move_and_the_end_does_not_spoil_it() -> None:
    with Program("--nodes", "3000") as program:
        program.send("1 genmove b\n2 last_move\n3 genmove w\n")
        program.close()
        move = program.lines()[0].removeprefix("=1 ")
        assert program.lines() == [f"=2 black {move}"]
        assert program.lines()[0].startswith("=3 ")
        assert program.process.wait(ENDS_WITHIN_S) == 0


@pytest.mark.parametrize("ended_by", ["quit", "end"])
def test_thinking_on_the_time_of_the_opponent_is_silent_and_delays_nothing(ended_by: str) -> None:
    with Program("--movetime", "0.05", "--ponder", "--threads", "2") as program:
        program.send("1 genmove b\n")
        assert program.lines()[0].startswith("=1 ")
        program.send("2 undo\n")  # it thinks by now
        assert program.lines() == ["=2 "]
        program.send("3 genmove b\n")
        assert program.lines()[0].startswith("=3 ")
        if ended_by == "quit":
            program.send("4 quit\n")
        else:
            program.close()
        assert program.lines() == (["=4 "] if ended_by == "quit" else [])
        assert program.process.wait(ENDS_WITHIN_S) == 0


@pytest.mark.parametrize("ended_by", ["quit", "end"])
def test_quitting_in_the_middle_of_an_analysis(ended_by: str) -> None:
    with Program() as program:
        program.send("catena-analyze 1\n")
        assert program.line() == "= "
        assert program.line().startswith("info move ")
        if ended_by == "quit":
            program.send("quit\n")
        else:
            program.close()
        assert all(report.startswith("info move ") for report in program.lines())
        assert program.lines() == (["= "] if ended_by == "quit" else [])
        assert program.process.wait(ENDS_WITHIN_S) == 0
