"""A whole match: what is left to be played is handed out, what was played is kept, until there is an end.

One thread, the main one, keeps the records and shows the match; those who play tell it by messages. It knows
nothing of how the games are played.
"""

from __future__ import annotations

import queue
import signal
import threading
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from catena_gtp.arena.tournament.messages import (
    Broke,
    Done,
    Failed,
    Finished,
    Interrupted,
    Message,
    Players,
    Said,
    Started,
)
from catena_gtp.arena.tournament.schedule import remaining, schedule
from catena_gtp.arena.tournament.sequential import SequentialTest
from catena_gtp.files import write_whole

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from catena_gtp.arena.model import GameRecord, GameTask, MatchSpec
    from catena_gtp.arena.tournament.records import MatchFolder, Plan

HTML_REPORT: Final = "report.html"
MARKDOWN_REPORT: Final = "report.md"
# Windows lets a waiting thread hear of a signal only when the wait is over.
_TICK_S: Final = 0.5
# Engines that were killed are gone within this, or something is wrong with the machine.
_ABANDON_S: Final = 20.0
_INTERRUPTED: Final = 128


class View(Protocol):
    """Whoever shows the match while it runs."""

    def started(self, task: GameTask) -> None:
        """Show a game that begins."""

    def finished(self, record: GameRecord) -> None:
        """Show a game that has ended."""

    def dropped(self, task: GameTask) -> None:
        """Show a game that was begun and will have no record."""

    def say(self, text: str) -> None:
        """Show a line."""


@dataclass(frozen=True, slots=True)
class Ending:
    """Why no more games are played, in words, and the exit status that goes with it."""

    reason: str
    status: int = 0


def left_to_play(plan: Plan, records: Sequence[GameRecord]) -> int:
    """Return how many games of a plan have no record yet."""
    return sum(map(len, remaining(_pairs(plan), _numbers(records))))


def run_match(folder: MatchFolder, players: Players, view: View) -> Ending:
    """Play what is left of the folder's match; every engine is gone when this returns or raises.

    Records are kept as games end. SIGINT, SIGTERM and SIGHUP end the match, not the process.
    """
    if folder.plan is None:
        raise ValueError("the folder has no plan yet")
    pairs = remaining(_pairs(folder.plan), _numbers(folder.records))
    test = SequentialTest(folder.plan.match, folder.records)
    if not pairs:
        return Ending("all games were played before")
    if test.verdict is not None:
        return Ending(test.verdict)
    inbox: queue.SimpleQueue[Message] = queue.SimpleQueue()
    with _signals_to(inbox):
        try:
            players.start(pairs, inbox)
            return _Run(folder, players, view, test, sum(map(len, pairs))).until_the_end(inbox)
        except BaseException:
            players.abandon()
            raise
        finally:
            players.close()


class _Run:
    """A match under way."""

    def __init__(
        self, folder: MatchFolder, players: Players, view: View, test: SequentialTest, left: int
    ) -> None:
        self._folder = folder
        self._players = players
        self._view = view
        self._test = test
        self._left = left
        self._running: dict[int, GameTask] = {}
        self._ending: Ending | None = None

    def until_the_end(self, inbox: queue.SimpleQueue[Message]) -> Ending:
        """Answer messages until no game is under way and none will be begun."""
        while True:
            try:
                message = inbox.get(timeout=_TICK_S)
            except queue.Empty:
                continue
            if isinstance(message, Done):
                break
            if isinstance(message, Interrupted):
                return self._interrupted(message, inbox)
            self._hear(message)
        self._drop_running()
        if self._ending is None or self._left == 0:
            return Ending("all games are played")
        return self._ending

    def _drop_running(self) -> None:
        for task in self._running.values():
            self._view.dropped(task)

    def _hear(self, message: Message) -> None:
        if isinstance(message, Started):
            self._running[message.task.number] = message.task
            self._view.started(message.task)
        elif isinstance(message, Finished):
            self._keep(message.record)
        elif isinstance(message, Said):
            self._view.say(message.text)
        elif isinstance(message, Failed):
            self._end(Ending(message.reason, status=1))
        elif isinstance(message, Broke):
            raise message.error

    def _keep(self, record: GameRecord) -> None:
        self._running.pop(record.task.number, None)
        if not self._folder.add(record):
            return
        self._left -= 1
        self._view.finished(record)
        self._test.add(record)
        if self._test.verdict is not None:
            self._end(Ending(self._test.verdict))

    def _end(self, ending: Ending) -> None:
        """Begin no other pair, for the first reason there is."""
        if self._ending is None:
            self._ending = ending
            self._players.stop()
            if self._left:
                self._view.say(ending.reason)

    def _interrupted(self, message: Interrupted, inbox: queue.SimpleQueue[Message]) -> Ending:
        """End everything now; games that were told of by then are kept. Another signal changes nothing."""
        self._view.say("interrupted: the games under way are given up, the engines are ended")
        self._players.abandon()
        late: Message | None = None
        while not isinstance(late, Done):
            try:
                late = inbox.get(timeout=_ABANDON_S)
            except queue.Empty:
                break
            if isinstance(late, Finished):
                self._keep(late.record)
        self._drop_running()
        name = signal.Signals(message.signal).name
        return Ending(f"interrupted ({name})", _INTERRUPTED + message.signal)


@contextmanager
def _signals_to(inbox: queue.SimpleQueue[Message]) -> Iterator[None]:
    """Turn the signals that end a process into messages; only the main thread can."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    names = ("SIGINT", "SIGTERM", "SIGHUP")
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = {
        number: signal.signal(number, lambda received, _frame: inbox.put(Interrupted(received)))
        for number in numbers
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def write_reports(path: Path, match: MatchSpec, records: Sequence[GameRecord]) -> None:
    """Write the reports of a match into its folder."""
    from catena_gtp.arena.report import html_report, markdown_report  # noqa: PLC0415 - only at the end

    write_whole(path / HTML_REPORT, html_report(match, records))
    write_whole(path / MARKDOWN_REPORT, markdown_report(match, records))


def _pairs(plan: Plan) -> list[tuple[GameTask, ...]]:
    return schedule(plan.match, plan.openings)


def _numbers(records: Sequence[GameRecord]) -> list[int]:
    return [record.task.number for record in records]
