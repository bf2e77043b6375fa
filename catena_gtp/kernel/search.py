"""The entry points: what a player calls, before, during and after a search.

A search needs a position ``p`` (``layout.new_position``, or better ``setup.set_up``), a work space ``s``
(``layout.new_search``, one a thread) and a ``table`` (``table.new_table``, shared at will).  Any thread may
stop it by ``s.control[STOP] = 1``.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from catena_gtp.kernel import generation
from catena_gtp.kernel.alphabeta import INFINITE, MAX_DEPTH, alphabeta
from catena_gtp.kernel.compile import jit
from catena_gtp.kernel.layout import MAX_MOVES, MAX_PLY, NODE_LIMIT, NODES, STOP, new_control
from catena_gtp.kernel.table import AGES, new_table
from catena_gtp.kernel.work import new_search

__all__ = [
    "INFINITE",
    "MAX_DEPTH",
    "NODES",
    "NODE_LIMIT",
    "STOP",
    "begin",
    "clear_table",
    "count_lines",
    "new_control",
    "new_search",
    "new_selective",
    "new_table",
    "search_root",
]

NO_LIMIT = np.iinfo(np.int64).max


def new_selective(seed: int, network: Any = None) -> Any:
    """Make the work space of searches that leave out what is hardly of use (``selective``).

    With a ``network`` (``network.NETWORK``) that judges where the search ends, else ``evaluation`` does.
    """
    s = new_search(seed, network)
    s.selective = 1
    return s


def begin(s: Any, node_limit: int = 0, komi: int = 0) -> None:
    """Make the work space ready for a new move: no nodes, not stopped, old knowledge worth less.

    A ``node_limit`` of 0 or less is none.  ``komi`` is what values leave out, half points.
    """
    s.komi = komi
    s.control[STOP] = 0
    s.control[NODES] = 0
    s.control[NODE_LIMIT] = node_limit if node_limit > 0 else NO_LIMIT
    s.age = (s.age + 1) % AGES
    s.killers[:] = 0
    s.history[:] //= 8
    s.pv_length[:] = 0
    s.first = -1


def clear_table(table: np.ndarray[Any, np.dtype[np.int64]]) -> None:
    """Forget everything."""
    table[:] = 0


@jit
def search_root(p: Any, s: Any, table: Any, depth: int, alpha: int, beta: int) -> int:
    """Search the position ``depth`` plies deep, at least 1; the contract is ``alphabeta``'s.

    The best line is ``s.pv[0, : s.pv_length[0]]``: empty when nothing beat alpha, or when the search was
    stopped before a root move was finished.  Stopped later, it begins with the best of the moves finished,
    whose value is ``s.best_value``: the first of them is ``s.first``, if that is legal.  The position must
    not be over.
    """
    return alphabeta(p, s, table, np.int64(depth), np.int64(alpha), np.int64(beta), np.int64(0))


def count_lines(p: Any, depth: int, control: Any = None) -> int:
    """Count the lines of ``depth`` actions from the position, all of them made and taken back.

    When another thread sets the ``control[STOP]`` of a ``layout.new_control``, this returns at once, and the
    number means nothing.
    """
    work_space = np.zeros((MAX_PLY, MAX_MOVES), dtype=np.uint16)
    return int(generation.perft(p, work_space, new_control() if control is None else control, depth))
