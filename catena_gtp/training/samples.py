"""The positions of a store in batches: some to learn from, others, of games kept apart, to test on.

Positions are sorted into groups by their number of sites, and a batch is of one group, as narrow as will do:
little is computed for sites that are not there, and few shapes have to be compiled.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from catena_gtp.kernel import samples
from catena_gtp.kernel.sites import MAX_SITES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from catena_gtp.kernel.samples import Batch, Store
    from catena_gtp.training.plan import Plan

WIDTHS = (40, 64, 96, 176, MAX_SITES + 1)
"""Columns of a batch: one more than sites."""


@dataclass(frozen=True, slots=True)
class Group:
    """Positions of one width, as indices into a store's `seen`."""

    width: int
    learnt: NDArray[np.int64]
    held_out: NDArray[np.int64]


def is_held_out(store: Store, plan: Plan) -> NDArray[np.bool_]:
    """Tell of each position whether its game is kept apart; a game is so for all generations."""
    numbers = store.games["number"][store.seen["game"]]
    kept: NDArray[np.bool_] = numbers % plan.held_out == 0
    return kept


class Samples:
    """All positions of a store, in groups."""

    def __init__(self, store: Store, plan: Plan) -> None:
        self._store = store
        self._plan = plan
        self._bench: Any = samples.new_bench()
        counts = np.zeros(len(store.seen), np.int64)
        samples.count_sites(self._bench, store, counts)
        held_out = is_held_out(store, plan)
        self.groups: list[Group] = []
        least = 0
        for width in WIDTHS:
            fits = (least <= counts) & (counts < width)
            group = Group(width, np.flatnonzero(fits & ~held_out), np.flatnonzero(fits & held_out))
            least = width
            if len(group.learnt) + len(group.held_out):
                self.groups.append(group)

    @property
    def sizes(self) -> tuple[int, int]:
        """How many positions there are to learn from, and to test on."""
        return (
            sum(len(group.learnt) for group in self.groups),
            sum(len(group.held_out) for group in self.groups),
        )

    def batch(self, group: Group, chosen: NDArray[np.int64]) -> Batch:
        """Return the rows of some positions of a group."""
        rows = samples.new_batch(len(chosen), group.width)
        samples.fill(self._bench, self._store, chosen, self._plan.blend, rows)
        return rows

    def drawn(self, *seed: int) -> Batch:
        """Draw a batch to learn from, with a chance that the seed alone decides."""
        chance = np.random.default_rng(seed)
        learnt = [group for group in self.groups if len(group.learnt)]
        sizes = np.array([len(group.learnt) for group in learnt], dtype=np.float64)
        group = learnt[int(chance.choice(len(learnt), p=sizes / sizes.sum()))]
        return self.batch(group, chance.choice(group.learnt, self._plan.batch))

    def tests(self, most: int) -> Iterator[tuple[Batch, int]]:
        """Give about `most` of the positions to test on, evenly chosen, in batches of the usual size.

        With each comes how many of its rows count; the others fill it up.
        """
        size = self._plan.batch
        stride = max(1, -(-self.sizes[1] // most))
        for group in self.groups:
            chosen = group.held_out[::stride]
            for first in range(0, len(chosen), size):
                part = chosen[first : first + size]
                yield self.batch(group, np.resize(part, size)), len(part)
