"""What a number of games tells of two engines: Elo difference, superiority, mean margin."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from catena_gtp.arena.statistics.quantiles import CONFIDENCE, student_probability, student_quantile

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.arena.statistics.pairs import PairCounts


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its 95 % interval; a bound may be infinite."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Difference:
    """How one engine stands to another.

    `score` is the mean score of a game, `elo` the same as a difference of ratings, and `superiority` the
    likelihood that the engine is the stronger one.
    """

    score: Estimate
    elo: Estimate
    superiority: float


def elo_of_score(score: float) -> float:
    """Return the rating difference at which this mean score is expected; infinite at 0 and 1.

    The logistic curve of A. Elo, The Rating of Chessplayers, Past and Present (1978), 8.4.
    """
    if not 0 < score < 1:
        return math.copysign(math.inf, score - 0.5)
    return 400 * math.log10(score / (1 - score))


def score_of_elo(elo: float) -> float:
    """Return the mean score that is expected at this rating difference."""
    return 1 / (1 + 10 ** (-elo / 400))


def difference(counts: PairCounts) -> Difference | None:
    """Return what the pairs tell of the engine they were counted for; None without a pair.

    Score and deviation over pairs are those of fishtest's `stat_util.get_elo` (M. Van den Bergh). The
    interval of the score is Wilson's (E. B. Wilson, Probable inference, the law of succession, and
    statistical inference, 1927), for as many games as would deviate as much as these pairs do (C. Franco et
    al., Comparative study of confidence intervals for proportions in complex sample surveys, 2019), with
    Student's quantile: many pairs give fishtest's interval, few give one that holds. The likelihood of
    superiority is of the same distribution: it is above 97.5 % exactly where the interval lies above an even
    score.
    """
    if not counts.pairs:
        return None
    score = counts.score
    size = _effective_size(counts)
    freedom = max(counts.pairs - 1, 1)
    low, high = _wilson(score, size, student_quantile((1 + CONFIDENCE) / 2, freedom))
    elo = Estimate(elo_of_score(score), elo_of_score(low), elo_of_score(high))
    superiority = student_probability((score - 0.5) / math.sqrt(0.25 / size), freedom)
    return Difference(Estimate(score, low, high), elo, superiority)


def _effective_size(counts: PairCounts) -> float:
    """Return how many independent won or lost games have the deviation that these pairs show.

    Half a lost and half a won pair are mixed in: a few pairs that happen to be alike do not prove that all
    are. With nothing but won pairs each then weighs as one game.
    """
    pairs = counts.pairs + 1
    score = (counts.points + 1) / (2 * pairs)
    shift = counts.score - score
    squares = counts.squares + counts.pairs * shift**2 + 0.5 * score**2 + 0.5 * (1 - score) ** 2
    return counts.pairs * pairs * score * (1 - score) / squares


def _wilson(score: float, size: float, z: float) -> tuple[float, float]:
    """Return Wilson's interval of a proportion seen in `size` trials."""
    spread = z * z / size
    middle = (score + spread / 2) / (1 + spread)
    half = z / (1 + spread) * math.sqrt(score * (1 - score) / size + spread / (4 * size))
    # At the ends the sums cancel but for rounding.
    return 0.0 if score <= 0 else max(middle - half, 0.0), 1.0 if score >= 1 else min(middle + half, 1.0)


def mean(values: Sequence[float]) -> Estimate | None:
    """Return the mean of independent values with Student's interval, which for one value is infinite."""
    if not values:
        return None
    middle = math.fsum(values) / len(values)
    if len(values) == 1:
        return Estimate(middle, -math.inf, math.inf)
    variance = math.fsum((value - middle) ** 2 for value in values) / (len(values) - 1)
    half = student_quantile((1 + CONFIDENCE) / 2, len(values) - 1) * math.sqrt(variance / len(values))
    return Estimate(middle, middle - half, middle + half)
