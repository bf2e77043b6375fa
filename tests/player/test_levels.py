from __future__ import annotations

import pytest
from hypothesis import given, settings

from catena_gtp.clock import Budget
from catena_gtp.player import Limits, Player
from catena_gtp.player.choice import Candidate
from catena_gtp.player.levels import FULL_STRENGTH, LEVELS, at_a_glance, misjudged
from catena_gtp.rules import Color, Position, Ruleset
from tests.strategies import positions, rulesets

START = Position.initial(Ruleset(4))


@pytest.fixture(scope="module")
def player() -> Player:
    return Player(seed=3, hash_mib=1)


def test_there_is_a_level_for_every_number_below_full_strength() -> None:
    assert sorted(LEVELS) == list(range(1, FULL_STRENGTH))


@given(positions(rulesets(sides=range(2, 8)), either_color=True))
@settings(max_examples=60)
def test_a_glance_values_every_action_by_the_score_behind_it(position: Position) -> None:
    found = at_a_glance(position)
    assert tuple(candidate.action for candidate in found) == position.legal_actions()
    for candidate in found:
        margin = position.play(candidate.action).score().margin
        assert candidate.margin == (margin if position.to_move is Color.BLACK else -margin)


def test_what_is_much_better_is_chosen_by_every_level_and_what_is_a_little_better_by_none_always() -> None:
    for level in (1, 3):
        clear = [Candidate(0, 0.0, 1, 1, (0,), exact=False), Candidate(1, 1e6, 1, 1, (1,), exact=False)]
        close = [Candidate(0, 0.0, 1, 1, (0,), exact=False), Candidate(1, 0.5, 1, 1, (1,), exact=False)]
        seeds = range(60)
        assert {misjudged(START, clear, level, seed).action for seed in seeds} == {1}
        assert {misjudged(START, close, level, seed).action for seed in seeds} == {0, 1}


@pytest.mark.parametrize("level", range(1, FULL_STRENGTH))
def test_the_same_position_is_misjudged_in_the_same_way(player: Player, level: int) -> None:
    player.set(Limits(), level=level)
    first = player.choose(START, Budget())
    again = Player(seed=3, hash_mib=1)
    again.set(Limits(), level=level)
    second = again.choose(START, Budget())
    assert (first.action, first.margin) == (second.action, second.margin)
    assert START.is_legal(first.action)


def test_nodes_may_limit_a_level_further(player: Player) -> None:
    player.set(Limits(nodes=100), level=9)
    assert player.choose(START, Budget()).nodes <= 100
    player.set(Limits(nodes=10**9), level=6)
    assert player.choose(START, Budget()).nodes <= LEVELS[6].nodes


@pytest.mark.parametrize("level", [1, 4, 9])
def test_a_level_keeps_to_the_time_there_is(player: Player, level: int) -> None:
    player.set(Limits(), level=level)
    assert START.is_legal(player.choose(START, Budget(0, 0)).action)
