"""Programs as processes: started in a group of their own, ended with all that they started.

The one room that differs between systems. A keyboard interrupt in the terminal reaches the arena alone, which
then decides what becomes of the engines.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

# How long a process may take to follow a request to end, and then the system to carry out an order.
_TERMINATION_S: Final = 0.5
_KILLING_S: Final = 10.0


def start(
    command: Sequence[str], environment: Mapping[str, str], folder: str | None
) -> subprocess.Popen[bytes]:
    """Start a program with three unbuffered pipes; OSError if it cannot be.

    `environment` is added to the arena's own.
    """
    settings = {**os.environ, **environment}
    if sys.platform == "win32":
        return subprocess.Popen(  # noqa: S603 - starting programs is what an arena is for
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=settings,
            cwd=folder,
            creationflags=subprocess.CREATE_NEW_PROCESS_GROUP,
        )
    return subprocess.Popen(  # noqa: S603 - starting programs is what an arena is for
        command,
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=settings,
        cwd=folder,
        start_new_session=True,
    )


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process and its whole group, politely and then not, and reap it; it may have ended by itself.

    Only a process that left the group on purpose survives this.
    """
    if process.poll() is None:
        _ask_to_end(process)
        _wait(process, _TERMINATION_S)
    _kill_group(process)
    _wait(process, _KILLING_S)


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
