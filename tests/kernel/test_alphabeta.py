from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from catena_gtp.kernel import alphabeta, inference, search
from catena_gtp.kernel import table as tables
from catena_gtp.kernel.network import new_mind
from catena_gtp.kernel.search import INFINITE, MAX_DEPTH
from catena_gtp.player import bridge
from catena_gtp.rules import GameType, Position, Ruleset, Scoring
from tests.kernel.networks import random_network
from tests.kernel.support import EVERY_KIND, by_lane, late_position, searched_value, solved_margin

WITH_AND_WITHOUT_TABLE = pytest.mark.parametrize("mebibytes", [0, 1])


def solved_by_search(
    position: Position, mebibytes: float, window: tuple[int, int] = (-INFINITE, INFINITE)
) -> int:
    """Search a position to the ends: kernel value, and check that nothing was estimated."""
    s = search.new_search(0)
    search.begin(s)
    p = bridge.to_record(position)
    value = int(search.search_root(p, s, search.new_table(mebibytes), MAX_DEPTH, *window))
    assert s.solved[0]
    return value


def true_value(position: Position) -> int:
    """Give the exact value as the kernel counts, by plain minimax over the rules."""
    margin = solved_margin(position)
    return bridge.value_of(margin if bridge.COLORS[position.to_move] == 0 else -margin, position)


@WITH_AND_WITHOUT_TABLE
@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_side_two_is_solved_as_by_plain_minimax(
    game_type: GameType, scoring: Scoring, mebibytes: float
) -> None:
    position = Position.initial(Ruleset(2, game_type, scoring, 1.0))
    if by_lane(0, 1):
        position = position.play(0)
    assert solved_by_search(position, mebibytes) == true_value(position)


@WITH_AND_WITHOUT_TABLE
@pytest.mark.parametrize("side", [3, 4])
@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_late_positions_are_solved_as_by_plain_minimax(
    side: int, game_type: GameType, scoring: Scoring, mebibytes: float
) -> None:
    for seed in range(by_lane(12, 1)):
        position = late_position(Ruleset(side, game_type, scoring, 2.0), seed, cells=by_lane(6, 4))
        assert solved_by_search(position, mebibytes) == true_value(position)


@WITH_AND_WITHOUT_TABLE
@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_a_depth_is_searched_as_by_plain_minimax(
    game_type: GameType, scoring: Scoring, mebibytes: float
) -> None:
    for seed in range(by_lane(2, 1)):
        position = late_position(Ruleset(4, game_type, scoring, 2.0), seed, cells=18 - 3 * seed)
        p = bridge.to_record(position)
        s = search.new_search(seed)
        search.begin(s)
        table = search.new_table(mebibytes)
        for depth in range(1, by_lane(4, 2)):
            value = search.search_root(p, s, table, depth, -INFINITE, INFINITE)
            assert value == searched_value(p, depth)
            assert value == s.best_value


@WITH_AND_WITHOUT_TABLE
@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_so_is_it_where_a_network_judges(game_type: GameType, scoring: Scoring, mebibytes: float) -> None:
    ruleset = Ruleset(by_lane(4, 3), game_type, scoring, 2.0)
    position = late_position(ruleset, 1, cells=by_lane(14, 5))
    p, network = bridge.to_record(position), random_network(1)
    s, mind = search.new_search(0, network), new_mind(network)
    search.begin(s)
    table = search.new_table(mebibytes)
    for depth in range(1, by_lane(4, 2)):
        value = search.search_root(p, s, table, depth, -INFINITE, INFINITE)
        assert value == searched_value(p, depth, lambda q: int(inference.foresee(q, mind)))


@WITH_AND_WITHOUT_TABLE
@pytest.mark.parametrize("scoring", list(Scoring))
def test_any_window_keeps_the_contract(scoring: Scoring, mebibytes: float) -> None:
    random = Random(1)
    for seed in range(by_lane(20, 2)):
        position = late_position(Ruleset(3, GameType.KOMI, scoring, 2.0), seed, cells=by_lane(12, 4))
        exact = solved_by_search(position, mebibytes)
        for _ in range(by_lane(10, 2)):
            alpha = exact + random.randint(-12, 10)
            beta = alpha + random.randint(1, 12)
            value = solved_by_search(position, mebibytes, (alpha, beta))
            if alpha < value < beta:
                assert exact == value
            elif value <= alpha:
                assert exact <= value
            else:
                assert exact >= value


@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_the_best_line_leads_to_the_value(game_type: GameType, scoring: Scoring) -> None:
    for seed in range(by_lane(5, 1)):
        position = late_position(Ruleset(3, game_type, scoring, 2.0), seed, cells=by_lane(9, 4))
        s = search.new_search(seed)
        search.begin(s)
        p = bridge.to_record(position)
        # Without a table a line is never cut short by an entry.
        value = int(search.search_root(p, s, search.new_table(0), MAX_DEPTH, -INFINITE, INFINITE))
        reached = position
        for action in bridge.principal_variation(s, position.board):
            reached = reached.play(action)
        assert reached.is_over
        margin = reached.score().margin
        assert bridge.margin(value, position) == (margin if bridge.COLORS[position.to_move] == 0 else -margin)


def test_failing_low_leaves_no_line_and_failing_high_its_move() -> None:
    position = late_position(Ruleset(3), 3, cells=4)
    exact = solved_by_search(position, 0)
    s = search.new_search(0)
    for window, has_line in (((exact, exact + 1), False), ((exact - 1, exact), True)):
        search.begin(s)
        search.search_root(bridge.to_record(position), s, search.new_table(0), MAX_DEPTH, *window)
        assert (s.pv_length[0] > 0) == has_line


def state(p: Any) -> tuple[object, ...]:
    return (int(p.key), int(p.ply), int(p.score), set(p.legal[: p.legal_count].tolist()), p.grow.tolist())


@pytest.mark.parametrize("nodes", [1, 2, 3, 50, 1000])
def test_the_node_limit_holds_and_leaves_the_position_alone(nodes: int) -> None:
    p = bridge.to_record(Position.initial(Ruleset(by_lane(5, 3))))
    before = state(p)
    s = search.new_search(0)
    search.begin(s, nodes)
    search.search_root(p, s, search.new_table(1), 6, -INFINITE, INFINITE)
    assert s.control[search.STOP] == 1
    assert s.control[search.NODES] == nodes
    assert state(p) == before


def test_a_stopped_search_ends_at_once() -> None:
    p = bridge.to_record(Position.initial(Ruleset(5)))
    s = search.new_search(0)
    search.begin(s)
    s.control[search.STOP] = 1
    search.search_root(p, s, search.new_table(0), 6, -INFINITE, INFINITE)
    assert s.control[search.NODES] == 1
    assert s.pv_length[0] == 0


def test_a_search_cut_short_keeps_the_best_move_it_finished() -> None:
    position = Position.initial(Ruleset(by_lane(6, 2)))
    p = bridge.to_record(position)
    s = search.new_search(0)
    search.begin(s, by_lane(100_000, 60))
    search.search_root(p, s, search.new_table(0), by_lane(5, 4), -INFINITE, INFINITE)
    assert s.control[search.STOP] == 1
    line = bridge.principal_variation(s, position.board)
    assert position.is_legal(line[0])
    assert abs(s.best_value) < INFINITE


def entry(lower: int, upper: int, depth: int = 3, solved: tuple[int, int] = (0, 0)) -> Any:
    return np.int64(tables.pack(lower, upper, 0, depth, *solved, 0))


@pytest.mark.parametrize(
    ("data", "answer"),
    [
        (entry(7, 7), 7),
        (entry(7, 8), None),
        (entry(7, 7, depth=4), None),
        (entry(7, 7, depth=4, solved=(1, 1)), 7),
        (entry(7, 7, depth=4, solved=(1, 0)), None),
        (entry(10, 12), 10),
        (entry(9, 12), None),
        (entry(10, 12, depth=4, solved=(0, 1)), None),
        (entry(1, 5), 5),
        (entry(1, 6), None),
    ],
)
def test_an_entry_answers_at_its_depth_or_when_solved(data: Any, answer: int | None) -> None:
    s = search.new_search(0)
    assert alphabeta.answers(s, data, 3, 5, 10, 0) == (answer is not None)
    if answer is not None:
        assert s.known[0] == answer
