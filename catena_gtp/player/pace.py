"""How a game's time is spread over its moves."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from catena_gtp.clock import Budget
from catena_gtp.player.choice import DEFAULT_MOVETIME_S, Limits

if TYPE_CHECKING:
    from catena_gtp.rules import Position

# Random games on side 6 go on for about 30 actions when 66 cells are legal, 20 with 42, 13 with 24: somewhat
# more than half as many actions as cells near the end, fewer at the start.
_ACTIONS_PER_CELL = 0.5
_LAST_ACTIONS = 3


def expected_moves(position: Position) -> int:
    """Return how many moves (in double placement: stones) the player on turn will probably still make."""
    actions = len(position.placeable) * _ACTIONS_PER_CELL + _LAST_ACTIONS
    return max(1, round(actions / 2))


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
