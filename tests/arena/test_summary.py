from __future__ import annotations

import pytest

from catena_gtp.arena.model import Cause
from catena_gtp.arena.statistics import Decision, PairCounts, Tally, summarize
from tests.arena.played import decided, forfeited, match_spec, played_match


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
