"""A program behind its pipes: a line goes in, a reply comes out within a limit, or the engine has failed.

The standard output is cut into replies, each stamped with the time it came. Knows the frame of the protocol
and nothing of the game.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import TYPE_CHECKING, Final, NoReturn, Union

from catena_gtp.arena.contest.replies import MalformedReply, ReplySplitter, ReplyText
from catena_gtp.arena.model import Cause
from catena_gtp.programs.piped import PipedProgram, shown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

# A wait is cut into these, to notice a program that has ended while a child of it keeps its output open.
_LOOK_S: Final = 0.1
# What a program that has ended wrote last is there at once; its output may stay open for ever.
_AFTER_THE_END_S: Final = 0.5
_MOST_UNREAD_REPLIES: Final = 64


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
        self._replies = _Replies()
        try:
            self._program = PipedProgram(
                command, self._replies, name=name, environment=environment, folder=folder
            )
        except (OSError, ValueError) as error:
            raise EngineFailure(name, Cause.CRASH, f"could not be started: {error}") from error

    @property
    def pid(self) -> int:
        """The number of the process, which is that of its group too."""
        return self._program.pid

    def ask(self, line: str, limit_s: float) -> Reply:
        """Send a command and return its reply; EngineFailure if none comes in time, or something else."""
        with contextlib.suppress(Empty):
            self._refuse(self._replies.events.get_nowait()[1], line)
        start_s = perf_counter()
        try:
            self._program.send(line.encode() + b"\n")
        except (OSError, ValueError):
            raise self._ended(line) from None
        came_s, reply = self._await(line, start_s, limit_s)
        return Reply(reply.is_success, reply.text, came_s - start_s)

    def close(self, limit_s: float) -> None:
        """Ask the program to quit, and end it and all that it started if it does not; never fails."""
        if not self.broken:
            with contextlib.suppress(OSError, ValueError):
                self._program.send(b"quit\n")
            self._program.close_input()
            self._program.wait(limit_s)
        self.discard()

    def kill(self) -> None:
        """End the program and all that it started, now; may be called from any thread, and again."""
        self.broken = True
        self._program.kill()

    def discard(self) -> None:
        """End the program at once, and let go of threads and pipes."""
        self.broken = True
        self._program.discard()

    # -- waiting ------------------------------------------------------------------------------------

    def _await(self, line: str, start_s: float, limit_s: float) -> tuple[float, ReplyText]:
        deadline_s = start_s + limit_s
        has_ended = False
        while True:
            left_s = deadline_s - perf_counter()
            try:
                came_s, event = self._replies.events.get(timeout=min(max(left_s, 0.0), _LOOK_S))
            except Empty:
                if left_s <= 0:
                    raise self._ended(line) if has_ended else self._hangs(line, limit_s) from None
                if not has_ended and self._program.status is not None:
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
        self._program.wait(_AFTER_THE_END_S)  # its pipes may close before it is gone
        return self._failure(Cause.CRASH, f"{self._program.how_it_ended()} at '{line}'")

    def _hangs(self, line: str, limit_s: float) -> EngineFailure:
        return self._failure(Cause.HANG, f"did not answer '{line}' within {limit_s:.1f} s")

    def _failure(self, cause: Cause, detail: str) -> EngineFailure:
        """End the program and return its failure, its last words with it."""
        self.discard()
        words = self._program.last_words()
        return EngineFailure(self.name, cause, f"{detail}; on stderr: {words}" if words else detail)


class _Replies:
    """What the standard output says, as replies up to its end or to the first thing that is none."""

    def __init__(self) -> None:
        self.events: SimpleQueue[tuple[float, _Event]] = SimpleQueue()
        self._splitter = ReplySplitter()

    def hear(self, now_s: float, piece: bytes) -> bool:
        """Queue the replies that this piece completes."""
        try:
            for reply in self._splitter.feed(piece):
                self.events.put((now_s, reply))
        except MalformedReply as malformed:
            self.events.put((now_s, malformed))
            return False
        return self.events.qsize() <= _MOST_UNREAD_REPLIES  # the first is enough to see what it does

    def end(self, now_s: float) -> None:
        """Queue the end."""
        self.events.put((now_s, _End()))
