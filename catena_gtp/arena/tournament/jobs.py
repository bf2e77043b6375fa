"""Games played on this machine: several threads, each driving engines of its own.

The engines think in processes of their own, so the threads mostly wait and do not disturb one another's
clocks.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Final

from catena_gtp.arena.tournament.messages import Broke, Done, Failed, Finished, Message, Said, Started
from catena_gtp.arena.tournament.worker import AbandonedError, EngineOutError, Failures, Worker

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from queue import SimpleQueue

    from catena_gtp.arena.model import GameTask, MatchSpec
    from catena_gtp.arena.tournament.schedule import Pair

# Engines are killed by then; what is waited for is that their threads notice.
_PATIENCE_S: Final = 20.0


class LocalJobs:
    """As many games at a time as there are jobs."""

    def __init__(self, spec: MatchSpec, jobs: int) -> None:
        self._failures = Failures(spec.restarts)
        self._workers = [Worker(spec) for _ in range(jobs)]
        self._threads: list[threading.Thread] = []
        self._lock = threading.Lock()
        self._working = jobs
        self._stopped = False
        self._pairs: Iterator[Pair] = iter(())
        self._inbox: SimpleQueue[Message] | None = None

    def start(self, pairs: Sequence[Pair], inbox: SimpleQueue[Message]) -> None:
        """Begin to play the pairs, in order."""
        self._pairs = iter(pairs)
        self._inbox = inbox
        for number, worker in enumerate(self._workers, start=1):
            # Daemons: should one hang in spite of everything, the process still ends.
            thread = threading.Thread(
                target=self._play, args=(worker, inbox), name=f"job {number}", daemon=True
            )
            self._threads.append(thread)
            thread.start()

    def _play(self, worker: Worker, inbox: SimpleQueue[Message]) -> None:
        """Play pairs as long as there are any; the thread of one worker."""
        watch = _Teller(inbox)
        try:
            while (pair := self._next()) is not None:
                for record in worker.games(pair, self._failures, watch):
                    inbox.put(Finished(record))
        except AbandonedError:
            pass
        except EngineOutError as error:
            inbox.put(Failed(str(error)))
        except BaseException as error:  # noqa: BLE001 - told to the thread that can tell a person
            inbox.put(Broke(error))
        finally:
            worker.close()
            with self._lock:
                self._working -= 1
                last = self._working == 0
            if last:
                inbox.put(Done())

    def _next(self) -> Pair | None:
        with self._lock:
            return None if self._stopped else next(self._pairs, None)

    def stop(self) -> None:
        """Begin no other pair."""
        with self._lock:
            self._stopped = True

    def abandon(self) -> None:
        """Kill all engines; their games end without a record."""
        self.stop()
        # At once for all: an engine that does not go when it is told to takes its time.
        killers = [threading.Thread(target=worker.abandon, daemon=True) for worker in self._workers]
        for killer in killers:
            killer.start()
        for killer in killers:
            killer.join(_PATIENCE_S)

    def close(self) -> None:
        """Wait for the threads, which are at their end or abandoned."""
        for thread in self._threads:
            thread.join(_PATIENCE_S)


class _Teller:
    """Tells the inbox what a worker says."""

    def __init__(self, inbox: SimpleQueue[Message]) -> None:
        self._inbox = inbox

    def started(self, task: GameTask) -> None:
        self._inbox.put(Started(task))

    def say(self, text: str) -> None:
        self._inbox.put(Said(text))
