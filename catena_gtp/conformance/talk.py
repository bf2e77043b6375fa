"""A program to talk to: bytes or commands go in, lines or replies come out, each within a limit.

Replies are read generously, so that a fault in their frame is found where frames are looked at and nowhere
else; all that is no reply is kept as noise. Knows the frame of the protocol and nothing of the game.
"""

from __future__ import annotations

import re
import threading
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import TYPE_CHECKING, Final

from catena_gtp.programs.piped import PipedProgram, shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.conformance.model import Limits

_MOST_UNREAD_BYTES: Final = 8 << 20
_MOST_REPLY_BYTES: Final = 4 << 20
_MOST_NOISE_LINES: Final = 1000
# A wait is cut into these, to notice a program that has ended while a child of it keeps its output open.
_LOOK_S: Final = 0.1
# What a program that has ended wrote last is there at once; its output may stay open for ever.
_AFTER_THE_END_S: Final = 0.5
# So much goes into the pipe of a program that reads nothing.
_SENT_AT_ONCE_BYTES: Final = 2048
_HEAD: Final = re.compile(rb"([=?])([0-9]*)(.*)", re.DOTALL)


class Breakdown(Exception):  # noqa: N818 - the program's, not ours
    """The program ended, hung or flooded us, so that nothing more can be asked of it."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A reply: its parts, its bytes, and the seconds from the sending of the command to the last of them."""

    is_success: bool
    identity: str | None
    text: str
    raw: bytes
    seconds: float

    def __str__(self) -> str:
        return f"{'=' if self.is_success else '?'} {self.text}"


class Talk:
    """One running program, and what was said.

    `sent` are the lines that it was sent since they were last cleared, `noise` what it wrote that was no
    reply. With `uses_ids` every command has an id, so that a reply to another one is told from its own.
    """

    def __init__(self, command: Sequence[str], folder: str | None, limits: Limits) -> None:
        """Start the program; OSError or ValueError if that is not possible."""
        self.limits = limits
        self.sent: list[str] = []
        self.noise: list[str] = []
        self.uses_ids = False
        self._output = _Output()
        self._rest = b""
        self._last_id = 0
        self._sent_s = perf_counter()
        self._has_ended = False
        self._program = PipedProgram(command, self._output, folder=folder)

    def send(self, data: bytes) -> None:
        """Write bytes; Breakdown if the program is not there to read them."""
        self.sent += [line.decode("utf-8", "backslashreplace") for line in data.split(b"\n") if line]
        self._sent_s = perf_counter()
        if len(data) <= _SENT_AT_ONCE_BYTES:
            self._write(data)
            return
        writing = threading.Thread(target=self._write_quietly, args=(data,), daemon=True)
        writing.start()
        writing.join(self.limits.command_s)
        if writing.is_alive():
            raise self._broken(f"did not read {len(data)} bytes within {self.limits.command_s:g} s")

    def ask(self, command: str, limit_s: float | None = None) -> Reply:
        """Send a command and return its reply; Breakdown if none comes in time."""
        if not self.uses_ids:
            self.send(command.encode() + b"\n")
            return self.reply(limit_s)
        self._last_id += 1
        self.send(f"{self._last_id} {command}\n".encode())
        self.sent[-1] = command
        while True:
            reply = self.reply(limit_s)
            if reply.identity in {None, str(self._last_id)}:
                return reply
            self._note(reply.raw)

    def reply(self, limit_s: float | None = None) -> Reply:
        """Return the next reply, read generously; what comes before it and is none becomes noise."""
        limit_s = self.limits.command_s if limit_s is None else limit_s
        deadline_s = self._sent_s + limit_s
        lines: list[bytes] = []
        before = b""
        size = 0
        while True:
            came_s, line = self.line(deadline_s - perf_counter(), limit_s)
            size += len(line)
            bare = line.strip(b"\r\n")
            if not lines and bare[:1] not in {b"=", b"?"}:
                before += line if not bare else b""
                if bare:
                    self._note(line)
            elif not bare:
                raw = before + b"".join([*lines, line])
                return _parsed(b"".join(lines), raw, came_s - self._sent_s)
            else:
                lines.append(line)
            if size > _MOST_REPLY_BYTES or len(self.noise) >= _MOST_NOISE_LINES:
                raise self._broken("wrote without end")

    def line(self, limit_s: float, told_s: float | None = None) -> tuple[float, bytes]:
        """Return the next line with its LF and when it came; Breakdown if none comes in time.

        `told_s` is the limit that the Breakdown tells of, where this is what is left of it.
        """
        deadline_s = perf_counter() + limit_s
        while b"\n" not in self._rest:
            piece = self._take(deadline_s)
            if not piece:
                raise self._no_line(limit_s if told_s is None else told_s)
            self._rest += piece
            if len(self._rest) > _MOST_REPLY_BYTES:
                raise self._broken("wrote a line without end")
        line, _, self._rest = self._rest.partition(b"\n")
        return self._output.last_taken_s, line + b"\n"

    def is_silent(self, limit_s: float) -> bool:
        """Tell whether the program writes nothing for so long; what it does write stays to be read."""
        deadline_s = perf_counter() + limit_s
        if not self._rest:
            self._rest = self._take(deadline_s)
        return not self._rest

    def close_input(self) -> None:
        """End its input."""
        self._program.close_input()

    def end(self, limit_s: float) -> int | None:
        """Wait for its output and the program to end; return the status, None if that does not happen."""
        deadline_s = perf_counter() + limit_s
        while piece := self._take(deadline_s):
            self._rest += piece
        self._drain()
        return self._program.wait(max(deadline_s - perf_counter(), 0.0)) if self._has_ended else None

    def how_it_ended(self) -> str:
        """Say in words how it ended."""
        words = self._program.last_words()
        return self._program.how_it_ended() + (f"; on stderr: {words}" if words else "")

    def close(self) -> None:
        """Ask it to quit, end it if it does not, and take down what it says at last; never fails."""
        try:
            self._program.send(b"quit\n")
            self._sent_s = perf_counter()
            self.reply(self.limits.quit_s)
        except (OSError, ValueError, Breakdown):
            self.discard()
            return
        self._program.close_input()
        self.end(self.limits.quit_s)
        self.discard()

    def discard(self) -> None:
        """End it at once."""
        self._program.discard()

    # -- how it is done -----------------------------------------------------------------------------

    def _take(self, deadline_s: float) -> bytes:
        """Return what has come, waiting for it until then; nothing at the end of the output or the time."""
        while not self._has_ended:
            left_s = deadline_s - perf_counter()
            try:
                piece = self._output.take(min(max(left_s, 0.0), _LOOK_S))
            except Empty:
                if left_s <= 0:
                    return b""
                if self._program.status is not None:
                    deadline_s = min(deadline_s, perf_counter() + _AFTER_THE_END_S)
                continue
            if piece:
                return piece
            self._has_ended = True
        return b""

    def _no_line(self, limit_s: float) -> Breakdown:
        """Return what it means that no line came."""
        if self._output.is_flooded:
            return self._broken(f"wrote more than {_MOST_UNREAD_BYTES} bytes that nobody asked for")
        status = self._program.wait(_AFTER_THE_END_S if self._has_ended else 0.0)
        if self._has_ended or status is not None:
            return self._broken(self.how_it_ended())
        begun = f", having begun with {shown(self._rest.decode('latin-1'))}" if self._rest else ""
        return self._broken(f"did not answer within {limit_s:g} s{begun}")

    def _broken(self, what: str) -> Breakdown:
        self._drain()
        self.discard()
        return Breakdown(what)

    def _drain(self) -> None:
        """Make noise of all that was not asked for."""
        for line in self._rest.splitlines():
            self._note(line)
        self._rest = b""

    def _note(self, line: bytes) -> None:
        if line.strip() and len(self.noise) < _MOST_NOISE_LINES:
            at = f" after {shown(self.sent[-1])}" if self.sent else " before any command"
            self.noise.append(shown(line.rstrip(b"\r\n").decode("latin-1")) + at)

    def _write(self, data: bytes) -> None:
        try:
            self._program.send(data)
        except (OSError, ValueError):
            self._program.wait(_AFTER_THE_END_S)
            raise self._broken(f"does not read any more: {self.how_it_ended()}") from None

    def _write_quietly(self, data: bytes) -> None:
        try:
            self._program.send(data)
        except (OSError, ValueError):
            return


class _Output:
    """What the program wrote and nobody has taken yet."""

    def __init__(self) -> None:
        self.is_flooded = False
        self.last_taken_s = 0.0
        self._pieces: SimpleQueue[tuple[float, bytes]] = SimpleQueue()
        self._heard = 0
        self._taken = 0

    def hear(self, now_s: float, piece: bytes) -> bool:
        """Keep a piece, unless there are too many already."""
        self._heard += len(piece)
        self.is_flooded = self._heard - self._taken > _MOST_UNREAD_BYTES
        if not self.is_flooded:
            self._pieces.put((now_s, piece))
        return not self.is_flooded

    def end(self, now_s: float) -> None:
        """Keep the end, which is an empty piece."""
        self._pieces.put((now_s, b""))

    def take(self, limit_s: float) -> bytes:
        """Return the next piece; Empty if none comes in time."""
        self.last_taken_s, piece = self._pieces.get(timeout=limit_s)
        self._taken += len(piece)
        return piece


def _parsed(lines: bytes, raw: bytes, seconds: float) -> Reply:
    match = _HEAD.match(lines)
    assert match is not None  # noqa: S101 - it begins with one of the two signs
    text = match[3].decode("utf-8", "backslashreplace").replace("\r", "").rstrip("\n")
    identity = match[2].decode() or None
    return Reply(match[1] == b"=", identity, text.removeprefix(" "), raw, seconds)
