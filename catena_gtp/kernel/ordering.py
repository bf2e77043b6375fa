"""Which moves the search tries first.

Two grades.  Near the leaves moves are ordered by what is known without making them.  Further up every move
is made once: that tells exactly what it captures and how many cells it closes, and whether the table
already refutes it.  A search that judges by a network asks that one instead.  What each of these is worth
stands in protocol/search.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from catena_gtp.kernel.compile import jit
from catena_gtp.kernel.inference import consider, write_worths
from catena_gtp.kernel.keys import future_key
from catena_gtp.kernel.layout import BLACK, SWAP
from catena_gtp.kernel.moves import make, unmake
from catena_gtp.kernel.table import (
    NO_LOWER,
    depth_of,
    lower_of,
    lower_solved_of,
    probe,
    upper_of,
    upper_solved_of,
)

FROM_TABLE = np.int64(1 << 50)
KILLER = np.int64(1 << 20)
CAPTURE = np.int64(1 << 16)
CLOSED_CELL = np.int64(1 << 17)
TOUCHED_STONE = np.int64(1 << 12)
HISTORY_LIMIT = np.int64(1 << 19)
WORTH = np.float32(1 << 20)
"""What a network holds worth a try e times as much is as much ahead as by being a killer."""


@jit
def jitter(seed: int, action: int) -> int:
    """Give a number from 0 to 1023 that depends on seed and action alone."""
    mixed = (np.int64(seed) * 0x1F3D5B79A7C3E5F1) ^ (np.int64(action + 1) * 0x5851F42D4C957F2D)
    mixed = (mixed ^ (mixed >> 29)) * 0x1F3D5B79A7C3E5F1
    return (mixed >> 40) & 1023


@jit
def score_by_look(p: Any, s: Any, ply: int, count: int, hinted: int) -> None:
    """Score the moves of row ``ply`` without making them; ``hinted`` is the table's move or -1."""
    row = s.moves[ply]
    scores = s.scores[ply]
    history = s.history[p.turn]
    first_killer = s.killers[ply, 0]
    second_killer = s.killers[ply, 1]
    for i in range(count):
        move = row[i]
        score = history[move]
        if move == hinted:
            score = FROM_TABLE
        elif s.selective != 0 and (move == first_killer or move == second_killer):
            # A proof follows every line to its end, and what cut off beside one line tells it little.
            score += KILLER
        if move > SWAP:
            score += TOUCHED_STONE * p.touch[move]
        scores[i] = score


@jit
def score_by_network(p: Any, s: Any, ply: int, count: int, hinted: int) -> None:
    """Score the moves of row ``ply`` by what the work space's network holds worth a try."""
    score_by_look(p, s, ply, count, hinted)
    row = s.moves[ply]
    scores = s.scores[ply]
    consider(p, s.komi, s.mind)
    write_worths(s.mind.thought, row[:count], s.worths)
    for i in range(count):
        if row[i] != hinted:
            scores[i] += np.int64(s.worths[i] * WORTH)


@jit
def known_floor(p: Any, data: int, mover: int, depth: int) -> int:
    """Give what the child's entry, at its ``depth``, says the move to it is worth at least to ``mover``.

    The decided score is not included; NO_LOWER if the entry says nothing.
    """
    same = depth_of(data) == depth
    if p.turn == mover:
        return lower_of(data) if same or lower_solved_of(data) == 1 else np.int64(NO_LOWER)
    return -upper_of(data) if same or upper_solved_of(data) == 1 else np.int64(NO_LOWER)


@jit
def score_by_trial(
    p: Any, s: Any, table: Any, depth: int, beta: int, ply: int, count: int, hinted: int
) -> int:
    """Score the moves of row ``ply`` by making each; ``depth`` and ``beta`` are the node's.

    Gives the index of a move that the table shows to reach beta, or -1.  In the first case that move's
    score is what it is worth, from the mover's view, ``s.solved[ply]`` tells whether that is solved, and
    the other scores are incomplete.
    """
    score_by_look(p, s, ply, count, hinted)
    row = s.moves[ply]
    scores = s.scores[ply]
    mover = p.turn
    cells = p.legal_count
    decided = p.score
    captured = p.capture_count
    answer = -1
    for i in range(count):
        make(p, np.int64(row[i]))
        gain = p.score - decided if mover == BLACK else decided - p.score
        scores[i] += CAPTURE * (gain + p.capture_count - captured) + CLOSED_CELL * (cells - p.legal_count)
        data = probe(table, future_key(p))
        if data != 0:
            floor = known_floor(p, data, mover, depth - 1)
            if floor != NO_LOWER and floor + (p.score if mover == BLACK else -p.score) >= beta:
                scores[i] = floor + (p.score if mover == BLACK else -p.score)
                s.solved[ply] = lower_solved_of(data) if p.turn == mover else upper_solved_of(data)
                answer = i
        unmake(p)
        if answer >= 0:
            break
    return answer


@jit
def pick(s: Any, ply: int, i: int, count: int) -> int:
    """Bring the best of the moves from ``i`` on to place ``i`` and give it; equals keep no order."""
    row = s.moves[ply]
    scores = s.scores[ply]
    best = i
    for j in range(i + 1, count):
        if scores[j] > scores[best]:
            best = j
    move = np.int64(row[best])
    score = scores[best]
    row[best] = row[i]
    scores[best] = scores[i]
    row[i] = move
    scores[i] = score
    return move


@jit
def remember(s: Any, color: int, ply: int, move: int, depth: int) -> None:
    """Note a move of ``color`` that cut off at a node of that depth."""
    if s.killers[ply, 0] != move:
        s.killers[ply, 1] = s.killers[ply, 0]
        s.killers[ply, 0] = move
    history = s.history[color]
    weight = min(depth, 16)
    history[move] += weight * weight
    if history[move] > HISTORY_LIMIT:
        for i in range(history.shape[0]):
            history[i] //= 2
