"""Programs as processes: started in a group of their own, ended with all that they started.

The one room that differs between systems. A keyboard interrupt in the terminal reaches this program alone,
which then decides what becomes of the others; should it be killed, a guardian ends them.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import subprocess
import sys
import threading
import uuid
from itertools import count
from typing import TYPE_CHECKING, Final

from catena_gtp.programs import guardian

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

# How long a process may take to follow a request to end, and then the system to carry out an order.
_TERMINATION_S: Final = 0.5
_KILLING_S: Final = 10.0


def start(
    command: Sequence[str], environment: Mapping[str, str], folder: str | None
) -> subprocess.Popen[bytes]:
    """Start a program with three unbuffered pipes; OSError if it cannot be.

    `environment` is added to this program's own.
    """
    settings = {**os.environ, **environment}
    if sys.platform == "win32":
        return subprocess.Popen(  # noqa: S603 - starting programs is what this room is for
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=settings,
            cwd=folder,
            creationflags=subprocess.CREATE_NEW_PROCESS_GROUP,
        )
    mark = _GUARD.new_mark()
    process = subprocess.Popen(  # noqa: S603 - starting programs is what this room is for
        command,
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**settings, guardian.MARK: mark},
        cwd=folder,
        start_new_session=True,
    )
    _GUARD.watch(process.pid, mark)
    return process


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process and its whole group, politely and then not, and reap it; it may have ended by itself.

    Where the system shows it, what left the group on purpose is ended too.
    """
    if process.poll() is None:
        _ask_to_end(process)
        _wait(process, _TERMINATION_S)
    _kill_group(process)
    _wait(process, _KILLING_S)
    if sys.platform != "win32":
        _GUARD.forget(process.pid)


class _Guard:
    """The processes that this one has started, and the guardian that is told of them.

    The guardian begins with the first of them, in a session of its own, and ends when this process does.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._mark = f"{os.getpid()}-{uuid.uuid4().hex}-"
        self._numbers = count()
        self._marks: dict[int, str] = {}
        self._process: subprocess.Popen[bytes] | None = None

    def new_mark(self) -> str:
        """Return the mark of a process that is about to start; the guardian is there by then."""
        with self._lock:
            if self._process is None:
                self._process = subprocess.Popen(  # noqa: S603 - a program of our own
                    [sys.executable, "-I", "-S", guardian.__file__, self._mark],
                    bufsize=0,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    cwd="/",
                    start_new_session=True,
                )
            return f"{self._mark}{next(self._numbers)}-"

    def watch(self, number: int, mark: str) -> None:
        """Take a process in."""
        self._marks[number] = mark
        self._tell(f"+{number}\n")

    def forget(self, number: int) -> None:
        """Let a process go that has ended, and end what it left behind."""
        mark = self._marks.pop(number, None)
        if mark is not None:
            guardian.kill_marked(mark)
            self._tell(f"-{number}\n")

    def close(self) -> None:
        """End the guardian, which has nobody left to guard."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            _wait(self._process, _KILLING_S)

    def _tell(self, line: str) -> None:
        process = self._process
        if process is not None and process.stdin is not None:
            with contextlib.suppress(OSError):  # somebody has ended it; that is no fault of a program's
                process.stdin.write(line.encode())


_GUARD: Final = _Guard()
atexit.register(_GUARD.close)


def how_it_ended(process: subprocess.Popen[bytes]) -> str:
    """Say in words how a process ended, or that it has not."""
    status = process.poll()
    if status is None:
        return "closed its standard output"
    if status >= 0:
        return f"ended with status {status}"
    with contextlib.suppress(ValueError):
        return f"was ended by {signal.Signals(-status).name}"
    return f"was ended by signal {-status}"


def _wait(process: subprocess.Popen[bytes], limit_s: float) -> None:
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(limit_s)


if sys.platform == "win32":

    def _ask_to_end(process: subprocess.Popen[bytes]) -> None:
        """Kill the tree: there is no polite form, and it is found only while its root lives."""
        subprocess.run(  # noqa: S603 - a fixed command
            ["taskkill", "/T", "/F", "/PID", str(process.pid)],  # noqa: S607 - part of the system
            check=False,
            capture_output=True,
            timeout=_KILLING_S,
        )

    def _kill_group(process: subprocess.Popen[bytes]) -> None:
        with contextlib.suppress(OSError):
            process.kill()

else:

    def _ask_to_end(process: subprocess.Popen[bytes]) -> None:
        _signal_group(process, signal.SIGTERM)

    def _kill_group(process: subprocess.Popen[bytes]) -> None:
        _signal_group(process, signal.SIGKILL)

    def _signal_group(process: subprocess.Popen[bytes], number: signal.Signals) -> None:
        """Signal all of the group, which bears its first process's number as long as one of them lives."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, number)
