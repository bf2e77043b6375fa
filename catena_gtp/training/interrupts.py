"""Ctrl-C at a moment that suits.

A KeyboardInterrupt that is raised while JAX compiles can be swallowed by a callback of its own, or end the
interpreter while the compiler is still at work in it.
"""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import FrameType


@contextmanager
def interrupts_put_off() -> Iterator[Callable[[], None]]:
    """Have Ctrl-C wait until what this gives is called, or the block ends: then KeyboardInterrupt is raised.

    Outside of the main thread, where no signal arrives, nothing changes.
    """
    asked = False

    def ask(_number: int, _frame: FrameType | None) -> None:
        nonlocal asked
        asked = True

    def interrupt() -> None:
        if asked:
            raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield interrupt
        return
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler:  # as where Ctrl-C is none of this process's business
        yield interrupt
        return
    signal.signal(signal.SIGINT, ask)
    try:
        yield interrupt
    finally:
        signal.signal(signal.SIGINT, before)
    interrupt()
