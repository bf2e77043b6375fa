"""How a run gets on: a bar that is drawn anew on a terminal, a line now and then anywhere else."""

from __future__ import annotations

import os
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import TextIO

    from rich.progress import TaskID

_LINE_EVERY_S = 30.0


class Progress(Protocol):
    """What is told of a run."""

    def begin(self, what: str, total: int, done: int = 0) -> None:
        """Tell that a stage begins, or goes on, and of how many parts it is."""

    def reach(self, done: int, note: str = "") -> None:
        """Tell how many of the parts are done; a note says more and stays until the next one."""

    def say(self, text: str) -> None:
        """Show a line that stays."""


class Silence:
    """Tells nobody."""

    def begin(self, what: str, total: int, done: int = 0) -> None:
        """Tell nobody of a stage."""

    def reach(self, done: int, note: str = "") -> None:
        """Tell nobody how far it is."""

    def say(self, text: str) -> None:
        """Tell nobody anything."""


@contextmanager
def shown(stream: TextIO | None = None) -> Iterator[Progress]:
    """Show a run on a stream, the standard error if none is given, while the context lasts."""
    stream = sys.stderr if stream is None else stream
    if stream.isatty() and os.environ.get("TERM") != "dumb":
        bars = _Bars(stream)
        try:
            yield bars
        finally:
            bars.stop()
    else:
        yield Lines(stream)


class Lines:
    """A line where a stage begins and ends, and every half minute between; `clock` tells seconds."""

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        self._stream = stream
        self._clock = clock
        self._what = ""
        self._total = 0
        self._note = ""
        self._told_s = 0.0

    def begin(self, what: str, total: int, done: int = 0) -> None:
        """Tell that a stage begins."""
        self._what, self._total, self._note = what, total, ""
        self._tell(done)

    def reach(self, done: int, note: str = "") -> None:
        """Tell how far it is, if that is due."""
        self._note = note or self._note
        if done >= self._total or self._clock() - self._told_s >= _LINE_EVERY_S:
            self._tell(done)

    def say(self, text: str) -> None:
        """Write a line."""
        print(text, file=self._stream, flush=True)

    def _tell(self, done: int) -> None:
        self._told_s = self._clock()
        note = f"  {self._note}" if self._note else ""
        self.say(f"{self._what}: {done} of {self._total}{note}")


class _Bars:
    """One bar with the time that is left."""

    def __init__(self, stream: TextIO) -> None:
        from rich.console import Console  # noqa: PLC0415 - takes long to load and only a terminal needs it
        from rich.progress import (  # noqa: PLC0415 - as above
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeRemainingColumn,
        )

        self._bars = Progress(
            TextColumn("{task.description}"),
            BarColumn(bar_width=30),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.fields[note]}"),
            console=Console(file=stream, highlight=False),
        )
        self._bars.start()
        self._task: TaskID | None = None
        self._note = ""

    def stop(self) -> None:
        """Leave the last drawing standing."""
        self._bars.stop()

    def begin(self, what: str, total: int, done: int = 0) -> None:
        self._note = ""
        if self._task is not None:
            self._bars.remove_task(self._task)
        self._task = self._bars.add_task(what, total=total, completed=done, note="")

    def reach(self, done: int, note: str = "") -> None:
        if self._task is not None:
            self._note = note or self._note
            self._bars.update(self._task, completed=done, note=self._note)

    def say(self, text: str) -> None:
        self._bars.console.print(text, markup=False, soft_wrap=True)
