"""Pairs of games between players of known strength, for the tests of statistics."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from catena_gtp.arena.statistics import PairCounts, elo_of_score, score_of_elo

if TYPE_CHECKING:
    from random import Random

five_counts = st.lists(st.integers(0, 60), min_size=5, max_size=5).map(tuple)


def pair_shares(elo: float, bias: float = 0.0, draws: float = 0.0) -> list[float]:
    """Return the probabilities of the five pair scores at a true difference.

    Half of the openings favor Black by `bias` Elo, half White; a share of the games is drawn.
    """
    shares = [0.0] * 5
    for favor in (bias, -bias):
        games = []
        for own in (favor, -favor):
            score = score_of_elo(elo + own)
            drawn = min(draws, 1.8 * score, 1.8 * (1 - score))
            games.append((1 - score - drawn / 2, drawn, score - drawn / 2))
        for i in range(3):
            for j in range(3):
                shares[i + j] += games[0][i] * games[1][j] / 2
    return shares


def sampled(random: Random, shares: list[float], pairs: int) -> PairCounts:
    seen = Counter(random.choices(range(5), shares, k=pairs))
    return PairCounts(tuple(seen[i] for i in range(5)))


def true_elo(shares: list[float]) -> float:
    return elo_of_score(sum(share * i / 4 for i, share in enumerate(shares)))
