"""A running program behind its pipes: bytes go in, what it writes is handed on as it comes.

Threads read both outputs, on every system alike. What the standard output says is for whoever started the
program; of the standard error the last lines are kept. Knows no protocol.
"""

from __future__ import annotations

import contextlib
import subprocess
from threading import Lock, Thread
from time import perf_counter
from typing import TYPE_CHECKING, Final, Protocol

from catena_gtp.programs import processes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import IO

_PIECE_BYTES: Final = 1 << 16
_KEPT_ERROR_BYTES: Final = 4096
_SHOWN_ERROR_LINES: Final = 3
_SHOWN_CHARACTERS: Final = 60
_JOIN_S: Final = 1.0


class Listener(Protocol):
    """Who is told, in a thread of its own, what a program writes on its standard output."""

    def hear(self, now_s: float, piece: bytes) -> bool:
        """Take what has come; False is to hear no more but the end."""

    def end(self, now_s: float) -> None:
        """Take note that nothing more will come."""


class PipedProgram:
    """One running program."""

    def __init__(
        self,
        command: Sequence[str],
        listener: Listener,
        *,
        name: str = "program",
        environment: Mapping[str, str] | None = None,
        folder: str | None = None,
    ) -> None:
        """Start the program; OSError or ValueError if that is not possible."""
        self._ending = Lock()
        self._is_ended = False
        self._process = processes.start(command, environment or {}, folder)
        self._error_tail = b""
        self._threads = [
            Thread(target=self._read_output, args=(listener,), name=f"{name} stdout", daemon=True),
            Thread(target=self._read_errors, name=f"{name} stderr", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """The number of the process, which is that of its group too."""
        return self._process.pid

    @property
    def status(self) -> int | None:
        """The status that the process ended with, None while it runs."""
        return self._process.poll()

    @property
    def errors(self) -> bytes:
        """The last of what came on the standard error."""
        return self._error_tail

    def send(self, data: bytes) -> None:
        """Write to the standard input; OSError or ValueError if nobody reads it any more."""
        stream = _pipe(self._process.stdin)
        while data:
            data = data[stream.write(data) :]

    def close_input(self) -> None:
        """End its standard input; never fails."""
        with contextlib.suppress(OSError, ValueError):
            _pipe(self._process.stdin).close()

    def wait(self, limit_s: float) -> int | None:
        """Wait for its end, and return the status, None if it has not come."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(limit_s)
        return self.status

    def how_it_ended(self) -> str:
        """Say in words how it ended, or that it has not."""
        return processes.how_it_ended(self._process)

    def kill(self) -> None:
        """End the program and all that it started, now; may be called from any thread, and again."""
        with self._ending:
            if not self._is_ended:  # later its number may be another's
                processes.end(self._process)
            self._is_ended = True

    def discard(self) -> None:
        """End the program at once, and let go of threads and pipes.

        What a process outside the group still holds open is left to its thread.
        """
        self.kill()
        self.close_input()
        for thread in self._threads:
            thread.join(_JOIN_S)
        if not any(thread.is_alive() for thread in self._threads):
            for pipe in (self._process.stdout, self._process.stderr):
                _pipe(pipe).close()

    def last_words(self) -> str:
        """Return the last lines of the standard error, on one line."""
        lines = [line for line in self._error_tail.decode("utf-8", "replace").splitlines() if line.strip()]
        return " / ".join(shown(line.strip())[1:-1] for line in lines[-_SHOWN_ERROR_LINES:])

    # -- what the threads do ------------------------------------------------------------------------

    def _read_output(self, listener: Listener) -> None:
        """Hand on what comes as long as it is wanted; then read for nothing, so that it can go on."""
        output = _pipe(self._process.stdout)
        is_wanted = True
        with contextlib.suppress(OSError, ValueError):
            while piece := output.read(_PIECE_BYTES):
                is_wanted = is_wanted and listener.hear(perf_counter(), piece)
        listener.end(perf_counter())

    def _read_errors(self) -> None:
        errors = _pipe(self._process.stderr)
        with contextlib.suppress(OSError, ValueError):
            while piece := errors.read(_PIECE_BYTES):
                self._error_tail = (self._error_tail + piece)[-_KEPT_ERROR_BYTES:]


def shown(text: str) -> str:
    """Quote what a program wrote: escaped to ASCII, on one line, shortened when long."""
    return ascii(text if len(text) <= _SHOWN_CHARACTERS else text[:_SHOWN_CHARACTERS] + "...")


def _pipe(stream: IO[bytes] | None) -> IO[bytes]:
    """Return a pipe that was asked for when the program was started."""
    assert stream is not None  # noqa: S101 - all three are asked for
    return stream
