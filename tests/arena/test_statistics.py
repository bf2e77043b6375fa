from __future__ import annotations

import math
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.arena.model import Cause
from catena_gtp.arena.statistics import (
    Decision,
    PairCounts,
    Tally,
    difference,
    elo_of_score,
    log_likelihood_ratio,
    mean,
    rate,
    score_of_elo,
    sprt_state,
    summarize,
)
from catena_gtp.arena.statistics.quantiles import normal_probability, student_probability, student_quantile
from catena_gtp.arena.statistics.rating import ELO_OF_NATURAL_UNIT
from tests.arena.played import decided, forfeited, match_spec, played_match

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


# -- quantiles --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "freedom, expected",
    # The table of Student's t that stands in every textbook, two-sided 95 %.
    [
        (1, 12.706),
        (2, 4.303),
        (3, 3.182),
        (4, 2.776),
        (9, 2.262),
        (10, 2.228),
        (30, 2.042),
        (60, 2.000),
        (120, 1.980),
    ],
)
def test_quantiles_of_student(freedom: int, expected: float) -> None:
    assert student_quantile(0.975, freedom) == pytest.approx(expected, abs=6e-4)


def test_sum_and_expansion_agree_where_they_meet() -> None:
    below, above = student_quantile(0.975, 59), student_quantile(0.975, 60)
    assert 0 < below - above < 1e-3
    assert student_quantile(0.975, 10**6) == pytest.approx(1.959966, abs=1e-5)


# -- Elo difference ---------------------------------------------------------------------------------


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


@pytest.mark.parametrize("freedom", [1, 2, 7, 30, 400, 401, 5000])
def test_probability_and_quantile_of_student_are_inverse(freedom: int) -> None:
    for probability in (0.5, 0.6, 0.9, 0.975, 0.999):
        quantile = student_quantile(probability, freedom)
        assert student_probability(quantile, freedom) == pytest.approx(probability, abs=2e-5)
        assert student_probability(-quantile, freedom) == pytest.approx(1 - probability, abs=2e-5)


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


# -- sequential test --------------------------------------------------------------------------------


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


# -- means ------------------------------------------------------------------------------------------


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


# -- ratings ----------------------------------------------------------------------------------------

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


# -- tables -----------------------------------------------------------------------------------------


def test_pairs_are_found_by_their_numbers_in_any_order() -> None:
    records = [
        decided(3, "b", "a", "a"),
        decided(0, "a", "b", "a"),
        decided(4, "a", "b", None),
        decided(2, "a", "b", None),
        decided(1, "b", "a", "b"),
    ]
    assert PairCounts.of(records, "a", "b") == PairCounts((0, 0, 1, 1, 0))
    assert PairCounts.of(records, "b", "a") == PairCounts((0, 1, 1, 0, 0))
    assert summarize(records, ["a", "b"]).unpaired == 1


def test_summary_counts_every_game() -> None:
    spec = match_spec(("a", "b", "c"), pairs=3)
    records = played_match(spec)
    records[4] = forfeited(records[4], records[4].white, Cause.TIME, "2.1 s")
    summary = summarize(records, ["a", "b", "c"])
    assert summary.games == len(records) == 18
    assert sum(standing.total.games for standing in summary.standings) == 36
    assert sum(standing.total.points for standing in summary.standings) == 18
    assert [p.counts.pairs for p in summary.pairings] == [3, 3, 3]
    assert sum(opening.black.games for opening in summary.openings) == 18
    assert summary.black.wins == sum(record.winner == record.black for record in records)
    (fault,) = summary.faults
    assert (fault.game, fault.engine, fault.cause, fault.detail) == (4, records[4].white, "time", "2.1 s")
    assert sum(standing.faults for standing in summary.standings) == 1
    ratings = [summary.rating(standing.engine).elo for standing in summary.standings]
    values = [elo.value for elo in ratings if elo is not None]
    assert values == sorted(values, reverse=True)


def test_margin_is_over_pairs_in_the_first_engines_view() -> None:
    records = [
        decided(0, "a", "b", "a", 5.5),
        decided(1, "b", "a", "b", 1.5),
        decided(2, "a", "b", "a", 3.0),
        decided(3, "b", "a", "a", -3.0),
        decided(4, "a", "b", "a", 9.0),
        decided(5, "b", "a", "b", None),
    ]
    (pairing,) = summarize(records, ["a", "b"]).pairings
    assert pairing.margin is not None
    assert pairing.margin.value == pytest.approx((2.0 + 3.0) / 2)
    assert pairing.tally == Tally(wins=4, draws=0, losses=2)


def test_effort_is_of_the_engines_own_moves() -> None:
    records = played_match(match_spec())
    summary = summarize(records, ["alpha", "beta"])
    moves = sum(move.seconds is not None for record in records for move in record.moves)
    assert sum(standing.effort.moves for standing in summary.standings) == moves
    for standing in summary.standings:
        effort = standing.effort
        assert effort.mean_s is not None
        assert effort.longest_s is not None
        assert 0.01 <= effort.mean_s <= effort.longest_s <= 0.4


def test_summary_of_no_games() -> None:
    summary = summarize([], ["a", "b"], sprt=(0, 5))
    assert summary.games == 0
    assert (summary.pairings, summary.openings, summary.faults) == ((), (), ())
    assert summary.sprt is not None
    assert summary.sprt.decision is Decision.CONTINUE


def test_normal_probability_is_that_of_the_tables() -> None:
    assert normal_probability(1.96) == pytest.approx(0.9750, abs=5e-5)
