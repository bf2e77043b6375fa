"""The wire: bytes to lines, lines to commands, replies to bytes.

Pure functions and one small buffer. Knows no command, no game and no stream.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
_TO_BLANK: Final = bytes.maketrans(b"\t", b" ")
# All control characters but TAB, which becomes a blank; a line no longer has its LF.
_DELETED: Final = bytes(code for code in (*range(32), 127) if code != 9)
_ID: Final = re.compile(r"[0-9]+")
_CONTROLS: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f]")
_BLANK_LINES: Final = re.compile(r"\n[ \n]*\n")


@dataclass(frozen=True, slots=True)
class Command:
    """One command line; `identity` has its leading zeros removed and may be of any length."""

    identity: str | None
    name: str
    arguments: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Response:
    """The answer to one command; `text` may have several lines, none of them blank."""

    identity: str | None
    succeeded: bool
    text: str


class LineSplitter:
    """Cut a stream that comes in pieces into lines, in time proportional to its length."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []

    def feed(self, piece: bytes) -> list[bytes]:
        """Return the lines that this piece completes, without their LF."""
        *lines, rest = piece.split(b"\n")
        if lines:
            lines[0] = b"".join((*self._pieces, lines[0]))
            self._pieces.clear()
        if rest:
            self._pieces.append(rest)
        return lines

    def close(self) -> list[bytes]:
        """Return what stands behind the last LF, if anything does."""
        rest = b"".join(self._pieces)
        self._pieces.clear()
        return [rest] if rest else []


def parse_command(line: bytes) -> Command | None:
    """Read a line without its LF; None is a line that gets no reply: blank, a comment, or an id alone."""
    line = line.removeprefix(_BYTE_ORDER_MARK).partition(b"#")[0]
    text = line.translate(_TO_BLANK, delete=_DELETED).decode("ascii", "replace").strip(" ")
    match = _ID.match(text)
    identity = None
    if match is not None:
        identity = match[0].lstrip("0") or "0"
        text = text[match.end() :]
    words = text.split(" ")
    words = [word for word in words if word]
    if not words:
        return None
    return Command(identity, words[0], tuple(words[1:]))


def format_response(response: Response) -> bytes:
    """Write a reply: the sign, the id, always one blank, the text, an empty line.

    Whatever stands in the text, it stays one reply.
    """
    text = _CONTROLS.sub(" ", response.text.rstrip("\n"))
    text = _BLANK_LINES.sub("\n", text)
    sign = "=" if response.succeeded else "?"
    return f"{sign}{response.identity or ''} {text}\n\n".encode("ascii", "replace")
