"""What every move is worth, as GoGui shows it: squares of different sizes, or numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catena_gtp.gtp.failures import INTERRUPTED, NO_KERNEL, GtpFailure
from catena_gtp.rules import Color

if TYPE_CHECKING:
    from collections.abc import Mapping

    from catena_gtp.gtp.state import Context
    from catena_gtp.rules import Cell

_LOOK_S = 1.0
"""How long a search may go on, once it knows something."""


def margins(context: Context) -> dict[Cell, float]:
    """Value every placement, in points from Black's view; empty when the game is over."""
    position = context.state.position
    if position.is_over:
        return {}
    actions = position.legal_actions()
    with context.player.analysing(position, actions, len(actions), context.attention.hurry) as view:
        view.wait()
        view.wait_for_end(_LOOK_S)
        found = view.candidates
    if not found:
        raise GtpFailure(INTERRUPTED if context.attention.hurry.pulled else NO_KERNEL)
    sign = 1 if position.to_move is Color.BLACK else -1
    return {move.action: sign * move.margin for move in found if isinstance(move.action, int)}


def contrasts(values: Mapping[Cell, float]) -> dict[Cell, float]:
    """Return how far each value is from the middle one of all, as a part of the farthest: -1 to 1."""
    if not values:
        return {}
    middle = sorted(values.values())[len(values) // 2]
    farthest = max(abs(value - middle) for value in values.values())
    return {cell: (value - middle) / farthest if farthest else 0.0 for cell, value in values.items()}
