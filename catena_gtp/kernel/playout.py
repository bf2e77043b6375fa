"""Play a game on to its end at random, fast.

Random, but for one thing: an action that gives points away at once, by closing a strip of the opponent's, is
taken back and another one drawn, once.  (``protocol/search.md`` has what that is worth.)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from catena_gtp.kernel.compile import jit
from catena_gtp.kernel.generation import can_swap, is_over, leaves_second, needs_pair_test
from catena_gtp.kernel.layout import BLACK, BUTTON, BUTTON_FREE, LONGEST, NO_KOMI, STANDARD, SWAP
from catena_gtp.kernel.moves import make, unmake

NOT_PLAYED = 2
"""``played`` of an action that neither color has played first."""


@jit
def draw(w: Any, count: int) -> int:
    """Draw a whole number from 0 to ``count`` - 1 (xorshift64; its state is ``w.random``)."""
    x = np.uint64(w.random)
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    w.random = x
    return np.int64(((x >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32))


@jit
def copy_position(q: Any, p: Any) -> None:
    """Make ``q`` the same position as ``p``, with no moves to take back."""
    q.key = p.key
    q.score = p.score
    q.legal_count = p.legal_count
    q.open_stones = p.open_stones
    q.ply = 0
    q.stone_count = p.stone_count
    q.turn = p.turn
    q.stones_left = p.stones_left
    q.last_placer = p.last_placer
    q.button = p.button
    q.game_type = p.game_type
    q.scoring = p.scoring
    q.komi = p.komi
    q.side = p.side
    q.hashed = 1
    q.capture_count = p.capture_count
    q.legal[:] = p.legal
    q.where[:] = p.where
    q.touch[:] = p.touch
    q.grow[:] = p.grow
    q.mate[:] = p.mate
    q.counts[:] = p.counts
    for i in range(p.stone_count):
        q.stones[i] = p.stones[i]
    if p.scoring == LONGEST:
        q.lengths[:] = p.lengths
        for i in range(p.capture_count):
            q.captures[i] = p.captures[i]


@jit
def note(w: Any, action: int, color: int) -> None:
    """Note which color was the first to play an action in this simulation."""
    if w.played[action] == NOT_PLAYED:
        w.played[action] = color


@jit
def random_action(q: Any, w: Any) -> int:
    """Draw a legal action; the game must not be over."""
    cells = q.legal_count
    if needs_pair_test(q):
        while True:
            c = np.int64(q.legal[np.uint64(draw(w, cells))])
            if leaves_second(q, c):
                return c
    count = cells
    if q.button == BUTTON_FREE and not (q.game_type == NO_KOMI and q.stone_count == 0):
        count += 1
    if q.stone_count == 1 and can_swap(q):
        count += 1
    i = draw(w, count)
    if i < cells:
        return np.int64(q.legal[np.uint64(i)])
    return BUTTON if i == cells else SWAP


@jit
def _decided(q: Any) -> int:
    """Give the decided score from the view of the color on turn."""
    return q.score if q.turn == BLACK else -q.score


@jit
def is_settled(q: Any, komi: int) -> bool:
    """Tell whether it is decided who wins, whatever is still to come; only looked for in standard scoring."""
    lead = q.score - komi
    return q.scoring == STANDARD and abs(lead) > 2 * (q.open_stones + q.legal_count) + 1


@jit
def play_out(q: Any, w: Any) -> None:
    """Play on at random until the game is over, or settled; ``q.key`` means nothing any more.

    Notes who plays what first in ``w.played``.  ``w.komi``, half points, decides who wins.
    """
    q.hashed = 0
    while not is_over(q) and not is_settled(q, w.komi):
        mover = q.turn
        before = _decided(q)
        action = random_action(q, w)
        make(q, action)
        after = q.score if mover == BLACK else -q.score
        if after < before:
            unmake(q)
            action = random_action(q, w)
            make(q, action)
        note(w, action, mover)
