from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from catena_gtp.kernel import generation, keys, layout, moves, ordering, search
from catena_gtp.kernel.inference import judge
from catena_gtp.kernel.network import BUTTON_WORTH, new_mind
from catena_gtp.kernel.table import EXACT, LOWER, UPPER, store
from catena_gtp.player import bridge
from catena_gtp.rules import GameType, Position, Ruleset
from tests.kernel.networks import random_network
from tests.kernel.support import by_lane, late_position

NETWORK = random_network(1)
TOUCHED = float(ordering.TOUCHED_STONE) / float(ordering.WORTH)


def scored(
    p: Any, s: Any, table: Any, beta: int = search.INFINITE, hinted: int = -1
) -> tuple[list[int], int]:
    """Score the moves by trial: moves from the best to the worst, and the answer."""
    count = int(generation.generate(p, s.moves[0]))
    answer = ordering.score_by_trial(p, s, table, 3, beta, 0, count, hinted)
    return [int(ordering.pick(s, 0, i, count)) for i in range(count)] if answer < 0 else [], int(answer)


def test_picking_goes_through_all_moves_from_the_best_on() -> None:
    s = search.new_search(0)
    s.moves[0, :5] = [9, 8, 7, 6, 5]
    s.scores[0, :5] = [1, 30, -4, 30, 2]
    picked = [int(ordering.pick(s, 0, i, 5)) for i in range(5)]
    assert set(picked[:2]) == {8, 6}
    assert picked[2:] == [5, 9, 7]


def test_the_tables_move_comes_first_and_a_trial_changes_nothing() -> None:
    p = bridge.to_record(Position.initial(Ruleset(3)))
    key = int(p.key)
    hinted = layout.cell_index(1, 1)
    order, answer = scored(p, search.new_search(0), search.new_table(0), hinted=hinted)
    assert answer == -1
    assert order[0] == hinted
    assert len(set(order)) == 20
    assert p.key == key


def test_a_network_says_what_is_tried_first() -> None:
    start = Position.initial(Ruleset(3))
    p = bridge.to_record(start.play(start.legal_actions()[4]))
    s = search.new_selective(0, NETWORK)
    count = int(generation.generate(p, s.moves[0]))
    mind = new_mind(NETWORK)
    judge(p, 0, mind.network, mind.thought)
    worth = {int(p.legal[i]): float(mind.thought.worth[i]) for i in range(int(p.legal_count))}
    worth[layout.BUTTON] = float(mind.thought.out[BUTTON_WORTH])
    for action in worth:  # what is known without making a move counts, too
        worth[action] += int(p.touch[action]) * TOUCHED if action > layout.SWAP else 0.0
    ordering.score_by_network(p, s, 0, count, -1)
    order = [int(ordering.pick(s, 0, i, count)) for i in range(count)]
    assert sorted(order) == sorted(worth)
    assert [worth[action] for action in order] == pytest.approx(
        sorted(worth.values(), reverse=True), abs=1e-4
    )
    worst, killer = order[-1], order[count // 2]
    s.killers[0, 0] = killer
    generation.generate(p, s.moves[0])
    ordering.score_by_network(p, s, 0, count, worst)
    again = [int(ordering.pick(s, 0, i, count)) for i in range(count)]
    assert again[0] == worst
    assert again.index(killer) < order.index(killer)


def test_captures_come_before_quiet_moves() -> None:
    for seed in range(by_lane(20, 3)):
        position = late_position(Ruleset(3, GameType.DOUBLE), seed, cells=10)
        p = bridge.to_record(position)
        order, _ = scored(p, search.new_search(0), search.new_table(0))
        closed = []
        for code in (order[0], order[-1]):
            legal, score, sign = int(p.legal_count), int(p.score), 1 if p.turn == layout.BLACK else -1
            moves.make(p, code)
            closed.append(2 * sign * (int(p.score) - score) + legal - int(p.legal_count))
            moves.unmake(p)
        assert closed[0] >= closed[1]


def test_a_child_in_the_table_can_answer_for_the_node() -> None:
    p = bridge.to_record(Position.initial(Ruleset(3)))
    child = layout.cell_index(3, 3)
    moves.make(p, child)
    key = int(keys.future_key(p))
    moves.unmake(p)
    # From White's view the child is worth at most -6: a mover who needs 6 or less has it.
    for bound, beta, depth, answered in (
        (UPPER, 6, 2, True),
        (EXACT, 6, 2, True),
        (UPPER, 7, 2, False),
        (LOWER, 6, 2, False),
        (UPPER, 6, 3, False),
    ):
        table = search.new_table(1 / 1024)
        store(table, key, -6, bound, 0, depth, 0, 0)
        s = search.new_search(0)
        _, answer = scored(p, s, table, beta=beta)
        assert (answer >= 0) == answered
        if answered:
            assert (s.moves[0, answer], s.scores[0, answer]) == (child, 6)


def test_moves_that_cut_off_are_remembered() -> None:
    s = search.new_search(0)
    for move in (50, 60, 60, 70):
        ordering.remember(s, layout.WHITE, 4, move, 3)
    assert s.killers[4].tolist() == [70, 60]
    assert s.history[layout.WHITE, [50, 60, 70]].tolist() == [9, 18, 9]
    assert not np.any(s.history[layout.BLACK])
    s.history[layout.WHITE, 50] = ordering.HISTORY_LIMIT
    ordering.remember(s, layout.WHITE, 4, 50, 3)
    assert s.history[layout.WHITE, 50] < ordering.HISTORY_LIMIT
    assert s.history[layout.WHITE, 60] == 9


def test_what_cut_off_beside_comes_early_in_a_selective_search_and_not_in_a_proof() -> None:
    p = bridge.to_record(Position.initial(Ruleset(3)))
    killer = layout.cell_index(1, 1)
    for s, is_early in ((search.new_selective(0), True), (search.new_search(0), False)):
        s.killers[0] = killer
        count = int(generation.generate(p, s.moves[0]))
        ordering.score_by_look(p, s, 0, count, -1)
        scores = [int(score) for score in s.scores[0, :count]]
        chosen = scores[[int(move) for move in s.moves[0, :count]].index(killer)]
        assert (chosen == max(scores) and scores.count(chosen) == 1) == is_early


def test_the_jitter_depends_on_the_seed_and_stays_below_its_share() -> None:
    numbers = [[int(ordering.jitter(seed, action)) for action in range(50)] for seed in (1, 2)]
    assert numbers[0] != numbers[1]
    assert all(0 <= number < 1024 for row in numbers for number in row)
