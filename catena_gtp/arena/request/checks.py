"""What makes a match one that can be played, whether a file describes it or options do."""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING, Final

from catena_gtp.arena.model import Pie
from catena_gtp.arena.request.names import LONGEST_NAME
from catena_gtp.rules import GameType

if TYPE_CHECKING:
    from collections.abc import Iterator

    from catena_gtp.arena.model import EngineSpec, MatchSpec, TimeControl

FORMS: Final = ("round-robin", "gauntlet")
_MOST_PLIES: Final = 40
_MOST_PAIRS: Final = 100_000


class ConfigurationError(ValueError):
    """A match cannot be played as described; str() says where, what, and what would be right."""


def checked(match: MatchSpec) -> MatchSpec:
    """Return the match if it can be played; ConfigurationError with the first thing that is wrong."""
    for problem in _problems(match):
        raise ConfigurationError(problem)
    return match


def _problems(match: MatchSpec) -> Iterator[str]:
    yield from _problems_of_names([engine.name for engine in match.engines])
    if not match.name.isprintable():
        yield f"the name of the match has characters that cannot be printed: {match.name!r}"
    for engine in match.engines:
        yield from _problems_of_lines(engine)
    yield from _problems_of_game(match)
    for time in (match.time, *(engine.time for engine in match.engines if engine.time)):
        yield from _problems_of_time(time)
    for engine in match.engines:
        yield from _problems_of_nodes(engine, engine.time or match.time)
    yield from _problems_of_extent(match)


def _problems_of_extent(match: MatchSpec) -> Iterator[str]:
    if match.form not in FORMS:
        yield f"a match is {' or '.join(FORMS)}, not {match.form!r}"
    if not 1 <= match.pairs <= _MOST_PAIRS:
        yield f"1 to {_MOST_PAIRS} pairs of games for each two engines are possible, not {match.pairs}"
    if not 0 <= match.opening_plies <= _MOST_PLIES:
        yield f"openings of 0 to {_MOST_PLIES} plies are possible, not {match.opening_plies}"
    if match.restarts < 0:
        yield "the number of restarts cannot be negative"
    if match.sprt is not None:
        if len(match.engines) != 2:
            yield "the sequential test compares two engines; there are more"
        if not -math.inf < match.sprt[0] < match.sprt[1] < math.inf:
            yield f"the bounds of the sequential test must rise: {match.sprt[0]:g} {match.sprt[1]:g}"


def _problems_of_names(names: list[str]) -> Iterator[str]:
    if len(names) < 2:
        yield f"at least two engines are wanted; there {'is one' if names else 'are none'}"
    for name, count in Counter(names).items():
        if count > 1:
            yield f"{count} engines have the name {name!r}; each needs its own"
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            yield f"a name of 1 to {LONGEST_NAME} printable characters is wanted, not {name!r}"


def _problems_of_lines(engine: EngineSpec) -> Iterator[str]:
    """Tell of words that no system takes for a command, and of set-up commands that are not one line each."""
    if not engine.command or not engine.command[0] or any("\0" in word for word in engine.command):
        yield f"{engine.name} has no command that could be started: {list(engine.command)}"
    for line in engine.setup:
        if not line.strip() or not line.isprintable():
            yield f"a set-up command of {engine.name} is a line of printable characters, not {line!r}"
    for name, value in engine.environment:
        if not name or "=" in name or "\0" in name + value:
            yield f"{engine.name} cannot have the variable {name!r} in its environment"


def _problems_of_game(match: MatchSpec) -> Iterator[str]:
    ruleset = match.ruleset
    if match.pie is Pie.SEATS and ruleset.game_type is GameType.DOUBLE:
        yield "double placement has no choice of color, so no pie: leave it at fixed"
    fixed = match.pie is Pie.FIXED and ruleset.game_type is GameType.KOMI
    if fixed and not ruleset.komi_is_regular:
        most = ruleset.largest_komi
        yield f"the komi is a whole number from 0 to {most} under this scoring, not {ruleset.komi:g}"


def _problems_of_time(time: TimeControl) -> Iterator[str]:
    settings = time.settings
    times = (settings.main_s, settings.period_s, settings.increment_s, time.margin_s, time.longest_move_s)
    if not all(0 <= seconds < float("inf") for seconds in times):
        yield "times are numbers of seconds, not negative"
    if settings.kind != "none" and settings.main_s + settings.period_s <= 0:
        yield "there must be time for a move"
    if time.nodes is not None and time.nodes < 1:
        yield "at least one node a move is wanted"


def _problems_of_nodes(engine: EngineSpec, time: TimeControl) -> Iterator[str]:
    told = any("{nodes}" in text for text in (*engine.command, *engine.setup))
    if time.nodes is not None and not told:
        yield (
            f"{engine.name} is to play with {time.nodes} nodes a move, but nobody tells it: write {{nodes}} "
            "where its command takes the number, as in 'catena-gtp --nodes {nodes}'"
        )
    if time.nodes is None and told:
        yield f"the command of {engine.name} asks for {{nodes}}, but it plays by time"
