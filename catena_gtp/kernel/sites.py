"""What is to be seen of a position by a network: its sites, and how they lie to one another.

A **site** is a legal cell, or an end of an open strip that can still grow; nothing else matters for the rest
of the game (``keys.future_key``), and none of it depends on the size of the board.  The legal cells come
first, in the order of ``p.legal``.  Sites that touch, and the two ends of a strip, know each other by their
numbers.

Everything is as the color on turn sees it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from catena_gtp.kernel.compile import jit
from catena_gtp.kernel.layout import BLACK, CELLS, NOT_AN_END, STRIDE

MAX_SITES = 288
"""More than the legal cells and ends of any board."""
AROUND = np.array([1, STRIDE + 1, STRIDE, -1, -STRIDE - 1, -STRIDE], dtype=np.int64)
"""The six neighbours in their order around the cell."""
MOST_LEAD = 8
LEADS = 2 * MOST_LEAD + 1
LENGTHS = 21
"""Strips of 20 stones and more look alike."""
REACHES = 8
ALONE = 7
"""``reach`` of a single stone; else it is the legal cells beside the other end."""

SITES = np.dtype(
    [
        ("count", np.int64),
        ("legal_count", np.int64),  # the first so many are legal cells, the others ends
        ("cell", np.uint16, (MAX_SITES,)),
        ("ring", np.uint8, (MAX_SITES,)),  # class of what lies around it: legal cells, ends, or neither
        ("lead", np.uint8, (MAX_SITES,)),  # of an end: own stones less the other's, plus MOST_LEAD
        ("length", np.uint8, (MAX_SITES,)),  # of an end: stones of its strip
        ("reach", np.uint8, (MAX_SITES,)),  # of an end: legal cells beside the other one
        ("mate", np.int16, (MAX_SITES,)),  # of an end: the site of the other one, MAX_SITES for none
        ("beside", np.int16, (MAX_SITES, 6)),  # the sites around it, MAX_SITES for each that is none
        ("number", np.int16, (CELLS,)),  # work space: the site on a cell, MAX_SITES elsewhere
    ],
    align=True,
)


def ring_classes() -> tuple[np.ndarray[Any, np.dtype[np.uint8]], int]:
    """Tabulate the classes of six neighbours of three kinds under turns and reflections, and count them.

    The index has a digit of base 3 for each neighbour: 0 for a legal cell, 1 for an end, 2 for neither.
    """
    classes = np.zeros(3**6, dtype=np.uint8)
    seen: dict[tuple[int, ...], int] = {}
    for code in range(3**6):
        ring = tuple(code // 3**place % 3 for place in range(6))
        alike = [turned[k:] + turned[:k] for turned in (ring, ring[::-1]) for k in range(6)]
        classes[code] = seen.setdefault(min(alike), len(seen))
    return classes, len(seen)


RING_CLASS, RINGS = ring_classes()


def new_sites() -> Any:
    """Make an empty record of ``SITES``."""
    sites = np.zeros(1, dtype=SITES).view(np.recarray)[0]
    sites.number[:] = MAX_SITES
    return sites


@jit
def survey(p: Any, sites: Any) -> None:
    """Write the sites of a position that is not over to ``sites``."""
    count = np.int64(p.legal_count)
    sites.legal_count = count
    for i in range(count):
        c = np.uint64(p.legal[i])
        sites.cell[i] = c
        sites.number[c] = i
    for i in range(p.stone_count):
        a = np.uint64(p.stones[i])
        if 0 < p.grow[a] < NOT_AN_END:
            sites.cell[count] = a
            sites.number[a] = count
            count += 1
    sites.count = count
    for i in range(count):
        _look_around(sites, i)
        sites.mate[i] = MAX_SITES
    for i in range(sites.legal_count, count):
        _describe(p, sites, i)
    for i in range(count):
        sites.number[np.uint64(sites.cell[i])] = MAX_SITES


@jit
def _look_around(sites: Any, i: int) -> None:
    """Note which sites lie around a site."""
    c = np.int64(sites.cell[i])
    code = np.int64(0)
    for d in range(5, -1, -1):
        other = sites.number[np.uint64(c + AROUND[d])]
        sites.beside[i, d] = other
        code *= 3
        if other >= sites.legal_count:
            code += 2 if other == MAX_SITES else 1
    sites.ring[i] = RING_CLASS[np.uint64(code)]


@jit
def _describe(p: Any, sites: Any, i: int) -> None:
    """Note what is to be known of an end's strip."""
    a = np.uint64(sites.cell[i])
    mate = np.uint64(p.mate[a])
    counts = np.int64(p.counts[a])
    black, white = counts & 0xFFFF, counts >> 16
    lead = black - white if p.turn == BLACK else white - black
    sites.lead[i] = min(max(lead, -MOST_LEAD), MOST_LEAD) + MOST_LEAD
    sites.length[i] = min(black + white, LENGTHS - 1)
    sites.reach[i] = ALONE if mate == a else p.grow[mate]
    if mate != a and p.grow[mate] > 0:
        sites.mate[i] = sites.number[mate]
