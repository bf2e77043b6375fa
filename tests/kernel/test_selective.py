from __future__ import annotations

from random import Random
from typing import Any

import pytest

from catena_gtp.kernel import search, selective
from catena_gtp.kernel.search import INFINITE
from catena_gtp.player import bridge
from catena_gtp.rules import GameType, Position, Ruleset, Scoring
from tests.kernel.networks import random_network
from tests.kernel.support import EVERY_KIND, by_lane, late_position
from tests.kernel.test_alphabeta import solved_by_search


@pytest.mark.parametrize("network", [None, random_network(1)], ids=["by hand", "network"])
@pytest.mark.parametrize("mebibytes", [0, 1])
@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_what_a_selective_search_calls_solved_is_exact(
    game_type: GameType, scoring: Scoring, mebibytes: float, network: Any
) -> None:
    solved = 0
    for seed in range(by_lane(8, 1)):
        position = late_position(Ruleset(4, game_type, scoring, 2.0), seed, cells=by_lane(10, 4))
        exact = solved_by_search(position, 1)
        s = search.new_selective(seed, network)
        search.begin(s)
        p = bridge.to_record(position)
        table = search.new_table(mebibytes)
        random = Random(seed)
        for depth in range(1, 16 if network is None else by_lane(16, 7)):
            alpha = exact + random.randint(-9, 8)
            for low, high in ((-INFINITE, INFINITE), (alpha, alpha + random.randint(1, 9))):
                value = int(search.search_root(p, s, table, depth, low, high))
                if s.solved[0]:
                    solved += 1
                    assert (
                        (value <= low and exact <= value)
                        or (value >= high and exact >= value)
                        or (low < value < high and exact == value)
                    )
    assert solved > 0


@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_an_exact_search_may_use_what_a_selective_one_left_in_the_table(
    game_type: GameType, scoring: Scoring
) -> None:
    for seed in range(by_lane(8, 1)):
        position = late_position(Ruleset(4, game_type, scoring, 2.0), seed, cells=by_lane(10, 4))
        table = search.new_table(1)
        s = search.new_selective(seed)
        search.begin(s)
        p = bridge.to_record(position)
        for depth in range(1, 10):
            search.search_root(p, s, table, depth, -INFINITE, INFINITE)
        s.selective = 0
        value = int(search.search_root(p, s, table, search.MAX_DEPTH, -INFINITE, INFINITE))
        assert s.solved[0]
        assert value == solved_by_search(position, 1)


def test_late_moves_are_reduced_more_the_later_they_come_and_never_into_nothing() -> None:
    s = search.new_selective(0)
    for depth in range(1, 30):
        plies = [int(selective.reduction(s, place, depth, 1, True)) for place in range(92)]
        assert plies == sorted(plies)
        assert plies[: selective.FIRST_REDUCED] == [0] * selective.FIRST_REDUCED
        assert max(plies) <= max(depth - 2, 0)
        assert all(int(selective.reduction(s, place, depth, 0, True)) == 0 for place in range(92))
    assert int(selective.reduction(search.new_search(0), 60, 12, 1, True)) == 0


def test_with_a_network_more_is_reduced_and_never_below_a_look_at_the_leaf() -> None:
    by_hand, judged = search.new_selective(0), search.new_selective(0, random_network(1))
    for depth in range(1, 30):
        plies = [int(selective.reduction(judged, place, depth, 1, True)) for place in range(92)]
        assert plies == sorted(plies)
        assert plies[: selective.NETWORK_FIRST_REDUCED] == [0] * selective.NETWORK_FIRST_REDUCED
        assert max(plies) <= depth - 1
        assert all(plies[place] >= selective.reduction(by_hand, place, depth, 1, True) for place in range(92))
        assert all(int(selective.reduction(judged, place, depth, 0, True)) == 0 for place in range(92))


def test_with_a_network_fewer_moves_are_tried_close_to_the_leaves() -> None:
    p, s = bridge.to_record(Position.initial(Ruleset(3))), search.new_selective(0, random_network(1))
    for depth, tried in ((1, 4), (2, 7), (4, 13)):
        enough = [bool(selective.is_enough(p, s, place, 0, depth, 0)) for place in range(20)]
        assert enough == [False] * tried + [True] * (20 - tried)
    assert not selective.is_enough(p, s, 90, 0, 5, 0)


def test_only_null_windows_below_the_root_of_a_selective_search_are_guessed_at() -> None:
    s = search.new_selective(0)
    assert selective.is_guessed(s, 4, 5, 1)
    assert not selective.is_guessed(s, 4, 6, 1)
    assert not selective.is_guessed(s, 4, 5, 0)
    assert not selective.is_guessed(search.new_search(0), 4, 5, 1)


def test_a_selective_search_takes_fewer_nodes() -> None:
    p = bridge.to_record(Position.initial(Ruleset(by_lane(5, 4))))
    nodes = []
    for s in (search.new_search(0), search.new_selective(0)):
        search.begin(s)
        search.search_root(p, s, search.new_table(1), by_lane(5, 3), -INFINITE, INFINITE)
        nodes.append(int(s.control[search.NODES]))
    assert nodes[1] < nodes[0]


def test_the_first_action_of_a_root_search_can_be_chosen() -> None:
    position = late_position(Ruleset(4), 1, cells=10)
    p = bridge.to_record(position)
    for action in position.legal_actions():
        s = search.new_search(0)
        search.begin(s, 2)  # the root and one action
        s.first = bridge.to_code(position.board, action)
        search.search_root(p, s, search.new_table(0), 1, -INFINITE, INFINITE)
        assert bridge.principal_variation(s, position.board) == (action,)
