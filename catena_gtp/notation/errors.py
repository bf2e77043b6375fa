"""The one error of this room."""

from __future__ import annotations

_SHOWN_CHARACTERS = 40


class NotationError(ValueError):
    """Say that a text is not what it should be; str() names the word, in ASCII and on one line."""


def quoted(word: str) -> str:
    """Quote a word for an error message: escaped to ASCII, shortened when very long."""
    if len(word) > _SHOWN_CHARACTERS:
        return ascii(word[:_SHOWN_CHARACTERS]) + "..."
    return ascii(word)
