"""A stream of bytes, cut into lines, and what of a line is there to be read."""

from __future__ import annotations

from typing import Final

_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
_TO_BLANK: Final = bytes.maketrans(b"\t", b" ")
# All control characters but TAB, which becomes a blank; a line no longer has its LF.
_DELETED: Final = bytes(code for code in (*range(32), 127) if code != 9)


def readable(line: bytes) -> str:
    """Return the text of a line: a TAB is a blank, other control characters and a byte order mark are gone.

    What is not ASCII is replaced.
    """
    line = line.removeprefix(_BYTE_ORDER_MARK).translate(_TO_BLANK, delete=_DELETED)
    return line.decode("ascii", "replace")


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
