from __future__ import annotations

from threading import Thread
from typing import Any

import numpy as np
import pytest

from catena_gtp.kernel import inference, layout, tree, uct
from catena_gtp.kernel.network import new_mind
from catena_gtp.player import bridge
from catena_gtp.rules import Color, GameType, Position, Ruleset, Scoring
from tests.kernel.networks import random_network
from tests.kernel.support import EVERY_KIND, by_lane, late_position, solved_margin


def planted(
    position: Position, seed: int = 1, mebibytes: float = 1, network: Any = None
) -> tuple[Any, Any, tree.Tree, Any, int]:
    """Return everything that `run` needs to search a position."""
    p = bridge.to_record(position)
    t, w = tree.new_tree(mebibytes), uct.new_uct(seed, network)
    w.next_node, w.last_node, w.last_edge = 1, len(t.first), len(t.move)
    if position.ruleset.scoring is not Scoring.LONGEST:
        w.komi = bridge.komi_half_points(position.ruleset)
    w.control[uct.LIMIT] = by_lane(20_000, 3000)
    return p, layout.new_position(2, 0, 0), t, w, tree.add_node(t, w, p)


def edges_of(t: tree.Tree, node: int) -> slice:
    return slice(int(t.first[node]), int(t.first[node] + t.degree[node]))


WITH_AND_WITHOUT_NETWORK = pytest.mark.parametrize(
    "network", [None, random_network(1)], ids=["without", "with"]
)


@WITH_AND_WITHOUT_NETWORK
@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_small_endings_are_proven_as_minimax_has_them(
    game_type: GameType, scoring: Scoring, network: Any
) -> None:
    for seed in range(by_lane(8, 2)):
        position = late_position(Ruleset(3, game_type, scoring, komi=2), seed, cells=5)
        p, q, t, w, root = planted(position, seed, network=network)
        assert uct.run(p, q, t, w, root) is False
        margin = solved_margin(position) * (1 if position.to_move is Color.BLACK else -1)
        expected = tree.PROVEN_WIN if margin > 0 else tree.PROVEN_LOSS if margin < 0 else tree.PROVEN_DRAW
        assert tree.proof_of(t, root) == expected


def test_searching_leaves_the_position_as_it_was() -> None:
    p, q, t, w, root = planted(Position.initial(Ruleset(3)))
    before = p.tobytes()
    w.control[uct.LIMIT] = by_lane(2000, 50)
    uct.run(p, q, t, w, root)
    assert p.tobytes() == before


@WITH_AND_WITHOUT_NETWORK
def test_every_simulation_counts_once_at_the_root(network: Any) -> None:
    p, q, t, w, root = planted(Position.initial(Ruleset(4)), network=network)
    w.control[uct.LIMIT] = by_lane(500, 50)
    uct.run(p, q, t, w, root)
    assert (
        w.control[uct.SIMULATIONS] == t.total[root] == t.visits[edges_of(t, root)].sum() == by_lane(500, 50)
    )
    assert (t.value >= 0).all()
    assert (t.value <= 1).all()


@WITH_AND_WITHOUT_NETWORK
def test_the_same_seed_gives_the_same_tree_and_another_one_another(network: Any) -> None:
    visits = []
    for seed in (1, 1, 2):
        p, q, t, w, root = planted(Position.initial(Ruleset(4)), seed, network=network)
        w.control[uct.LIMIT] = by_lane(2000, 200)
        uct.run(p, q, t, w, root)
        visits.append(t.visits[edges_of(t, root)].tolist())
    assert visits[0] == visits[1] != visits[2]


def test_what_is_barred_at_the_root_is_not_tried() -> None:
    p, q, t, w, root = planted(Position.initial(Ruleset(3)))
    edges = edges_of(t, root)
    w.barred[:] = 1
    allowed = t.move[edges][[2, 5]]
    w.barred[allowed] = 0
    w.control[uct.LIMIT] = 100
    uct.run(p, q, t, w, root)
    assert set(t.move[edges][t.visits[edges] > 0]) == set(allowed)
    assert t.total[root] == 100


def test_a_full_tree_ends_the_run_and_is_still_sound() -> None:
    p, q, t, w, root = planted(Position.initial(Ruleset(4)), mebibytes=0)
    w.last_edge = w.next_edge + layout.MAX_MOVES + by_lane(4000, 300)
    assert uct.run(p, q, t, w, root) is True
    assert w.is_full == 1
    assert w.control[uct.SIMULATIONS] < w.control[uct.LIMIT]
    assert t.total[root] == w.control[uct.SIMULATIONS]


def test_results_grow_with_the_margin_and_a_win_is_worth_more_than_any_margin() -> None:
    results = [float(uct.result_of(margin)) for margin in (-900, -3, -1, 0, 1, 3, 900)]
    assert results == sorted(results)
    assert results[3] == 0.5
    assert results[4] > 0.9
    assert np.allclose(results, [1 - result for result in reversed(results)])


def test_another_thread_can_stop_a_run() -> None:
    p, q, t, w, root = planted(Position.initial(Ruleset(10)), mebibytes=4)
    w.control[uct.LIMIT] = 1 << 40
    control = w.control
    w.threshold = 1 << 40  # no room is needed, so nothing else ends it
    running = Thread(target=uct.run, args=(p, q, t, w, root))
    running.start()
    while control[uct.SIMULATIONS] < 2:
        assert running.is_alive()
    control[layout.STOP] = 1
    running.join(timeout=60)
    assert not running.is_alive()


@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_a_node_says_what_its_network_does(game_type: GameType, scoring: Scoring) -> None:
    network, thought = random_network(2), new_mind().thought
    for cells in (40, 12, 8):
        position = late_position(Ruleset(4, game_type, scoring, komi=2), 3, cells)
        p, _, t, w, root = planted(position, network=network)
        uct.judge(p, t, w, root)
        inference.judge(bridge.to_record(position), w.komi, network, thought)
        worth = {
            int(code): float(value)
            for code, value in zip(
                thought.sites.cell, thought.worth[: thought.sites.legal_count], strict=False
            )
        }
        worth |= {layout.BUTTON: float(thought.out[1]), layout.SWAP: float(thought.out[2])}
        edges = edges_of(t, root)
        expected = np.exp([worth[int(code)] for code in t.move[edges]])
        assert t.prior[edges] == pytest.approx(expected / expected.sum(), rel=1e-4)
        assert (t.value[edges] == t.value[edges][0]).all()
        chance = 1 / (1 + np.exp(-float(thought.out[0])))
        assert t.value[edges][0] == pytest.approx(chance, abs=0.06)


def test_what_a_network_holds_worth_a_try_is_tried_first() -> None:
    position = Position.initial(Ruleset(4))
    p, q, t, w, root = planted(position, network=random_network(1))
    uct.judge(p, t, w, root)
    edges = edges_of(t, root)
    t.prior[edges] = 0
    t.prior[edges][7] = 1
    w.prior_weight = 100
    w.control[uct.LIMIT] = 1
    uct.run(p, q, t, w, root)
    assert t.visits[edges].argmax() == 7
