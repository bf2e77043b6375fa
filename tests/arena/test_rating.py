from __future__ import annotations

import math
from random import Random

import pytest

from catena_gtp.arena.statistics import PairCounts, elo_of_score, rate
from catena_gtp.arena.statistics.rating import ELO_OF_NATURAL_UNIT
from tests.arena.pair_samples import pair_shares, sampled

# A. Agresti, Categorical Data Analysis, 2nd edition (2002), table 10.10: the American League, Eastern
# Division, 1987, wins of the row's team over the column's.
TEAMS = ("Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland", "Baltimore")
WINS = (
    (0, 7, 9, 7, 7, 9, 11),
    (6, 0, 7, 5, 11, 9, 9),
    (4, 6, 0, 7, 7, 8, 12),
    (6, 8, 6, 0, 6, 7, 10),
    (6, 2, 6, 7, 0, 7, 12),
    (4, 4, 5, 6, 6, 0, 6),
    (2, 4, 1, 3, 1, 7, 0),
)


def test_ratings_are_those_of_agrestis_baseball_teams() -> None:
    # Each game is entered as a pair won or lost, which leaves the estimates as they are.
    met = {
        (TEAMS[i], TEAMS[j]): PairCounts((WINS[j][i], 0, 0, 0, WINS[i][j]))
        for i in range(7)
        for j in range(i + 1, 7)
    }
    table = rate(TEAMS, met, anchor="Baltimore")
    assert table.remarks == ()
    found = [rating.elo for rating in table.ratings]
    units = [elo.value / ELO_OF_NATURAL_UNIT for elo in found if elo is not None]
    # Table 10.11; the same figures are in the tests of R's BradleyTerry2.
    assert [round(unit, 2) for unit in units] == [1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0.0]
    # "Standard errors are about 0.3."
    errors = [(elo.high - elo.low) / 2 / 1.96 / ELO_OF_NATURAL_UNIT for elo in found[:-1] if elo is not None]
    assert errors == pytest.approx([0.3] * 6, abs=0.05)


def test_two_engines_are_rated_as_far_apart_as_their_score() -> None:
    counts = PairCounts((3, 2, 10, 4, 6))
    first, second = rate(("a", "b"), {("a", "b"): counts}).ratings
    assert first.elo is not None
    assert second.elo is not None
    assert first.elo.value - second.elo.value == pytest.approx(elo_of_score(counts.score))
    assert first.elo.value + second.elo.value == pytest.approx(0)


def test_ratings_cover_known_strengths() -> None:
    strengths = {"a": 120.0, "b": 30.0, "c": 0.0, "d": -150.0}
    names, random, covered, tries = list(strengths), Random(3), 0, 60
    for attempt in range(tries):
        met = {
            (one, other): sampled(random, pair_shares(strengths[one] - strengths[other]), 25)
            for i, one in enumerate(names)
            for other in names[i + 1 :]
        }
        for rating in rate(names, met, seed=attempt, replicates=200).ratings:
            assert rating.elo is not None
            covered += rating.elo.low <= strengths[rating.engine] <= rating.elo.high
    assert 0.90 <= covered / (4 * tries) <= 1.0


def test_ratings_repeat_themselves() -> None:
    met = {("a", "b"): PairCounts((3, 2, 10, 4, 6)), ("b", "c"): PairCounts((1, 1, 5, 1, 3))}
    assert rate("abc", met, seed=4) == rate("abc", met, seed=4)
    assert rate("abc", met, seed=4) != rate("abc", met, seed=5)


def test_an_engine_that_won_all_is_rated_with_an_open_interval() -> None:
    met = {
        ("a", "b"): PairCounts((0, 0, 0, 0, 9)),
        ("a", "c"): PairCounts((0, 0, 0, 0, 9)),
        ("b", "c"): PairCounts((2, 0, 5, 0, 2)),
    }
    table = rate("abc", met)
    best, *rest = (rating.elo for rating in table.ratings)
    assert best is not None
    assert 0 < best.low < best.value < best.high == math.inf
    assert [elo.low for elo in rest if elo is not None] == [-math.inf] * 2
    assert table.remarks == ("no finite maximum: rated with one drawn game added to each pairing",)


def test_engines_that_no_games_connect_are_not_compared() -> None:
    met = {("a", "b"): PairCounts((1, 1, 1, 1, 1)), ("c", "d"): PairCounts((0, 1, 2, 1, 4))}
    table = rate("abcde", met)
    assert [rating.island for rating in table.ratings] == [0, 0, 2, 2, 4]
    assert table.ratings[4].elo is None
    assert table.remarks == (
        "without a complete pair, so not rated: e",
        "no games connect these groups, so do not compare them: a, b | c, d",
    )


@pytest.mark.parametrize("engines", ["", "a", "ab"])
def test_nobody_is_rated_without_games(engines: str) -> None:
    assert [rating.elo for rating in rate(engines, {}).ratings] == [None] * len(engines)
