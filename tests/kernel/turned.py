"""Positions turned, reflected, or with the colors exchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catena_gtp.rules import Position

if TYPE_CHECKING:
    from collections.abc import Sequence


def recolored(position: Position) -> Position:
    """Exchange the colors."""
    holder, placer = position.button_holder, position.last_placer
    return Position.restored(
        position.ruleset,
        {cell: color.opponent for cell, color in position.stones.items()},
        position.to_move.opponent,
        stones_left=position.stones_left,
        button_holder=holder and holder.opponent,
        last_placer=placer and placer.opponent,
    )


def turned(position: Position, symmetry: Sequence[int]) -> Position:
    """Send every cell to where a symmetry of the board has it."""
    return Position.restored(
        position.ruleset,
        {symmetry[cell]: color for cell, color in position.stones.items()},
        position.to_move,
        stones_left=position.stones_left,
        button_holder=position.button_holder,
        last_placer=position.last_placer,
    )
