"""A program behind its pipes: a line goes in, a reply comes out within a limit, or the engine has failed.

Threads read both outputs, on every system alike: the standard output cut into replies, each stamped with the
time it came, the standard error for its last lines. Knows the frame of the protocol and nothing of the game.
"""

from __future__ import annotations

import contextlib
import subprocess
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import perf_counter
from typing import TYPE_CHECKING, Final, NoReturn, Union

from catena_gtp.arena.contest import processes
from catena_gtp.arena.contest.replies import MalformedReply, ReplySplitter, ReplyText, shown
from catena_gtp.arena.model import Cause

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import IO

_PIECE_BYTES: Final = 1 << 16
# A wait is cut into these, to notice a program that has ended while a child of it keeps its output open.
_LOOK_S: Final = 0.1
# What a program that has ended wrote last is there at once; its output may stay open for ever.
_AFTER_THE_END_S: Final = 0.5
_MOST_UNREAD_REPLIES: Final = 64
_KEPT_ERROR_BYTES: Final = 4096
_SHOWN_ERROR_LINES: Final = 3
_JOIN_S: Final = 1.0


@dataclass(frozen=True, slots=True)
class Patience:
    """How long the arena waits where no clock runs, in seconds.

    `start_s` is for the first reply of a program, `command_s` for every other. `late_s` is waited beyond the
    time of a move and its margin, so that a late move is told from none. `quit_s` is for the way out.
    """

    start_s: float = 60.0
    command_s: float = 20.0
    late_s: float = 2.0
    quit_s: float = 3.0


class EngineFailure(Exception):  # noqa: N818 - the engine's, not ours
    """An engine did what costs it the game: `cause` for the record, `detail` in words."""

    def __init__(self, engine: str, cause: Cause, detail: str) -> None:
        super().__init__(engine, cause, detail)
        self.engine = engine
        self.cause = cause
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.engine}: {self.cause.value}: {self.detail}"


@dataclass(frozen=True, slots=True)
class Reply:
    """A reply, and the seconds from the sending of its command to its last byte."""

    is_success: bool
    text: str
    seconds: float


class _End:
    """The standard output has ended."""


_Event = Union[ReplyText, MalformedReply, _End]  # noqa: UP007 - evaluated at import


class Client:
    """One running program.

    `broken` is True once it failed in a way that no further command makes sense: it crashed, hung or wrote
    what is no reply. It is then already ended.
    """

    def __init__(
        self, name: str, command: Sequence[str], environment: Mapping[str, str], folder: str | None
    ) -> None:
        """Start the program; EngineFailure if that is not possible."""
        self.name = name
        self.broken = False
        self._ending = Lock()
        self._is_ended = False
        try:
            self._process = processes.start(command, environment, folder)
        except (OSError, ValueError) as error:
            raise EngineFailure(name, Cause.CRASH, f"could not be started: {error}") from error
        self._events: SimpleQueue[tuple[float, _Event]] = SimpleQueue()
        self._error_tail = b""
        self._threads = [
            Thread(target=self._read_replies, name=f"{name} stdout", daemon=True),
            Thread(target=self._read_errors, name=f"{name} stderr", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """The number of the process, which is that of its group too."""
        return self._process.pid

    def ask(self, line: str, limit_s: float) -> Reply:
        """Send a command and return its reply; EngineFailure if none comes in time, or something else."""
        with contextlib.suppress(Empty):
            self._refuse(self._events.get_nowait()[1], line)
        start_s = perf_counter()
        try:
            _pipe(self._process.stdin).write(line.encode() + b"\n")
        except (OSError, ValueError):
            raise self._ended(line) from None
        came_s, reply = self._await(line, start_s, limit_s)
        return Reply(reply.is_success, reply.text, came_s - start_s)

    def close(self, limit_s: float) -> None:
        """Ask the program to quit, and end it and all that it started if it does not; never fails."""
        if not self.broken:
            with contextlib.suppress(OSError, ValueError):
                _pipe(self._process.stdin).write(b"quit\n")
            self._close_input()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(limit_s)
        self.discard()

    def kill(self) -> None:
        """End the program and all that it started, now; may be called from any thread, and again."""
        self.broken = True
        with self._ending:
            if not self._is_ended:  # later its number may be another's
                processes.end(self._process)
            self._is_ended = True

    def discard(self) -> None:
        """End the program at once, and let go of threads and pipes.

        What a process outside the group still holds open is left to its thread.
        """
        self.kill()
        self._close_input()
        for thread in self._threads:
            thread.join(_JOIN_S)
        if not any(thread.is_alive() for thread in self._threads):
            for pipe in (self._process.stdout, self._process.stderr):
                _pipe(pipe).close()

    def last_words(self) -> str:
        """Return the last lines of the standard error, on one line."""
        lines = [line for line in self._error_tail.decode("utf-8", "replace").splitlines() if line.strip()]
        return " / ".join(shown(line.strip())[1:-1] for line in lines[-_SHOWN_ERROR_LINES:])

    # -- waiting ------------------------------------------------------------------------------------

    def _await(self, line: str, start_s: float, limit_s: float) -> tuple[float, ReplyText]:
        deadline_s = start_s + limit_s
        has_ended = False
        while True:
            left_s = deadline_s - perf_counter()
            try:
                came_s, event = self._events.get(timeout=min(max(left_s, 0.0), _LOOK_S))
            except Empty:
                if left_s <= 0:
                    raise self._ended(line) if has_ended else self._hangs(line, limit_s) from None
                if not has_ended and self._process.poll() is not None:
                    has_ended = True
                    deadline_s = min(deadline_s, perf_counter() + _AFTER_THE_END_S)
                continue
            if isinstance(event, ReplyText):
                return came_s, event
            self._refuse(event, line)

    def _refuse(self, event: _Event, line: str) -> NoReturn:
        """Raise the failure that an event is when no reply is waited for."""
        if isinstance(event, MalformedReply):
            raise self._failure(event.cause, f"{event.detail} at '{line}'")
        if isinstance(event, ReplyText):
            detail = f"replied {shown(event.text)} once more, before '{line}' was sent"
            raise self._failure(Cause.RUBBISH, detail)
        raise self._ended(line)

    def _ended(self, line: str) -> EngineFailure:
        with contextlib.suppress(subprocess.TimeoutExpired):  # its pipes may close before it is gone
            self._process.wait(_AFTER_THE_END_S)
        return self._failure(Cause.CRASH, f"{processes.how_it_ended(self._process)} at '{line}'")

    def _hangs(self, line: str, limit_s: float) -> EngineFailure:
        return self._failure(Cause.HANG, f"did not answer '{line}' within {limit_s:.1f} s")

    def _failure(self, cause: Cause, detail: str) -> EngineFailure:
        """End the program and return its failure, its last words with it."""
        self.discard()
        words = self.last_words()
        return EngineFailure(self.name, cause, f"{detail}; on stderr: {words}" if words else detail)

    def _close_input(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            _pipe(self._process.stdin).close()

    # -- what the threads do ------------------------------------------------------------------------

    def _read_replies(self) -> None:
        """Queue the replies up to the end, or to the first thing that is none; then read for nothing."""
        splitter = ReplySplitter()
        output = _pipe(self._process.stdout)
        with contextlib.suppress(OSError, ValueError):
            while piece := output.read(_PIECE_BYTES):
                now_s = perf_counter()
                try:
                    for reply in splitter.feed(piece):
                        self._events.put((now_s, reply))
                except MalformedReply as malformed:
                    self._events.put((now_s, malformed))
                    break
                if self._events.qsize() > _MOST_UNREAD_REPLIES:  # the first is enough to see what it does
                    break
            while output.read(_PIECE_BYTES):
                pass
        self._events.put((perf_counter(), _End()))

    def _read_errors(self) -> None:
        errors = _pipe(self._process.stderr)
        with contextlib.suppress(OSError, ValueError):
            while piece := errors.read(_PIECE_BYTES):
                self._error_tail = (self._error_tail + piece)[-_KEPT_ERROR_BYTES:]


def _pipe(stream: IO[bytes] | None) -> IO[bytes]:
    """Return a pipe that was asked for when the program was started."""
    assert stream is not None  # noqa: S101 - all three are asked for
    return stream
