"""The commands, and what each of them does."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from catena_gtp import __version__
from catena_gtp.notation import format_number, quoted
from catena_gtp.rules import Color, GameType
from catena_gtp.ugi import options as option
from catena_gtp.ugi.failures import UgiFailure
from catena_gtp.ugi.go import Go
from catena_gtp.ugi.setup import read_position

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from catena_gtp.ugi.context import Context

QUIT: Final = "quit"
_TRUTHS: Final = {True: "true", False: "false"}
_WINNERS: Final = {Color.BLACK: "p1win", Color.WHITE: "p2win", None: "draw"}


@dataclass(frozen=True, slots=True)
class Entry:
    """One command: its name, the grammar of what follows it, what it does, and whether it ends a search.

    A handler raises UgiFailure before it has changed anything.
    """

    name: str
    usage: str
    handler: Callable[[Context, tuple[str, ...]], None]
    ends_search: bool = True


def introduce(context: Context, _words: tuple[str, ...]) -> None:
    """Say who this is and what can be set."""
    context.say(f"id name catena-gtp {__version__}")
    context.say("id author the catena-gtp authors")
    for line in option.declarations(context.options):
        context.say(line)
    context.say("ugiok")


def is_ready(context: Context, _words: tuple[str, ...]) -> None:
    """Answer as soon as the next search can begin without delay, at once while one goes on."""
    context.get_ready()
    context.say("readyok")


def set_option(context: Context, words: tuple[str, ...]) -> None:
    """Change an option."""
    name, value = option.read(words)
    options = option.changed(context.options, name, value)
    if name == option.CLEAR_HASH:
        context.forget()
    changes_rules = options.ruleset != context.options.ruleset
    context.use(options)
    if changes_rules:
        _tell_of_odd_komi(context)


def new_game(context: Context, _words: tuple[str, ...]) -> None:
    """Begin a new game, and forget what was learnt in the last one."""
    context.forget()
    context.start_game()


def position(context: Context, words: tuple[str, ...]) -> None:
    """Set up a position, or say why not and leave everything as it is."""
    try:
        context.setup = read_position(words, context.setup)
    except UgiFailure as failure:
        context.say(f"info string position refused: {failure}")
        raise


def go(context: Context, words: tuple[str, ...]) -> None:
    """Begin to search."""
    asked = Go.read(words)
    for complaint in asked.ignored:
        context.tell(f"catena-gtp: go: {complaint}")
    context.think(asked)


def stop(_context: Context, _words: tuple[str, ...]) -> None:
    """Do nothing more: that the command came has ended the search, if there was one."""


def query(context: Context, words: tuple[str, ...]) -> None:
    """Answer a question about the position."""
    now = context.setup.position
    question = " ".join(words).lower()
    if question == "p1turn":
        answer = _TRUTHS[now.to_move is Color.BLACK]
    elif question == "gameover":
        answer = _TRUTHS[now.is_over]
    elif question == "result":
        answer = _WINNERS[now.score().winner] if now.is_over else "none"
    else:
        raise UgiFailure(f"{quoted(question)} is none of p1turn, gameover and result")
    context.say(f"response {answer}")


def end_session(context: Context, _words: tuple[str, ...]) -> None:
    """End the session."""
    context.stop_pondering()
    context.is_finished = True


def _tell_of_odd_komi(context: Context) -> None:
    """Tell the onlooker of a komi that R11 does not know."""
    ruleset = context.options.ruleset
    if ruleset.game_type is GameType.KOMI and not ruleset.komi_is_regular:
        number, largest = format_number(ruleset.komi), ruleset.largest_komi
        known = f"whole, 0 to {largest}"
        context.tell(f"catena-gtp: komi {number} is outside the rules ({known}); it counts all the same")


_GO_USAGE: Final = (
    "[p1time MS] [p2time MS] [p1inc MS] [p2inc MS] [movestogo N] [movetime MS] [depth D] [nodes N] [infinite]"
)

ENTRIES: Final = (
    Entry("ugi", "", introduce),
    Entry("isready", "", is_ready, ends_search=False),
    Entry("setoption", "name NAME [value VALUE]", set_option),
    Entry("uginewgame", "", new_game),
    Entry("position", "startpos|fen TEXT [moves MOVE ...]", position),
    Entry("go", _GO_USAGE, go),
    Entry("stop", "", stop),
    Entry("query", "p1turn|gameover|result", query, ends_search=False),
    Entry(QUIT, "", end_session),
)

COMMANDS: Final[Mapping[str, Entry]] = MappingProxyType({entry.name: entry for entry in ENTRIES})
"""Every command by its name."""
