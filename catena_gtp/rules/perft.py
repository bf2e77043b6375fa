"""Count the leaves of the game tree: the standard check that two move generators agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from catena_gtp.rules.position import Position


def perft(position: Position, depth: int) -> int:
    """Return how many sequences of exactly `depth` actions there are; a game that is over has none."""
    if depth == 0:
        return 1
    actions = position.legal_actions()
    if depth == 1:
        return len(actions)
    return sum(perft(position.play(action), depth - 1) for action in actions)
