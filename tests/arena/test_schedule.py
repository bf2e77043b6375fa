"""The schedule: pairs with the seats exchanged, in an order that is fair at any time, the same everywhere."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

import pytest

from catena_gtp.arena.model import Opening, Pie
from catena_gtp.arena.tournament.openings import NO_OPENING, OpeningError
from catena_gtp.arena.tournament.schedule import engine_seed, openings_of, pairings, remaining, schedule
from tests.arena.played import match_spec

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ("a", "b", "c", "d")
OPENINGS = [Opening(f"o{number}") for number in range(3)]


def test_a_round_robin_pairs_each_with_each_and_a_gauntlet_the_first_with_the_others() -> None:
    spec = match_spec(NAMES)
    assert [one + other for one, other in pairings(spec)] == ["ab", "ac", "ad", "bc", "bd", "cd"]
    assert [one + other for one, other in pairings(replace(spec, form="gauntlet"))] == ["ab", "ac", "ad"]


def test_the_games_of_a_pair_differ_in_the_seats_alone() -> None:
    pairs = schedule(match_spec(NAMES, pairs=3), OPENINGS)
    assert [task.number for pair in pairs for task in pair] == list(range(2 * 6 * 3))
    for one, other in pairs:
        assert (one.first, one.second) == (other.second, other.first)
        assert (one.opening, one.seed) == (other.opening, other.seed)
    assert len({pair[0].seed for pair in pairs}) == len(pairs)


def test_every_pairing_plays_the_same_openings_turn_by_turn() -> None:
    spec = match_spec(NAMES, pairs=4)
    pairs = schedule(spec, OPENINGS)
    rounds = [list(group) for _, group in groupby(pairs, key=lambda pair: pair[0].opening)]
    assert [pairs_of_round[0][0].opening.name for pairs_of_round in rounds] == ["o0", "o1", "o2", "o0"]
    for pairs_of_round in rounds:
        assert [(pair[0].first, pair[0].second) for pair in pairs_of_round] == pairings(spec)


def test_the_same_match_has_the_same_schedule_everywhere() -> None:
    spec = match_spec(pairs=3)
    pairs = schedule(spec, OPENINGS)
    # Written down so that another Python, machine or order of hashes would show.
    assert [pair[0].seed for pair in pairs] == [1031218651, 984510694, 291467498]
    assert engine_seed(spec, "alpha") == 732869817
    assert schedule(replace(spec, seed=1), OPENINGS) != pairs
    assert engine_seed(spec, "beta") != engine_seed(spec, "alpha")


def test_what_is_finished_is_not_played_again() -> None:
    pairs = schedule(match_spec(pairs=3), OPENINGS)
    left = remaining(pairs, [0, 1, 3])
    assert left == [(pairs[1][0],), pairs[2]]
    assert remaining(pairs, range(6)) == []


def test_openings_of_a_match(tmp_path: Path) -> None:
    spec = replace(match_spec(pairs=4), balance=False)
    assert len(openings_of(spec)) == 4
    assert openings_of(replace(spec, opening_plies=0)) == (NO_OPENING,)
    (tmp_path / "lines").write_text("C3\nB2 C3\n")
    from_file = openings_of(replace(spec, opening_file=str(tmp_path / "lines")))
    assert [opening.moves for opening in from_file] == [("C3",), ("B2", "C3")]
    with pytest.raises(OpeningError):
        openings_of(replace(spec, opening_file=str(tmp_path / "no lines")))


def test_openings_are_balanced_unless_the_engines_see_to_that() -> None:
    spec = match_spec(pairs=4)
    as_drawn = openings_of(replace(spec, balance=False))
    assert openings_of(replace(spec, balance=True)) != as_drawn
    assert openings_of(replace(spec, balance=True, pie=Pie.SEATS)) == as_drawn
