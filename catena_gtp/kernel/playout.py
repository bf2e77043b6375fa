"""Play a game on to its end at random, fast.

Random, but for three things.  An answer is tried near what it answers: on a cell beside the last stone, if a
stone may be placed there.  Other cells are drawn the more often the better the mean result is of all
simulations in which their color played there (MAST, the move-average sampling technique; Finnsson and
Björnsson, *Simulation-based approach to general game playing*, 2008).  And an action that gives points away
at once, by closing a strip of the opponent's, is taken back and another one drawn, once.
(``protocol/search.md`` has what they are worth.)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from catena_gtp.kernel.compile import jit
from catena_gtp.kernel.evaluation import decided
from catena_gtp.kernel.generation import can_swap, is_over, leaves_second, needs_pair_test
from catena_gtp.kernel.layout import (
    BLACK,
    BUTTON,
    BUTTON_FREE,
    CELLS,
    LONGEST,
    NO_KOMI,
    STANDARD,
    SWAP,
    neighbours,
)
from catena_gtp.kernel.moves import is_legal, make, unmake

STEPS = np.array(neighbours(0), dtype=np.int64)
"""From a cell to those beside it."""
ALWAYS = 0xFFFF
"""``favor`` of an action that is never refused."""
SHARPNESS = 20.0
"""How much a mean result matters: one by 1/20 below the best has an action drawn a third as often."""
MOST_DRAWS = 5
LEAST_COUNTED, MOST_COUNTED = 20, 2000
"""Means of so few results say nothing; from so many on, old results fade."""
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
def likely_action(q: Any, w: Any) -> int:
    """Draw an action that is likely to be a good one; the game must not be over.

    One of the six cells beside the last stone is tried first.  Where no stone may be placed there, an action
    is drawn, and, if it is a cell, drawn again as often as ``w.favor`` has it refused.
    """
    if needs_pair_test(q):
        return random_action(q, w)
    if q.ply > 0:
        last = np.int64(q.old_action[q.ply - 1])
        if last > SWAP:
            c = last + STEPS[draw(w, len(STEPS))]
            if is_legal(q, c):
                return c
    action = random_action(q, w)
    if action <= SWAP:
        return action
    for _ in range(MOST_DRAWS):
        # Of the number that was drawn last, ``draw`` has used the other half.
        if np.int64(np.uint64(w.random) & np.uint64(ALWAYS)) <= w.favor[q.turn, action]:
            break
        action = np.int64(q.legal[np.uint64(draw(w, q.legal_count))])
    return action


@jit
def remember(q: Any, w: Any, black: float) -> None:
    """Take the result of a simulation, Black's view, into the mean result of every action that was in it."""
    for ply in range(q.ply):
        color = np.int64(q.old_turn[ply])
        action = np.int64(q.old_action[ply])
        n = min(w.average_count[color, action] + 1, MOST_COUNTED)
        w.average_count[color, action] = n
        mine = black if color == BLACK else np.float32(1.0) - black
        w.average[color, action] += (mine - w.average[color, action]) / np.float32(n)


@jit
def favor(w: Any) -> None:
    """Have ``likely_action`` refuse what has a worse mean result than the best action of that color.

    What has hardly been tried is not refused.
    """
    for color in range(2):
        best = np.float32(0.0)
        for c in range(CELLS):
            if w.average_count[color, c] > LEAST_COUNTED:
                best = max(best, w.average[color, c])
        for c in range(CELLS):
            w.favor[color, c] = ALWAYS
            if w.average_count[color, c] > LEAST_COUNTED:
                w.favor[color, c] = np.int64(ALWAYS * np.exp((w.average[color, c] - best) * SHARPNESS))


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
        before = decided(q)
        action = likely_action(q, w)
        make(q, action)
        after = q.score if mover == BLACK else -q.score
        if after < before:
            unmake(q)
            action = random_action(q, w)
            make(q, action)
        note(w, action, mover)
