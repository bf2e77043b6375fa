"""The transposition table: what earlier searches found, by the hash of the future.

A table is an int64 array of shape (entries, 2), entries a power of two, or (0, 2) for none.  An entry is
stored as ``[key ^ data, data]``, so that one torn by two threads writing at once does not match its key.
Values are half points from the mover's view **less the score already decided**, so that positions that
differ in the score alone share them.

``data``, from the lowest bit: value + VALUE_BIAS (20 bits), move (9), depth (9), bound (2), solved (1), age
(6).  A stored bound is never 0, so data 0 is an empty entry.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from catena_gtp.kernel.compile import jit

EXACT, LOWER, UPPER = 1, 2, 3
VALUE_BIAS = 1 << 19
"""More than twice the square of the cells of side 10, in half points."""
BUCKET = 2
AGES = 64


def new_table(mebibytes: float) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Make an empty table of the largest power of two of entries that fits; 0 makes none."""
    entries = int(mebibytes * (1 << 20)) // 16
    entries = 1 << (entries.bit_length() - 1) if entries >= BUCKET else 0
    return np.zeros((entries, 2), dtype=np.int64)


@jit
def pack(value: int, move: int, depth: int, bound: int, solved: int, age: int) -> int:
    """Pack an entry; ``value`` relative to the decided score."""
    return (
        (np.int64(value) + VALUE_BIAS)
        | (np.int64(move) << 20)
        | (np.int64(depth) << 29)
        | (np.int64(bound) << 38)
        | (np.int64(solved) << 40)
        | (np.int64(age) << 41)
    )


@jit
def value_of(data: int) -> int:
    """Give an entry's value."""
    return (data & 0xFFFFF) - VALUE_BIAS


@jit
def move_of(data: int) -> int:
    """Give an entry's best move, the button's code too when none was best."""
    return (data >> 20) & 0x1FF


@jit
def depth_of(data: int) -> int:
    """Give the depth in plies that an entry was searched to."""
    return (data >> 29) & 0x1FF


@jit
def bound_of(data: int) -> int:
    """Give EXACT, LOWER (the true value is at least the entry's) or UPPER."""
    return (data >> 38) & 3


@jit
def solved_of(data: int) -> int:
    """Give 1 when the value rests on finished games alone, so that it holds for every depth."""
    return (data >> 40) & 1


@jit
def age_of(data: int) -> int:
    """Give the age the entry was stored at."""
    return (data >> 41) & (AGES - 1)


@jit
def probe(table: Any, key: int) -> int:
    """Give the data stored for the key, 0 if there is none."""
    size = table.shape[0]
    if size == 0:
        return np.int64(0)
    first = key & (size - BUCKET)
    for i in range(first, first + BUCKET):
        data = table[i, 1]
        if data != 0 and table[i, 0] ^ data == key:
            return data
    return np.int64(0)


@jit
def store(table: Any, key: int, data: int) -> None:
    """Store an entry: over one of the same key, else over the least useful, old or shallow, of its bucket."""
    size = table.shape[0]
    if size == 0:
        return
    first = key & (size - BUCKET)
    worst = first
    worst_use = np.int64(1 << 40)
    for i in range(first, first + BUCKET):
        held = table[i, 1]
        if held == 0 or table[i, 0] ^ held == key:
            worst = i
            break
        use = depth_of(held) + (512 if age_of(held) == age_of(data) else 0)
        if use < worst_use:
            worst_use = use
            worst = i
    table[worst, 0] = key ^ data
    table[worst, 1] = data


@jit
def cuts(data: int, depth: int, value: int, alpha: int, beta: int) -> bool:
    """Tell whether an entry, its ``value`` with the score added, answers a search with this window.

    Only equal depth counts, or a solved entry: so a value is a function of the position and the depth alone.
    """
    if depth_of(data) != depth and solved_of(data) == 0:
        return False
    bound = bound_of(data)
    return bound == EXACT or (bound == LOWER and value >= beta) or (bound == UPPER and value <= alpha)
