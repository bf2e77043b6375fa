"""Proofs about positions, one after another, on one table, for those who study the game.

Loads the kernel's modules when imported.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeVar

from catena_gtp.kernel import search as kernel
from catena_gtp.player import bridge
from catena_gtp.player.solving import Prover, solution
from catena_gtp.player.workers import Worker
from catena_gtp.rules import Color

if TYPE_CHECKING:
    from collections.abc import Callable

    from catena_gtp.rules import Position

Found = TypeVar("Found")


class Judge:
    """Finds margins, and bounds of margins, in points from Black's view; the positions must not be over."""

    def __init__(self, hash_mib: float) -> None:
        self.nodes = 0
        self._table = kernel.new_table(hash_mib)
        self._work = kernel.new_selective(0)

    def margin(self, position: Position) -> float:
        """Return the exact margin, however long it takes."""
        kernel.begin(self._work)
        found = self._run(lambda: solution(position, self._work, self._table))
        if found is None:
            raise RuntimeError("a search without limits was stopped")
        return found.margin

    def estimate(self, position: Position, plies: int) -> float:
        """Return what a search of this depth thinks of the margin."""
        kernel.begin(self._work)
        record = bridge.to_record(position)

        def search() -> int:
            value = 0
            for depth in range(1, plies + 1):
                value = int(
                    kernel.search_root(
                        record, self._work, self._table, depth, -kernel.INFINITE, kernel.INFINITE
                    )
                )
            return value

        margin = bridge.margin(self._run(search), position)
        return margin if position.to_move is Color.BLACK else -margin

    def bounds(self, position: Position, edge: float, nodes: int) -> tuple[float, float]:
        """Prove whether the margin is above the edge; infinite where so many nodes prove nothing.

        One of the bounds is infinite, unless both are the value; the lower one is above the edge, or the
        upper one not.
        """
        kernel.begin(self._work, nodes)
        is_black = position.to_move is Color.BLACK
        # White has less than the edge, or as much, when the value from White's view exceeds this.
        points = edge if is_black else -edge - 0.5
        prover = Prover(position, self._work, self._table)
        self._run(lambda: prover.settle(bridge.value_of(points, position)))
        proof = prover.proof
        lower = bridge.margin(proof.lower, position) if proof.lower > -kernel.INFINITE else -math.inf
        upper = bridge.margin(proof.upper, position) if proof.upper < kernel.INFINITE else math.inf
        return (lower, upper) if is_black else (-upper, -lower)

    def _run(self, search: Callable[[], Found]) -> Found:
        """Search beside the main thread, and end the search with whatever ends the waiting."""
        worker = Worker(search)
        try:
            worker.wait()
        finally:
            self._work.control[kernel.STOP] = 1
            self.nodes += int(self._work.control[kernel.NODES])
        return worker.value()
