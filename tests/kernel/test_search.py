from __future__ import annotations

from threading import Thread
from typing import Any

import numpy as np
import pytest

from catena_gtp import benchmark
from catena_gtp.kernel import layout, search
from catena_gtp.kernel.search import INFINITE, NODES, STOP
from catena_gtp.player import bridge
from catena_gtp.rules import Position, Ruleset, perft
from tests.kernel.support import by_lane, late_position


def deepened(seed: int, nodes: int, table: Any) -> list[int]:
    """Search deeper and deeper within the nodes; the line that stood at the end."""
    p = bridge.to_record(Position.initial(Ruleset(by_lane(6, 3))))
    s = search.new_search(seed)
    search.begin(s, nodes)
    line: list[int] = []
    for depth in range(1, 10):
        search.search_root(p, s, table, depth, -INFINITE, INFINITE)
        if s.control[STOP]:
            break
        line = s.pv[0, : s.pv_length[0]].tolist()
    return line


def test_the_same_seed_and_nodes_give_the_same_line_and_other_seeds_others() -> None:
    nodes = by_lane(20_000, 300)
    lines = [deepened(seed, nodes, search.new_table(1)) for seed in (1, 1, 2, 3, 4, 5)]
    assert lines[0] == lines[1] != []
    assert len({tuple(line) for line in lines}) > 1


def test_beginning_forgets_counts_and_ages_the_table() -> None:
    s = search.new_search(0)
    s.control[:] = 5
    s.history[:] = 80
    search.begin(s, 9)
    assert (s.control[STOP], s.control[NODES]) == (0, 0)
    assert s.control[layout.NODE_LIMIT] == 9
    assert s.age == 1
    assert (s.history == 10).all()
    for _ in range(63):
        search.begin(s)
    assert s.age == 0


def test_clearing_a_table_empties_it() -> None:
    table = search.new_table(1)
    deepened(0, by_lane(2000, 100), table)
    assert np.any(table)
    search.clear_table(table)
    assert not np.any(table)


def test_lines_are_counted_as_by_the_referee() -> None:
    position = late_position(Ruleset(3), 1, cells=8)
    assert search.count_lines(bridge.to_record(position), 3) == perft(position, 3)


def test_a_count_is_stopped_and_leaves_the_position_as_it_was() -> None:
    p = bridge.to_record(Position.initial(Ruleset(6)))
    control = layout.new_control()
    control[search.STOP] = 1
    search.count_lines(p, 60, control)
    control[search.STOP] = 0
    assert search.count_lines(p, 2, control) == 8372


def test_another_thread_can_stop_a_search() -> None:
    s = search.new_search(0)
    search.begin(s)
    p = bridge.to_record(Position.initial(Ruleset(10)))
    control = s.control
    searching = Thread(target=search.search_root, args=(p, s, search.new_table(0), 60, -INFINITE, INFINITE))
    searching.start()
    while control[NODES] < 1:
        assert searching.is_alive()
    control[STOP] = 1
    searching.join(timeout=60)
    assert not searching.is_alive()


@pytest.mark.parametrize("quick", [True, False] if by_lane(1, 0) else [True])
def test_the_signature_is_the_one_on_record(quick: bool) -> None:
    # A change of this number is a change of play, and the commit says so.
    assert benchmark.signature(quick=quick) == (QUICK_SIGNATURE if quick else SIGNATURE)


QUICK_SIGNATURE = 1293
SIGNATURE = 288960
