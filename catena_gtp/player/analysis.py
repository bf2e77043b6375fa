"""The value of several moves at once, deeper and deeper, until somebody says halt.

Every move is searched on its own, on the table that all searches share: the first ones with an open window,
the others only as far as it takes to show that they are not among the best. Loads the kernel's modules when
imported.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from catena_gtp.kernel import moves
from catena_gtp.kernel import search as kernel
from catena_gtp.player import bridge
from catena_gtp.player.choice import Candidate
from catena_gtp.rules import Color

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.rules import Action, Position

Publish = Callable[[tuple[Candidate, ...]], object]

_LOWEST = -kernel.INFINITE // 2


class _Stopped(Exception):  # noqa: N818 - an end, not an error
    pass


@dataclass(slots=True)
class _Move:
    """A move and what is known of it; values are half points, komi included, from the mover's view."""

    action: Action
    child: Position
    keeps_turn: bool
    record: Any = None
    value: int = _LOWEST
    is_bound: bool = True  # the value is at most this
    exact: bool = False  # no estimate stands behind the value, or the bound
    nodes: int = 0
    line: tuple[Action, ...] = ()

    @classmethod
    def of(cls, position: Position, action: Action) -> _Move:
        child = position.play(action)
        move = cls(action, child, child.to_move is position.to_move, line=(action,))
        if child.is_over:
            margin = child.score().margin
            move.value = round(2 * margin) * (1 if position.to_move is Color.BLACK else -1)
            move.is_bound, move.exact = False, True
        return move


class Analysis:
    """An analysis of some actions of a position that is not over; `count` are to be valued exactly.

    `publish` gets the best of them, best first, whenever there is something new, beginning with the first
    finished depth.
    """

    def __init__(
        self, position: Position, actions: Sequence[Action], count: int, memory: tuple[Any, Any]
    ) -> None:
        self._work, self._table = memory
        self._moves = [_Move.of(position, action) for action in actions]
        self._record = bridge.to_record(position)
        self._count = min(count, len(actions))
        self._best: list[Candidate] = []

    def run(self, publish: Publish, least_plies: int = 2, most_plies: int = kernel.MAX_DEPTH) -> None:
        """Search deeper until the work space is told to stop, or all is known."""
        try:
            for depth in range(least_plies, most_plies + 1):
                self._deepen(depth, publish)
                self._moves.sort(key=lambda move: (-move.value, move.is_bound))
                self._best = [self._candidate(move, depth) for move in self._moves[: self._count]]
                publish(tuple(self._best))
                if all(move.exact for move in self._moves):
                    return
        except _Stopped:
            pass

    def _deepen(self, depth: int, publish: Publish) -> None:
        """Search every move so that the position is looked at `depth` plies deep, at least 2."""
        values: list[int] = []
        for move in self._moves:
            floor = values[self._count - 1] if len(values) >= self._count else _LOWEST
            if move.exact and (not move.is_bound or move.value <= floor):
                pass  # more depth would tell nothing new
            elif floor == _LOWEST or self._search(move, depth, floor, scout=True) > floor:
                self._search(move, depth, floor, scout=False)
            if not move.is_bound:
                values.append(move.value)
                values.sort(reverse=True)
            if self._best:
                publish(tuple(self._with_nodes()))

    def _search(self, move: _Move, depth: int, floor: int, *, scout: bool) -> int:
        """Search a move and give its value; with `scout` only whether it is above the floor."""
        if move.record is None:  # ten times as quick as to set up the position behind the move
            move.record = self._record.copy()
            moves.make(move.record, bridge.to_code(move.child.board, move.action))
        sign = 1 if move.keeps_turn else -1
        edge = bridge.value_of(sign * floor / 2, move.child)
        alpha, beta = -kernel.INFINITE, kernel.INFINITE
        if floor > _LOWEST and move.keeps_turn:
            alpha, beta = edge, edge + 1 if scout else beta
        elif floor > _LOWEST:
            alpha, beta = edge - 1 if scout else alpha, edge
        work = self._work
        before = int(work.control[kernel.NODES])
        value = int(kernel.search_root(move.record, work, self._table, depth - 1, alpha, beta))
        move.nodes += int(work.control[kernel.NODES]) - before
        if work.control[kernel.STOP]:
            raise _Stopped
        found = round(2 * sign * bridge.margin(value, move.child))
        move.exact = bool(work.solved[0])
        move.is_bound = found <= floor
        if move.is_bound or not scout:
            move.value = found
        if not move.is_bound and not scout:
            move.line = (move.action, *bridge.principal_variation(work, move.child.board))
        return found

    def _candidate(self, move: _Move, depth: int) -> Candidate:
        return Candidate(move.action, move.value / 2, depth, max(move.nodes, 1), move.line, move.exact)

    def _with_nodes(self) -> list[Candidate]:
        """Return the best of the last finished depth with all nodes searched by now."""
        nodes = {move.action: move.nodes for move in self._moves}
        return [replace(best, nodes=max(nodes[best.action], 1)) for best in self._best]
