"""Reading the tables of a TOML file: every value by its name and kind, and no name that nobody asked for."""

from __future__ import annotations

import shlex
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NoReturn

from catena_gtp.arena.request.checks import ConfigurationError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping


@dataclass(slots=True)
class Table:
    """A table of the file; `place` is said in front of what is wrong.

    Every method that reads returns None, or what is said, where there is no such key, and raises
    ConfigurationError where the value is of another kind. `close` complains of keys that nobody asked for.
    """

    data: Mapping[str, Any]
    place: str
    is_there: bool = True
    asked: dict[str, None] = field(default_factory=dict)

    def wrong(self, key: str, what: str) -> NoReturn:
        """Raise the error of a key."""
        raise ConfigurationError(f"{self.place}{key}: {what}")

    def missing(self, key: str) -> NoReturn:
        """Raise the error of a key that is not there."""
        raise ConfigurationError(f"{self.place}{key} is missing")

    def has(self, key: str) -> bool:
        """Tell whether a key is there."""
        return key in self.data

    def close(self) -> None:
        """Raise the error of a key that was not read."""
        for key in self.data:
            if key not in self.asked:
                self.wrong(key, f"there is no such key; there are {', '.join(self.asked)}")

    def text(self, key: str) -> str | None:
        """Read a text."""
        value: str | None = self._get(key, (str,), "a text")
        return value

    def whole(self, key: str, least: int) -> int | None:
        """Read a whole number that is not below `least`."""
        value: int | None = self._get(key, (int,), "a whole number")
        if value is not None and value < least:
            self.wrong(key, f"at least {least} is wanted, not {value}")
        return value

    def number(self, key: str) -> float | None:
        """Read a number, whole or not."""
        value = self._get(key, (int, float), "a number")
        return None if value is None else float(value)

    def flag(self, key: str, *, default: bool) -> bool:
        """Read true or false."""
        value = self._get(key, (bool,), "true or false")
        return default if value is None else bool(value)

    def choice(self, key: str, choices: Iterable[str], default: str) -> str:
        """Read one of these words."""
        value = self.text(key)
        if value is not None and value not in choices:
            self.wrong(key, f"{value!r} is none of {', '.join(choices)}")
        return default if value is None else value

    def items(self, key: str) -> list[Any] | None:
        """Read a list of anything."""
        value: list[Any] | None = self._get(key, (list,), "a list")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """Read a list of texts, empty where there is none."""
        value = self.items(key) or []
        if not all(isinstance(item, str) for item in value):
            self.wrong(key, "a list of texts is wanted")
        return tuple(value)

    def words(self, key: str) -> tuple[str, ...]:
        """Read a command line: a list of words, or one text to be split as a shell does."""
        if isinstance(self.data.get(key), list):
            return self.texts(key)
        return split_command(self.text(key) or "")

    def table(self, key: str) -> Table:
        """Read a table within this one, empty where there is none."""
        value = self._get(key, (dict,), "a table")
        return Table(value or {}, f"{self.place}{key}.", value is not None)

    def tables(self, key: str) -> list[Table]:
        """Read the tables under this key in double brackets."""
        value = self.items(key) or []
        if not all(isinstance(item, dict) for item in value):
            self.wrong(key, f"tables are wanted, each under [[{key}]]")
        return [Table(item, f"{self.place}{key} {number}: ") for number, item in enumerate(value, start=1)]

    def all_texts(self) -> Iterator[tuple[str, str]]:
        """Read every key of a table of texts."""
        for key in self.data:
            yield key, self.text(key) or ""

    def _get(self, key: str, kinds: tuple[type, ...], words: str) -> Any:  # noqa: ANN401 - TOML has many
        self.asked[key] = None
        value = self.data.get(key)
        # To Python true and false are numbers; to a reader of the file they are not.
        if value is not None and (not isinstance(value, kinds) or isinstance(value, bool) != (bool in kinds)):
            self.wrong(key, f"{words} is wanted, not {value!r}")
        return value


def split_command(text: str) -> tuple[str, ...]:
    """Split a command line as a shell does, or as Windows does; ConfigurationError for an open quote."""
    on_windows = sys.platform == "win32"
    try:
        words = shlex.split(text, posix=not on_windows)
    except ValueError as error:
        raise ConfigurationError(f"the command {text!r} cannot be split into words: {error}") from error
    return tuple(word.strip('"') if on_windows else word for word in words)
