"""Everything that the games of a match tell, in one value for all who show it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from catena_gtp.arena.statistics import tables
from catena_gtp.arena.statistics.estimates import Difference, Estimate, difference, mean
from catena_gtp.arena.statistics.pairs import PairCounts, between, complete_pairs, margin
from catena_gtp.arena.statistics.rating import Rating, RatingTable, rate
from catena_gtp.arena.statistics.sprt import SprtState, sprt_state

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.arena.model import GameRecord


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two engines that met, all from the first's view.

    `tally` counts all games, the rest complete pairs only. `margin` is the mean margin of a game in points
    over the pairs of which both games were scored.
    """

    first: str
    second: str
    tally: tables.Tally
    counts: PairCounts
    difference: Difference | None
    margin: Estimate | None


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """The tables of a match; `standings` are from the best to the last."""

    engines: tuple[str, ...]
    games: int
    unpaired: int
    standings: tuple[tables.Standing, ...]
    pairings: tuple[Pairing, ...]
    ratings: RatingTable
    black: tables.Tally
    openings: tuple[tables.OpeningLine, ...]
    faults: tuple[tables.Fault, ...]
    sprt: SprtState | None

    @property
    def has_ratings(self) -> bool:
        """Whether engines are rated on one scale; of two the difference between them says everything."""
        return len(self.engines) > 2

    def rating(self, engine: str) -> Rating:
        """Return one engine's rating."""
        return next(rating for rating in self.ratings.ratings if rating.engine == engine)

    def pairing(self, first: str, second: str) -> Pairing | None:
        """Return two engines' pairing in either order, as it is stored; None if they never met."""
        return next((p for p in self.pairings if {p.first, p.second} == {first, second}), None)


def summarize(
    records: Sequence[GameRecord],
    engines: Sequence[str],
    sprt: tuple[float, float] | None = None,
    seed: int = 0,
) -> MatchSummary:
    """Compute all tables of the games of these engines; `sprt` bounds are of the first against the second."""
    pairings = []
    for first, second in combinations(engines, 2):
        games = between(records, first, second)
        if games:
            pairings.append(_pairing(games, first, second))
    ratings = rate(engines, {(p.first, p.second): p.counts for p in pairings}, seed=seed)
    paired = sum(pairing.counts.pairs for pairing in pairings)
    return MatchSummary(
        tuple(engines),
        len(records),
        len(records) - 2 * paired,
        _ranked([tables.standing(records, engine) for engine in engines], ratings),
        tuple(pairings),
        ratings,
        tables.black_tally(records),
        tables.openings(records),
        tables.faults(records),
        sprt_state(PairCounts.of(records, engines[0], engines[1]), sprt) if sprt is not None else None,
    )


def _pairing(games: Sequence[GameRecord], first: str, second: str) -> Pairing:
    counts = PairCounts.of(games, first, second)
    margins = []
    for pair in complete_pairs(games, first, second):
        scored = [own for game in pair if (own := margin(game, first)) is not None]
        if len(scored) == 2:
            margins.append(sum(scored) / 2)
    return Pairing(first, second, tables.tally(games, first), counts, difference(counts), mean(margins))


def _ranked(standings: Sequence[tables.Standing], ratings: RatingTable) -> tuple[tables.Standing, ...]:
    """Order engines by island, rating and points; equal ones keep their order."""
    rating = {rating.engine: rating for rating in ratings.ratings}

    def rank(standing: tables.Standing) -> tuple[bool, int, float, float]:
        own = rating[standing.engine]
        return (
            own.elo is None,
            own.island,
            0.0 if own.elo is None else -round(own.elo.value, 6),
            -standing.total.points,
        )

    return tuple(sorted(standings, key=rank))
