"""Compile, or load from the cache, everything that a player will call."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import numpy as np

from catena_gtp.kernel import compile as compilation
from catena_gtp.kernel import evaluation, generation, keys, moves, search, tree, uct
from catena_gtp.kernel.layout import KOMI, MAX_MOVES, STANDARD, new_position

if TYPE_CHECKING:
    from collections.abc import Callable


def _smallest() -> Any:
    p = new_position(2, KOMI, STANDARD)
    keys.refresh_key(p)
    return p


def _play() -> None:
    p = _smallest()
    row = np.zeros(MAX_MOVES, dtype=np.uint16)
    for _ in range(generation.generate(p, row)):
        moves.make(p, int(row[0]))
        moves.unmake(p)
    generation.is_over(p)
    keys.future_key(p)


def _judge() -> None:
    p = _smallest()
    evaluation.evaluate(p)
    evaluation.final_margin(p)
    stone = int(p.legal[0])
    moves.make(p, stone)
    evaluation.ownership(p, stone)


def _search() -> None:
    s = search.new_search(0)
    search.begin(s)
    search.search_root(_smallest(), s, search.new_table(0), 1, -search.INFINITE, search.INFINITE)


def _simulate() -> None:
    p = _smallest()
    t, w = tree.new_tree(0), uct.new_uct(0)
    w.next_node, w.last_node, w.last_edge = 1, len(t.first), len(t.move)
    root = tree.add_node(t, w, p)
    uct.judge(p, t, w, root)
    w.control[uct.LIMIT] = 1
    uct.run(p, new_position(2, KOMI, STANDARD), t, w, root)
    tree.find(t, tree.node_key(p))
    last = int(w.next_node) - 1
    tree.keep(t, w.control, last, root, 1)
    tree.gather(t, w.control, last, root)


STEPS: tuple[tuple[str, Callable[[], object]], ...] = (
    ("placing stones and taking them back", _play),
    ("counting lines", lambda: search.count_lines(_smallest(), 1)),
    ("judging positions", _judge),
    ("searching", _search),
    ("playing out", _simulate),
)


def compile_kernel(report: Callable[[str, float], None]) -> None:
    """Make every entry point ready; ``report`` is told the name of each step and the seconds it took.

    A cold compile takes some ten seconds or more, a load from the cache a fraction of one.  Folders of
    earlier states of the package that nobody has used for a month are deleted on the way.
    """
    for name, step in STEPS:
        start = time.perf_counter()
        step()
        report(name, time.perf_counter() - start)
    if compilation.CACHE_FOLDER is not None:
        compilation.prune(compilation.CACHE_FOLDER)
