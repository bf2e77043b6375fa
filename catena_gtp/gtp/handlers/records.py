"""Game records in files: loading one and saving the game.

What reads and writes SGF is loaded when it is first needed: not before a controller has its first reply.
"""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from catena_gtp import __version__
from catena_gtp.files import read_whole, write_whole
from catena_gtp.gtp import arguments as read
from catena_gtp.gtp.entry import Entry
from catena_gtp.gtp.failures import CANNOT_LOAD_FILE, CANNOT_SAVE_FILE, GtpFailure
from catena_gtp.gtp.handlers.rules import odd_komi
from catena_gtp.notation import NotationError, format_result, quoted
from catena_gtp.rules import Color

if TYPE_CHECKING:
    from collections.abc import Mapping

    from catena_gtp.game import Game
    from catena_gtp.gtp.state import Context, State
    from catena_gtp.notation.records import Record

_OURSELVES: Final = f"catena-gtp {__version__}"
_BLANK_LINE: Final = re.compile(r"^[ \t\r]*$", re.MULTILINE)


def loadsgf(context: Context, arguments: tuple[str, ...]) -> str:
    """Set up the game of a file, at its end or before the move of a number."""
    from catena_gtp.replay import LARGEST_FILE_BYTES, before_move, load  # noqa: PLC0415 - loads sgfmill

    name, state = arguments[0], context.state
    number = read.count(arguments[1]) if len(arguments) > 1 else None
    try:
        game, record = load(read_whole(Path(name), LARGEST_FILE_BYTES), state.ruleset, state.lettering)
    except (OSError, NotationError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        context.tell(f"catena-gtp: cannot load {name!a}: {reason}")
        raise GtpFailure(CANNOT_LOAD_FILE) from error
    _tell_what_is_odd(context, game, record)
    context.state = state.with_loaded(game if number is None else before_move(game, number), record)
    return ""


def printsgf(context: Context, arguments: tuple[str, ...]) -> str:
    """Write the record of the game into a file, or answer it."""
    content = _record(context.state)
    if arguments and arguments[0] != "-":
        write_file(context, arguments[0], content)
        return ""
    # A reply has no blank line; one in a comment gets a blank that is escaped.
    return _BLANK_LINE.sub(r"\\ ", content.decode("utf-8").rstrip("\n"))


def savesgf(context: Context, arguments: tuple[str, ...]) -> str:
    """Write the record of the game into a file, with properties that the controller knows."""
    properties = dict(map(read.sgf_property, arguments[1:]))
    write_file(context, arguments[0], _record(context.state, properties))
    return ""


def _record(state: State, further: Mapping[str, str] | None = None) -> bytes:
    from catena_gtp.notation.records import Heading  # noqa: PLC0415 - loads sgfmill
    from catena_gtp.replay import save  # noqa: PLC0415 - likewise

    heading = Heading(program=("catena-gtp", __version__), further=further)
    if state.record is None:  # the game of a file was played when, and by whom, the file says
        today = datetime.now().astimezone().date().isoformat()
        black, white = (_OURSELVES if color in state.engine_colors else "" for color in Color)
        heading = replace(heading, date=today, black=black, white=white)
    return save(state.game, heading, state.record)


def write_file(context: Context, name: str, content: str | bytes) -> None:
    """Write a file, or tell the onlooker why it cannot be written and fail."""
    try:
        write_whole(Path(name), content)
    except OSError as error:
        context.tell(f"catena-gtp: cannot save {name!a}: {error.strerror}")
        raise GtpFailure(CANNOT_SAVE_FILE) from error


def _tell_what_is_odd(context: Context, game: Game, record: Record) -> None:
    """Tell the onlooker of a komi outside the rules, and of a result that is not the one by the rules."""
    if odd := odd_komi(game.position.ruleset):
        context.tell(odd)
    if record.result and game.position.is_over:
        judged = format_result(game.position.score())
        if record.result != judged:
            told = quoted(record.result)
            context.tell(f"catena-gtp: the file's result is {told}, by the rules it is {judged}")


ENTRIES = (
    Entry("loadsgf", "FILE [NUMBER]", loadsgf),
    Entry("printsgf", "[FILE|-]", printsgf),
    Entry("gomill-savesgf", "FILE [PROPERTY=VALUE ...]", savesgf),
)
