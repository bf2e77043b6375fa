"""What gomill's tournament manager asks beside the usual commands, by gomill's own description of them.

https://mjw.woodcraft.me.uk/gomill/doc/0.8.3/gtp_extensions.html
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from catena_gtp import __version__
from catena_gtp.gtp import arguments as read
from catena_gtp.gtp.entry import Entry
from catena_gtp.gtp.handlers.play import format_moves
from catena_gtp.gtp.handlers.search import average, carry_out, choose
from catena_gtp.gtp.handlers.settings import cputime
from catena_gtp.gtp.settings import PARAMETERS
from catena_gtp.notation import format_number

if TYPE_CHECKING:
    from catena_gtp.gtp.state import Context
    from catena_gtp.player import Choice

CLAIM: Final = "claim"


def describe_engine(context: Context, _arguments: tuple[str, ...]) -> str:
    """Answer name, version and all settings that a game may depend on."""
    options, settings = context.options, context.state.settings
    values = [f"{name} {parameter.write(settings)}" for name, parameter in PARAMETERS.items()]
    values += [f"seed {options.seed}", f"hash {options.hash_mib} MiB"]
    return f"catena-gtp {__version__}\n{', '.join(values)}"


def explain_last_move(context: Context, _arguments: tuple[str, ...]) -> str:
    """Answer what the search behind the last genmove found, in words; nothing if there was none."""
    state, choice = context.state, context.state.last_choice
    if choice is None:
        return ""
    if choice.margin is None:
        return choice.searcher
    line = " ".join(format_moves(state, choice.line))
    if choice.rate is not None:
        return f"{average(choice.rate, choice.margin)} ({choice.nodes} {choice.searcher}): {line}"
    return f"{_outcome(choice)} (depth {choice.depth}, {choice.nodes} nodes, {choice.searcher}): {line}"


def genmove_ex(context: Context, arguments: tuple[str, ...]) -> str:
    """Choose a move and play it, or claim a game that is certainly won, where that is allowed.

    Without arguments, list the keywords that mean something here. A claim plays nothing.
    """
    if not arguments:
        return CLAIM
    start_s = time.monotonic()
    color = read.color(arguments[0])
    choice = choose(context, color)
    if choice is None or not choice.is_won or CLAIM not in map(str.lower, arguments[1:]):
        return carry_out(context, color, choice, start_s)
    state = context.state
    clock = state.clocks[color].after(time.monotonic() - start_s)
    context.state = replace(state, last_choice=choice).with_clock(color, clock)
    return CLAIM


def _outcome(choice: Choice) -> str:
    """Say how the game ends, for the player who has moved."""
    margin = choice.margin or 0.0
    points = format_number(abs(margin))
    if choice.exact:
        verb = "wins" if margin > 0 else "loses"
        return f"{verb} by {points} with best play" if margin else "a draw with best play"
    if choice.is_won:
        return f"wins by {points} or more"
    verb = "win" if margin > 0 else "lose"
    return f"expects to {verb} by {points}" if margin else "expects a draw"


ENTRIES = (
    Entry("gomill-describe_engine", "", describe_engine),
    Entry("gomill-explain_last_move", "", explain_last_move),
    Entry("gomill-cpu_time", "", cputime),
    Entry("gomill-genmove_ex", "[COLOR] [KEYWORD ...]", genmove_ex),
)
