"""Which actions are legal, whether the game is over, and how many lines of play there are."""

from __future__ import annotations

from typing import Any

import numpy as np

from catena_gtp.kernel.compile import jit
from catena_gtp.kernel.layout import BUTTON, BUTTON_FREE, CELLS, DOUBLE, NO_KOMI, STOP, SWAP, WHITE
from catena_gtp.kernel.moves import is_legal, make, unmake

FEW_LEGAL = 24
"""Above this many legal cells no placement can take them all: it takes at most 21."""


@jit
def leaves_second(p: Any, c: int) -> bool:
    """Tell whether a stone on the legal cell ``c`` leaves a legal cell for a second (R17)."""
    make(p, c)
    left = p.legal_count
    unmake(p)
    return left > 0


@jit
def needs_pair_test(p: Any) -> bool:
    """Tell whether the legal cells must be tried one by one: a turn of two starts and few are left (R17)."""
    return p.game_type == DOUBLE and p.stones_left == 2 and p.legal_count <= FEW_LEGAL


@jit
def is_over(p: Any) -> bool:
    """Tell whether the game has ended (R10, R16, R17)."""
    if p.legal_count == 0:
        return True
    if not needs_pair_test(p):
        return False
    # Trying a cell changes the order of the list of legal cells, so walk the grid instead.
    for c in range(CELLS):
        if is_legal(p, c) and leaves_second(p, c):
            return False
    return True


@jit
def can_swap(p: Any) -> bool:
    """Tell whether White may answer with a swap (R15)."""
    if p.game_type != NO_KOMI or p.stone_count != 1 or p.button != BUTTON_FREE or p.turn != WHITE:
        return False
    return p.counts[np.uint64(p.stones[0])] == 1


@jit
def generate(p: Any, moves: Any) -> int:
    """Write the legal actions to ``moves`` and give their number, 0 at the end of the game.

    ``moves`` is a row of at least MAX_MOVES uint16.
    """
    count = p.legal_count
    if count == 0:
        return 0
    moves[:count] = p.legal[:count]
    if needs_pair_test(p):
        kept = 0
        for i in range(count):
            if leaves_second(p, np.int64(moves[i])):
                moves[kept] = moves[i]
                kept += 1
        return kept
    if p.button == BUTTON_FREE and not (p.game_type == NO_KOMI and p.stone_count == 0):
        moves[count] = BUTTON
        count += 1
    if can_swap(p):
        moves[count] = SWAP
        count += 1
    return count


@jit
def perft(p: Any, moves: Any, control: Any, depth: int) -> int:
    """Count the lines of ``depth`` actions; ``moves`` is a (MAX_PLY, MAX_MOVES) uint16 work space.

    Every action is made and taken back, the last of a line included, so that this measures ``make`` and
    ``unmake``.  After a stop (``control[STOP]``, of int64, set by any thread) the number means nothing, and
    ``p`` is as before but for the order of its legal cells.
    """
    if depth == 0:
        return 1
    if control[STOP] != 0:
        return 0
    row = moves[depth]
    lines = 0
    for i in range(generate(p, row)):
        make(p, np.int64(row[i]))
        lines += perft(p, moves, control, depth - 1)
        unmake(p)
    return lines
