"""The board and how its cells are written."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from catena_gtp.game import Game
from catena_gtp.gtp import arguments as read
from catena_gtp.gtp.entry import Entry
from catena_gtp.gtp.failures import UNACCEPTABLE_SIZE, GtpFailure, syntax_error
from catena_gtp.notation import Lettering, NotationError, digest, format_position, parse_position
from catena_gtp.rules import ImpossiblePosition

if TYPE_CHECKING:
    from catena_gtp.gtp.state import Context

_LETTERINGS: dict[str, Lettering | None] = {
    "catena": Lettering.CATENA,
    "gtp": Lettering.GTP,
    "auto": None,
}
_BUTTON_WORDS: dict[str, str | None] = {"button": "button", "pass": "pass", "auto": None}


def boardsize(context: Context, arguments: tuple[str, ...]) -> str:
    """Start a new game on a board of this size; say from now on cells as goes with the way it was given."""
    numbers = [read.whole(word) for word in arguments]
    size = read.size(numbers[0], small_widths=context.state.gogui)
    if size is None or (len(numbers) == 2 and (numbers[0] != numbers[1] or size[0] == numbers[0])):
        raise GtpFailure(UNACCEPTABLE_SIZE)
    side, lettering = size
    context.start_game(replace(context.state.ruleset, side=side))
    context.state = replace(context.state, declared_lettering=lettering)
    return ""


def clear_board(context: Context, _arguments: tuple[str, ...]) -> str:
    """Start a new game under the same rules."""
    context.start_game(context.state.ruleset)
    return ""


def position(context: Context, arguments: tuple[str, ...]) -> str:
    """Write the position on one line, or set it up from such a line."""
    if not arguments:
        return format_position(context.state.position)
    try:
        wanted = parse_position(" ".join(arguments))
    except NotationError as error:
        raise syntax_error(str(error)) from error
    except ImpossiblePosition as error:
        raise GtpFailure(f"impossible position: {error}") from error
    context.state = context.state.with_game(Game.from_position(wanted))
    return ""


def position_digest(context: Context, _arguments: tuple[str, ...]) -> str:
    """Answer the short hash of the position."""
    return digest(context.state.position)


def coordinates(context: Context, arguments: tuple[str, ...]) -> str:
    """Pin the letters in which cells are written, or tell which are in force."""
    if not arguments:
        return context.state.lettering.value
    pinned = read.choice(arguments[0], _LETTERINGS, "catena, gtp or auto")
    context.state = replace(context.state, pinned_lettering=pinned)
    return ""


def button_word(context: Context, arguments: tuple[str, ...]) -> str:
    """Pin the word by which the button is written, or tell which is in force."""
    if not arguments:
        return context.state.button_word
    pinned = read.choice(arguments[0], _BUTTON_WORDS, "button, pass or auto")
    context.state = replace(context.state, pinned_button_word=pinned)
    return ""


ENTRIES = (
    Entry("boardsize", "SIZE | WIDTH WIDTH", boardsize),
    Entry("rectangular_boardsize", "WIDTH WIDTH", boardsize),
    Entry("clear_board", "", clear_board),
    Entry("catena-position", "[TEXT ...]", position),
    Entry("catena-digest", "", position_digest),
    Entry("catena-coordinates", "[catena|gtp|auto]", coordinates),
    Entry("catena-button_word", "[button|pass|auto]", button_word),
)
