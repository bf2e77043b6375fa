from __future__ import annotations

import math
from random import Random

import pytest
from hypothesis import given

from catena_gtp.arena.statistics import PairCounts, difference, elo_of_score, mean, score_of_elo
from tests.arena.pair_samples import five_counts, pair_shares, sampled, true_elo


@pytest.mark.parametrize("elo, score", [(0, 0.5), (100, 0.640), (200, 0.760), (400, 10 / 11), (-400, 1 / 11)])
def test_elo_and_score_are_one_curve(elo: float, score: float) -> None:
    # 100 and 200 points: the table of FIDE's handbook, B.02, 8.1.
    assert score_of_elo(elo) == pytest.approx(score, abs=5e-4)
    assert elo_of_score(score_of_elo(elo)) == pytest.approx(elo)


@pytest.mark.parametrize(
    "counts, elo, error, superiority",
    [
        # Disservin/fastchess, app/tests/elo_test.cpp, "EloPentanomial 1" and "2".
        ((34, 54, 63, 64, 75), 55.58, 27.65, 1.0),
        ((332, 433, 498, 333, 334), -8.64, 10.33, 0.0505),
        # official-stockfish/Stockfish, pull request 6095, as fishtest shows it.
        ((168, 7012, 15622, 7035, 163), 0.08, 1.4, 0.542),
    ],
)
def test_difference_is_that_of_published_matches(
    counts: tuple[int, ...], elo: float, error: float, superiority: float
) -> None:
    found = difference(PairCounts(counts))
    assert found is not None
    assert found.elo.value == pytest.approx(elo, abs=0.006)
    # Those intervals are the normal ones; Student's are wider by less than this at such sizes.
    assert (found.elo.high - found.elo.low) / 2 == pytest.approx(error, rel=0.01)
    assert found.superiority == pytest.approx(superiority, abs=6e-4)


def test_no_pair_tells_nothing() -> None:
    assert difference(PairCounts()) is None


def test_only_won_pairs_bound_the_difference_from_below() -> None:
    few, many = difference(PairCounts((0, 0, 0, 0, 10))), difference(PairCounts((0, 0, 0, 0, 100)))
    assert few is not None
    assert many is not None
    assert few.elo.value == few.elo.high == math.inf
    assert 0 < few.elo.low < many.elo.low < math.inf


def test_one_pair_leaves_nearly_everything_open() -> None:
    found = difference(PairCounts((0, 0, 0, 0, 1)))
    assert found is not None
    assert found.elo.low < -500
    assert found.superiority < 0.9


@given(five_counts)
def test_superiority_and_interval_say_the_same(counts: tuple[int, ...]) -> None:
    found = difference(PairCounts(counts))
    if found is None:
        assert sum(counts) == 0
    elif found.elo.low > 1e-3:
        assert found.superiority > 0.975
    elif found.elo.high < -1e-3:
        assert found.superiority < 0.025
    elif found.elo.low < -1e-3 and found.elo.high > 1e-3:
        assert 0.025 < found.superiority < 0.975


def test_like_pairs_do_not_look_certain() -> None:
    found = difference(PairCounts((0, 0, 8, 0, 0)))
    assert found is not None
    assert found.elo.low < -40
    assert found.elo.high > 40


@given(five_counts)
def test_the_opponent_sees_the_opposite(counts: tuple[int, ...]) -> None:
    found, other = difference(PairCounts(counts)), difference(PairCounts(counts).for_the_other())
    if found is None or other is None:
        assert not any(counts)
        return
    assert found.elo.low == pytest.approx(-other.elo.high, abs=1e-6)
    assert found.superiority == pytest.approx(1 - other.superiority, abs=1e-9)
    assert found.elo.low <= found.elo.value <= found.elo.high


@pytest.mark.parametrize("pairs", [10, 40, 150])
@pytest.mark.parametrize("elo, bias, draws", [(0, 0, 0), (60, 0, 0.3), (120, 300, 0), (400, 0, 0)])
def test_interval_covers_the_true_difference(pairs: int, elo: float, bias: float, draws: float) -> None:
    random = Random(f"{pairs} {elo} {bias}")
    shares = pair_shares(elo, bias, draws)
    truth, tries, covered = true_elo(shares), 600, 0
    for _ in range(tries):
        found = difference(sampled(random, shares, pairs))
        assert found is not None
        covered += found.elo.low <= truth <= found.elo.high
    # At a true 95 % fewer than 0.92 come once in a thousand such trials.
    assert covered / tries >= 0.92


def test_superiority_is_as_often_wrong_as_it_says() -> None:
    random, shares = Random(5), pair_shares(0, bias=100)
    high = 0
    for _ in range(1000):
        found = difference(sampled(random, shares, 100))
        assert found is not None
        high += found.superiority > 0.9
    assert 0.07 <= high / 1000 <= 0.13


def test_mean_has_students_interval() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found is not None
    # 3 plus and minus 2.776 times the root of 2.5 / 5.
    assert (found.value, found.low, found.high) == pytest.approx((3, 3 - 1.9629, 3 + 1.9629), abs=1e-3)


def test_mean_of_one_value_or_none() -> None:
    assert mean([]) is None
    one = mean([4.0])
    assert one is not None
    assert (one.low, one.value, one.high) == (-math.inf, 4.0, math.inf)
