"""What a network (``network``) finds of a position.

What it says of the margin is the decided score and a function of the future alone (``keys.future_key``), so
that entries of a table can share it; who wins depends on both.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from catena_gtp.kernel.compile import jit
from catena_gtp.kernel.keys import future_key
from catena_gtp.kernel.layout import (
    BLACK,
    BUTTON,
    BUTTON_BLACK,
    BUTTON_FREE,
    BUTTON_WHITE,
    DOUBLE,
    LONGEST,
    MAX_LENGTH,
    SQUARE,
    SWAP,
)
from catena_gtp.kernel.network import (
    BUTTON_WORTH,
    FUTURE_NUMBERS,
    HIDDEN,
    HIGHEST,
    INPUTS,
    MARGIN_HIDDEN,
    MEMORY,
    NUMBERS,
    OUTPUTS,
    ROUNDS,
    SQUARE_UNIT,
    STANDARD_UNIT,
    SWAP_WORTH,
    UNIT,
    WEIGHT_UNIT,
    WIDTH,
    WIN,
)
from catena_gtp.kernel.sites import MAX_SITES, survey

SHIFT = 10
"""By so many bits a product of a weight and a number is a number again: WEIGHT_UNIT is 1 << SHIFT."""
ZERO, ONE = np.float32(0.0), np.float32(1.0)
OF_LEGAL, OF_ENDS = np.float32(1 / (32 * UNIT)), np.float32(1 / (8 * UNIT))
"""The sums are measured by what is usual on side 6."""
BIAS_UNIT = np.float32(UNIT * WEIGHT_UNIT)
WIDEST = np.float32(6.0)
MARGIN_SHARE, LOGIT_SHARE = np.float32(1 / 2), np.float32(1 / 4)
"""What an outlook is made of, in units."""
MIXING = 0x1F3D5B79A7C3E5F1
LEAD_WIDEST, LEAD_STEEP = np.float32(4.0), np.float32(4.0)
CELLS_OF_SIDE_6 = np.float32(91.0)
STONES_UNIT, LENGTH_UNIT, SIDE_UNIT = np.float32(50.0), np.float32(20.0), np.float32(2.0)


@jit
def clamp(value: float, limit: float) -> float:
    """Cut off beyond ``limit`` on both sides."""
    return min(max(value, -limit), limit)


@jit
def _begin(network: Any, sites: Any, vectors: Any) -> None:
    """Write every site's first vector."""
    for i in range(sites.legal_count):
        ring = network.ring_legal[np.uint64(sites.ring[i])]
        for j in range(WIDTH):
            vectors[i, j] = min(max(ring[j], 0), HIGHEST)
    for i in range(sites.legal_count, sites.count):
        ring = network.ring_end[np.uint64(sites.ring[i])]
        lead = network.lead[np.uint64(sites.lead[i])]
        length = network.length[np.uint64(sites.length[i])]
        reach = network.reach[np.uint64(sites.reach[i])]
        for j in range(WIDTH):
            value = np.int32(ring[j]) + np.int32(lead[j]) + np.int32(length[j]) + np.int32(reach[j])
            vectors[i, j] = min(max(value, 0), HIGHEST)
    vectors[MAX_SITES] = 0


@jit
def _gather(sites: Any, vectors: Any, inputs: Any) -> None:
    """Write what every site's round begins with."""
    for i in range(sites.count):
        beside = sites.beside[i]
        a, b = vectors[np.uint64(beside[0])], vectors[np.uint64(beside[1])]
        c, d = vectors[np.uint64(beside[2])], vectors[np.uint64(beside[3])]
        e, f = vectors[np.uint64(beside[4])], vectors[np.uint64(beside[5])]
        own, row = vectors[i], inputs[i]
        for j in range(WIDTH):
            row[j] = own[j]
            row[WIDTH + j] = a[j] + b[j] + c[j] + d[j] + e[j] + f[j]
        if i >= sites.legal_count:
            row[2 * WIDTH :] = vectors[np.uint64(sites.mate[i])]


@jit
def _squash(value: int) -> int:
    """Turn a sum of products into a number of a vector."""
    return min(max(value >> SHIFT, 0), HIGHEST)


@jit
def _transform(weights: Any, bias: Any, inputs: Any, vectors: Any, first: int, end: int, width: int) -> None:
    """Make the next vectors of the sites from ``first`` to before ``end`` of ``width`` inputs each.

    What numba would do in 64 bits is held to 32, where one instruction multiplies and adds sixteen pairs.
    That is enough, even for inputs as large as they can be, as long as no weight is above 3.
    """
    for i in range(first, end):
        values = inputs[i]
        for j in range(WIDTH):
            row = weights[j]
            total = np.int32(0)
            for k in range(width):
                total = np.int32(total + np.int32(np.int32(row[k]) * np.int32(values[k])))
            vectors[i, j] = _squash(total + bias[j])


@jit
def _sum_up(sites: Any, vectors: Any, numbers: Any) -> None:
    """Write the sums over the legal cells, and over the ends."""
    numbers[: 2 * WIDTH] = ZERO
    for i in range(sites.count):
        row = vectors[i]
        first = 0 if i < sites.legal_count else WIDTH
        for j in range(WIDTH):
            numbers[first + j] += np.float32(row[j])
    for j in range(WIDTH):
        numbers[j] *= OF_LEGAL
        numbers[WIDTH + j] *= OF_ENDS


@jit
def _add_product(row: Any, values: Any, weights: Any, inputs: int, outputs: int) -> None:
    """Add to ``row`` what the first ``inputs`` values make of the weights."""
    for k in range(inputs):
        value = values[k]
        for j in range(outputs):
            row[j] += value * weights[k, j]


@jit
def unit_of(p: Any) -> float:
    """Give how many half points are 1 to the network."""
    return np.float32(SQUARE_UNIT) if p.scoring == SQUARE else np.float32(STANDARD_UNIT)


@jit
def lead_of(p: Any, komi: int) -> float:
    """Give what is decided already, in units, view of the color on turn; ``komi`` as in ``uct.UCT``."""
    if p.scoring == LONGEST:
        return ZERO
    return np.float32(p.score - komi if p.turn == BLACK else komi - p.score) / unit_of(p)


@jit
def mode_of(p: Any) -> int:
    """Tell which biases are in force."""
    mode = 3 * p.scoring
    if p.game_type == DOUBLE:
        mode += 3 - p.stones_left
    return mode


@jit
def future_numbers(p: Any, numbers: Any) -> None:
    """Write the ``FUTURE_NUMBERS`` on what matters for the future of the whole board."""
    numbers[:FUTURE_NUMBERS] = ZERO
    numbers[0] = np.float32(p.legal_count) / CELLS_OF_SIDE_6
    numbers[1] = ONE if p.button == BUTTON_FREE else ZERO
    numbers[4] = ONE if p.stones_left == 2 else ZERO
    numbers[5] = ONE if p.game_type == DOUBLE else ZERO
    numbers[6] = np.float32(p.open_stones) / STONES_UNIT
    numbers[8] = ONE if p.scoring == SQUARE else ZERO
    numbers[12] = np.float32(p.side - 6) / SIDE_UNIT
    if p.scoring != LONGEST:
        return
    # There the future hangs on what is captured already, too (R19).
    numbers[7] = ONE
    if p.button == BUTTON_BLACK or p.button == BUTTON_WHITE:
        numbers[2 if is_button_mine(p) else 3] = ONE
    mine, theirs = np.int64(0), np.int64(0)
    for length in range(1, MAX_LENGTH):
        surplus = p.lengths[p.turn, length] - p.lengths[1 - p.turn, length]
        if surplus > 0:
            mine = length
        elif surplus < 0:
            theirs = length
    numbers[9] = np.float32(mine) / LENGTH_UNIT
    numbers[10] = np.float32(theirs) / LENGTH_UNIT
    numbers[11] = np.float32(p.komi if p.turn == BLACK else -p.komi) / LENGTH_UNIT


@jit
def is_button_mine(p: Any) -> bool:
    """Tell whether the color on turn has the button, which somebody has."""
    return (p.button == BUTTON_BLACK) == (p.turn == BLACK)


@jit
def score_numbers(p: Any, lead: float, margin: float, numbers: Any) -> None:
    """Write, behind the ``FUTURE_NUMBERS``, those on what is decided; ``lead`` and ``margin`` in units."""
    wide = clamp(lead, LEAD_WIDEST)
    numbers[FUTURE_NUMBERS] = wide
    numbers[FUTURE_NUMBERS + 1] = clamp(lead * LEAD_STEEP, ONE)
    numbers[FUTURE_NUMBERS + 2] = wide * numbers[0]
    numbers[FUTURE_NUMBERS + 3] = ZERO
    numbers[FUTURE_NUMBERS + 4] = ZERO
    if p.button == BUTTON_BLACK or p.button == BUTTON_WHITE:
        numbers[FUTURE_NUMBERS + (3 if is_button_mine(p) else 4)] = ONE
    numbers[FUTURE_NUMBERS + 5] = margin


@jit
def look(p: Any, network: Any, thought: Any) -> None:
    """Write the vectors and their sums, and to ``thought.future`` what the future will bring, in units."""
    sites, vectors, numbers = thought.sites, thought.vectors, thought.numbers
    survey(p, sites)
    _begin(network, sites, vectors)
    mode = mode_of(p)
    for turn in range(ROUNDS):
        _gather(sites, vectors, thought.inputs)
        thought.bias[:] = network.bias[turn, mode]
        if turn > 0:
            _sum_up(sites, vectors, numbers)
            thought.shift[:] = ZERO
            _add_product(thought.shift, numbers, network.pooled[turn], 2 * WIDTH, WIDTH)
            for j in range(WIDTH):
                thought.bias[j] += np.int32(thought.shift[j] * BIAS_UNIT)
        weights, inputs, legal = network.rounds[turn], thought.inputs, sites.legal_count
        # A legal cell has no other end.
        _transform(weights, thought.bias, inputs, vectors, 0, legal, 2 * WIDTH)
        _transform(weights, thought.bias, inputs, vectors, legal, sites.count, INPUTS)
    _sum_up(sites, vectors, numbers)
    future_numbers(p, numbers[2 * WIDTH :])
    hidden = thought.margin_hidden
    hidden[:] = network.margin_bias
    _add_product(hidden, numbers, network.margin_hidden, 2 * WIDTH + FUTURE_NUMBERS, MARGIN_HIDDEN)
    margin = np.float32(network.margin_constant)
    for j in range(MARGIN_HIDDEN):
        margin += max(hidden[j], ZERO) * network.margin_output[j]
    for k in range(FUTURE_NUMBERS):
        margin += numbers[2 * WIDTH + k] * network.margin_direct[k]
    thought.future = margin


@jit
def judge(p: Any, komi: int, network: Any, thought: Any) -> None:
    """Write to ``thought`` the margin, the chance to win and what is worth a try; ``komi`` as in ``UCT``.

    The position must not be over.
    """
    look(p, network, thought)
    conclude(p, komi, network, thought)


@jit
def conclude(p: Any, komi: int, network: Any, thought: Any) -> None:
    """Write what ``judge`` does, when ``look`` has been at this position, or one with the same future."""
    numbers, out = thought.numbers, thought.out
    lead = lead_of(p, komi)
    thought.margin = clamp(np.float32(thought.future) + lead, WIDEST)
    score_numbers(p, lead, np.float32(thought.margin), numbers[2 * WIDTH :])
    thought.hidden[:] = network.hidden_bias
    _add_product(thought.hidden, numbers, network.hidden, 2 * WIDTH + NUMBERS, HIDDEN)
    for j in range(HIDDEN):
        thought.hidden[j] = max(thought.hidden[j], ZERO)
    out[:] = network.output_bias
    _add_product(out, thought.hidden, network.output, HIDDEN, OUTPUTS)
    _add_product(out, numbers[2 * WIDTH :], network.direct, NUMBERS, OUTPUTS)
    weights = network.policy[mode_of(p)]
    for i in range(thought.sites.legal_count):
        worth = ZERO
        for j in range(WIDTH):
            worth += np.float32(thought.vectors[i, j]) * weights[j]
        thought.worth[i] = worth / np.float32(UNIT)


@jit
def consider(p: Any, komi: int, mind: Any) -> None:
    """Have ``write_worths`` know the position, which may be the one that ``outlook`` was last asked about."""
    key = future_key(p)
    if mind.looked_at != key:
        look(p, mind.network, mind.thought)
        mind.looked_at = key
    conclude(p, komi, mind.network, mind.thought)


@jit
def write_worths(thought: Any, actions: Any, worths: Any) -> None:
    """Write to ``worths`` what each of these actions is worth a try, of float32.

    They are legal in the position that was judged or considered last.
    """
    legal = np.int64(thought.sites.legal_count)
    site = np.int64(0)
    for i in range(actions.shape[0]):
        action = np.int64(actions[i])
        if action == BUTTON or action == SWAP:
            worths[i] = thought.out[BUTTON_WORTH if action == BUTTON else SWAP_WORTH]
        else:
            # The order is that of the legal cells, but where these were tried in between (R17).
            if np.int64(thought.sites.cell[site]) != action:
                site = np.int64(0)
                while np.int64(thought.sites.cell[site]) != action:
                    site += 1
            worths[i] = thought.worth[site]
            site = min(site + 1, legal - 1)


@jit
def foresee(p: Any, mind: Any) -> int:
    """Estimate the final margin as ``evaluation.evaluate`` does: half points, Black's view."""
    look(p, mind.network, mind.thought)
    mind.looked_at = future_key(p)
    future = np.int64(np.rint(np.float32(mind.thought.future) * unit_of(p)))
    return p.score + (future if p.turn == BLACK else -future)


@jit
def outlook(p: Any, komi: int, mind: Any) -> int:
    """Estimate what a position promises: half points, Black's view, without komi, which is as in ``uct.UCT``.

    It is half the margin and, for the rest, the chance to win: to a search that looks for what is judged too
    well the two together err less than either.  More than a third of the positions that alpha-beta asks for
    come up again.
    """
    key = future_key(p) ^ ((p.score - komi) * np.int64(MIXING))
    place = np.uint64((key ^ (key >> 31)) & (MEMORY - 1))
    if mind.remembered[place] != key:
        judge(p, komi, mind.network, mind.thought)
        mind.looked_at = future_key(p)
        promise = MARGIN_SHARE * np.float32(mind.thought.margin) + LOGIT_SHARE * mind.thought.out[WIN]
        mind.promise[place] = np.int32(np.rint(promise * unit_of(p)))
        mind.remembered[place] = key
    promised = np.int64(mind.promise[place])
    return komi + (promised if p.turn == BLACK else -promised)
