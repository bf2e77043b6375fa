"""The sequential test of a match, game by game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from catena_gtp.arena.tournament.sequential import SequentialTest
from tests.arena.played import decided, match_spec

SPEC = replace(match_spec(), sprt=(0.0, 50.0))


def played(test: SequentialTest, winner: str, pairs: int) -> int:
    """Play pairs of which the one named wins both games, until there is a verdict; return their number."""
    for pair in range(pairs):
        for number, (black, white) in enumerate((("alpha", "beta"), ("beta", "alpha")), start=2 * pair):
            assert test.verdict is None
            test.add(decided(number, black, white, winner))
        if test.verdict is not None:
            return pair + 1
    raise AssertionError("no verdict")


@pytest.mark.parametrize(
    "winner, words",
    [("alpha", "H1 (alpha at +50 Elo)"), ("beta", "H0 (alpha at +0 Elo)")],
)
def test_a_clear_match_is_decided_after_whole_pairs(winner: str, words: str) -> None:
    test = SequentialTest(SPEC, [])
    pairs = played(test, winner, 500)
    assert test.verdict == f"the sequential test is decided for {words} after {pairs} pairs"
    verdict = test.verdict
    test.add(decided(9000, "alpha", "beta", None))
    assert test.verdict == verdict


def test_half_pairs_decide_nothing_and_come_in_any_order() -> None:
    test = SequentialTest(SPEC, [])
    for pair in range(500):
        test.add(decided(2 * pair + 1, "beta", "alpha", "alpha"))
    assert test.verdict is None
    for pair in range(500):
        test.add(decided(2 * pair, "alpha", "beta", "alpha"))
    assert test.verdict is not None


def test_games_of_an_earlier_run_count() -> None:
    first = SequentialTest(SPEC, [])
    pairs = played(first, "alpha", 500)
    games = [
        decided(number, *(("alpha", "beta") if number % 2 == 0 else ("beta", "alpha")), "alpha")
        for number in range(2 * pairs)
    ]
    assert SequentialTest(SPEC, games).verdict == first.verdict
    assert SequentialTest(SPEC, games[:-1]).verdict is None


def test_without_bounds_there_is_no_verdict() -> None:
    test = SequentialTest(match_spec(), [decided(n, "alpha", "beta", "alpha") for n in range(4000)])
    assert test.verdict is None
