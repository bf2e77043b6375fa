"""A small neural network that judges positions: by how much, and how surely, who will win; what to try.

This module has its form, ``inference`` what it does.

Each site (``sites``) has a vector of ``WIDTH`` numbers.  It begins as a vector for what is to be seen there,
and in each of ``ROUNDS`` rounds becomes a function of itself, of the sum of those around it and of that of
the strip's other end; from the second round on of the sums over the whole board, too.  At last each legal
cell's vector tells how much a stone there is worth a try, and the sums of all vectors, with some numbers on
the whole position, tell the rest.  So one network serves boards of every side, and the twelve symmetries of
a board look alike to it.

Vectors, and the weights of the rounds, are whole numbers, so that every machine finds the same: ``UNIT`` and
``WEIGHT_UNIT`` stand for 1.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from catena_gtp.kernel.sites import LEADS, LENGTHS, MAX_SITES, REACHES, RINGS, SITES

WIDTH = 32
ROUNDS = 3
SOURCES = 3
"""A round's inputs: the vectors of the site itself, of those around it in sum, and of the other end."""
INPUTS = SOURCES * WIDTH
UNIT, WEIGHT_UNIT = 256, 1024
HIGHEST = 2047
"""Where vectors are cut off: six of them in sum are still 16 bits."""
MODES = 9
"""Biases for each: 3 * scoring + 1 before the first stone of two, + 2 before the second one."""
FUTURE_NUMBERS = 13
SCORE_NUMBERS = 6
NUMBERS = FUTURE_NUMBERS + SCORE_NUMBERS
MARGIN_HIDDEN, HIDDEN = 16, 32
WIN, BUTTON_WORTH, SWAP_WORTH = 0, 1, 2
OUTPUTS = 3
STANDARD_UNIT, SQUARE_UNIT = 20.0, 200.0
"""Half points that are 1 to the network, in square scoring and else."""

NETWORK = np.dtype(
    [
        # The first vectors: of a legal cell, and of an end as the sum of four.
        ("ring_legal", np.int16, (RINGS, WIDTH)),
        ("ring_end", np.int16, (RINGS, WIDTH)),
        ("lead", np.int16, (LEADS, WIDTH)),
        ("length", np.int16, (LENGTHS, WIDTH)),
        ("reach", np.int16, (REACHES, WIDTH)),
        # The rounds; a bias is in units of 1 / (UNIT * WEIGHT_UNIT).
        ("rounds", np.int16, (ROUNDS, WIDTH, INPUTS)),
        ("bias", np.int32, (ROUNDS, MODES, WIDTH)),
        ("pooled", np.float32, (ROUNDS, 2 * WIDTH, WIDTH)),  # that of the first round is not used
        # From the vectors to what is worth a try.
        ("policy", np.float32, (MODES, WIDTH)),
        # From the sums, and the numbers on the future, to the margin that the future brings.
        ("margin_hidden", np.float32, (2 * WIDTH + FUTURE_NUMBERS, MARGIN_HIDDEN)),
        ("margin_bias", np.float32, (MARGIN_HIDDEN,)),
        ("margin_output", np.float32, (MARGIN_HIDDEN,)),
        ("margin_direct", np.float32, (FUTURE_NUMBERS,)),
        ("margin_constant", np.float32),
        # From these and the numbers on the score to the outputs.
        ("hidden", np.float32, (2 * WIDTH + NUMBERS, HIDDEN)),
        ("hidden_bias", np.float32, (HIDDEN,)),
        ("output", np.float32, (HIDDEN, OUTPUTS)),
        ("output_bias", np.float32, (OUTPUTS,)),
        ("direct", np.float32, (NUMBERS, OUTPUTS)),
    ],
    align=True,
)

THOUGHT = np.dtype(
    [
        ("sites", SITES),
        ("vectors", np.int16, (MAX_SITES + 1, WIDTH)),  # that of MAX_SITES, which is no site, is 0
        ("inputs", np.int16, (MAX_SITES, INPUTS)),
        ("bias", np.int32, (WIDTH,)),
        ("shift", np.float32, (WIDTH,)),
        ("numbers", np.float32, (2 * WIDTH + NUMBERS,)),  # the sums over legal cells, over ends, the others
        ("margin_hidden", np.float32, (MARGIN_HIDDEN,)),
        ("hidden", np.float32, (HIDDEN,)),
        # What was found, as the color on turn sees it.
        ("future", np.float32),  # the margin that is still to come, in units
        ("margin", np.float32),  # the whole one, in units
        ("out", np.float32, (OUTPUTS,)),  # logits: of a win, and of the actions that are no placement
        ("worth", np.float32, (MAX_SITES,)),  # logits of the legal cells, in the order of ``p.legal``
    ],
    align=True,
)
"""The work space of a judgement, and what it found."""

MEMORY = 1 << 16
"""Positions that a mind remembers."""
MIND = np.dtype(
    [
        ("is_used", np.int64),
        ("network", NETWORK),
        ("thought", THOUGHT),
        ("looked_at", np.int64),  # the future (``keys.future_key``) that it is of, where alpha-beta asks
        # What positions were found to promise, half points, the view of the color on turn; the latest stay.
        ("remembered", np.int64, (MEMORY,)),  # ``keys.future_key`` and the score
        ("promise", np.int32, (MEMORY,)),
    ],
    align=True,
)
"""What a thread that judges by a network needs; part of its work space."""


def new_network() -> Any:
    """Make a network whose weights are all 0, one ``np.record`` of ``NETWORK``."""
    return np.zeros(1, dtype=NETWORK).view(np.recarray)[0]


def new_mind(network: Any = None) -> Any:
    """Make a ``MIND``; without a network it is not used."""
    mind = np.zeros(1, dtype=MIND).view(np.recarray)[0]
    open_mind(mind, network)
    return mind


def open_mind(mind: Any, network: Any = None) -> None:
    """Make a ``MIND`` that is part of a work space ready for use."""
    mind.thought.sites.number[:] = MAX_SITES
    mind.is_used = 0
    if network is not None:
        mind.is_used = 1
        mind.looked_at = 0
        mind.remembered[:] = 0
        mind.network = network
