"""Ends what was started by a program that was killed, and finds processes that left their group.

Run as a program it is told on its standard input which process groups begin (`+PID`) and end (`-PID`), a line
each; when the input ends, because that program has ended in whatever way, it ends the groups that are left,
and all else that bears its mark. It stands on the standard library alone, so that it starts at once.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

MARK: Final = "CATENA_GTP_ARENA"
"""The variable in the environment of every program, and of what it starts, that says whose they are."""
# How long what is left may take to follow the request to end.
_TERMINATION_S: Final = 0.5
# Processes can start others while they are looked for.
_ROUNDS: Final = 5


def marked(beginning: str) -> list[int]:
    """Return the processes whose mark begins like this; none where the system does not show environments."""
    wanted = f"{MARK}={beginning}".encode()
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            variables = (folder / "environ").read_bytes().split(b"\0")
            if any(variable.startswith(wanted) for variable in variables):
                found.append(int(folder.name))
    return [number for number in found if number != os.getpid()]


def kill_marked(beginning: str) -> None:
    """Kill all processes whose mark begins like this, with those that they start meanwhile."""
    for _ in range(_ROUNDS):
        numbers = marked(beginning)
        if not numbers:
            return
        for number in numbers:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(number, signal.SIGKILL)


def guard(lines: Iterable[str], mark: str) -> None:
    """Follow which groups there are, and end those that are left when nothing more is told."""
    groups: set[int] = set()
    for line in lines:
        number = int(line[1:])
        if line.startswith("+"):
            groups.add(number)
        else:
            groups.discard(number)
    if groups:
        _signal(groups, signal.SIGTERM)
        time.sleep(_TERMINATION_S)
        _signal(groups, signal.SIGKILL)
    kill_marked(mark)


def _signal(groups: Iterable[int], number: signal.Signals) -> None:
    for group in groups:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(group, number)


if __name__ == "__main__":
    guard(sys.stdin, sys.argv[1])
