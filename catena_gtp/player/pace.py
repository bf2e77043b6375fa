"""How a game's time is spread over its moves."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from catena_gtp.clock import Budget
from catena_gtp.player.choice import DEFAULT_MOVETIME_S, Limits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.rules import Action, Position

# From side 6 to 10, games between searches fall from one cell legal to the next by about this many actions.
_ACTIONS_PER_CELL = 0.48
# From so many legal cells on positions are solved, which takes less time with every move; the moves up to
# there, and these few, share the time.
_SOLVED_CELLS = 22
_SOLVED_MOVES = 3
# What part of the soft limit is used, by how many depths the best action has stayed the same.
_PATIENCE = (1.6, 1.2, 1.0, 0.85, 0.7)
_FALLING_PATIENCE = 1.3
_FALL = 6
"""Half points: a value that falls by this much at one more depth is bad news."""


def expected_moves(position: Position) -> int:
    """Return over how many moves (in double placement: stones) the time of the player on turn should last.

    These are the moves until the rest of the game can be solved, and a few more.
    """
    cells = len(position.placeable)
    if cells <= _SOLVED_CELLS:
        return max(1, min(_SOLVED_MOVES, round(cells * _ACTIONS_PER_CELL / 2)))
    return _SOLVED_MOVES + round((cells - _SOLVED_CELLS) * _ACTIONS_PER_CELL / 2)


def limited(budget: Budget, limits: Limits) -> Budget:
    """Return the budget of a move under a player's own limits.

    Where neither a clock nor a limit says how long, a move takes a second.
    """
    soft_s, hard_s = budget.soft_s, budget.hard_s
    if limits.movetime_s is not None:
        # A set time for each move is there to be used, and not to be overstepped.
        soft_s = hard_s = min(hard_s, limits.movetime_s)
    elif math.isinf(hard_s) and not limits.reproducible:
        soft_s = hard_s = DEFAULT_MOVETIME_S
    return Budget(soft_s, hard_s)


class Pace:
    """Whether a search that deepens should go one deeper, within a budget.

    A move that stays best through several depths needs less than its share of the time, one that has just
    changed, or whose value falls, needs more.
    """

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._action: Action | None = None
        self._value = 0
        self._kept = 0
        self._is_falling = False

    def heard(self, action: Action, value: int) -> None:
        """Hear what the last depth found best, and its value in half points from the mover's view."""
        self._kept = self._kept + 1 if action == self._action else 0
        self._is_falling = self._action is not None and value <= self._value - _FALL
        self._action, self._value = action, value

    def is_enough(self, elapsed_s: float) -> bool:
        """Whether no further depth should be begun after so long."""
        soft_s, hard_s = self._budget.soft_s, self._budget.hard_s
        if soft_s >= hard_s:  # the time is there to be used
            return elapsed_s >= soft_s
        factor = _PATIENCE[min(self._kept, len(_PATIENCE) - 1)] * (
            _FALLING_PATIENCE if self._is_falling else 1
        )
        return elapsed_s >= min(factor * soft_s, hard_s)


# A search by playouts goes on beyond its share, so much longer, while two moves are close.
_CLOSE_PATIENCE = 1.5
_CLOSE = 0.8


def is_decided(budget: Budget, spent_s: float, simulations: int, visits: Sequence[int]) -> bool:
    """Tell whether a search by playouts should end after so long, where the budget's limits differ.

    `visits` are those of the two leading actions, fewer where there are fewer; more time is of no use once
    the second could not catch up within the share.
    """
    soft_s, hard_s = budget.soft_s, budget.hard_s
    if len(visits) > 1 and visits[1] > _CLOSE * visits[0]:
        return spent_s >= min(_CLOSE_PATIENCE * soft_s, hard_s)
    lead = visits[0] - visits[1] if len(visits) > 1 else math.inf
    to_come = simulations * (soft_s - spent_s) / max(spent_s, 1e-6)
    return lead >= to_come
