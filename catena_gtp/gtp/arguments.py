"""Words of a command line to values.

Each reader takes a word and raises the `syntax error` that names it. Whether a value makes sense in the game
is not asked here.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final, TypeVar

from catena_gtp.gtp.failures import syntax_error
from catena_gtp.notation import Lettering, NotationError, parse_action, parse_decimal, parse_whole, quoted
from catena_gtp.rules import Color

if TYPE_CHECKING:
    from collections.abc import Mapping

    from catena_gtp.rules import Action, Board

_Value = TypeVar("_Value")

_COLORS: Final = {"b": Color.BLACK, "black": Color.BLACK, "w": Color.WHITE, "white": Color.WHITE}
_PROPERTY: Final = re.compile(r"[A-Z]{1,64}")
_ESCAPED: Final = re.compile(r"\\(.)")
_OWN_PROPERTIES: Final = frozenset({"FF", "GM", "CA", "SZ", "AB", "AW", "AE", "PL", "B", "W", "CATENA"})
# Timers of the operating system take no longer times.
_LONGEST_TIME_S: Final = 1e8


def color(word: str) -> Color:
    """Read a color, by its name or its first letter."""
    return choice(word, _COLORS, "a color")


def action(word: str, board: Board, lettering: Lettering) -> Action | None:
    """Read a vertex, the button or the swap; None is a vertex that the board does not have."""
    try:
        return parse_action(word, board, lettering)
    except NotationError as error:
        raise syntax_error(str(error)) from error


def choice(word: str, choices: Mapping[str, _Value], kind: str) -> _Value:
    """Read one of several keywords, in either case; `kind` says what they are, with its article."""
    try:
        return choices[word.lower()]
    except KeyError:
        raise syntax_error(f"{quoted(word)} is not {kind}") from None


def whole(word: str) -> int:
    """Read a whole number; one beyond fifteen digits is cut down to the largest of these."""
    number = parse_whole(word)
    if number is None:
        raise syntax_error(f"{quoted(word)} is not a whole number")
    return number


def count(word: str) -> int:
    """Read a whole number that is not negative."""
    number = whole(word)
    if number < 0:
        raise syntax_error(f"{quoted(word)} is negative")
    return number


def decimal(word: str) -> float:
    """Read a finite number."""
    number = parse_decimal(word)
    if number is None:
        raise syntax_error(f"{quoted(word)} is not a number")
    return number


def seconds(word: str) -> float:
    """Read a time in seconds, at most some years.

    Controllers send negative ones of a player who is late; they count as 0.
    """
    return min(max(decimal(word), 0.0), _LONGEST_TIME_S)


def sgf_property(word: str) -> tuple[str, str]:
    r"""Read a property of SGF and its value, `PB=My\_name`: `\_` is a blank, and `\\` a backslash.

    Those that make the record what it is are not for a controller to set.
    """
    name, equals, value = word.partition("=")
    name = name.upper()
    if not equals or not _PROPERTY.fullmatch(name):
        raise syntax_error(f"{quoted(word)} is not PROPERTY=VALUE")
    if name in _OWN_PROPERTIES:
        raise syntax_error(f"{name} follows from the game and cannot be set")
    return name, _ESCAPED.sub(lambda match: " " if match[1] == "_" else match[1], value)


def json_object(words: tuple[str, ...]) -> dict[str, Any]:
    """Read the words, put together again, as one JSON object."""
    text = " ".join(words)
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise syntax_error(f"{quoted(text)} is not JSON") from None
    if not isinstance(value, dict):
        raise syntax_error(f"{quoted(text)} is not a JSON object")
    return value


def size(number: int, *, small_widths: bool = False) -> tuple[int, Lettering] | None:
    """Return the side that a board size means, and the letters that go with this way to say it.

    2 to 10 are cells a side, as the game counts; 11, 13, ... 19 are the grid's width, as Go controllers do.
    With `small_widths` 3, 5, 7 and 9 are widths, too.
    """
    if (3 if small_widths else 11) <= number <= 19 and number % 2:
        return (number + 1) // 2, Lettering.GTP
    if 2 <= number <= 10:
        return number, Lettering.CATENA
    return None
