"""What the games of a match mean: counts, differences with their intervals, a sequential test, ratings.

Pure functions of game records. Knows nothing of how games are played or of how the numbers are shown.
"""

from __future__ import annotations

from catena_gtp.arena.statistics.estimates import (
    Difference,
    Estimate,
    difference,
    elo_of_score,
    mean,
    score_of_elo,
)
from catena_gtp.arena.statistics.pairs import PairCounts, complete_pairs, margin, points
from catena_gtp.arena.statistics.rating import Rating, RatingTable, rate
from catena_gtp.arena.statistics.sprt import Decision, SprtState, log_likelihood_ratio, sprt_state
from catena_gtp.arena.statistics.summary import MatchSummary, Pairing, summarize
from catena_gtp.arena.statistics.tables import Effort, Fault, OpeningLine, Standing, Tally

__all__ = [
    "Decision",
    "Difference",
    "Effort",
    "Estimate",
    "Fault",
    "MatchSummary",
    "OpeningLine",
    "PairCounts",
    "Pairing",
    "Rating",
    "RatingTable",
    "SprtState",
    "Standing",
    "Tally",
    "complete_pairs",
    "difference",
    "elo_of_score",
    "log_likelihood_ratio",
    "margin",
    "mean",
    "points",
    "rate",
    "score_of_elo",
    "sprt_state",
    "summarize",
]
