"""A request to end what is being thought about, from any thread, at any time.

Knows nothing of searches: whoever can be stopped says how.
"""

from __future__ import annotations

import contextlib
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Halt:
    """Can be pulled once, before, while or after somebody heeds it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pulled = False
        self._stops: list[Callable[[], object]] = []

    @property
    def pulled(self) -> bool:
        """Whether it has been pulled."""
        return self._pulled

    def pull(self) -> None:
        """Ask all who heed it to end, now and whenever they begin."""
        with self._lock:
            self._pulled = True
            stops = tuple(self._stops)
        for stop in stops:
            stop()

    @contextlib.contextmanager
    def heeded(self, stop: Callable[[], object]) -> Iterator[None]:
        """Call `stop` when it is pulled, from the thread that does, or at once if it was.

        `stop` must be quick, and harmless when called twice.
        """
        with self._lock:
            self._stops.append(stop)
            pulled = self._pulled
        if pulled:
            stop()
        try:
            yield
        finally:
            with self._lock:
                self._stops.remove(stop)

    def wait(self, seconds: float | None) -> bool:
        """Wait until it is pulled, at most so long (None: for good); tell whether it is."""
        pulled = threading.Event()
        with self.heeded(pulled.set):
            return pulled.wait(seconds)
