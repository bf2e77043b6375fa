"""Ratings of several engines on one scale: Bradley-Terry by maximum likelihood, intervals by bootstrap."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from catena_gtp.arena.statistics.estimates import Estimate
from catena_gtp.arena.statistics.quantiles import CONFIDENCE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from catena_gtp.arena.statistics.bradley_terry import Flags, Floats
    from catena_gtp.arena.statistics.pairs import PairCounts

ELO_OF_NATURAL_UNIT = 400 / math.log(10)
REPLICATES = 1000


@dataclass(frozen=True, slots=True)
class Rating:
    """One engine's rating in Elo; None for an engine that has no complete pair.

    Only engines of the same `island` can be compared: no chain of games leads from one island to another.
    """

    engine: str
    elo: Estimate | None
    island: int


@dataclass(frozen=True, slots=True)
class RatingTable:
    """The ratings in the order of the engines, and in words what has to be known of them."""

    ratings: tuple[Rating, ...]
    remarks: tuple[str, ...] = ()


def rate(
    engines: Sequence[str],
    met: Mapping[tuple[str, str], PairCounts],
    *,
    anchor: str | None = None,
    seed: int = 0,
    replicates: int = REPLICATES,
) -> RatingTable:
    """Rate engines by the pairs they played; `met` counts them for the first of each two.

    `anchor` is the engine whose rating is 0 by definition; without one the mean of each island is 0. The
    model and its sources stand in `bradley_terry`. Where there is no finite maximum one drawn game is added
    to every pairing, a remark says so, and the intervals are open where nothing bounds them.
    """
    index = {engine: i for i, engine in enumerate(engines)}
    games = {(index[a], index[b]): counts for (a, b), counts in met.items() if counts.pairs}
    islands = _islands(len(engines), games)
    played = {i for pairing in games for i in pairing}
    remarks = _remarks(engines, islands, played)
    estimates: list[Estimate] = []
    if games:
        zero = None if anchor is None else index[anchor]
        estimates, bounded = _estimates(islands, games, zero, seed, replicates)
        if not bounded:
            remarks.append("no finite maximum: rated with one drawn game added to each pairing")
    ratings = (
        Rating(engine, estimates[i] if i in played else None, islands[i]) for i, engine in enumerate(engines)
    )
    return RatingTable(tuple(ratings), tuple(remarks))


def _estimates(
    islands: Sequence[int],
    games: Mapping[tuple[int, int], PairCounts],
    zero: int | None,
    seed: int,
    replicates: int,
) -> tuple[list[Estimate], bool]:
    """Return the ratings with their intervals, and whether the likelihood has a finite maximum.

    The intervals are percentiles over replicates in which the pairs of each pairing are drawn anew: B. Efron
    and R. J. Tibshirani, An Introduction to the Bootstrap (1993), chapter 13.
    """
    import numpy as np  # noqa: PLC0415 - takes long to load, and only ratings need it

    from catena_gtp.arena.statistics.bradley_terry import chains, fit, with_draws_where_needed  # noqa: PLC0415

    same_island = np.equal.outer(np.array(islands), np.array(islands))
    points, drawn = _tables(len(islands), games, seed, replicates)
    best = fit(with_draws_where_needed(points, same_island), same_island)
    spread = fit(with_draws_where_needed(drawn, same_island), same_island)
    if zero is not None:
        for ratings in (best, spread):
            ratings[:, same_island[zero]] -= ratings[:, zero : zero + 1]
    outside = 100 * (1 - CONFIDENCE) / 2
    low, high = np.percentile(spread, [outside, 100 - outside], axis=0)
    unlinked: Flags = same_island & ~chains(points)[0]
    low[unlinked.any(axis=1)] = -math.inf  # an engine that it took nothing from, by any chain
    high[unlinked.any(axis=0)] = math.inf  # an engine that took nothing from it
    if zero is not None:
        low[zero] = high[zero] = 0.0
    columns = (best[0], low, high)
    rows = np.stack(columns, axis=1) * ELO_OF_NATURAL_UNIT
    return [Estimate(*map(float, row)) for row in rows], not unlinked.any()


def _tables(
    size: int, games: Mapping[tuple[int, int], PairCounts], seed: int, replicates: int
) -> tuple[Floats, Floats]:
    """Return the points as played, (1, engines, engines), and as drawn anew, (replicates, ...).

    One more pair, spread over the five outcomes, is among those drawn from: few pairs should not look
    certain because they are alike.
    """
    import numpy as np  # noqa: PLC0415 - as above

    random = np.random.default_rng(seed)
    points, drawn = np.zeros((1, size, size)), np.zeros((replicates, size, size))
    for (i, j), counts in games.items():
        points[0, i, j], points[0, j, i] = counts.points, counts.for_the_other().points
        shares = (np.array(counts.counts) + 0.2) / (counts.pairs + 1)
        samples = random.multinomial(counts.pairs, shares, size=replicates)
        drawn[:, i, j] = samples @ np.array([0.0, 0.5, 1.0, 1.5, 2.0])
        drawn[:, j, i] = 2 * counts.pairs - drawn[:, i, j]
    return points, drawn


def _islands(size: int, games: Mapping[tuple[int, int], object]) -> list[int]:
    """Return for each engine the smallest index that chains of games connect it with."""
    islands = list(range(size))
    for i, j in games:
        low, high = sorted((islands[i], islands[j]))
        islands = [low if island == high else island for island in islands]
    return islands


def _remarks(engines: Sequence[str], islands: Sequence[int], played: set[int]) -> list[str]:
    """Say which engines cannot be rated, or not be compared."""
    remarks = []
    idle = [engine for i, engine in enumerate(engines) if i not in played]
    if idle:
        remarks.append(f"without a complete pair, so not rated: {', '.join(idle)}")
    groups = sorted({islands[i] for i in played})
    if len(groups) > 1:
        names = (", ".join(engines[i] for i in sorted(played) if islands[i] == group) for group in groups)
        remarks.append(f"no games connect these groups, so do not compare them: {' | '.join(names)}")
    return remarks
