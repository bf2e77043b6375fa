"""What a position is worth: exactly when the game is over, by estimate before.

All values are half points from Black's view.  Komi is left outside in standard and square scoring, where it
only shifts every value; in longest strip it decides which strips pair off (R19), so there it is inside.

The estimate asks of every open strip who will own it and how long it will be.  Besides the score already
decided it is a function of the future alone (``keys.future_key``), so table entries can share it.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from catena_gtp.kernel.compile import jit
from catena_gtp.kernel.layout import (
    BLACK,
    BUTTON_BLACK,
    BUTTON_FREE,
    BUTTON_WHITE,
    LONGEST,
    MAX_LENGTH,
    NOT_AN_END,
    SQUARE,
    STANDARD,
    WHITE,
)

MAX_LEAD = 24
MAX_GROWTH = 12
"""Two ends with at most five legal cells each, or a single stone's six counted twice."""
LEAD_UNIT = 1024
SIZE_UNIT = 16
TEMPO = 2
"""Half points for being on turn."""


def lead_table() -> np.ndarray[Any, np.dtype[np.int64]]:
    """Tabulate how surely a lead keeps a strip: [growth, lead + MAX_LEAD] in LEAD_UNIT, from -1 to 1.

    A lead of some stones is safe in a strip with little room to grow, less so in one with much.
    """
    table = np.zeros((MAX_GROWTH + 1, 2 * MAX_LEAD + 1), dtype=np.int64)
    for growth in range(MAX_GROWTH + 1):
        doubt = 1.0 + 0.35 * growth
        for lead in range(-MAX_LEAD, MAX_LEAD + 1):
            table[growth, lead + MAX_LEAD] = round(LEAD_UNIT * math.tanh(lead / doubt))
    return table


LEAD = lead_table()
EXTENSION = np.array([round(SIZE_UNIT * 0.5 * growth) for growth in range(MAX_GROWTH + 1)], dtype=np.int64)
"""By growth: stones a strip is expected to gain, in SIZE_UNIT."""


@jit
def decided(p: Any) -> int:
    """Give the decided score from the view of the color on turn."""
    return p.score if p.turn == BLACK else -p.score


@jit
def button_sign(button: int) -> int:
    """Give 1 when Black has the button, -1 when White has it, else 0."""
    if button == BUTTON_BLACK:
        return 1
    return -1 if button == BUTTON_WHITE else 0


@jit
def is_open_strip(p: Any, a: int) -> bool:
    """Tell whether a stone is the end of an open strip, the one of the smaller index if it has two."""
    if p.grow[a] >= NOT_AN_END:
        return False
    b = np.uint64(p.mate[a])
    return a <= b and p.grow[a] + p.grow[b] > 0


@jit
def _close(p: Any, tie_owner: int, step: int) -> int:
    """Make the closing captures of R16: give the margin they add, count them in ``p.lengths``.

    With a ``step`` of -1 instead of 1 the count is taken back.
    """
    margin = 0
    for i in range(p.stone_count):
        a = np.uint64(p.stones[i])
        if not is_open_strip(p, a):
            continue
        counts = np.int64(p.counts[a])
        black = counts & 0xFFFF
        white = counts >> 16
        length = black + white
        owner = BLACK if black > white else WHITE
        if black == white:
            owner = tie_owner
        p.lengths[owner, length] += step
        gain = 2 * length if p.scoring == STANDARD else 2 * length * length
        margin += gain if owner == BLACK else -gain
    return margin


@jit
def _compare_strips(p: Any, button: int) -> int:
    """Give the margin by R19, komi included, of the strips in ``p.lengths``.

    ``button`` is 1 when Black has it, -1 when White has.
    """
    longest_white = 0
    for length in range(MAX_LENGTH - 1, 0, -1):
        if p.lengths[WHITE, length] > 0:
            longest_white = length
            break
    raised = 2 * longest_white + p.komi  # half points: White's longest strip with komi, if there is one
    unpaired = longest_white > 0
    left_black = 0
    left_white = 0
    found_black = False
    found_white = False
    for length in range(MAX_LENGTH - 1, 0, -1):
        surplus = p.lengths[BLACK, length] - p.lengths[WHITE, length]
        if longest_white > 0 and length == longest_white:
            surplus += 1
        if longest_white > 0 and 2 * length == raised:
            surplus -= 1
            unpaired = False
        if surplus > 0 and not found_black:
            left_black = 2 * length
            found_black = True
        if surplus < 0 and not found_white:
            left_white = 2 * length
            found_white = True
    if unpaired and (raised > left_white or not found_white):
        left_white = raised
        found_white = True
    if not found_black and not found_white:
        return button
    return left_black - left_white


@jit
def final_margin(p: Any) -> int:
    """Give the result of a game that is over, after the closing captures of R16 (R12, R13, R16, R19, R20)."""
    tie_owner = 1 - p.last_placer
    untaken = 0
    if p.button == BUTTON_FREE:
        untaken = 1 if tie_owner == BLACK else -1
    closing = _close(p, tie_owner, 1)
    margin = p.score + untaken + closing
    if p.scoring == LONGEST:
        margin = _compare_strips(p, untaken + button_sign(p.button))
    _close(p, tie_owner, -1)
    return margin


@jit
def _rounded(value: int, unit: int) -> int:
    """Divide by ``unit``, the same for both colors: halves away from zero."""
    if value < 0:
        return -((-value + unit // 2) // unit)
    return (value + unit // 2) // unit


@jit
def ownership(p: Any, a: int) -> int:
    """Estimate who will own the open strip with the end ``a``: surely Black LEAD_UNIT, White -LEAD_UNIT."""
    growth = np.int64(p.grow[a]) + np.int64(p.grow[np.uint64(p.mate[a])])
    counts = np.int64(p.counts[a])
    lead = (counts & 0xFFFF) - (counts >> 16)
    return LEAD[growth, min(max(lead, -MAX_LEAD), MAX_LEAD) + MAX_LEAD]


@jit
def evaluate(p: Any) -> int:
    """Estimate the final margin, Black's view, of a position that is not over."""
    total = np.int64(0)
    best_black = np.int64(0)
    best_white = np.int64(0)
    for i in range(p.stone_count):
        a = np.uint64(p.stones[i])
        if not is_open_strip(p, a):
            continue
        growth = np.int64(p.grow[a]) + np.int64(p.grow[np.uint64(p.mate[a])])
        counts = np.int64(p.counts[a])
        lead = ownership(p, a)
        size = SIZE_UNIT * ((counts & 0xFFFF) + (counts >> 16)) + EXTENSION[growth]
        if p.scoring == STANDARD:
            total += lead * size
        elif p.scoring == SQUARE:
            total += lead * size * size
        else:
            best_black = max(best_black, (LEAD_UNIT + lead) * size // 2)
            best_white = max(best_white, (LEAD_UNIT - lead) * size // 2)
    if p.scoring == LONGEST:
        total = _longest_outlook(p, best_black, best_white)
    unit = LEAD_UNIT * SIZE_UNIT * SIZE_UNIT if p.scoring == SQUARE else LEAD_UNIT * SIZE_UNIT
    value = p.score + _rounded(2 * total, unit)
    return value + (TEMPO if p.turn == BLACK else -TEMPO)


@jit
def _longest_outlook(p: Any, best_black: int, best_white: int) -> int:
    """Estimate the margin of R19 from the best open strips and the captured ones.

    Everything is in half points times LEAD_UNIT * SIZE_UNIT / 2.
    """
    unit = LEAD_UNIT * SIZE_UNIT
    for length in range(MAX_LENGTH - 1, 0, -1):
        if p.lengths[BLACK, length] > p.lengths[WHITE, length]:
            best_black = max(best_black, length * unit)
        if p.lengths[WHITE, length] > p.lengths[BLACK, length]:
            best_white = max(best_white, length * unit)
    return best_black - best_white - p.komi * unit // 2
