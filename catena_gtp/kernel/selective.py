"""What a search leaves out that need not be exact: guesses, each kept because matches showed that it wins.

A work space says by ``s.selective`` whether it guesses.  Late moves, few of which are good, are searched less
deep (reductions) or, close to the leaves, not at all; and a position that looks far better than it need be
is not searched.  What was left out counts as estimated, so that a value called solved is exact nevertheless.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from catena_gtp.kernel.compile import jit
from catena_gtp.kernel.layout import STANDARD

DEEPEST = 63
LATEST = 127
FIRST_REDUCED = 3
"""The first moves, by their place in the order, are searched to the full depth."""
REDUCED_DEPTH = 3
MARGIN = np.array([0, 10, 16, 22, 28], dtype=np.int64)
"""Half points, by depth: by how much a search seldom changes the estimate."""
GAIN = 6
"""Half points that a move may bring at once."""
SKIP_DEPTH = 3
MARGIN_DEPTH = MARGIN.shape[0] - 1


def reduction_table() -> np.ndarray[Any, np.dtype[np.int64]]:
    """Tabulate by how many plies a move is searched less deep: [depth, place in the order]."""
    table = np.zeros((DEEPEST + 1, LATEST + 1), dtype=np.int64)
    for depth in range(REDUCED_DEPTH, DEEPEST + 1):
        for place in range(FIRST_REDUCED, LATEST + 1):
            table[depth, place] = int(0.4 + math.log(depth) * math.log(place) / 2.2)
    return table


REDUCTION = reduction_table()


@jit
def is_guessed(s: Any, alpha: int, beta: int, ply: int) -> bool:
    """Tell whether a node may be judged by guesses: below the root, with a null window."""
    return s.selective != 0 and ply > 0 and beta - alpha == 1


@jit
def looks_settled(p: Any, estimate: int, depth: int, beta: int) -> bool:
    """Tell whether the mover is so far above beta that a search would hardly bring the value below."""
    return depth <= MARGIN_DEPTH and p.scoring == STANDARD and estimate - MARGIN[depth] >= beta


@jit
def is_enough(p: Any, place: int, estimate: int, depth: int, alpha: int) -> bool:
    """Tell whether the moves from this ``place`` in the order on need not be tried, close to the leaves."""
    if depth > SKIP_DEPTH or place == 0:
        return False
    if place >= 4 + 4 * depth * depth:
        return True
    hopeless = depth < SKIP_DEPTH and p.scoring == STANDARD and estimate + MARGIN[depth] + GAIN <= alpha
    return hopeless and place >= FIRST_REDUCED


@jit
def reduction(s: Any, place: int, depth: int, ply: int, guessed: bool) -> int:
    """Give by how many plies less the move in this ``place`` is searched first."""
    if s.selective == 0 or ply == 0:
        return 0
    plies = REDUCTION[min(depth, DEEPEST), min(place, LATEST)]
    if not guessed:
        plies -= 1
    return max(0, min(plies, depth - 2))
