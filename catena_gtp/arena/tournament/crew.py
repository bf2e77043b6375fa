"""What runs on the workers of a Dask cluster: pairs of games, with engines that are started there.

Needs the package distributed, an extra. The client's side is in `cluster`.
"""

from __future__ import annotations

import asyncio
import threading
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from distributed import WorkerPlugin, get_worker

from catena_gtp.arena.tournament.worker import EngineOutError, Failures, Worker

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from catena_gtp.arena.model import GameRecord, GameTask, MatchSpec
    from catena_gtp.arena.tournament.schedule import Pair

# So long after its last game an arena that was killed is taken for gone, and its engines are ended.
_IDLE_S: Final = 120.0


@dataclass(frozen=True, slots=True)
class PairResult:
    """The games of a pair that were played to their end, and what else happened.

    `failures` are engines that had to be started again, each with what it did; `out` is what is wrong if one
    is out.
    """

    records: tuple[GameRecord, ...]
    said: tuple[str, ...]
    failures: tuple[tuple[str, str], ...]
    out: str | None


class Crew(WorkerPlugin):
    """The engines of one match in one worker process, as many sets of them as games are played at once."""

    def __init__(self, name: str, spec: MatchSpec) -> None:
        self.name = name
        self._spec = spec

    def setup(self, worker: object) -> None:  # noqa: ARG002 - Dask's form
        """Begin, in the worker process, without any engine."""
        self._lock = threading.Lock()
        self._all: list[Worker] = []
        self._idle: list[Worker] = []
        self._closed = False
        self._timer: threading.Timer | None = None

    async def teardown(self, worker: object) -> None:  # noqa: ARG002 - Dask's form
        """End all engines, and the games that are under way with them."""
        await asyncio.to_thread(self._end)

    @contextmanager
    def borrowed(self) -> Iterator[Worker]:
        """Give a set of engines that no other thread uses."""
        with self._lock:
            if self._closed:
                raise RuntimeError("the match is over")
            if self._timer is not None:
                self._timer.cancel()
            if not self._idle:
                self._idle.append(Worker(self._spec))
                self._all.append(self._idle[-1])
            worker = self._idle.pop()
        try:
            yield worker
        finally:
            with self._lock:
                self._idle.append(worker)
                if len(self._idle) == len(self._all) and not self._closed:
                    self._timer = threading.Timer(_IDLE_S, self._rest)
                    self._timer.daemon = True
                    self._timer.start()

    def _rest(self) -> None:
        """Quit the engines that nobody has used for long; they are started again if need be."""
        with self._lock:
            for worker in self._idle:
                worker.close()

    def _end(self) -> None:
        with self._lock:
            self._closed = True
            workers = list(self._all)
            if self._timer is not None:
                self._timer.cancel()
        for worker in workers:
            worker.abandon()
            worker.close()


class _Listener:
    """Keeps what a worker says until the pair is over."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def started(self, task: GameTask) -> None:
        """Let it pass: only the end of a game is told."""

    def say(self, text: str) -> None:
        self.said.append(text)


def play_pair(crew_name: str, pair: Pair, allowed: int, counts: Mapping[str, int]) -> PairResult:
    """Play a pair of games, in a task on a Dask worker where the crew of that name is.

    `allowed` and `counts` are how often each engine may fail and how often it has before.
    """
    plugins: dict[str, Any] = get_worker().plugins
    crew: Crew = plugins[crew_name]
    failures = Failures(allowed, counts)
    listener = _Listener()
    records: list[GameRecord] = []
    out: str | None = None
    with crew.borrowed() as worker:
        try:
            records.extend(worker.games(pair, failures, listener))
        except EngineOutError as error:
            out = str(error)
    return PairResult(tuple(records), tuple(listener.said), tuple(failures.noted), out)
