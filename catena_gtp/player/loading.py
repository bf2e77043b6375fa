"""Bring the search kernel in: in the background while a game goes on, or ahead of time.

Compiling takes up to a minute once; loading what was compiled about half a second. Nothing of that happens
before somebody asks.
"""

from __future__ import annotations

import math
import sys
import threading
import time
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from catena_gtp.halt import Halt

Report = Callable[[str, float], None]

_LOOK_EVERY_S = 0.01
"""How often somebody who waits for the kernel looks whether to stop waiting."""


def compile_kernel(report: Report) -> None:
    """Compile the kernel, or load it if that was done before; `report` gets each part and its seconds."""
    from catena_gtp.kernel.warmup import compile_kernel as compile_all  # noqa: PLC0415 - loads numba

    compile_all(report)


class NoKernelError(Exception):
    """The search kernel could not be loaded, and what is asked for needs it."""


class KernelLoader:
    """Loads the kernel once, in a thread of its own."""

    def __init__(self) -> None:
        self._thread: threading.Thread | None = None
        self._ended = threading.Event()
        self._ready = False

    @property
    def failed(self) -> bool:
        """Whether the kernel can never be used."""
        return self._ended.is_set() and not self._ready

    @property
    def busy(self) -> bool:
        """Whether the thread is still at work."""
        return self._thread is not None and not self._ended.is_set()

    def start(self) -> None:
        """Begin to load, unless that was begun before."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._load, name="kernel", daemon=True)
            self._thread.start()

    def wait(self, seconds: float | None, halt: Halt | None = None) -> bool:
        """Wait for the kernel, at most so long (None: as long as it takes); tell whether it can be used.

        A halt that is pulled ends the wait.
        """
        self.start()
        if halt is None:
            self._ended.wait(seconds)
            return self._ready
        deadline = math.inf if seconds is None else time.monotonic() + seconds
        while not halt.pulled and (left_s := deadline - time.monotonic()) > 0:
            if self._ended.wait(min(left_s, _LOOK_EVERY_S)):
                break
        return self._ready

    def _load(self) -> None:
        try:
            compile_kernel(lambda _name, _seconds: None)
            self._ready = True
        except Exception:  # noqa: BLE001 - whatever it is, the engine can still play, and says so
            traceback.print_exc()
            sys.stderr.write(
                "catena-gtp: the search kernel could not be loaded; playing on with a much weaker search in "
                "plain Python. Repair the installation and start again.\n"
            )
        finally:
            self._ended.set()
