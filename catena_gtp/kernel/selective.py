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
NETWORK_FIRST_REDUCED = 2
NETWORK_REDUCED_DEPTH = 2
MARGIN = np.array([0, 10, 16, 22, 28], dtype=np.int64)
"""Half points, by depth: by how much a search seldom changes the estimate."""
GAIN = 6
"""Half points that a move may bring at once."""
SKIP_DEPTH = 3
NETWORK_SKIP_DEPTH = 4
"""The same with a network, which knows better what need not be tried."""
MARGIN_DEPTH = MARGIN.shape[0] - 1


def reduction_table(
    depths: int, places: int, least: float, weight: float
) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Tabulate by how many plies a move is searched less deep: [depth, place in the order].

    That is none below either of the first two numbers.
    """
    table = np.zeros((DEEPEST + 1, LATEST + 1), dtype=np.int64)
    for depth in range(depths, DEEPEST + 1):
        for place in range(places, LATEST + 1):
            table[depth, place] = int(least + weight * math.log(depth) * math.log(place))
    return table


REDUCTION = reduction_table(REDUCED_DEPTH, FIRST_REDUCED, 0.4, 1 / 2.2)
NETWORK_REDUCTION = reduction_table(NETWORK_REDUCED_DEPTH, NETWORK_FIRST_REDUCED, 1.0, 1 / 2)
"""The same with a network."""


@jit
def is_guessed(s: Any, alpha: int, beta: int, ply: int) -> bool:
    """Tell whether a node may be judged by guesses: below the root, with a null window."""
    return s.selective != 0 and ply > 0 and beta - alpha == 1


@jit
def looks_settled(p: Any, estimate: int, depth: int, beta: int) -> bool:
    """Tell whether the mover is so far above beta that a search would hardly bring the value below."""
    return depth <= MARGIN_DEPTH and p.scoring == STANDARD and estimate - MARGIN[depth] >= beta


@jit
def is_enough(p: Any, s: Any, place: int, estimate: int, depth: int, alpha: int) -> bool:
    """Tell whether the moves from this ``place`` in the order on need not be tried, close to the leaves."""
    if place == 0:
        return False
    if s.mind.is_used != 0:
        return depth <= NETWORK_SKIP_DEPTH and place > 3 * depth
    if depth > SKIP_DEPTH:
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
    if s.mind.is_used != 0:
        return min(NETWORK_REDUCTION[min(depth, DEEPEST), min(place, LATEST)], depth - 1)
    plies = REDUCTION[min(depth, DEEPEST), min(place, LATEST)]
    if not guessed:
        plies -= 1
    return max(0, min(plies, depth - 2))
