"""What the player is asked: moves, the komi and the color it would choose, exact results, counts."""

from __future__ import annotations

import contextlib
import json
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from catena_gtp.game import PASS
from catena_gtp.gtp import arguments as read
from catena_gtp.gtp.entry import Entry
from catena_gtp.gtp.failures import INTERRUPTED, NO_KERNEL, NO_KOMI_HERE, GtpFailure
from catena_gtp.gtp.gogui.live import drawing
from catena_gtp.gtp.handlers.play import format_move, format_moves
from catena_gtp.notation import format_margin
from catena_gtp.options import SEARCHES
from catena_gtp.rules import GameType

if TYPE_CHECKING:
    from collections.abc import Iterator

    from catena_gtp.clock import Budget
    from catena_gtp.gtp.state import Context, State
    from catena_gtp.player import Audience, Choice
    from catena_gtp.rules import Color, Position

# The button and the swap; every other action fills a cell.
_ACTIONS_WITHOUT_A_STONE = 2

RESIGN = "resign"


def genmove(context: Context, arguments: tuple[str, ...]) -> str:
    """Choose a move and play it."""
    start_s = time.monotonic()
    color = read.color(arguments[0])
    return carry_out(context, color, choose(context, color), start_s)


def carry_out(context: Context, color: Color, choice: Choice | None, start_s: float) -> str:
    """Play what was chosen for a color, since `start_s` of the monotonic clock, and answer how it is written.

    None is nothing to choose: the game is over. Without hope nothing is played, and the answer is to resign.
    """
    state = context.state
    hopeless = _hopeless_turns(state, color, choice)
    clock = state.clocks[color].after(time.monotonic() - start_s)
    state = replace(state, hopeless={**state.hopeless, color: hopeless}, last_choice=choice)
    state = state.with_clock(color, clock)
    if choice is not None and hopeless >= state.settings.resign_turns:
        context.state = state
        return RESIGN
    if choice is not None and state.settings.search == SEARCHES[0]:
        context.tell(_reason(state, choice))
    move = PASS if choice is None else choice.action
    colors = state.engine_colors | {color}
    context.state = state = replace(state, game=state.game.play(color, move), engine_colors=colors)
    _ponder(context)
    return format_move(state, move)


def _reason(state: State, choice: Choice) -> str:
    """Say in a line who chose an action and what speaks for it."""
    reason = f"catena-gtp: {format_move(state, choice.action)} by {choice.searcher}"
    if choice.margin is None:
        return reason
    if choice.rate is not None:
        return f"{reason}: {average(choice.rate, choice.margin)}, in {choice.nodes} games"
    lead = _lead(choice.margin)
    known = "with best play" if choice.exact else f"at least, after {choice.nodes} positions"
    if not (choice.exact or choice.is_won):
        known = f"at depth {choice.depth}, after {choice.nodes} positions"
    return f"{reason}: {lead} {known}"


def average(rate: float, margin: float) -> str:
    """Say what games played out show; the mean margin and the chance may well point to different sides."""
    return f"{100 * rate:.0f} % to win, {_lead(margin)} on average"


def _lead(margin: float) -> str:
    """Say how far ahead a player is, to a tenth of a point."""
    points = f"{abs(margin):.1f} points"
    if points == "0.0 points":
        return "even"
    return f"{points} {'ahead' if margin > 0 else 'behind'}"


def _hopeless_turns(state: State, color: Color, choice: Choice | None) -> int:
    """Count the moves in a row, with this one, at which the color had no hope; 0 where it never resigns."""
    percent = state.settings.resign_percent
    if percent is None or choice is None:
        return 0
    if choice.margin is None:  # nothing to choose and nothing seen: as before
        return state.hopeless.get(color, 0)
    from catena_gtp.player import win_rate  # noqa: PLC0415 - costs start time and memory

    rate = choice.rate
    if rate is None:
        rate = win_rate(choice.margin, state.position.with_turn(color), exact=choice.exact)
    return state.hopeless.get(color, 0) + 1 if 100 * rate <= percent and choice.margin < 0 else 0


def _ponder(context: Context) -> None:
    """Think on until something else is wanted, if that is set and nothing else is wanted already."""
    attention = context.attention
    if context.state.settings.ponder and not attention.alone and not attention.further.pulled:
        context.player.ponder(context.state.position, attention.further)


def reg_genmove(context: Context, arguments: tuple[str, ...]) -> str:
    """Choose a move and leave everything as it is."""
    choice = choose(context, read.color(arguments[0]))
    return format_move(context.state, PASS if choice is None else choice.action)


def last_search(context: Context, _arguments: tuple[str, ...]) -> str:
    """Tell, as JSON, what the search behind the last genmove found."""
    state, choice = context.state, context.state.last_choice
    if choice is None:
        return "null"
    found = {
        "move": format_move(state, choice.action),
        "margin": choice.margin,
        "exact": choice.exact,
        "depth": choice.depth,
        "nodes": choice.nodes,
        "line": format_moves(state, choice.line),
        "searcher": choice.searcher,
    }
    return json.dumps(found)


def choose_komi(context: Context, _arguments: tuple[str, ...]) -> str:
    """Answer the komi that the player would offer."""
    position = context.state.position
    if position.ruleset.game_type is not GameType.KOMI:
        raise GtpFailure(NO_KOMI_HERE)
    return str(context.player.choose_komi(position, _budget(context, position), context.attention.hurry))


def choose_color(context: Context, _arguments: tuple[str, ...]) -> str:
    """Answer the color that the player would take in this position."""
    position = context.state.position
    return context.player.choose_color(position, _budget(context, position), context.attention.hurry).value


def solve(context: Context, arguments: tuple[str, ...]) -> str:
    """Answer the result with best play and a line that leads there, if it is found in time."""
    state = context.state
    seconds = read.seconds(arguments[0]) if arguments else None
    with kernel_needed():
        solution = context.player.solve(state.position, seconds, context.attention.hurry)
    if solution is None:
        return "unknown"
    return " ".join((format_margin(solution.margin), *format_moves(state, solution.line)))


def perft(context: Context, arguments: tuple[str, ...]) -> str:
    """Count the sequences of so many actions from here."""
    depth = read.count(arguments[0])
    position = context.state.position
    if depth > position.board.cell_count + _ACTIONS_WITHOUT_A_STONE:  # no game is as long as that
        return "0"
    with kernel_needed():
        lines = context.player.perft(position, depth, context.attention.hurry)
    if lines is None:
        raise GtpFailure(INTERRUPTED)
    return str(lines)


@contextlib.contextmanager
def kernel_needed() -> Iterator[None]:
    """Make it a failure of the command when the player has no kernel and cannot do without."""
    from catena_gtp.player import NoKernelError  # noqa: PLC0415 - costs start time and memory

    try:
        yield
    except NoKernelError as error:
        raise GtpFailure(NO_KERNEL) from error


def choose(context: Context, color: Color, audience: Audience | None = None) -> Choice | None:
    """Let the player choose for a color; None when the game is over, so that there is nothing but to pass."""
    position = context.state.position.with_turn(color)
    if position.is_over:
        return None
    budget = _budget(context, position)
    with drawing(context, position) as onlooker:
        return context.player.choose(position, budget, context.attention.hurry, audience or onlooker)


def _budget(context: Context, position: Position) -> Budget:
    """Return what the player on turn may take for one decision."""
    from catena_gtp.player import expected_moves  # noqa: PLC0415 - costs start time and memory

    state = context.state
    return state.clocks[position.to_move].budget(expected_moves(position), state.settings.overhead_s)


ENTRIES = (
    Entry("genmove", "COLOR", genmove),
    Entry("reg_genmove", "COLOR", reg_genmove),
    Entry("catena-last_search", "", last_search),
    Entry("catena-choose_komi", "", choose_komi),
    Entry("catena-choose_color", "", choose_color),
    Entry("catena-solve", "[SECONDS]", solve),
    Entry("catena-perft", "DEPTH", perft),
)
