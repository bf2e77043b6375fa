"""A GTP controller for tests: it starts the real program and talks to it over pipes."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import TracebackType

ROOT = Path(__file__).parents[1]
ANSWER_WITHIN_S = 120.0  # a cold kernel is compiled within it; only a hanging engine is slower


class EngineProcess:
    """The engine as a program of its own; as a context it is quit, or killed, at the end."""

    def __init__(self, *options: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "catena_gtp", *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        self._lines: queue.Queue[bytes] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def send(self, command: str) -> str:
        """Return the text of a success reply; a failure is an AssertionError with its text."""
        reply = self.answer(command)
        assert reply.startswith("= "), f"{command!r} was answered {reply!r}"
        return reply[2:]

    def answer(self, command: str) -> str:
        """Return the whole reply, without the blank line that ends it."""
        assert self._process.stdin is not None
        self._process.stdin.write(command.encode() + b"\n")
        self._process.stdin.flush()
        lines = []
        while line := self._lines.get(timeout=ANSWER_WITHIN_S).decode("ascii").rstrip("\n"):
            lines.append(line)
        return "\n".join(lines)

    def __enter__(self) -> EngineProcess:  # noqa: PYI034 - Self came with Python 3.11
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            self._process.kill()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        status = self._process.wait(timeout=10)
        self._reader.join(timeout=10)
        self._process.stdout.close()
        if error is None:
            assert status == 0

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
