"""The hash of what matters for the rest of the game, and of nothing else.

Legal cells, open strips (the ends that can still grow, the stones of either color), the button, whose turn
it is.  Where the decided stones lie, and who won them, is left out; so many more lines of play meet than on
the board.

A hash is a sum of words, one for each of these things, so that ``moves`` can keep it up to date by adding and
subtracting; the sums wrap around.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from catena_gtp.kernel.compile import jit
from catena_gtp.kernel.layout import (
    BUTTON_FREE,
    CELLS,
    LONGEST,
    MAX_LENGTH,
    NOT_AN_END,
    random_words,
)

WORDS = random_words(3 * CELLS + 2 * MAX_LENGTH + 16, seed=2)
CELL_WORDS = WORDS[:CELLS].copy()  # a legal cell
END_WORDS = WORDS[CELLS : 2 * CELLS].copy()  # an end of an open strip that can still grow
END_WORDS[0] = 0  # one that cannot: which cell it is no longer matters
LENGTH_WORDS = WORDS[3 * CELLS : 3 * CELLS + 2 * MAX_LENGTH].reshape(2, MAX_LENGTH).copy()
STATE_WORDS = WORDS[-16:].copy()  # turn 0-1, stones left 2-3, button 4-7
RULES_WORDS = WORDS[2 * CELLS : 2 * CELLS + 9].copy()  # 3 * game type + scoring
COUNT_MULTIPLIER = np.int64(0x1F3D5B79A7C3E5F1)
MIX_MULTIPLIER = np.int64(0x5851F42D4C957F2D)


@jit
def strip_word(a: int, b: int, counts: int) -> int:
    """Hash an open strip; ``a`` and ``b`` are its ends that can grow, 0 for one that cannot.

    The ends mix with the counts by multiplication, so exchanging ends or counts between strips changes
    their sum.
    """
    mixed = (END_WORDS[a] + END_WORDS[b]) ^ (np.int64(counts) * COUNT_MULTIPLIER)
    mixed = (mixed ^ (mixed >> 31)) * MIX_MULTIPLIER
    mixed = (mixed ^ (mixed >> 29)) * COUNT_MULTIPLIER
    return mixed ^ (mixed >> 32)


@jit
def live_strip_word(p: Any, a: int, b: int, counts: int) -> int:
    """Hash the open strip with these ends as it stands."""
    return strip_word(a if p.grow[a] > 0 else np.uint64(0), b if p.grow[b] > 0 else np.uint64(0), counts)


@jit
def state_word(p: Any) -> int:
    """Hash the turn, the stones left in it and the button."""
    button = p.button
    if p.scoring != LONGEST and button != BUTTON_FREE:
        button = 0  # its half point is in the score already
    return STATE_WORDS[p.turn] + STATE_WORDS[1 + p.stones_left] + STATE_WORDS[4 + button]


@jit
def future_key(p: Any) -> int:
    """Hash what matters for the rest of the game: equal keys, equal futures.

    Legal cells, open strips (the ends that can grow, the counts), button, turn, stones left in it; in
    longest strip the captured strips too.  Not the score, and not who placed last: a game that is not over
    has placements to come.
    """
    return p.key + state_word(p)


@jit
def refresh_key(p: Any) -> None:
    """Compute ``p.key`` from the other fields.

    The rules in force are part of it, so that a table can serve games under different ones.
    """
    key = RULES_WORDS[3 * p.game_type + p.scoring] + np.int64(p.komi) * COUNT_MULTIPLIER
    for i in range(p.legal_count):
        key += CELL_WORDS[p.legal[i]]
    for i in range(p.stone_count):
        a = np.uint64(p.stones[i])
        if p.grow[a] < NOT_AN_END:
            b = np.uint64(p.mate[a])
            if a <= b and p.grow[a] + p.grow[b] > 0:
                key += live_strip_word(p, a, b, np.uint64(p.counts[a]))
    for i in range(p.capture_count):
        key += LENGTH_WORDS[p.captures[i, 0], p.captures[i, 1]]
    p.key = key
