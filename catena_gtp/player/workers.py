"""Run compiled code beside the main thread, so that signals and time limits are still obeyed."""

from __future__ import annotations

import math
import threading
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

SEED_STEP = 7919
"""What the seeds of two threads of a search differ by, so that they do not all do the same."""
Value = TypeVar("Value")


class Worker(Generic[Value]):
    """A function at work in a thread of its own.

    The thread does not keep the process alive: one that is abandoned ends with it.
    """

    def __init__(self, function: Callable[[], Value]) -> None:
        self._function = function
        self._values: list[Value] = []
        self._failures: list[BaseException] = []
        self._thread = threading.Thread(target=self._run, name="search", daemon=True)
        self._thread.start()

    def wait(self, seconds: float = math.inf) -> bool:
        """Wait until the function has ended, at most so long; tell whether it has."""
        self._thread.join(min(max(seconds, 0.0), threading.TIMEOUT_MAX))
        return not self._thread.is_alive()

    def value(self) -> Value:
        """Return what the function returned, or raise what it raised, when it has ended."""
        self.wait()
        if self._failures:
            raise self._failures[0]
        return self._values[0]

    def _run(self) -> None:
        try:
            self._values.append(self._function())
        except BaseException as failure:  # noqa: BLE001 - handed over to whoever waits
            self._failures.append(failure)
