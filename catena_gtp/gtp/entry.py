"""A line of the command table, and how many arguments its grammar takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from catena_gtp.gtp.failures import syntax_error
from catena_gtp.notation import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from catena_gtp.gtp.state import Context


@dataclass(frozen=True, slots=True)
class Entry:
    """One command.

    `usage` is the grammar of its arguments: words parted by blanks, optional ones in brackets, alternatives
    parted by ` | `, `...` for as many more as there are. The handler returns the text of the reply, or the
    lines of one that grows while they are taken, or raises GtpFailure; the number of arguments has been
    checked by then.
    """

    name: str
    usage: str
    handler: Callable[[Context, tuple[str, ...]], str | Iterator[str]]

    def check_count(self, arguments: tuple[str, ...]) -> None:
        """Raise the syntax error of too many or too few arguments."""
        least, most = self._counts()
        if len(arguments) < least:
            raise syntax_error(f"{self.name} is followed by {self.usage}")
        if most is not None and len(arguments) > most:
            raise syntax_error(f"{quoted(arguments[most])} is one word too many for {self.name}")

    def _counts(self) -> tuple[int, int | None]:
        alternatives = [alternative.split() for alternative in self.usage.split(" | ")]
        least = min(sum(not _is_optional(word) for word in words) for words in alternatives)
        endless = any("..." in word for words in alternatives for word in words)
        return least, None if endless else max(len(words) for words in alternatives)


def _is_optional(word: str) -> bool:
    return word.startswith("[") or "..." in word
