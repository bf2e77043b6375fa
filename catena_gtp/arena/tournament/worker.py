"""Plays pairs of games, one after the other, with engines of its own.

Engines are started when a game first needs them and kept for the games after it. An engine whose process
ended or had to be ended is started again, as often in the whole match as the match allows. A match has one
worker for each game that may be under way at once; each is used by one thread.
"""

from __future__ import annotations

import threading
from collections import Counter
from typing import TYPE_CHECKING, Protocol

from catena_gtp.arena.contest.client import EngineFailure
from catena_gtp.arena.contest.contestant import Contestant
from catena_gtp.arena.contest.game import play_game
from catena_gtp.arena.tournament.schedule import engine_seed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from catena_gtp.arena.model import EngineSpec, GameRecord, GameTask, MatchSpec
    from catena_gtp.arena.tournament.schedule import Pair


class AbandonedError(Exception):
    """The games were called off from another thread."""


class EngineOutError(Exception):
    """An engine failed more often than the match allows; str() says so in words."""


class Failures:
    """How often each engine had to be started again, counted for all workers of a process together."""

    def __init__(self, allowed: int, counts: Mapping[str, int] | None = None) -> None:
        self._allowed = allowed
        self._counts = Counter(counts or {})
        self._lock = threading.Lock()
        self.out: str | None = None
        """What to say of the first engine that is out, None while all are in."""
        self.noted: list[tuple[str, str]] = []
        """Every failure noted here: the engine, and what it did."""

    def note(self, engine: str, detail: str) -> bool:
        """Count a failure; return whether the engine may be started again."""
        with self._lock:
            self.noted.append((engine, detail))
            self._counts[engine] += 1
            count = self._counts[engine]
            if count <= self._allowed:
                return True
            times = {1: "once", 2: "twice"}.get(count, f"{count} times")
            self.out = self.out or f"{engine} is out: it failed {times}, at last: {detail}"
            return False

    def check(self) -> None:
        """Raise EngineOutError if an engine is out."""
        if self.out is not None:
            raise EngineOutError(self.out)

    @property
    def counts(self) -> dict[str, int]:
        """The failures of each engine that had any."""
        with self._lock:
            return dict(self._counts)


class Watcher(Protocol):
    """Is told how a worker gets on."""

    def started(self, task: GameTask) -> None:
        """Hear that a game begins."""

    def say(self, text: str) -> None:
        """Hear what a person should know, in a line."""


class Worker:
    """Engines at work on the games of one match."""

    def __init__(self, spec: MatchSpec) -> None:
        self._spec = spec
        self._engines: dict[str, Contestant] = {}
        self._lock = threading.Lock()
        self._abandoned = False
        self._kill_starting: Callable[[], None] | None = None

    def games(self, pair: Pair, failures: Failures, watch: Watcher) -> Iterator[GameRecord]:
        """Play the games of a pair; AbandonedError after `abandon`, EngineOutError once an engine is out."""
        for task in pair:
            failures.check()
            first, second = (self._engine(name, failures, watch) for name in (task.first, task.second))
            watch.started(task)
            record = play_game(task, self._spec.ruleset, self._spec.pie, self._spec.time, first, second)
            if self._abandoned:
                raise AbandonedError
            self._part_with_broken(record, failures, watch)
            yield record

    def _engine(self, name: str, failures: Failures, watch: Watcher) -> Contestant:
        """Return the engine of that name, started if need be, again and again while the match allows it."""
        while name not in self._engines:
            (spec,) = (engine for engine in self._spec.engines if engine.name == name)
            try:
                engine = self._start(spec)
            except EngineFailure as failure:
                if self._abandoned:
                    raise AbandonedError from None
                words = f"it did not start ({failure.cause.value}): {failure.detail}"
                if not failures.note(name, words):
                    failures.check()
                watch.say(f"{name} is started again: {words}")
                continue
            with self._lock:
                self._engines[name] = engine
                if self._abandoned:
                    engine.kill()
                    raise AbandonedError
        return self._engines[name]

    def _start(self, spec: EngineSpec) -> Contestant:
        try:
            return Contestant.start(
                spec,
                engine_seed(self._spec, spec.name),
                ruleset=self._spec.ruleset,
                time=self._spec.time,
                on_process=self._watch_start,
            )
        finally:
            self._kill_starting = None

    def _watch_start(self, kill: Callable[[], None]) -> None:
        with self._lock:
            self._kill_starting = kill
            if self._abandoned:
                kill()

    def _part_with_broken(self, record: GameRecord, failures: Failures, watch: Watcher) -> None:
        broken = [name for name, engine in self._engines.items() if engine.broken]
        for name in broken:
            with self._lock:
                engine = self._engines.pop(name)
            engine.close()
            if name != record.at_fault:
                words = "its process ended between the games"
            else:
                words = f"{record.cause.value} in {record.task.label}: {record.detail}"
            if failures.note(name, words):
                watch.say(f"{name} is started again: {words}")

    def abandon(self) -> None:
        """End all games and starts at once, from any thread; the engines' processes are killed."""
        with self._lock:
            self._abandoned = True
            engines = list(self._engines.values())
            if self._kill_starting is not None:
                self._kill_starting()
        for engine in engines:
            engine.kill()

    def close(self) -> None:
        """Quit the engines; every one is gone when this returns."""
        with self._lock:
            engines, self._engines = list(self._engines.values()), {}
        for engine in engines:
            engine.close()
