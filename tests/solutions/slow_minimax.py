"""An independent judge of small boards: minimax over the rules alone, which shares nothing with the search.

Alpha-beta with a memory of whole positions; no symmetry, no bound, no estimate, no order of moves.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from catena_gtp.rules import Color, Position

if TYPE_CHECKING:
    from collections.abc import Hashable

Memory = dict["Hashable", tuple[float, float]]


def is_above(position: Position, edge: float, memory: Memory) -> bool:
    """Tell whether best play brings Black a margin above the edge."""
    if position.is_over:
        return position.score().margin > edge
    lower, upper = memory.get(position, (-math.inf, math.inf))
    if lower > edge or upper <= edge:
        return lower > edge
    wanted = position.to_move is Color.BLACK
    decided = any(is_above(position.play(move), edge, memory) is wanted for move in position.legal_actions())
    answer = decided is wanted
    memory[position] = (max(lower, edge + 0.5), upper) if answer else (lower, min(upper, edge))
    return answer


def is_value(position: Position, margin: float) -> bool:
    """Tell whether best play leads to just this margin, Black's view."""
    memory: Memory = {}
    return is_above(position, margin - 0.5, memory) and not is_above(position, margin, memory)
