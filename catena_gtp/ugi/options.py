"""What can be set by `setoption`, how it is declared, and what it changes.

All that the command line can set and that makes sense here. A time is in milliseconds, and 0 is no limit.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from catena_gtp.notation import Lettering, format_number, parse_decimal, parse_whole, quoted
from catena_gtp.options import FULL_STRENGTH, MOST_THREADS, SEARCHES
from catena_gtp.rules import LARGEST_SIDE, SMALLEST_SIDE, GameType, Scoring
from catena_gtp.ugi.failures import UgiFailure

if TYPE_CHECKING:
    from collections.abc import Callable
    from enum import Enum

    from catena_gtp.options import Options

CLEAR_HASH: Final = "clear hash"
_MOST_MIB: Final = 1 << 20
_MOST: Final = 2**31 - 1


@dataclass(frozen=True, slots=True)
class Option:
    """An option: what `ugi` says of it behind its name, and the options with another value of it.

    `change` raises UgiFailure for a value that it cannot have.
    """

    declare: Callable[[Options], str]
    change: Callable[[Options, str], Options]


def read(words: tuple[str, ...]) -> tuple[str, str]:
    """Return the name, in lower case and with single blanks, and the value in `name NAME [value VALUE]`."""
    lower = [word.lower() for word in words]
    if not lower or lower[0] != "name":
        raise UgiFailure("setoption is followed by name, the name of an option, value and its value")
    cut = lower.index("value") if "value" in lower else len(lower)
    return " ".join(lower[1:cut]), " ".join(words[cut + 1 :])


def declarations(options: Options) -> list[str]:
    """Return what `ugi` lists, with the values in force as defaults."""
    return [f"option name {name} type {option.declare(options)}" for name, option in OPTIONS.items()]


def changed(options: Options, name: str, value: str) -> Options:
    """Return the options with one of another value; UgiFailure where there is no such option, or value."""
    option = _BY_NAME.get(name)
    if option is None:
        raise UgiFailure(f"there is no option {quoted(name)}")
    return option.change(options, value)


def _whole(value: str, least: int, most: int) -> int:
    number = parse_whole(value)
    if number is None or not least <= number <= most:
        raise UgiFailure(f"{quoted(value)} is not a whole number from {least} to {most}")
    return number


def _spin(field: str, least: int, most: int) -> Option:
    """Make an option that is a number, of the player's settings or beside them."""

    def change(options: Options, value: str) -> Options:
        return _with(options, field, _whole(value, least, most))

    return Option(lambda options: _declared(round(_value(options, field)), least, most), change)


def _limit(field: str, unit: float = 1) -> Option:
    """Make an option that is a limit, so many units, or none where it is 0."""

    def declare(options: Options) -> str:
        return _declared(round((_value(options, field) or 0) / unit), 0, _MOST)

    def change(options: Options, value: str) -> Options:
        number = _whole(value, 0, _MOST)
        return _with(options, field, number * unit if number else None)

    return Option(declare, change)


def _declared(number: int, least: int, most: int) -> str:
    return f"spin default {number} min {least} max {most}"


def _combo(kind: type[Enum], value_of: Callable[[Options], Enum], set_to: Callable[..., Options]) -> Option:
    """Make an option that is one of a few words."""
    by_word = {str(member.value): member for member in kind}

    def change(options: Options, value: str) -> Options:
        member = by_word.get(value.lower())
        if member is None:
            raise UgiFailure(f"{quoted(value)} is none of {', '.join(by_word)}")
        return set_to(options, member)

    words = " ".join(f"var {word}" for word in by_word)
    return Option(lambda options: f"combo default {value_of(options).value} {words}", change)


def _value(options: Options, field: str) -> Any:  # noqa: ANN401 - whatever the field holds
    return getattr(options.settings if hasattr(options.settings, field) else options, field)


def _with(options: Options, field: str, value: object) -> Options:
    changes: dict[str, Any] = {field: value}
    if hasattr(options.settings, field):
        return replace(options, settings=replace(options.settings, **changes))
    return replace(options, **changes)


def _with_rule(options: Options, field: str, value: object) -> Options:
    changes: dict[str, Any] = {field: value}
    return replace(options, ruleset=replace(options.ruleset, **changes))


def _ponder(options: Options, value: str) -> Options:
    if value.lower() not in {"true", "false"}:
        raise UgiFailure(f"{quoted(value)} is not true or false")
    return _with(options, "ponder", value.lower() == "true")


def _search(options: Options, value: str) -> Options:
    if value.lower() not in SEARCHES:
        raise UgiFailure(f"{quoted(value)} is none of {', '.join(SEARCHES)}")
    return _with(options, "search", value.lower())


def _komi(options: Options, value: str) -> Options:
    number = parse_decimal(value)
    if number is None:
        raise UgiFailure(f"{quoted(value)} is not a number")
    return _with_rule(options, "komi", number)


def _overhead(options: Options, value: str) -> Options:
    return _with(options, "overhead_s", _whole(value, 0, _MOST) / 1000)


OPTIONS: Final = {
    "Hash": _spin("hash_mib", 1, _MOST_MIB),
    "Clear Hash": Option(lambda _options: "button", lambda options, _value: options),
    "Threads": _spin("threads", 1, MOST_THREADS),
    "Ponder": Option(
        lambda options: f"check default {'true' if options.settings.ponder else 'false'}", _ponder
    ),
    "Level": _spin("level", 1, FULL_STRENGTH),
    "Seed": _spin("seed", 0, _MOST),
    "MoveTime": _limit("movetime_s", 0.001),
    "Search": Option(
        lambda options: (
            f"combo default {options.settings.search} " + " ".join(f"var {name}" for name in SEARCHES)
        ),
        _search,
    ),
    "Nodes": _limit("nodes"),
    "Playouts": _limit("playouts"),
    "Depth": _limit("depth_plies"),
    "Overhead": Option(
        lambda options: _declared(round(1000 * options.settings.overhead_s), 0, _MOST), _overhead
    ),
    "Side": Option(
        lambda options: _declared(options.ruleset.side, SMALLEST_SIDE, LARGEST_SIDE),
        lambda options, value: _with_rule(options, "side", _whole(value, SMALLEST_SIDE, LARGEST_SIDE)),
    ),
    "GameType": _combo(
        GameType,
        lambda options: options.ruleset.game_type,
        lambda options, member: _with_rule(options, "game_type", member),
    ),
    "Scoring": _combo(
        Scoring,
        lambda options: options.ruleset.scoring,
        lambda options, member: _with_rule(options, "scoring", member),
    ),
    "Komi": Option(lambda options: f"string default {format_number(options.ruleset.komi)}", _komi),
    "Letters": _combo(
        Lettering,
        lambda options: options.letters,
        lambda options, member: _with(options, "pinned_lettering", member),
    ),
}
"""Every option, by its name."""

_BY_NAME: Final = {name.lower(): option for name, option in OPTIONS.items()}
