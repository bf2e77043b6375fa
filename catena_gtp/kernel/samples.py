"""Positions of recorded games as what a network learns from: rows of numbers, made as they are wanted.

A game is kept as its moves, a position as its place in a game, so that millions of them fit into memory; to
make a row a game is played up to there, which takes some microseconds.  What a row says of a position comes
from the functions that the search asks, too (``sites``, ``inference``), so what is learnt is what is played.

Rows have room for so many sites, each the width of a batch less one; the last column stands for no site.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from catena_gtp.kernel.compile import jit
from catena_gtp.kernel.generation import can_swap
from catena_gtp.kernel.inference import (
    WIDEST,
    clamp,
    future_numbers,
    judge,
    lead_of,
    mode_of,
    score_numbers,
    unit_of,
)
from catena_gtp.kernel.layout import (
    BLACK,
    BUTTON,
    BUTTON_FREE,
    DOUBLE,
    KOMI,
    LONGEST,
    MAX_SIDE,
    NO_BUTTON,
    NO_KOMI,
    POSITION,
    SWAP,
    new_position,
)
from catena_gtp.kernel.moves import make
from catena_gtp.kernel.network import NUMBERS, WIN
from catena_gtp.kernel.playout import copy_position
from catena_gtp.kernel.sites import MAX_SITES, new_sites, survey

if TYPE_CHECKING:
    from numpy.typing import NDArray

GAME = np.dtype(
    [
        ("margin", np.int32),  # half points, Black's view, komi included: how it ended
        ("first_move", np.int32),  # where its moves begin, before those of its detours
        ("number", np.int32),
        ("generation", np.int16),
        ("move_count", np.int16),
        ("opening", np.int16),  # so many moves at the beginning were drawn by chance
        ("last_random", np.int16),  # ply of the last later move that was, -1 for none
        ("komi", np.int16),  # half points
        ("side", np.uint8),
        ("game_type", np.uint8),
        ("scoring", np.uint8),
    ]
)
SEEN = np.dtype(
    [
        ("rate", np.float32),  # what the search said: chance to win, view of the color on turn
        ("margin", np.float32),  # the same in half points
        ("game", np.int32),
        ("first", np.int32),  # where its actions and their visits begin
        ("detour", np.int32),  # where the moves begin that led from there beside the game
        ("ply", np.int16),  # how many moves of the game led there
        ("detour_count", np.uint8),  # how many moves more beside it
        ("count", np.uint8),  # how many actions
        ("exact", np.uint8),  # 1: rate and margin are proved
    ]
)


class Store(NamedTuple):
    """Games, and positions that were searched in them."""

    games: NDArray[np.void]  # GAME
    moves: NDArray[np.uint16]
    seen: NDArray[np.void]  # SEEN
    actions: NDArray[np.uint16]
    visits: NDArray[np.uint16]


class Batch(NamedTuple):
    """Rows: arrays of one length, and where there are sites of one width."""

    site_count: NDArray[np.int32]
    legal_count: NDArray[np.int32]
    ring: NDArray[np.uint8]
    lead: NDArray[np.uint8]
    length: NDArray[np.uint8]
    reach: NDArray[np.uint8]
    mate: NDArray[np.int16]  # the last column for none
    beside: NDArray[np.int16]  # six of them
    mode: NDArray[np.int32]
    numbers: NDArray[np.float32]  # on the whole position (``inference``), but for the last, the margin
    ahead: NDArray[np.float32]  # how far the color on turn is ahead by what is decided, in units
    may: NDArray[np.bool_]  # whether the button can be taken; whether a swap is legal
    policy: NDArray[np.float32]  # share of the visits, by site
    other: NDArray[np.float32]  # the same of the button and of the swap
    win: NDArray[np.float32]  # what to learn: chance to win, view of the color on turn
    margin: NDArray[np.float32]  # the same in units (``inference.unit_of``)


class Bench(NamedTuple):
    """Work space: the empty board of every side, a position and its sites."""

    starts: NDArray[np.void]
    position: Any
    sites: Any


def new_bench() -> Bench:
    """Make a work space."""
    starts: Any = np.zeros(MAX_SIDE + 1, dtype=POSITION).view(np.recarray)
    for side in range(2, MAX_SIDE + 1):
        starts[side] = new_position(side, KOMI, LONGEST)  # of which captured strips are copied, too
    return Bench(starts, new_position(2, KOMI, LONGEST), new_sites())


def new_batch(rows: int, width: int) -> Batch:
    """Make empty rows for positions of fewer than ``width`` sites."""
    return Batch(
        site_count=np.zeros(rows, np.int32),
        legal_count=np.zeros(rows, np.int32),
        ring=np.zeros((rows, width), np.uint8),
        lead=np.zeros((rows, width), np.uint8),
        length=np.zeros((rows, width), np.uint8),
        reach=np.zeros((rows, width), np.uint8),
        mate=np.zeros((rows, width), np.int16),
        beside=np.zeros((rows, width, 6), np.int16),
        mode=np.zeros(rows, np.int32),
        numbers=np.zeros((rows, NUMBERS), np.float32),
        ahead=np.zeros(rows, np.float32),
        may=np.zeros((rows, 2), np.bool_),
        policy=np.zeros((rows, width), np.float32),
        other=np.zeros((rows, 2), np.float32),
        win=np.zeros(rows, np.float32),
        margin=np.zeros(rows, np.float32),
    )


@jit
def replay(bench: Bench, store: Store, i: int) -> int:
    """Set ``bench.position`` to the position ``seen[i]``; give the komi that the search is told."""
    seen = store.seen[i]
    game = store.games[seen["game"]]
    p = bench.position
    copy_position(p, bench.starts[game["side"]])
    p.hashed = 0
    p.game_type = game["game_type"]
    p.scoring = game["scoring"]
    p.button = NO_BUTTON if game["game_type"] == DOUBLE else BUTTON_FREE
    komi = np.int64(game["komi"])
    if game["scoring"] == LONGEST:
        p.komi = komi
        komi = np.int64(0)
    first = np.int64(game["first_move"])
    for n in range(first, first + seen["ply"]):
        make(p, np.int64(store.moves[n]))
    first = np.int64(seen["detour"])
    for n in range(first, first + seen["detour_count"]):
        make(p, np.int64(store.moves[n]))
    return komi


@jit
def has_result(store: Store, i: int) -> bool:
    """Tell whether the game's end, or a proof, says what ``seen[i]`` was worth to those who played."""
    seen = store.seen[i]
    if seen["exact"] != 0:
        return True
    return seen["detour_count"] == 0 and store.games[seen["game"]]["last_random"] < seen["ply"]


@jit
def result(store: Store, i: int, turn: int) -> tuple[float, float]:
    """Give who won, 1, 0 or 0.5, and the margin in half points, from the view of ``turn``."""
    seen = store.seen[i]
    if seen["exact"] != 0:
        return seen["rate"], seen["margin"]
    margin = np.float32(store.games[seen["game"]]["margin"])
    if turn != BLACK:
        margin = -margin
    won = np.float32(0.5)
    if margin > 0:
        won = np.float32(1.0)
    elif margin < 0:
        won = np.float32(0.0)
    return won, margin


@jit
def count_sites(bench: Bench, store: Store, counts: Any) -> None:
    """Write to ``counts``, one of int for each position of the store, how many sites it has."""
    for i in range(counts.shape[0]):
        replay(bench, store, i)
        survey(bench.position, bench.sites)
        counts[i] = bench.sites.count


@jit
def fill(bench: Bench, store: Store, chosen: Any, blend: float, batch: Batch) -> None:
    """Write the positions ``chosen``, indices into ``seen``, to the rows of ``batch``.

    The value to learn is ``blend`` of the search's and for the rest the result, where there is one.
    """
    for row in range(chosen.shape[0]):
        i = np.int64(chosen[row])
        komi = replay(bench, store, i)
        p = bench.position
        survey(p, bench.sites)
        _write_sites(bench.sites, batch, row)
        ahead = lead_of(p, komi)
        batch.ahead[row] = ahead
        future_numbers(p, batch.numbers[row])
        score_numbers(p, ahead, np.float32(0.0), batch.numbers[row])
        batch.mode[row] = mode_of(p)
        batch.may[row, 0] = p.button == BUTTON_FREE and not (p.game_type == NO_KOMI and p.stone_count == 0)
        batch.may[row, 1] = can_swap(p)
        _write_visits(p, store, i, batch, row)
        win = store.seen[i]["rate"]
        margin = store.seen[i]["margin"]
        if has_result(store, i):
            won, ahead = result(store, i, p.turn)
            win += (np.float32(1.0) - np.float32(blend)) * (won - win)
            margin += (np.float32(1.0) - np.float32(blend)) * (ahead - margin)
        batch.win[row] = min(max(win, np.float32(0.0)), np.float32(1.0))
        batch.margin[row] = clamp(np.float32(margin / unit_of(p)), WIDEST)


@jit
def _write_sites(sites: Any, batch: Batch, row: int) -> None:
    """Write what is seen of each site; the rest of the row points nowhere."""
    width = batch.ring.shape[1]
    nothing = width - 1
    count = np.int64(sites.count)
    legal = np.int64(sites.legal_count)
    batch.site_count[row] = count
    batch.legal_count[row] = legal
    for j in range(width):
        is_end = legal <= j < count
        batch.ring[row, j] = sites.ring[j] if j < count else 0
        batch.lead[row, j] = sites.lead[j] if is_end else 0
        batch.length[row, j] = sites.length[j] if is_end else 0
        batch.reach[row, j] = sites.reach[j] if is_end else 0
        mate = np.int64(sites.mate[j]) if is_end else np.int64(MAX_SITES)
        batch.mate[row, j] = nothing if mate == MAX_SITES else mate
        for d in range(6):
            other = np.int64(sites.beside[j, d]) if j < count else np.int64(MAX_SITES)
            batch.beside[row, j, d] = nothing if other == MAX_SITES else other


@jit
def _write_visits(p: Any, store: Store, i: int, batch: Batch, row: int) -> None:
    """Write which share of the visits each action had."""
    batch.policy[row, :] = 0
    batch.other[row, :] = 0
    first = np.int64(store.seen[i]["first"])
    last = first + store.seen[i]["count"]
    total = np.int64(0)
    for n in range(first, last):
        total += np.int64(store.visits[n])
    if total == 0:
        return
    for n in range(first, last):
        action = np.int64(store.actions[n])
        share = np.float32(store.visits[n]) / np.float32(total)
        if action == BUTTON:
            batch.other[row, 0] = share
        elif action == SWAP:
            batch.other[row, 1] = share
        else:
            batch.policy[row, np.int64(p.where[action])] = share


@jit
def judge_all(bench: Bench, store: Store, chosen: Any, mind: Any, told: Any) -> None:
    """Write what the network of a mind thinks of positions, and how they ended, to the rows of ``told``.

    Its columns, of float32, are the chance to win, the same by the search, and the result, NaN for none.
    """
    for row in range(chosen.shape[0]):
        i = np.int64(chosen[row])
        komi = replay(bench, store, i)
        judge(bench.position, komi, mind.network, mind.thought)
        told[row, 0] = np.float32(1.0) / (np.float32(1.0) + np.float32(np.exp(-mind.thought.out[WIN])))
        told[row, 1] = store.seen[i]["rate"]
        told[row, 2] = np.nan
        if has_result(store, i):
            told[row, 2] = result(store, i, bench.position.turn)[0]
