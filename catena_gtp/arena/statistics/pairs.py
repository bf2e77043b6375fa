"""Games taken two by two: the same opening with seats swapped is one observation.

The two games of a pair are not independent, since an opening that favors one color gives each engine a win;
counting pairs in place of games keeps that out of the error of everything that is computed from them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from catena_gtp.arena.model import GameRecord

Pair = tuple["GameRecord", "GameRecord"]


def points(record: GameRecord, engine: str) -> float:
    """Return what a game gave one of its engines: 1, 1/2 or 0."""
    if record.winner is None:
        return 0.5
    return 1.0 if record.winner == engine else 0.0


def margin(record: GameRecord, engine: str) -> float | None:
    """Return a game's margin in points from one engine's view, None where the game was not scored."""
    if record.margin is None:
        return None
    return record.margin if record.black == engine else -record.margin


def between(records: Iterable[GameRecord], first: str, second: str) -> list[GameRecord]:
    """Return the games of two engines, by number."""
    games = [record for record in records if {record.black, record.white} == {first, second}]
    return sorted(games, key=lambda record: record.task.number)


def complete_pairs(records: Iterable[GameRecord], first: str, second: str) -> list[Pair]:
    """Return the pairs of two engines of which both games are there, by number."""
    halves: dict[int, GameRecord] = {}
    pairs = []
    for record in between(records, first, second):
        half = halves.pop(record.task.number // 2, None)
        if half is None:
            halves[record.task.number // 2] = record
        else:
            pairs.append((half, record))
    return pairs


@dataclass(frozen=True, slots=True)
class PairCounts:
    """How many pairs ended with each score, for one of two engines.

    `counts` are the pairs in which it took 0, 1/2, 1, 3/2 and 2 points: the pentanomial frequencies.
    """

    counts: tuple[int, ...] = (0, 0, 0, 0, 0)

    @classmethod
    def of(cls, records: Iterable[GameRecord], first: str, second: str) -> PairCounts:
        """Count the complete pairs of two engines, for the first."""
        counts = cls()
        for one, other in complete_pairs(records, first, second):
            counts = counts.with_pair(points(one, first) + points(other, first))
        return counts

    def with_pair(self, score: float) -> PairCounts:
        """Return the counts with one pair more, in which the engine took so many points of two."""
        counts = list(self.counts)
        counts[round(2 * score)] += 1
        return replace(self, counts=tuple(counts))

    def for_the_other(self) -> PairCounts:
        """Return the same pairs as the opponent sees them."""
        return replace(self, counts=self.counts[::-1])

    @property
    def pairs(self) -> int:
        """The number of pairs."""
        return sum(self.counts)

    @property
    def points(self) -> float:
        """The points taken, of two a pair."""
        return sum(count * i / 2 for i, count in enumerate(self.counts))

    @property
    def score(self) -> float:
        """The mean score of a game, from 0 to 1; there must be pairs."""
        return self.points / (2 * self.pairs)

    @property
    def squares(self) -> float:
        """The sum of the squared deviations of the pairs' mean scores, each from 0 to 1, from `score`."""
        return sum(count * (i / 4 - self.score) ** 2 for i, count in enumerate(self.counts))
