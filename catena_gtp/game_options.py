"""The options of a command line that say which game is meant, and readers of words for argparse.

Words are read as the protocol reads them, so that options and commands agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from catena_gtp.gtp import arguments as read
from catena_gtp.gtp.failures import GtpFailure
from catena_gtp.notation import Lettering
from catena_gtp.rules import GameType, Ruleset, Scoring

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable

_Number = TypeVar("_Number", int, float)


def add_game_options(add: Callable[..., object]) -> None:
    """Add the options to a parser, or to a group of one."""
    standard = Ruleset()
    size = (standard.side, Lettering.CATENA)
    add("--boardsize", metavar="N", type=_size, default=size, help="cells a side, or columns from 11 on (6)")
    add(
        "--komi",
        metavar="X",
        type=reading(read.decimal),
        default=standard.komi,
        help="points added to White (7)",
    )
    add(
        "--game-type",
        choices=[game_type.value for game_type in GameType],
        default=standard.game_type.value,
        help="komi, no-komi (the second player may swap) or double (two stones a turn) (komi)",
    )
    add(
        "--scoring",
        choices=[scoring.value for scoring in Scoring],
        default=standard.scoring.value,
        help="stones, the longest strip or the squares of the strips (standard)",
    )
    add(
        "--coordinates",
        choices=[*(lettering.value for lettering in Lettering), "auto"],
        default="auto",
        help="letters with or without the I, or as the board size is given (auto)",
    )


def chosen_ruleset(namespace: Namespace) -> Ruleset:
    """Return the rules that the options say."""
    return Ruleset(
        side=namespace.boardsize[0],
        game_type=GameType(namespace.game_type),
        scoring=Scoring(namespace.scoring),
        komi=namespace.komi,
    )


def pinned_lettering(namespace: Namespace) -> Lettering | None:
    """Return the letters that the options say, None if they go with the way the size is given."""
    return None if namespace.coordinates == "auto" else Lettering(namespace.coordinates)


def _checked(reader: Callable[[str], _Number], word: str) -> _Number:
    """Read a word as the protocol does, for argparse."""
    try:
        return reader(word)
    except GtpFailure as failure:
        raise _wrong(str(failure).removeprefix("syntax error: ")) from failure


def _wrong(what: str) -> Exception:
    from argparse import ArgumentTypeError  # noqa: PLC0415 - not needed without options

    return ArgumentTypeError(what)


def _size(word: str) -> tuple[int, Lettering]:
    size = read.size(_checked(read.whole, word))
    if size is None:
        raise _wrong(f"{word} is none of 2 to 10, 11, 13, 15, 17 and 19")
    return size


def reading(reader: Callable[[str], _Number]) -> Callable[[str], _Number]:
    """Return a reader of the protocol as one for argparse."""
    return lambda word: _checked(reader, word)


def at_least(least: int) -> Callable[[str], int]:
    """Return a reader of whole numbers that are not smaller."""

    def reader(word: str) -> int:
        number = _checked(read.whole, word)
        if number < least:
            raise _wrong(f"{word} is less than {least}")
        return number

    return reader
