"""The transposition table: what earlier searches found, by the hash of the future.

A table is an int64 array of shape (entries, 2), entries a power of two, or (0, 2) for none.  An entry is
stored as ``[key ^ data, data]``, so that one torn by two threads writing at once does not match its key.
Values are half points from the mover's view **less the score already decided**, so that positions that
differ in the score alone share them.

An entry holds a lower and an upper bound of the value at its depth; where they are equal the value is known.
Each may be solved: then it rests on finished games alone and holds for every depth.  ``data``, from the
lowest bit: lower bound + VALUE_BIAS (19 bits), upper bound + VALUE_BIAS (19), move (9), depth (9), lower
bound solved (1), upper bound solved (1), age (6).  An upper bound is never stored as 0, so data 0 is an empty
entry.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from catena_gtp.kernel.compile import jit

EXACT, LOWER, UPPER = 1, 2, 3
VALUE_BIAS = 1 << 18
"""More than twice the square of the cells of side 10, in half points."""
NO_LOWER = 1 - VALUE_BIAS
NO_UPPER = VALUE_BIAS - 1
BUCKET = 2
AGES = 64


def new_table(mebibytes: float) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Make an empty table of the largest power of two of entries that fits; 0 makes none."""
    entries = int(mebibytes * (1 << 20)) // 16
    entries = 1 << (entries.bit_length() - 1) if entries >= BUCKET else 0
    return np.zeros((entries, 2), dtype=np.int64)


@jit
def pack(
    lower: int, upper: int, move: int, depth: int, lower_solved: int, upper_solved: int, age: int
) -> int:
    """Pack an entry; the bounds, NO_LOWER and NO_UPPER for none, are relative to the decided score."""
    return (
        (np.int64(lower) + VALUE_BIAS)
        | ((np.int64(upper) + VALUE_BIAS) << 19)
        | (np.int64(move) << 38)
        | (np.int64(depth) << 47)
        | (np.int64(lower_solved) << 56)
        | (np.int64(upper_solved) << 57)
        | (np.int64(age) << 58)
    )


@jit
def lower_of(data: int) -> int:
    """Give an entry's lower bound, NO_LOWER if it has none."""
    return (data & 0x7FFFF) - VALUE_BIAS


@jit
def upper_of(data: int) -> int:
    """Give an entry's upper bound, NO_UPPER if it has none."""
    return ((data >> 19) & 0x7FFFF) - VALUE_BIAS


@jit
def move_of(data: int) -> int:
    """Give an entry's best move, the button's code too when none was best."""
    return (data >> 38) & 0x1FF


@jit
def depth_of(data: int) -> int:
    """Give the depth in plies that an entry was searched to."""
    return (data >> 47) & 0x1FF


@jit
def lower_solved_of(data: int) -> int:
    """Give 1 when the lower bound holds for every depth."""
    return (data >> 56) & 1


@jit
def upper_solved_of(data: int) -> int:
    """Give 1 when the upper bound holds for every depth."""
    return (data >> 57) & 1


@jit
def age_of(data: int) -> int:
    """Give the age the entry was stored at."""
    return (data >> 58) & (AGES - 1)


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
def merged(held: int, value: int, bound: int, move: int, depth: int, solved: int, age: int) -> int:
    """Give the entry that says what ``held`` (0 for nothing) said, as far as it still holds, and this.

    A bound of another depth goes unless it is solved, and so does one that contradicts the new bound, which
    a search that prunes by guesses can find.  Against a solved bound it is the new one that goes.
    """
    lower = np.int64(value) if bound != UPPER else np.int64(NO_LOWER)
    upper = np.int64(value) if bound != LOWER else np.int64(NO_UPPER)
    lower_solved = np.int64(solved) if bound != UPPER else np.int64(0)
    upper_solved = np.int64(solved) if bound != LOWER else np.int64(0)
    if held != 0:
        if bound == UPPER and move == 0:
            move = move_of(held)
        same = depth_of(held) == depth
        old_solved = lower_solved_of(held)
        if (same or old_solved == 1) and lower_solved <= old_solved and lower_of(held) > lower:
            if lower_of(held) <= upper:
                lower = lower_of(held)
                lower_solved = old_solved
            elif old_solved == 1 and upper_solved == 0:
                lower = lower_of(held)
                lower_solved = old_solved
                upper = np.int64(NO_UPPER)
        old_solved = upper_solved_of(held)
        if (same or old_solved == 1) and upper_solved <= old_solved and upper_of(held) < upper:
            if upper_of(held) >= lower:
                upper = upper_of(held)
                upper_solved = old_solved
            elif old_solved == 1 and lower_solved == 0:
                upper = upper_of(held)
                upper_solved = old_solved
                lower = np.int64(NO_LOWER)
    return pack(lower, upper, move, depth, lower_solved, upper_solved, age)


@jit
def store(table: Any, key: int, value: int, bound: int, move: int, depth: int, solved: int, age: int) -> None:
    """Store a bound: with what is held of the same key, else over the least useful of the bucket.

    Old entries go before new ones, shallow before deep.
    """
    size = table.shape[0]
    if size == 0:
        return
    first = key & (size - BUCKET)
    worst = first
    worst_use = np.int64(1 << 40)
    known = np.int64(0)
    for i in range(first, first + BUCKET):
        held = table[i, 1]
        if held == 0:
            worst = i
            break
        if table[i, 0] ^ held == key:
            known = held
            worst = i
            break
        use = depth_of(held) + (512 if age_of(held) == age else 0)
        if use < worst_use:
            worst_use = use
            worst = i
    data = merged(known, value, bound, move, depth, solved, age)
    table[worst, 0] = key ^ data
    table[worst, 1] = data
