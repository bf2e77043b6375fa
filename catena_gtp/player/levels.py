"""Levels of play below full strength.

A weak person does not play at random: such a person sees what the move takes at once, but not what follows,
and misjudges how much things are worth. So a weak level looks one or two plies ahead and adds noise to what
it sees, the same noise whenever the same position comes up. The upper ones search by alpha-beta, with few
nodes.

Games won of 100 against the level below (side 6, komi 7, random openings of four actions, colors swapped):
level 2 won 75, then 59, 66, 69, 84, 60, 67, 72; and level 10, at 250000 nodes a move, 42 of 60 against
level 9. Level 1 won 57 of 100 against random moves.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from catena_gtp.notation import digest
from catena_gtp.player.choice import Candidate, Choice
from catena_gtp.player.winrate import scale
from catena_gtp.rules import Color

if TYPE_CHECKING:
    from collections.abc import Iterable

    from catena_gtp.rules import Position

FULL_STRENGTH: Final = 10
SEARCHER: Final = "level {}"


@dataclass(frozen=True, slots=True)
class Level:
    """How a level sees: so many plies with so much noise, or so many nodes without.

    `noise` is the standard deviation of what a move's margin is misjudged by, in units of the margin that
    multiplies the odds of winning by e (`winrate.scale`), so that it suits every board and scoring.
    """

    sight: int = 0
    noise: float = 0.0
    nodes: int = 0


LEVELS: Final = {
    1: Level(sight=1, noise=2.0),
    2: Level(sight=2, noise=1.6),
    3: Level(sight=2, noise=0.9),
    4: Level(sight=2, noise=0.45),
    5: Level(sight=2, noise=0.15),
    6: Level(nodes=700),
    7: Level(nodes=2_500),
    8: Level(nodes=12_000),
    9: Level(nodes=60_000),
}
LEAST_SEARCHING: Final = 6
"""The first level that searches, as far as its nodes go."""


def at_a_glance(position: Position) -> list[Candidate]:
    """Value every action by the score as it stands behind it: what a beginner sees."""
    sign = 1 if position.to_move is Color.BLACK else -1
    candidates = []
    for action in position.legal_actions():
        child = position.play(action)
        margin = sign * child.score().margin
        candidates.append(Candidate(action, margin, 1, 1, (action,), exact=child.is_over))
    return candidates


def misjudged(
    position: Position, candidates: Iterable[Candidate], level: int, seed: int, moves: int = 1
) -> Choice:
    """Choose among actions whose margins are known up to the noise of a level; tell of so many moves."""
    noise = LEVELS[level].noise * scale(position)
    chance = random.Random(f"{seed} {level} {digest(position)}")
    seen = [(candidate.margin + chance.gauss(0.0, noise), candidate) for candidate in candidates]
    best = max(seen, key=lambda pair: pair[0])[1]
    nodes = sum(candidate.nodes for _, candidate in seen)
    searcher = SEARCHER.format(level)
    others = sorted((candidate for _, candidate in seen if candidate is not best), key=lambda c: -c.margin)
    return Choice(
        best.action,
        best.margin,
        best.depth,
        nodes,
        best.line,
        exact=best.exact,
        searcher=searcher,
        others=tuple(others[: moves - 1]),
    )
