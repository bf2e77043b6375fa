"""What of the player can be set while a session runs, and how it is named and written."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from catena_gtp.gtp import arguments as read
from catena_gtp.gtp.failures import syntax_error
from catena_gtp.notation import format_number, quoted
from catena_gtp.options import FULL_STRENGTH, MOST_THREADS, SEARCHES

if TYPE_CHECKING:
    from collections.abc import Callable

    from catena_gtp.options import Settings

NONE: Final = "none"
_TRUTHS: Final = {"true": True, "false": False}
_SEARCHES: Final = {name: name for name in SEARCHES}


@dataclass(frozen=True, slots=True)
class Parameter:
    """A setting by its name: how it is written, and the settings with another value of it."""

    write: Callable[[Settings], str]
    change: Callable[[Settings, str], Settings]


def movetime(word: str) -> float:
    """Read the seconds of a move; more than none."""
    number = read.decimal(word)
    if number <= 0:
        raise syntax_error(f"{quoted(word)} leaves no time to think")
    return number


def at_least_one(word: str) -> int:
    """Read a whole number above 0."""
    number = read.whole(word)
    if number < 1:
        raise syntax_error(f"{quoted(word)} is less than 1")
    return number


def threads(word: str) -> int:
    """Read how many threads search."""
    return _between(word, 1, MOST_THREADS)


def level(word: str) -> int:
    """Read a level of play."""
    return _between(word, 1, FULL_STRENGTH)


def percent(word: str) -> float:
    """Read a chance to win, in percent, below one half."""
    number = read.decimal(word)
    if not 0 <= number < 50:
        raise syntax_error(f"{quoted(word)} is not from 0 to below 50")
    return number


def overhead(word: str) -> float:
    """Read the seconds kept back of every clock."""
    number = read.decimal(word)
    if number < 0:
        raise syntax_error(f"{quoted(word)} is less than 0")
    return number


def _between(word: str, least: int, most: int) -> int:
    number = read.whole(word)
    if not least <= number <= most:
        raise syntax_error(f"{quoted(word)} is not from {least} to {most}")
    return number


def _written(value: float | None) -> str:
    if value is None:
        return NONE
    return str(value) if isinstance(value, int) else format_number(value)


def _switch(field: str) -> Parameter:
    def change(settings: Settings, word: str) -> Settings:
        changes: dict[str, Any] = {field: read.choice(word, _TRUTHS, "true or false")}
        return replace(settings, **changes)

    return Parameter(lambda settings: "true" if getattr(settings, field) else "false", change)


def _parameter(field: str, reader: Callable[[str], float], *, optional: bool = False) -> Parameter:
    def change(settings: Settings, word: str) -> Settings:
        changes: dict[str, Any] = {field: None if optional and word.lower() == NONE else reader(word)}
        return replace(settings, **changes)

    return Parameter(lambda settings: _written(getattr(settings, field)), change)


PARAMETERS: Final = {
    "search": Parameter(
        lambda settings: settings.search,
        lambda settings, word: replace(
            settings, search=read.choice(word, _SEARCHES, f"one of {', '.join(SEARCHES)}")
        ),
    ),
    "maxTime": _parameter("movetime_s", movetime, optional=True),
    "maxVisits": _parameter("nodes", at_least_one, optional=True),
    "maxPlayouts": _parameter("playouts", at_least_one, optional=True),
    "maxDepth": _parameter("depth_plies", at_least_one, optional=True),
    "numSearchThreads": _parameter("threads", threads),
    "ponderingEnabled": _switch("ponder"),
    "level": _parameter("level", level),
    "resignWinrate": _parameter("resign_percent", percent, optional=True),
    "resignConsecTurns": _parameter("resign_turns", at_least_one),
    "lagBuffer": _parameter("overhead_s", overhead),
    "liveGraphics": _switch("live_graphics"),
}
"""By name, as KataGo names those that it has too."""
