"""The wire: lines to commands, replies to bytes.

Pure functions. Knows no command, no game and no stream.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from catena_gtp.session.lines import readable

if TYPE_CHECKING:
    from collections.abc import Iterator

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
    """The answer to one command; `text` may have several lines, none of them blank.

    An answer that grows while the command is carried out has the rest of its lines in `further`: who takes
    them, one after the other, carries the command out.
    """

    identity: str | None
    succeeded: bool
    text: str
    further: Iterator[str] | None = None


def parse_command(line: bytes) -> Command | None:
    """Read a line without its LF; None is a line that gets no reply: blank, a comment, or an id alone."""
    text = readable(line).partition("#")[0].strip(" ")
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


def is_interrupt(line: bytes) -> bool:
    """Tell whether a line is the comment by which GoGui interrupts a command."""
    return readable(line).lower().split() == ["#", "interrupt"]


def reply_pieces(response: Response) -> Iterator[bytes]:
    """Write a reply: the sign, the id, always one blank, the text, an empty line.

    Whatever stands in the text, it stays one reply. It comes as one piece, unless it grows: then every line
    is one.
    """
    sign = "=" if response.succeeded else "?"
    head = f"{sign}{response.identity or ''} {_printable(response.text)}\n"
    if response.further is None:
        yield f"{head}\n".encode("ascii", "replace")
        return
    yield head.encode("ascii", "replace")
    for line in response.further:
        if text := _printable(line).strip():
            yield f"{text}\n".encode("ascii", "replace")
    yield b"\n"


def format_response(response: Response) -> bytes:
    """Write a whole reply, once it is complete."""
    return b"".join(reply_pieces(response))


def _printable(text: str) -> str:
    return _BLANK_LINES.sub("\n", _CONTROLS.sub(" ", text.rstrip("\n")))
