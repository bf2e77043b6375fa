"""The arena as a process of its own, to be killed or interrupted, and engines that show whether they live."""

from __future__ import annotations

import os
import select
import shlex
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

from tests.arena.support import ENVIRONMENT

if TYPE_CHECKING:
    import signal
    from pathlib import Path
    from types import TracebackType

LIMIT_S = 120.0


class Engines:
    """Command lines whose processes hold a pipe open as long as they, or their children, live."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "engines"
        os.mkfifo(self._path)
        self._pipe = os.open(self._path, os.O_RDONLY | os.O_NONBLOCK)

    def command(self, *words: str) -> str:
        """Return the command line of a Python module with its arguments; it plays by nodes, as it may say."""
        holding = 'exec 9>"$0"; : {nodes}; exec "$@"'
        return shlex.join(["sh", "-c", holding, str(self._path), sys.executable, "-m", *words])

    def ours(self, *options: str) -> str:
        return self.command("catena_gtp", "--nodes", "{nodes}", *options)

    def wait_until_gone(self) -> None:
        """Return when no process holds the pipe."""
        # A pipe that nobody has held yet does not tell that nobody does.
        os.close(os.open(self._path, os.O_WRONLY))
        ready, _, _ = select.select([self._pipe], [], [], LIMIT_S)
        assert ready, "there are engines left"
        assert os.read(self._pipe, 1) == b""

    def close(self) -> None:
        os.close(self._pipe)


class Arena:
    """`catena-gtp match` with these options; a context that kills it, should it still run."""

    def __init__(self, *options: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "catena_gtp", "match", *options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, **dict(ENVIRONMENT)},
        )
        self._watchdog = threading.Timer(LIMIT_S, self._process.kill)
        self._watchdog.start()

    def wait_for(self, text: str) -> None:
        """Read what it tells until a line has this text."""
        assert self._process.stderr is not None
        told = []
        for line in self._process.stderr:
            told.append(line)
            if text in line:
                return
        raise AssertionError(f"{text!r} was not told, but:\n{''.join(told)}")

    def send(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def end(self) -> tuple[int, str, str]:
        """Wait for its end; return the exit status, its output and what it still told."""
        output, told = self._process.communicate()
        return self._process.returncode, output, told

    def __enter__(self) -> Arena:  # noqa: PYI034 - Self came with Python 3.11
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()
        self._watchdog.cancel()
