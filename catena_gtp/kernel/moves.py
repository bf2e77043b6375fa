"""Make a move and take it back, in constant time.

The rules are written here a second time, for speed; what they say is in ``catena_gtp.rules``, and the tests
hold the two together.  Nothing here checks that a move is legal.

What makes it cheap: legality only shrinks.  A placement can make cells illegal only beside itself, beside
an end that it turned into an inside stone, and where the two ends of the new strip meet; so the legal cells
are a sparse set whose undo is its old size.  A strip becomes limited (R7) exactly when the last legal cell
beside its two ends goes; so every end counts the legal cells beside it, and the moment a count falls to
zero is the only one that needs a look.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from catena_gtp.kernel.compile import jit, jit_inline
from catena_gtp.kernel.keys import CELL_WORDS, LENGTH_WORDS, live_strip_word, strip_word
from catena_gtp.kernel.layout import (
    BLACK,
    BUTTON,
    BUTTON_BLACK,
    DOUBLE,
    LONGEST,
    NOT_AN_END,
    STANDARD,
    STRIDE,
    SWAP,
    WHITE,
)

# Unsigned, so that numba need not look for negative indices.
EAST = np.uint64(1)
NORTH = np.uint64(STRIDE)
NORTHEAST = np.uint64(STRIDE + 1)


def common_neighbour_offsets() -> np.ndarray[Any, np.dtype[np.int64]]:
    """Tabulate the common neighbours of two cells, less the first, by their difference + REACH.

    The shape is (4 * STRIDE + 5, 2); 0 means there is none.
    """
    steps = (1, -1, STRIDE, -STRIDE, STRIDE + 1, -STRIDE - 1)
    table = np.zeros((4 * STRIDE + 5, 2), dtype=np.int64)
    for difference in {a + b for a in steps for b in steps} - {0}:
        common = [step for step in steps if difference - step in steps]
        table[difference + 2 * STRIDE + 2, : len(common)] = common
    return table


REACH = 2 * STRIDE + 2
COMMON = common_neighbour_offsets()


@jit_inline
def is_legal(p: Any, c: int) -> bool:
    """Tell whether a stone may be placed on the cell (R8; R17 not considered)."""
    return np.uint64(p.where[c]) < np.uint64(p.legal_count)


@jit
def _capture(p: Any, counts: int, placer: int) -> None:
    """Give a strip that is limited now to its owner (R9); ties go to the placer's opponent."""
    black = np.int64(counts) & 0xFFFF
    white = np.int64(counts) >> 16
    length = black + white
    owner = BLACK if black > white else WHITE
    if black == white:
        owner = 1 - placer
    p.open_stones -= length
    if p.scoring == LONGEST:
        p.lengths[owner, length] += 1
        p.captures[p.capture_count, 0] = owner
        p.captures[p.capture_count, 1] = length
        p.capture_count += 1
        if p.hashed:
            p.key += LENGTH_WORDS[owner, length]
        return
    gain = 2 * length if p.scoring == STANDARD else 2 * length * length
    p.score += gain if owner == BLACK else -gain


@jit
def _stop_growing(p: Any, x: int, a: int, b: int, placer: int) -> None:
    """Account for the end ``x`` that lost its last legal cell.

    The ends ``a`` and ``b`` of the new strip are left for later.
    """
    if x == a or x == b:
        return
    y = np.uint64(p.mate[x])
    counts = np.uint64(p.counts[x])
    if p.grow[y] == 0:
        if p.hashed:
            p.key -= strip_word(x, np.uint64(0) if x != y else x, counts)
        _capture(p, counts, placer)
    elif p.hashed:
        p.key += strip_word(np.uint64(0), y, counts) - strip_word(x, y, counts)


@jit_inline
def _ungrow(p: Any, x: int, a: int, b: int, placer: int) -> None:
    """Take one from the legal cells beside ``x``."""
    left = p.grow[x] - 1
    p.grow[x] = left
    if left == 0:
        _stop_growing(p, x, a, b, placer)


@jit
def _remove(p: Any, c: int, a: int, b: int, placer: int) -> None:
    """Take the cell out of the legal ones, among which it is.

    ``a`` and ``b`` are the ends of the strip just made.
    """
    hole = np.uint64(p.where[c])
    p.legal_count -= 1
    last = np.uint64(p.legal_count)
    moved = np.uint64(p.legal[last])
    p.legal[hole] = moved
    p.where[moved] = hole
    p.legal[last] = c
    p.where[c] = last
    if p.hashed:
        p.key -= CELL_WORDS[c]
    _ungrow(p, c + EAST, a, b, placer)
    _ungrow(p, c - EAST, a, b, placer)
    _ungrow(p, c + NORTH, a, b, placer)
    _ungrow(p, c - NORTH, a, b, placer)
    _ungrow(p, c + NORTHEAST, a, b, placer)
    _ungrow(p, c - NORTHEAST, a, b, placer)


@jit_inline
def _remove_around(p: Any, c: int, a: int, b: int, placer: int, limit: int) -> None:
    """Take out the neighbours of ``c`` that touch more than ``limit`` stones."""
    for x in (c + EAST, c - EAST, c + NORTH, c - NORTH, c + NORTHEAST, c - NORTHEAST):
        if p.touch[x] > limit and is_legal(p, x):
            _remove(p, x, a, b, placer)


@jit_inline
def _remove_common(p: Any, a: int, b: int, placer: int) -> None:
    """Take out the cells that touch both ends of the new strip: a stone there would close a ring."""
    difference = np.int64(b) - np.int64(a) + REACH
    if difference < 0 or difference > 2 * REACH:
        return
    for i in range(2):
        offset = COMMON[difference, i]
        x = np.uint64(np.int64(a) + offset)
        if offset != 0 and is_legal(p, x):
            _remove(p, x, a, b, placer)


@jit_inline
def _touch(p: Any, ply: int, c: int) -> None:
    """Count the new stone at its neighbours and note the one or two ends it touches."""
    first = np.uint64(0)
    second = np.uint64(0)
    for x in (c + EAST, c - EAST, c + NORTH, c - NORTH, c + NORTHEAST, c - NORTHEAST):
        p.touch[x] += 1
        if p.grow[x] < NOT_AN_END:
            second = first
            first = x
    p.old_near[ply, 0] = first
    p.old_near[ply, 1] = second


@jit_inline
def _join(p: Any, ply: int, which: int) -> int:
    """Take the strip with the touched end ``old_near[ply, which]`` off the key; give its far end."""
    near = np.uint64(p.old_near[ply, which])
    far = np.uint64(p.mate[near])
    counts = np.uint64(p.counts[near])
    p.old_far[ply, which] = far
    p.old_counts[ply, which] = counts
    if p.hashed:
        p.key -= live_strip_word(p, near, far, counts)
    if far != near:
        p.grow[near] += NOT_AN_END
    return far


@jit_inline
def _place(p: Any, ply: int, c: int) -> None:
    """Put a stone of the color on turn on the legal cell ``c``."""
    placer = p.turn
    counts = np.uint64(1) << (np.uint64(16) * np.uint64(placer))
    _touch(p, ply, c)
    a = c
    b = c
    near = np.uint64(p.old_near[ply, 0])
    other = np.uint64(p.old_near[ply, 1])
    if near != 0:
        b = _join(p, ply, 0)
        counts += np.uint64(p.old_counts[ply, 0])
    if other != 0:
        a = _join(p, ply, 1)
        counts += np.uint64(p.old_counts[ply, 1])
    else:
        p.grow[c] -= NOT_AN_END
    p.mate[a] = b
    p.mate[b] = a
    p.counts[a] = counts
    p.counts[b] = counts
    p.stones[p.stone_count] = c
    p.stone_count += 1
    p.open_stones += 1
    _remove(p, c, a, b, placer)
    _remove_around(p, c, a, b, placer, 2 if other == 0 else 0)
    if near != 0:
        if p.grow[near] >= NOT_AN_END:
            _remove_around(p, near, a, b, placer, 0)
        if other != 0 and p.grow[other] >= NOT_AN_END:
            _remove_around(p, other, a, b, placer, 0)
        _remove_common(p, a, b, placer)
    if p.grow[a] == 0 and p.grow[b] == 0:
        _capture(p, counts, placer)
    elif p.hashed:
        p.key += live_strip_word(p, a, b, counts)
    p.last_placer = placer


@jit
def make(p: Any, action: int) -> None:
    """Play a legal action (a cell, BUTTON or SWAP) for the color on turn."""
    ply = p.ply
    p.old_action[ply] = action
    p.old_key[ply] = p.key
    p.old_score[ply] = p.score
    p.old_legal_count[ply] = p.legal_count
    p.old_open_stones[ply] = p.open_stones
    p.old_turn[ply] = p.turn
    p.old_stones_left[ply] = p.stones_left
    p.old_last_placer[ply] = p.last_placer
    p.old_button[ply] = p.button
    p.old_capture_count[ply] = p.capture_count
    p.ply = ply + 1
    if action > SWAP:
        _place(p, ply, np.uint64(action))
        p.stones_left -= 1
    elif action == BUTTON:
        _take_button(p)
        p.stones_left = 0
    else:
        _swap(p)
        p.stones_left = 0
    if p.stones_left == 0:
        p.turn = 1 - p.turn
        p.stones_left = 2 if p.game_type == DOUBLE else 1


@jit
def _take_button(p: Any) -> None:
    """Give the button to the color on turn: half a point (R12), or in longest strip the last word (R19)."""
    p.button = BUTTON_BLACK + p.turn
    if p.scoring != LONGEST:
        p.score += 1 if p.turn == BLACK else -1


@jit
def _swap(p: Any) -> None:
    """Turn the only stone, which is black, white (R15)."""
    c = np.uint64(p.stones[0])
    p.key -= live_strip_word(p, c, c, np.uint64(p.counts[c]))
    p.counts[c] = 1 << 16
    p.key += live_strip_word(p, c, c, np.uint64(p.counts[c]))
    p.last_placer = WHITE


@jit
def unmake(p: Any) -> None:
    """Take the last move back; everything is as before, save the order of the legal cells."""
    ply = p.ply - 1
    p.ply = ply
    action = np.uint64(p.old_action[ply])
    if action > SWAP:
        _lift(p, ply, action)
    elif action == SWAP:
        p.counts[np.uint64(p.stones[0])] = 1
    if p.scoring == LONGEST:
        for i in range(p.old_capture_count[ply], p.capture_count):
            p.lengths[p.captures[i, 0], p.captures[i, 1]] -= 1
        p.capture_count = p.old_capture_count[ply]
    p.key = p.old_key[ply]
    p.score = p.old_score[ply]
    p.open_stones = p.old_open_stones[ply]
    p.turn = p.old_turn[ply]
    p.stones_left = p.old_stones_left[ply]
    p.last_placer = p.old_last_placer[ply]
    p.button = p.old_button[ply]


@jit
def _regrow(p: Any, c: int) -> None:
    """Count the cell, legal again, at its neighbours."""
    p.grow[c + EAST] += 1
    p.grow[c - EAST] += 1
    p.grow[c + NORTH] += 1
    p.grow[c - NORTH] += 1
    p.grow[c + NORTHEAST] += 1
    p.grow[c - NORTHEAST] += 1


@jit
def _separate(p: Any, ply: int, which: int) -> None:
    """Undo ``_join``."""
    near = np.uint64(p.old_near[ply, which])
    far = np.uint64(p.old_far[ply, which])
    counts = p.old_counts[ply, which]
    p.mate[far] = near
    p.counts[far] = counts
    if far != near:
        p.grow[near] -= NOT_AN_END


@jit
def _lift(p: Any, ply: int, c: int) -> None:
    """Take the stone on ``c``, the last one placed, off again."""
    before = np.int64(p.old_legal_count[ply])
    for i in range(p.legal_count, before):
        _regrow(p, np.uint64(p.legal[np.uint64(i)]))
    p.legal_count = before
    if p.old_near[ply, 1] != 0:
        _separate(p, ply, 1)
    else:
        p.grow[c] += NOT_AN_END
    if p.old_near[ply, 0] != 0:
        _separate(p, ply, 0)
    for x in (c + EAST, c - EAST, c + NORTH, c - NORTH, c + NORTHEAST, c - NORTHEAST):
        p.touch[x] -= 1
    p.stone_count -= 1
