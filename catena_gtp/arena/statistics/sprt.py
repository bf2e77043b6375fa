"""A sequential test between two engines: stop as soon as the pairs played decide (Wald's SPRT)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from catena_gtp.arena.statistics.estimates import score_of_elo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.arena.statistics.pairs import PairCounts

# An outcome never seen is taken as this much of a pair, as fishtest does: no likelihood is zero then.
_UNSEEN = 1e-3
_BISECTIONS = 60


class Decision(Enum):
    """Where a test stands."""

    CONTINUE = "continue"
    H0 = "H0 accepted"
    H1 = "H1 accepted"


@dataclass(frozen=True, slots=True)
class SprtState:
    """The log-likelihood ratio of H1 (the difference is `elo1`) to H0 (`elo0`), and its two bounds."""

    elo0: float
    elo1: float
    llr: float
    lower: float
    upper: float

    @property
    def decision(self) -> Decision:
        """What the test says: a bound that is reached decides."""
        if self.llr >= self.upper:
            return Decision.H1
        return Decision.H0 if self.llr <= self.lower else Decision.CONTINUE


def sprt_state(
    counts: PairCounts, bounds: tuple[float, float], alpha: float = 0.05, beta: float = 0.05
) -> SprtState:
    """Return the state of the test of H0: elo0 against H1: elo1 (logistic Elo, elo0 < elo1).

    `alpha` is the probability of accepting H1 at elo0, `beta` of accepting H0 at elo1. The bounds are those
    of A. Wald, Sequential Tests of Statistical Hypotheses (1945); the ratio is the generalized one over the
    five outcomes of a pair: M. Van den Bergh, A practical introduction to the GSPRT and the note
    `MLE_multinomial`, as fishtest's `LLRcalc.LLR_logistic` computes it.
    """
    elo0, elo1 = bounds
    if not elo0 < elo1:
        message = f"the second bound must be above the first: {elo0}, {elo1}"
        raise ValueError(message)
    lower, upper = math.log(beta / (1 - alpha)), math.log((1 - beta) / alpha)
    return SprtState(elo0, elo1, log_likelihood_ratio(counts.counts, elo0, elo1), lower, upper)


def log_likelihood_ratio(counts: Sequence[float], elo0: float, elo1: float) -> float:
    """Return the generalized log-likelihood ratio of elo1 to elo0, 0 when nothing was counted.

    `counts` are the frequencies of evenly spaced scores from 0 to 1.
    """
    if not any(counts):
        return 0.0
    seen = [count or _UNSEEN for count in counts]
    scores = [i / (len(seen) - 1) for i in range(len(seen))]
    return _log_likelihood(seen, scores, score_of_elo(elo1)) - _log_likelihood(
        seen, scores, score_of_elo(elo0)
    )


def _log_likelihood(counts: Sequence[float], scores: Sequence[float], expected: float) -> float:
    """Return, up to a constant, the largest log-likelihood of a distribution with this expectation.

    By Van den Bergh's proposition 1.1 the most likely one gives outcome i the share count_i / (1 + x d_i),
    d_i its distance from the expectation, where x solves sum count_i d_i / (1 + x d_i) = 0. The sum falls
    with x between the two poles.
    """
    distances = [score - expected for score in scores]
    low, high = -1 / distances[-1], -1 / distances[0]
    for _ in range(_BISECTIONS):
        x = (low + high) / 2
        if sum(count * d / (1 + x * d) for count, d in zip(counts, distances, strict=True)) > 0:
            low = x
        else:
            high = x
    x = (low + high) / 2
    return -sum(count * math.log1p(x * d) for count, d in zip(counts, distances, strict=True))
