"""Which games a match consists of; the same for the same match on every machine.

Knows what is to be played and in what order, not who plays it when.
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from catena_gtp.arena.model import GameTask, MatchSpec, Pie
from catena_gtp.arena.tournament.openings import (
    NO_OPENING,
    Evenness,
    openings_from_file,
    random_openings,
    silent,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from catena_gtp.arena.model import Opening
    from catena_gtp.arena.tournament.openings import Progress

Pair = tuple[GameTask, ...]
"""The games of a pair that are still to be played: one opening, each engine once in each seat."""


def openings_of(spec: MatchSpec, progress: Progress = silent) -> tuple[Opening, ...]:
    """Return the openings of a match; if there are fewer than pairs, they are used in turn.

    Under `Pie.SEATS` the engines themselves make the game even, so no line is preferred to another.
    """
    if spec.opening_file is not None:
        return openings_from_file(Path(spec.opening_file), spec.ruleset)
    if spec.opening_plies == 0:
        return (NO_OPENING,)
    judge = Evenness() if spec.balance and spec.pie is Pie.FIXED else None
    return random_openings(spec.ruleset, spec.opening_plies, spec.pairs, spec.seed, judge, progress)


def pairings(spec: MatchSpec) -> list[tuple[str, str]]:
    """Return who meets whom, by name."""
    names = [engine.name for engine in spec.engines]
    if spec.form == "gauntlet":
        return [(names[0], other) for other in names[1:]]
    return list(combinations(names, 2))


def schedule(spec: MatchSpec, openings: Sequence[Opening]) -> list[Pair]:
    """Return all pairs of games in order.

    Every pairing plays its n-th pair with the n-th opening, and its n-th before any plays its next, so that
    a match that is broken off has treated all alike.
    """
    pairs: list[Pair] = []
    for turn in range(spec.pairs):
        opening = openings[turn % len(openings)]
        for one, other in pairings(spec):
            number = len(pairs)
            seed = _seed(spec, f"pair/{number}")
            pairs.append(
                (
                    GameTask(2 * number, one, other, opening, seed),
                    GameTask(2 * number + 1, other, one, opening, seed),
                )
            )
    return pairs


def remaining(pairs: Iterable[Pair], finished: Iterable[int]) -> list[Pair]:
    """Return the pairs less the games whose numbers are given; a pair may be left with one game."""
    done = frozenset(finished)
    left = (tuple(task for task in pair if task.number not in done) for pair in pairs)
    return [pair for pair in left if pair]


def engine_seed(spec: MatchSpec, name: str) -> int:
    """Return the seed that an engine is started with: one for all its games, so that they can be repeated."""
    return _seed(spec, f"engine/{name}")


def _seed(spec: MatchSpec, purpose: str) -> int:
    # Below 2^31: many programs read seeds into a signed word of 32 bits.
    return Random(f"{spec.seed}/{purpose}").getrandbits(31)
