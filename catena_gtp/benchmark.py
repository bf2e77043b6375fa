"""How fast the kernel is on this machine, and the signature of how it plays.

The speeds tell machines and versions apart.  The signature is a count of nodes over fixed positions and
depths: the same everywhere, and changed by every change of what the search tries or in which order.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from itertools import pairwise
from random import Random

from catena_gtp.kernel import search
from catena_gtp.kernel.compile import IS_COMPILED
from catena_gtp.kernel.warmup import compile_kernel
from catena_gtp.player import bridge
from catena_gtp.player.growth import Growth
from catena_gtp.rules import GameType, Position, Ruleset, Scoring

LINES = {2: 8_372, 3: 752_580, 4: 66_741_432}
"""Lines of the first actions on side 6, komi type."""


def bench_positions(*, quick: bool) -> list[tuple[Position, int]]:
    """List positions of all kinds, some from the middle of random games, each with a depth to search."""
    listed = []
    random = Random(6)
    for side, depth in ((3, 2),) if quick else ((4, 4), (6, 4), (8, 3), (10, 2)):
        for game_type in GameType:
            for scoring in Scoring:
                position = Position.initial(Ruleset(side, game_type, scoring, 7.0))
                for share in (0, 2) if quick else (0, 2, 4):
                    for _ in range(share * side):
                        if not position.is_over:
                            position = position.play(random.choice(position.legal_actions()))
                    if not position.is_over:
                        listed.append((position, depth))
    return listed


def search_all(*, quick: bool) -> tuple[int, float]:
    """Search the bench positions, each with empty memory; the nodes, and the seconds spent in the search."""
    nodes, seconds = 0, 0.0
    table = search.new_table(1)
    for position, deepest in bench_positions(quick=quick):
        search.clear_table(table)
        s = search.new_selective(0)
        search.begin(s)
        p = bridge.to_record(position)
        start = time.perf_counter()
        for depth in range(1, deepest + 1):
            search.search_root(p, s, table, depth, -search.INFINITE, search.INFINITE)
        seconds += time.perf_counter() - start
        nodes += int(s.control[search.NODES])
    return nodes, seconds


def reach(nodes: int) -> tuple[float, float]:
    """Search games of side 6 with so many nodes a position: plies finished on average, branching factor.

    The factor is the mean, geometric, by which a depth takes more nodes than the one before.
    """
    depths, growth = [], []
    table = search.new_table(16)
    for position in _middle_games():
        search.clear_table(table)
        s = search.new_selective(0)
        search.begin(s, nodes)
        p = bridge.to_record(position)
        totals = [0]
        while not s.control[search.STOP] and not s.solved[0]:
            search.search_root(p, s, table, len(totals), -search.INFINITE, search.INFINITE)
            totals.append(int(s.control[search.NODES]))
        finished = totals[:-1] if s.control[search.STOP] else totals
        depths.append(len(finished) - 1)
        spent = [after - before for before, after in pairwise(finished)]
        growth += [math.log(after / before) for before, after in pairwise(spent)]
    return sum(depths) / len(depths), math.exp(sum(growth) / max(len(growth), 1))


def _middle_games() -> list[Position]:
    """List positions of a random game of side 6, from the empty board to some 25 actions."""
    random = Random(6)
    position = Position.initial(Ruleset(6))
    listed = [position]
    for action in range(1, 26):
        position = position.play(random.choice([a for a in position.legal_actions() if isinstance(a, int)]))
        if action % 5 == 0:
            listed.append(position)
    return listed


def signature(*, quick: bool) -> int:
    """Count the nodes of searching the bench positions."""
    return search_all(quick=quick)[0]


def makes(depth: int) -> int:
    """Give how many actions are made to count the lines of that depth."""
    return sum(count for length, count in {1: 92, **LINES}.items() if length <= depth)


def measure_makes(depth: int) -> bool:
    """Count lines, print the speed; tell whether the count is right."""
    p = bridge.to_record(Position.initial(Ruleset(6)))
    start = time.perf_counter()
    lines = search.count_lines(p, depth)
    seconds = time.perf_counter() - start
    print(f"Lines of {depth} actions on side 6: {lines} ({'right' if lines == LINES[depth] else 'WRONG'})")
    print(f"Made and taken back: {makes(depth) / seconds / 1e6:.2f} million a second")
    return lines == LINES[depth]


def measure_playouts(games: int) -> None:
    """Play games out from the empty board of side 6, as a search does, and print the speed."""
    growth = Growth(0, 16)
    growth.begin(Position.initial(Ruleset(6)))
    start = time.perf_counter()
    growth.simulate(games)
    print(f"Played out: {games / (time.perf_counter() - start) / 1e3:.1f} thousand games a second")


def main(arguments: list[str] | None = None) -> int:
    """Run the benchmark; the status is 1 if a count is wrong."""
    parser = argparse.ArgumentParser(prog="bench", description="Measure how fast the engine searches.")
    parser.add_argument("--quick", action="store_true", help="take a second at most, with smaller counts")
    quick = parser.parse_args(arguments).quick
    compile_kernel(lambda name, seconds: print(f"{name}: {seconds:.1f} s", file=sys.stderr))
    right = measure_makes((3 if quick else 4) if IS_COMPILED else 2)
    nodes, seconds = search_all(quick=quick)
    print(f"Searched: {nodes / seconds / 1e6:.2f} million nodes a second")
    measure_playouts((5_000 if quick else 200_000) if IS_COMPILED else 20)
    limit = (2_000 if quick else 200_000) if IS_COMPILED else 500
    depth, factor = reach(limit)
    print(f"Depth with {limit} nodes, side 6: {depth:.1f} plies, each {factor:.1f} times the one before")
    print(f"Signature: {nodes}")
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
