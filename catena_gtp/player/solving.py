"""Proving what a position is worth: who wins first, then by how much, by searches that know only yes or no.

Loads the kernel's modules when imported.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from catena_gtp.kernel import search as kernel
from catena_gtp.player import bridge
from catena_gtp.player.choice import Solution
from catena_gtp.rules import Color

if TYPE_CHECKING:
    from catena_gtp.rules import Action, Position

# Positions of side 6 from games between short searches, nodes to the exact value in the median: 50 thousand
# with 20 legal cells, 0.7 million with 24; with each cell more about twice as many. Who wins, the more
# important half, is proved by a fifth of them; so half of them are enough to try.
_CELLS = 20
_NODES = 25_000
_GROWTH = 1.94
_GUESS_PLIES = 4


def solvable_cells(nodes: float) -> float:
    """Return with how many legal cells a position can usually be solved by so many nodes."""
    return _CELLS + math.log(max(nodes, 1.0) / _NODES) / math.log(_GROWTH)


@dataclass(slots=True)
class Proof:
    """What is proved of a position: bounds of its value, in the kernel's half points, mover's view.

    `line` begins with an action that is worth `lower` at least; there is none as long as nothing is proved
    from below.
    """

    lower: int = -kernel.INFINITE
    upper: int = kernel.INFINITE
    line: tuple[Action, ...] = ()

    @property
    def is_exact(self) -> bool:
        """Whether the value is known."""
        return self.lower == self.upper


class Prover:
    """Proves a position that is not over, with a work space and a table; `proof` is what is known so far."""

    def __init__(self, position: Position, work: Any, table: Any) -> None:
        self.proof = Proof()
        self._position = position
        self._record = bridge.to_record(position)
        self._work = work
        self._table = table

    def run(self, guess: int) -> None:
        """Go on until the value is known or the work space is told to stop; it can be called again then.

        Whether the player on turn wins, draws or loses comes first; then the margin, from the `guess` on.
        """
        selective, self._work.selective = self._work.selective, 0
        try:
            self._judge()
            edge = guess
            while not self._is_done:
                edge = min(max(edge, self.proof.lower), self.proof.upper - 1)
                edge = self.proof.lower if self._exceeds(edge) else self.proof.upper - 1
            if self.proof.is_exact:
                self._find_line()
        finally:
            self._work.selective = selective

    @property
    def _is_done(self) -> bool:
        return self.proof.is_exact or bool(self._work.control[kernel.STOP])

    def _judge(self) -> None:
        """Prove who wins."""
        even = bridge.value_of(0.0, self._position)
        if self.proof.lower <= even < self.proof.upper:
            self._exceeds(even)
        if not self._is_done and self.proof.lower < self.proof.upper == even:
            self._exceeds(even - 1)

    def _search(self, alpha: int, beta: int) -> int:
        return int(kernel.search_root(self._record, self._work, self._table, kernel.MAX_DEPTH, alpha, beta))

    def _exceeds(self, edge: int) -> bool:
        """Prove whether the value exceeds `edge`; what is said after a stop means nothing."""
        value = self._search(edge, edge + 1)
        if self._work.control[kernel.STOP]:
            return False
        if value <= edge:
            self.proof.upper = min(self.proof.upper, value)
            return False
        self.proof.lower = max(self.proof.lower, value)
        self.proof.line = bridge.principal_variation(self._work, self._position.board)
        return True

    def settle(self, edge: int) -> None:
        """Prove whether the value exceeds `edge`, and nothing else."""
        selective, self._work.selective = self._work.selective, 0
        self._exceeds(edge)
        self._work.selective = selective

    def follow(self, value: int) -> None:
        """Find the best line where the value is known already."""
        self.proof.lower = self.proof.upper = value
        selective, self._work.selective = self._work.selective, 0
        self._find_line()
        self._work.selective = selective

    def _find_line(self) -> None:
        """Find the best line; the table answers most of it."""
        value = self._search(self.proof.lower - 1, self.proof.lower + 1)
        if not self._work.control[kernel.STOP] and value == self.proof.lower:
            self.proof.line = bridge.principal_variation(self._work, self._position.board)


def solution(position: Position, work: Any, table: Any) -> Solution | None:
    """Solve a position; None when the work space was told to stop before."""
    if position.is_over:
        return Solution(position.score().margin, ())
    guess = int(
        kernel.search_root(
            bridge.to_record(position), work, table, _GUESS_PLIES, -kernel.INFINITE, kernel.INFINITE
        )
    )
    prover = Prover(position, work, table)
    prover.run(guess)
    if not prover.proof.is_exact:
        return None
    margin = bridge.margin(prover.proof.lower, position) * _sign(position)
    line: list[Action] = []
    while not work.control[kernel.STOP]:
        for action in prover.proof.line:
            position = position.play(action)
            line.append(action)
        if position.is_over:
            # By the rules: the kernel counts a komi in half points.
            return Solution(position.score().margin, tuple(line))
        # The table answered before the end of the line: it is found again from there.
        prover = Prover(position, work, table)
        prover.follow(bridge.value_of(margin * _sign(position), position))
    return None


def _sign(position: Position) -> int:
    """Return 1 when Black is on turn, -1 when White is."""
    return 1 if position.to_move is Color.BLACK else -1
