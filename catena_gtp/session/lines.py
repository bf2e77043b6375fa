"""A stream of bytes, cut into lines."""

from __future__ import annotations


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
