"""Games played by a Dask cluster: pairs go out as tasks, their records come back as they end.

At any time there are as many pairs out as the cluster has threads, so that workers can come and go and the
match can stop without delay. A pair whose worker is lost is played again elsewhere; since its records come
back in one piece and are kept by number, no game is lost or counted twice.
Needs the package distributed, an extra.
"""

from __future__ import annotations

import contextlib
import logging
import threading
import time
import uuid
from typing import TYPE_CHECKING, Final

from distributed import Client, Future

from catena_gtp.arena.tournament.crew import Crew, PairResult, play_pair
from catena_gtp.arena.tournament.messages import Broke, Done, Failed, Finished, MatchError, Message, Said
from catena_gtp.arena.tournament.worker import Failures

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from queue import SimpleQueue

    from catena_gtp.arena.model import MatchSpec
    from catena_gtp.arena.tournament.schedule import Pair

_CONNECT_S: Final = 15.0
_CLOSE_S: Final = 15.0
# How often workers are counted, and how long the match waits while there are none.
_LOOK_S: Final = 1.0
_NOBODY_S: Final = 300.0
# A pair that failed for a reason of its worker's is tried elsewhere so many times.
_RETRIES: Final = 2


class Cluster:
    """The workers of a Dask scheduler."""

    def __init__(self, spec: MatchSpec, address: str, connect_s: float = _CONNECT_S) -> None:
        """Connect; MatchError if there is no scheduler within `connect_s`."""
        self._spec = spec
        self._address = address
        # What goes wrong is told in words of our own; Dask's would run through the view.
        logging.getLogger("distributed").setLevel(logging.CRITICAL)
        try:
            self._client = Client(address, timeout=connect_s, set_as_default=False)
        except (OSError, TimeoutError, ValueError) as error:
            raise MatchError(f"there is no Dask scheduler at {address}: {error}") from error
        self._crew = f"catena-gtp match {uuid.uuid4().hex}"
        self._failures = Failures(spec.restarts)
        self._lock = threading.Lock()
        self._out: dict[int, Future[PairResult]] = {}
        self._pairs: Iterator[Pair] = iter(())
        self._stopped = False
        self._awake = threading.Event()
        self._feeder: threading.Thread | None = None

    def start(self, pairs: Sequence[Pair], inbox: SimpleQueue[Message]) -> None:
        """Begin to hand out the pairs, in order."""
        self._pairs = iter(pairs)
        self._client.register_plugin(Crew(self._crew, self._spec), name=self._crew)
        self._feeder = threading.Thread(target=self._feed, args=(inbox,), name="cluster", daemon=True)
        self._feeder.start()

    def stop(self) -> None:
        """Hand out no other pair."""
        self._stopped = True
        self._awake.set()

    def abandon(self) -> None:
        """Call all games off; the engines are ended where they run."""
        self.stop()
        with self._lock:
            futures = list(self._out.values())
            self._out.clear()
        _within(_CLOSE_S, lambda: self._client.cancel(futures, force=True))
        _within(_CLOSE_S, lambda: self._client.unregister_worker_plugin(self._crew))
        self._awake.set()

    def close(self) -> None:
        """End what engines are still there, and leave the cluster as it was."""
        self.stop()
        if self._feeder is not None:
            self._feeder.join(_CLOSE_S)
        if self._client.status == "running":
            _within(_CLOSE_S, lambda: self._client.unregister_worker_plugin(self._crew))
        _within(_CLOSE_S, lambda: self._client.close(timeout=_CLOSE_S))

    # -- the thread that hands out ------------------------------------------------------------------

    def _feed(self, inbox: SimpleQueue[Message]) -> None:
        """Keep as many pairs out as there are threads until all are played or the match stops."""
        try:
            self._hand_out_all(inbox)
        except MatchError as error:
            inbox.put(Failed(str(error)))
        except BaseException as error:  # noqa: BLE001 - told to the thread that can tell a person
            if self._client.status == "running":
                inbox.put(Broke(error))
            else:
                inbox.put(Failed(f"the connection to the scheduler at {self._address} is lost"))
        inbox.put(Done())

    def _hand_out_all(self, inbox: SimpleQueue[Message]) -> None:
        exhausted = False
        looked_s = alive_s = time.monotonic()
        threads = self._count_threads()
        while self._out or not (exhausted or self._stopped):
            now_s = time.monotonic()
            if now_s - looked_s >= _LOOK_S:
                threads, looked_s = self._count_threads(), now_s
            if threads:
                alive_s = now_s
            elif now_s - alive_s > _NOBODY_S:
                raise MatchError(f"the cluster at {self._address} has had no worker for {_NOBODY_S:.0f} s")
            while len(self._out) < threads and not self._stopped and not exhausted:
                pair = next(self._pairs, None)
                if pair is None:
                    exhausted = True
                else:
                    self._hand_out(pair, inbox)
            self._awake.wait(_LOOK_S)
            self._awake.clear()

    def _count_threads(self) -> int:
        if self._client.status != "running":
            raise MatchError(f"the connection to the scheduler at {self._address} is lost")
        return sum(self._client.nthreads().values())

    def _hand_out(self, pair: Pair, inbox: SimpleQueue[Message]) -> None:
        number = pair[0].number // 2
        counts = self._failures.counts
        future = self._client.submit(
            play_pair,
            self._crew,
            pair,
            self._spec.restarts,
            counts,
            key=f"{self._crew} pair {number}",
            retries=_RETRIES,
            pure=False,
        )
        with self._lock:
            self._out[number] = future
        future.add_done_callback(lambda done: self._take_in(number, done, inbox))

    def _take_in(self, number: int, future: Future[PairResult], inbox: SimpleQueue[Message]) -> None:
        """Tell what came of a pair, in a thread of the client's; nothing of one that was called off."""
        with self._lock:
            wanted = number in self._out
        try:
            if wanted:
                self._tell_of(number, future, inbox)
        except BaseException as error:  # noqa: BLE001 - the records are lost on the way here
            inbox.put(Failed(f"pair {number + 1} did not come back: {error!r}"))
        finally:
            with self._lock:
                self._out.pop(number, None)
            self._awake.set()

    def _tell_of(self, number: int, future: Future[PairResult], inbox: SimpleQueue[Message]) -> None:
        if future.status == "finished":
            self._tell(future.result(), inbox)
        elif future.status == "error":
            inbox.put(Failed(f"pair {number + 1} could not be played: {future.exception()!r}"))
        else:
            inbox.put(Failed(f"the scheduler at {self._address} is gone, or has called games off"))

    def _tell(self, result: PairResult, inbox: SimpleQueue[Message]) -> None:
        for text in result.said:
            inbox.put(Said(text))
        for record in result.records:
            inbox.put(Finished(record))
        reasons = [result.out] if result.out is not None else []
        for engine, detail in result.failures:
            if not self._failures.note(engine, detail) and self._failures.out is not None:
                reasons.append(self._failures.out)
        if reasons:
            inbox.put(Failed(reasons[0]))


def _within(limit_s: float, action: Callable[[], object]) -> None:
    """Do what may hang when the other side is gone; whatever comes of it, go on after the limit."""

    def quietly() -> None:
        with contextlib.suppress(Exception):
            action()

    thread = threading.Thread(target=quietly, daemon=True)
    thread.start()
    thread.join(limit_s)
