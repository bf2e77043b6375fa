from __future__ import annotations

import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.arena.statistics import Decision, PairCounts, log_likelihood_ratio, score_of_elo, sprt_state
from tests.arena.pair_samples import five_counts, pair_shares


@pytest.mark.parametrize(
    "counts, bounds, llr",
    [
        # Pull requests of official-stockfish/Stockfish with fishtest's ratio: 2598 (both of its tests), ...
        ((243, 1665, 3339, 1762, 281), (-1.5, 0.5), 2.95),
        ((444, 5546, 17841, 5604, 428), (-1.5, 0.5), 2.63),
        # ... 3331 ...
        ((115, 2196, 11328, 2317, 136), (-0.25, 1.25), 2.94),
        ((14, 1030, 14318, 1163, 19), (0.25, 1.25), 2.93),
        # ... and 3098.
        ((491, 7345, 29693, 7670, 465), (-0.25, 1.25), 2.96),
        ((53, 2220, 21459, 2445, 47), (0.25, 1.25), 2.97),
    ],
)
def test_ratio_is_that_of_published_tests(
    counts: tuple[int, ...], bounds: tuple[float, float], llr: float
) -> None:
    state = sprt_state(PairCounts(counts), bounds)
    assert state.llr == pytest.approx(llr, abs=0.0051)
    assert (round(state.lower, 2), round(state.upper, 2)) == (-2.94, 2.94)


def test_ratio_of_two_outcomes_is_the_binomial_one() -> None:
    s0, s1 = score_of_elo(0), score_of_elo(30)
    exact = 70 * math.log(s1 / s0) + 50 * math.log((1 - s1) / (1 - s0))
    assert log_likelihood_ratio((50, 70), 0, 30) == pytest.approx(exact)


@given(five_counts, st.floats(-100, 100), st.floats(0.5, 100))
def test_ratio_turns_round_with_the_sides(counts: tuple[int, ...], elo0: float, span: float) -> None:
    there = log_likelihood_ratio(counts, elo0, elo0 + span)
    back = log_likelihood_ratio(counts[::-1], -elo0 - span, -elo0)
    assert there == pytest.approx(-back, abs=1e-6, rel=1e-6)


def test_nothing_played_decides_nothing() -> None:
    state = sprt_state(PairCounts(), (0, 10))
    assert state.llr == 0
    assert state.decision is Decision.CONTINUE


def test_bounds_must_be_in_order() -> None:
    with pytest.raises(ValueError, match="second bound"):
        sprt_state(PairCounts(), (5, 5))


@pytest.mark.parametrize("elo, right", [(0, Decision.H0), (150, Decision.H1)])
def test_sequential_test_errs_as_seldom_as_it_should(elo: float, right: Decision) -> None:
    random, shares, wrong, tries = Random(11), pair_shares(elo, draws=0.2), 0, 150
    for _ in range(tries):
        counts = PairCounts()
        while (state := sprt_state(counts, (0, 150))).decision is Decision.CONTINUE:
            counts = counts.with_pair(random.choices(range(5), shares)[0] / 2)
            assert counts.pairs < 1000
        wrong += state.decision is not right
    # 5 % are meant; more than 10 % come once in four hundred such trials.
    assert wrong / tries <= 0.10
