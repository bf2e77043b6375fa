from __future__ import annotations

from typing import Any

import pytest

from catena_gtp.kernel import layout, moves, tree, uct
from catena_gtp.player import bridge
from catena_gtp.rules import Position, Ruleset
from tests.kernel.support import by_lane, legal_codes


def grown(simulations: int, mebibytes: float = 0) -> tuple[Any, tree.Tree, Any, int]:
    """Return a position, a tree, its work space and root after so many simulations, or until it is full."""
    p = bridge.to_record(Position.initial(Ruleset(3)))
    t, w = tree.new_tree(mebibytes), uct.new_uct(3)
    w.next_node, w.last_node, w.last_edge = 1, len(t.first), len(t.move)
    root = tree.add_node(t, w, p)
    w.control[uct.LIMIT] = simulations
    uct.run(p, layout.new_position(3, 0, 0), t, w, root)
    return p, t, w, root


def reachable(t: tree.Tree, node: int) -> dict[int, list[tuple[int, int, float, int]]]:
    """List what can be reached, by key: every edge's move, visits, value, and the key of what it leads to."""
    found: dict[int, list[tuple[int, int, float, int]]] = {}
    waiting = [node]
    while waiting:
        node = waiting.pop()
        if int(t.key[node]) in found:
            continue
        edges = range(t.first[node], t.first[node] + t.degree[node])
        found[int(t.key[node])] = [
            (int(t.move[e]), int(t.visits[e]), float(t.value[e]), int(t.key[t.child[e]]) if t.child[e] else 0)
            for e in edges
        ]
        waiting += [int(t.child[e]) for e in edges if t.child[e]]
    return found


def compacted(t: tree.Tree, w: Any, root: int, least: int) -> tuple[int, int, int]:
    last = int(w.next_node) - 1
    kept = tree.keep(t, w.control, last, root, least)
    found = tree.gather(t, w.control, last, root)
    assert found[2] == kept
    return found


def test_whoever_stops_it_gets_nothing() -> None:
    _, t, w, root = grown(200)
    w.control[layout.STOP] = 1
    last = int(w.next_node) - 1
    assert tree.keep(t, w.control, last, root, 1) == -1
    w.control[layout.STOP] = 0
    assert tree.keep(t, w.control, last, root, 1) > 0
    w.control[layout.STOP] = 1
    assert tree.gather(t, w.control, last, root) == (0, 0, 0)


def test_a_node_has_an_edge_for_each_legal_action_and_is_found() -> None:
    p = bridge.to_record(Position.initial(Ruleset(2)))
    t, w = tree.new_tree(0), uct.new_uct(0)
    w.next_node, w.last_node, w.last_edge = 1, len(t.first), len(t.move)
    assert tree.find(t, tree.node_key(p)) == 0
    node = tree.add_node(t, w, p)
    assert tree.find(t, tree.node_key(p)) == node == 1
    edges = t.move[t.first[node] : t.first[node] + t.degree[node]].tolist()
    assert sorted(edges) == sorted(legal_codes(p))
    moves.make(p, edges[0])
    assert tree.find(t, tree.node_key(p)) == 0


def test_the_score_is_part_of_the_key() -> None:
    p = bridge.to_record(Position.initial(Ruleset(2)))
    before = tree.node_key(p)
    p.score += 2
    assert tree.node_key(p) != before


def test_there_is_no_node_without_room_and_that_is_told() -> None:
    p = bridge.to_record(Position.initial(Ruleset(2)))
    t, w = tree.new_tree(0), uct.new_uct(0)
    w.next_node, w.last_node, w.last_edge = 1, len(t.first), layout.MAX_MOVES - 1
    assert tree.add_node(t, w, p) == 0
    assert w.is_full == 1


@pytest.mark.parametrize(
    ("proofs", "known"),
    [
        ([1, 1, 1], tree.PROVEN_LOSS),
        ([1, 0, 1], tree.UNPROVEN),
        ([1, 2, 1], tree.PROVEN_DRAW),
        ([0, 2, 1], tree.UNPROVEN),
        ([0, 2, 3], tree.PROVEN_WIN),
    ],
)
def test_the_edges_prove_a_node(proofs: list[int], known: int) -> None:
    t = tree.new_tree(0)
    t.first[5], t.degree[5] = 10, 3
    t.proof[10:13] = proofs
    assert tree.proof_of(t, 5) == known


def test_what_is_kept_is_the_same_as_before() -> None:
    p, t, w, root = grown(by_lane(1200, 120))
    before = reachable(t, root)
    root, free_node, free_edge = compacted(t, w, root, 1)
    assert reachable(t, root) == before
    assert free_node - 1 == len(before)
    assert free_edge == sum(map(len, before.values()))
    assert tree.find(t, tree.node_key(p)) == root


def test_after_a_move_only_what_it_leads_to_is_kept() -> None:
    _, t, w, root = grown(by_lane(1200, 240))
    edges = range(t.first[root], t.first[root] + t.degree[root])
    busiest = max(edges, key=lambda e: int(t.visits[e]))
    child = int(t.child[busiest])
    before = reachable(t, child)
    assert len(before) > 1
    root, free_node, _ = compacted(t, w, child, 1)
    assert reachable(t, root) == before
    assert free_node - 1 == len(before)


def test_seldom_visited_ways_are_cut_off() -> None:
    _, t, w, root = grown(by_lane(1200, 240))
    root, free_node, _ = compacted(t, w, root, 12)
    kept = reachable(t, root)
    assert free_node - 1 == len(kept)
    assert all(visits >= 12 or not child for edges in kept.values() for _, visits, _, child in edges)


def test_memory_is_as_large_as_was_asked() -> None:
    t = tree.new_tree(8)
    assert 7 << 20 < sum(array.nbytes for array in t) <= 8 << 20
