"""The work space of an alpha-beta search, one record of arrays for each thread."""

from __future__ import annotations

from typing import Any

import numpy as np

from catena_gtp.kernel.layout import CELLS, CONTROLS, MAX_MOVES, MAX_PLY
from catena_gtp.kernel.network import MIND, open_mind

SEARCH = np.dtype(
    [
        (
            "control",
            np.int64,
            (CONTROLS,),
        ),  # STOP, NODES, NODE_LIMIT; another thread may write STOP at any time
        ("komi", np.int64),  # half points that values leave out; a network is told, to know who wins
        ("selective", np.int64),  # 1: may leave out what is hardly of use (``selective``), 0: exact
        ("seed", np.int64),  # decides between root moves that look alike
        ("age", np.int64),  # of the table's entries: 0 to 63, one more with every ``begin``
        ("first", np.int64),  # action that a root search tries first, -1 for none: what was best so far
        ("best_value", np.int64),  # half points: value of the root move pv[0, 0]
        # Indexed by the ply from the root.
        ("pv", np.uint16, (MAX_PLY, MAX_PLY)),  # row n: best line from ply n on
        ("pv_length", np.int64, (MAX_PLY,)),
        ("solved", np.uint8, (MAX_PLY,)),  # 1: no estimate stands behind the value last returned
        ("known", np.int64, (MAX_PLY,)),  # half points: what answered the node, or its estimate
        ("hinted", np.int64, (MAX_PLY,)),  # move to try first, -1 for none
        ("killers", np.uint16, (MAX_PLY, 2)),  # moves that cut off at that ply, 0 for none
        ("moves", np.uint16, (MAX_PLY, MAX_MOVES)),
        ("scores", np.int64, (MAX_PLY, MAX_MOVES)),  # larger ones are tried first
        ("mind", MIND),  # with a network, estimates are its own, and what is tried first
        ("worths", np.float32, (MAX_MOVES,)),  # what it holds worth a try: logits of one row of moves
        ("history", np.int64, (2, CELLS)),  # [color, action]: how often it cut off, weighted by depth
    ],
    align=True,
)


def new_search(seed: int, network: Any = None) -> Any:
    """Make a search's work space, one ``np.record`` of ``SEARCH``; each thread needs its own.

    Any whole number will do as ``seed``; its lowest 63 bits count.  Its searches are exact as long as
    ``selective`` stays 0.
    """
    s = np.zeros(1, dtype=SEARCH).view(np.recarray)[0]
    open_mind(s.mind, network)
    s.seed = seed & ((1 << 63) - 1)
    s.first = -1
    return s
