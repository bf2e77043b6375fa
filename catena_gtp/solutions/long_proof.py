"""A proof that takes hours: cut into pieces of which none takes long, and each kept when it is done.

What is asked is always whether the margin of a position is above some number. A position that so many nodes
do not decide is split: its actions are asked about one by one. So a proof can be stopped anywhere, by a kill
too, and loses no more than the piece at work; memory is the table and some hundred bytes a piece.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Protocol

from catena_gtp.rules import Color
from catena_gtp.solutions.symmetry import name

if TYPE_CHECKING:
    from collections.abc import Callable

    from catena_gtp.rules import Position
    from catena_gtp.solutions.checkpoint import Bounds, Checkpoint

_FIRST_LOOK_PLIES = 6
_ORDER_PLIES = 3
_STEP = 2.0
"""Points: how far from one question to the next as long as the value has but one bound."""


class Proving(Protocol):
    """What is needed of the player's judge."""

    nodes: int

    def estimate(self, position: Position, plies: int) -> float:
        """Return what a search thinks of the margin, Black's view."""
        ...

    def bounds(self, position: Position, edge: float, nodes: int) -> Bounds:
        """Prove whether the margin is above the edge, if so many nodes can."""
        ...


class OutOfTime(Exception):  # noqa: N818 - an end, not an error
    """Raised by whoever listens, to end a proof between two pieces."""


class LongProof:
    """The proof of one position's margin; `tell` hears after each piece and may raise OutOfTime."""

    def __init__(
        self,
        start: Position,
        checkpoint: Checkpoint,
        judge: Proving,
        piece_nodes: int,
        tell: Callable[[], object],
    ) -> None:
        self._start = start
        self._checkpoint = checkpoint
        self._judge = judge
        self._piece_nodes = piece_nodes
        self._tell = tell

    @property
    def bounds(self) -> Bounds:
        """What is proved of the start."""
        return self._checkpoint.bounds(name(self._start))

    def run(self) -> None:
        """Prove the margin of the start, all from what is kept already."""
        lower, upper = self.bounds
        edge = 0.0
        if math.isinf(lower) and math.isinf(upper):
            edge = self._judge.estimate(self._start, _FIRST_LOOK_PLIES)
        while lower < upper:
            if not math.isinf(lower) and not math.isinf(upper):
                edge = lower + math.floor(upper - lower) / 2
                edge = min(edge, upper - 0.5)
            elif not math.isinf(lower):
                edge = lower + _STEP
            elif not math.isinf(upper):
                edge = upper - _STEP
            self._is_above(self._start, edge)
            lower, upper = self.bounds

    def _is_above(self, position: Position, edge: float) -> bool:
        """Prove whether the margin is above the edge."""
        if position.is_over:
            return position.score().margin > edge
        here = name(position)
        if (answer := _answer(self._checkpoint.bounds(here), edge)) is not None:
            return answer
        if not self._checkpoint.is_split(here):
            before = self._judge.nodes
            bounds = self._judge.bounds(position, edge, self._piece_nodes)
            spent = self._judge.nodes - before
            answer = _answer(bounds, edge)
            if answer is None:
                self._checkpoint.split_up(here, spent)
            else:
                self._checkpoint.add(here, bounds, spent)
            self._tell()
            if answer is not None:
                return answer
        wanted = position.to_move is Color.BLACK
        decided = any(self._is_above(child, edge) is wanted for child in self._children(position))
        answer = decided is wanted
        self._checkpoint.add(here, (edge + 0.5, math.inf) if answer else (-math.inf, edge), 0)
        return answer

    def _children(self, position: Position) -> list[Position]:
        """List what the actions lead to, each class once, the most promising for the mover first."""
        children = {name(child): child for child in map(position.play, position.legal_actions())}
        sign = -1 if position.to_move is Color.BLACK else 1
        return sorted(children.values(), key=lambda child: sign * self._worth(child))

    def _worth(self, position: Position) -> float:
        if position.is_over:
            return position.score().margin
        return self._judge.estimate(position, _ORDER_PLIES)


def _answer(bounds: Bounds, edge: float) -> bool | None:
    """Return whether bounds lie above the edge; None when they do not say."""
    lower, upper = bounds
    if lower > edge:
        return True
    return False if upper <= edge else None
