from __future__ import annotations

import json
from dataclasses import asdict, replace
from typing import TYPE_CHECKING

import pytest

from catena_gtp.arena.statistics import Decision, PairCounts
from catena_gtp.training.folder import FolderError
from catena_gtp.training.searching import rival
from catena_gtp.training.trial import Duel, Pair, Trial, verdict
from tests.training.support import TINY, network_that_says

if TYPE_CHECKING:
    from pathlib import Path

PLAN = replace(TINY, trial_pairs=40, elo1=60.0)


def nobody(_counts: PairCounts) -> None:
    pass


def pair(number: int, score: float) -> Pair:
    return Pair(number, score, (1.0, score - 1), 0.5, 0.25)


def test_winning_promotes_and_losing_does_not() -> None:
    better, worse = verdict([2.0] * 40, PLAN), verdict([0.0] * 40, PLAN)
    assert better is not None
    assert worse is not None
    assert (better.state.decision, better.is_promoted) == (Decision.H1, True)
    assert (worse.state.decision, worse.is_promoted) == (Decision.H0, False)
    assert better.counts.pairs < 40  # the first pairs that decide are enough
    assert better.as_json()["score"] == 1.0
    assert better.as_json()["elo"][2] == 9999.0


def test_a_match_goes_on_until_it_is_decided_or_has_no_more_pairs() -> None:
    assert verdict([], PLAN) is None
    assert verdict([2.0, 0.0, 1.0] * 13, PLAN) is None
    level = verdict([2.0, 0.0] * 20, PLAN)
    assert level is not None
    assert level.counts.pairs == 40
    assert level.state.decision is Decision.CONTINUE
    assert not level.is_promoted
    ahead = verdict([0.0, 2.0, 2.0, 1.0] * 10, PLAN)
    assert ahead is not None
    assert ahead.is_promoted


@pytest.mark.parametrize("serves", ["alpha-beta", "playouts"])
def test_a_pair_can_be_repeated(serves: str) -> None:
    duel = Duel(replace(TINY, serves=serves), 1, None, network_that_says(0.0))
    first = duel.play(3)
    assert duel.play(4).number == 4
    again = duel.play(3)
    assert (again.score, again.margins) == (first.score, first.margins)
    assert first.score == sum(0.5 if margin == 0 else float(margin > 0) for margin in first.margins)
    assert first.candidate_s > 0


@pytest.mark.parametrize("serves", ["alpha-beta", "playouts"])
def test_who_sees_more_wins(serves: str) -> None:
    plan = replace(
        TINY,
        serves=serves,
        sides="4:1",
        game_types="komi:1",
        scorings="standard:1",
        trial_playouts=150,
        trial_nodes=3000,
    )
    duel = Duel(plan, 1, None, None)
    # The other has a single playout, or node, which is hardly more than a random move.
    duel._players = duel._players[0], rival(replace(plan, trial_playouts=2, trial_nodes=1), None)
    results = [duel.play(number) for number in range(6)]
    assert sum(each.score for each in results) >= 10
    assert all(margin > 0 for each in results for margin in each.margins if each.score == 2.0)


def test_openings_are_as_long_as_planned() -> None:
    kinds = set()
    for number in range(12):
        plan = replace(TINY, trial_plies=number % 4)
        kinds.add(Duel(plan, 1, None, None).play(number).margins)
    assert len(kinds) > 3


def test_a_match_is_taken_up_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "trial.jsonl"
    heard: list[int] = []
    results = (pair(number, 1.5) for number in (1, 0, 3))
    with pytest.raises(ValueError, match="before they decided"):
        Trial(PLAN, path).run(results, lambda counts: heard.append(counts.pairs))
    assert heard == [0, 2, 2]  # in the order of their numbers
    with path.open("ab") as file:
        file.write(b'{"number": 7, "sco')
    trial = Trial(PLAN, path)
    assert trial.scores == [1.5, 1.5]
    assert next(trial.missing) == 2
    assert 3 not in set(trial.missing)
    found = trial.run((pair(number, 2.0) for number in trial.missing), nobody)
    assert found.is_promoted
    assert found.counts.with_pair(2.0) != found.counts
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert lines[0] == json.loads(json.dumps(asdict(pair(1, 1.5))))
    assert len(lines) >= found.counts.pairs


def test_a_match_that_is_decided_is_not_played_on(tmp_path: Path) -> None:
    path = tmp_path / "trial.jsonl"
    first = Trial(PLAN, path).run((pair(number, 2.0) for number in range(40)), nobody)
    again = Trial(PLAN, path).run(iter(()), nobody)
    assert again == first
    assert PairCounts() != first.counts


@pytest.mark.parametrize("line", ["{", "[]", '{"number": 3}'])
def test_a_damaged_match_is_told(tmp_path: Path, line: str) -> None:
    path = tmp_path / "trial.jsonl"
    path.write_text(line + "\n")
    with pytest.raises(FolderError, match="remove it, and the match is played again"):
        Trial(PLAN, path)
