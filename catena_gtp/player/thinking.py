"""The search for one action: deeper and deeper, and a proof instead as soon as one is within reach.

Loads the kernel's modules when imported.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from catena_gtp.kernel import search as kernel
from catena_gtp.player import bridge
from catena_gtp.player.choice import SOLVER
from catena_gtp.player.pace import Pace
from catena_gtp.player.solving import Prover, solvable_cells

if TYPE_CHECKING:
    from collections.abc import Callable

    from catena_gtp.clock import Budget
    from catena_gtp.player.choice import Limits
    from catena_gtp.rules import Action, Position

SEARCHER = "alpha-beta"
# A proof is tried after a search of so many plies, which costs next to nothing: it says where to begin.
_GLANCE_PLIES = 4
# The part of the time, or of the nodes, that a proof may take before the search goes on without it.
_PROOF_SHARE = 0.6
# After this part of what is left the speed, and so what is left, is found anew.
_PIECE = 0.25
_LEAST_SAMPLE = 5_000
_USUAL_SPEED = 1_000_000.0
"""Nodes a second, where too few have been searched to tell."""


@dataclass(slots=True)
class Result:
    """What is known of the root so far; the value is the kernel's, in half points, from the mover's view."""

    value: int = 0
    depth: int = 0
    line: tuple[Action, ...] = ()
    exact: bool = False
    searcher: str = SEARCHER


def is_within_reach(position: Position, limits: Limits, budget: Budget) -> bool:
    """Tell whether a proof that begins now, with all the time, is worth trying."""
    nodes = _USUAL_SPEED * budget.hard_s if limits.nodes is None else limits.nodes
    return len(position.placeable) <= solvable_cells(_PROOF_SHARE * nodes)


class Thinking:
    """A search for an action in a position that is not over; `result` is what it would be now.

    `begin` must have been called for the work space. `follow` hears of each depth before it is searched,
    `tell` of each result.
    """

    def __init__(
        self,
        position: Position,
        memory: tuple[Any, Any],
        limits: Limits,
        budget: Budget,
        follow: Callable[[int], object] = lambda _depth: None,
    ) -> None:
        self.result = Result()
        self._position = position
        self._work, self._table = memory
        self._limits = limits
        self._budget = budget
        self._follow = follow
        self._started = time.monotonic()
        self._ended = False

    def stop(self) -> None:
        """End the search, from any thread, within a millisecond."""
        self._ended = True
        self._work.control[kernel.STOP] = 1

    def run(self, tell: Callable[[Result], object]) -> Result:
        """Search until the value is known, the win proved, or time, nodes or depth have run out."""
        record = bridge.to_record(self._position)
        pace = Pace(self._budget)
        for depth in range(1, (self._limits.depth or kernel.MAX_DEPTH) + 1):
            if depth == _GLANCE_PLIES + 1 and self._prove():
                tell(self.result)
                break
            if not self._deepen(record, depth):
                break
            tell(self.result)
            pace.heard(self.result.line[0], self.result.value)
            if self.result.exact or pace.is_enough(self._elapsed_s):
                break
        return self.result

    def settle(self, tell: Callable[[Result], object]) -> Result | None:
        """Try to prove the value, and nothing else; None where it is not within reach.

        When it is stopped on the way, the result is the best that is known by then.
        """
        record = bridge.to_record(self._position)
        for depth in range(1, _GLANCE_PLIES + 1):
            if not self._deepen(record, depth) or self.result.exact:
                break
        if not (self.result.exact or self._ended or self._prove()):
            return None
        if not self.result.line:
            return None
        tell(self.result)
        return self.result

    @property
    def _elapsed_s(self) -> float:
        return time.monotonic() - self._started

    def _deepen(self, record: Any, depth: int) -> bool:
        """Search to this depth; tell whether that was finished."""
        work, result = self._work, self.result
        self._follow(depth)
        value = int(kernel.search_root(record, work, self._table, depth, -kernel.INFINITE, kernel.INFINITE))
        line = bridge.principal_variation(work, self._position.board)
        if work.control[kernel.STOP]:
            # The actions that were finished count: the best of the last depth was the first of them.
            if line:
                result.line, result.value = line, int(work.best_value)
            return False
        result.value, result.depth, result.line = value, depth, line
        result.exact = bool(work.solved[0])
        work.first = int(work.pv[0, 0])
        return True

    def _prove(self) -> bool:
        """Try to prove the value where it seems possible; tell whether the result is good enough to stay."""
        if self._limits.depth or len(self._position.placeable) > solvable_cells(self._proof_nodes(0)):
            return False
        even = bridge.value_of(0.0, self._position)
        prover = Prover(self._position, self._work, self._table)
        proof = prover.proof
        spent_s = self._elapsed_s
        while not proof.is_exact and self._prove_on(prover, self._proof_nodes(spent_s)):
            spent_s = self._elapsed_s
            if proof.lower > even and spent_s >= self._budget.soft_s:  # won; by how much is not worth more
                break
        if proof.line and (proof.is_exact or proof.lower > even):
            depth = max(self.result.depth, len(proof.line))
            self.result = Result(proof.lower, depth, proof.line, proof.is_exact, SOLVER)
            return True
        self._go_on()
        return False

    def _prove_on(self, prover: Prover, nodes: float) -> bool:
        """Give a proof a part of the nodes that are left for it; tell whether it may go on after that."""
        control = self._work.control
        is_last = self._limits.nodes is not None
        if not is_last:
            if nodes < _LEAST_SAMPLE:
                return False
            nodes *= _PIECE
        limit = int(control[kernel.NODE_LIMIT])
        if math.isfinite(nodes):
            control[kernel.NODE_LIMIT] = min(limit, int(control[kernel.NODES] + nodes))
        prover.run(self.result.value)
        control[kernel.NODE_LIMIT] = limit
        self._go_on()
        return not is_last and not control[kernel.STOP]

    def _go_on(self) -> None:
        """Let the work space search again after its limit of nodes, but not if the whole search is to end."""
        self._work.control[kernel.STOP] = 0
        if self._ended:
            self._work.control[kernel.STOP] = 1

    def _proof_nodes(self, spent_s: float) -> float:
        """Return how many nodes a proof may take, once so much time is spent."""
        if self._limits.nodes is not None:
            return _PROOF_SHARE * self._limits.nodes
        nodes = int(self._work.control[kernel.NODES])
        seconds = self._elapsed_s
        speed = nodes / seconds if nodes >= _LEAST_SAMPLE and seconds > 0 else _USUAL_SPEED
        return speed * (_PROOF_SHARE * self._budget.hard_s - spent_s)
