"""What an engine writes on its standard output, cut into replies.

Pure: bytes go in as they come, replies come out. Anything that is no reply is told apart at once, because an
engine that babbles would otherwise have its noise taken for a move. Knows no game.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from catena_gtp.arena.model import Cause
from catena_gtp.programs.piped import shown

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST_REPLY_BYTES: Final = 4 << 20
_UNASKED_ID: Final = re.compile(rb"[=?][0-9]+")


class ReplyText(NamedTuple):
    """One reply: whether it began with `=`, and its text without the mark and the blank behind it."""

    is_success: bool
    text: str


class MalformedReply(Exception):  # noqa: N818 - what was seen, not a failure of ours
    """Output that is no reply to a command; `cause` and `detail` for the record."""

    def __init__(self, cause: Cause, detail: str) -> None:
        super().__init__(detail)
        self.cause = cause
        self.detail = detail


class ReplySplitter:
    """Cut a stream into replies.

    A reply begins with `=` or `?` and ends with an empty line. Empty lines between replies and carriage
    returns are let pass. The arena sends no ids, since not every program can read them, so a reply that
    carries one answers something else.
    """

    def __init__(self) -> None:
        self._rest = b""
        self._lines: list[bytes] = []
        self._size = 0

    def feed(self, piece: bytes) -> Iterator[ReplyText]:
        """Yield the replies that these bytes complete; MalformedReply as soon as something else is seen."""
        lines = (self._rest + piece).split(b"\n")
        self._rest = lines.pop()
        for line in lines:
            reply = self._take(line.replace(b"\r", b""))
            if reply is not None:
                yield reply
        if not self._lines and self._rest.strip():
            _check_beginning(self._rest.lstrip())
        if self._size + len(self._rest) > LONGEST_REPLY_BYTES:
            raise MalformedReply(Cause.RUBBISH, f"a reply of more than {LONGEST_REPLY_BYTES} bytes")

    def _take(self, line: bytes) -> ReplyText | None:
        """Take the next line of the stream; return the reply that it ends."""
        if not self._lines:
            if line.strip():
                _check_beginning(line)
                self._lines.append(line)
                self._size = len(line)
            return None
        if line:
            self._lines.append(line)
            self._size += len(line) + 1
            return None
        reply = _decoded(b"\n".join(self._lines))
        self._lines.clear()
        self._size = 0
        return reply


def _check_beginning(line: bytes) -> None:
    """Raise MalformedReply unless a reply to a command without an id can begin like this."""
    if line[:1] not in {b"=", b"?"}:
        raise MalformedReply(Cause.RUBBISH, f"wrote {shown(line.decode('latin-1'))}")
    if _UNASKED_ID.match(line):
        raise MalformedReply(
            Cause.PROTOCOL, f"answered {shown(line.decode('latin-1'))}, with an id that was not sent"
        )


def _decoded(reply: bytes) -> ReplyText:
    try:
        text = reply[1:].decode("utf-8")
    except UnicodeDecodeError:
        raise MalformedReply(
            Cause.RUBBISH, f"wrote bytes that are no text: {shown(reply.decode('latin-1'))}"
        ) from None
    return ReplyText(reply[:1] == b"=", text.removeprefix(" "))
