"""The search by playouts: a choice within its time, an analysis, thinking on the opponent's time.

Loads the kernel's modules when imported.
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Any

from catena_gtp.halt import Halt
from catena_gtp.player import plain_search
from catena_gtp.player.choice import Audience, Candidate, Choice
from catena_gtp.player.growth import Edge, Growth
from catena_gtp.player.pace import is_decided
from catena_gtp.player.workers import Worker

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from catena_gtp.clock import Budget
    from catena_gtp.player.analysis import Publish
    from catena_gtp.player.choice import Limits
    from catena_gtp.rules import Action, Position

SEARCHER = "playouts"
# However little time there is, so much is taken: a few dozen playouts choose better than none.
_LEAST_S = 0.01
_FIRST_LOOK = 64
# The clock is looked at, and reports are made, after simulations that take about so long.
_LOOK_EVERY_S = 0.02
_BYTES_PER_PLAYOUT = 3_000
_SMALLEST_MIB = 1.0


class PlayoutSearcher:
    """A tree that lasts for a game; one search at a time. A `network` judges its nodes, if there is one."""

    def __init__(self, seed: int, hash_mib: float, threads: int = 1, network: Any = None) -> None:
        self._seed = seed
        self._hash_mib = hash_mib
        self._network = network
        self._growth = Growth(seed, hash_mib, threads, network)

    def forget(self) -> None:
        """Make the searcher as it was when new."""
        self._growth.forget()

    def employ(self, threads: int) -> None:
        """Search with so many threads from now on."""
        self._growth.employ(threads)

    def choose(
        self,
        position: Position,
        budget: Budget,
        limits: Limits,
        halt: Halt | None = None,
        audience: Audience | None = None,
    ) -> Choice:
        """Choose an action; `budget` counts from now. The position must not be over.

        When `halt` is pulled, the best that is known by then is the answer. The `audience` is told, from
        another thread, what would be chosen so far. With a limit of playouts the tree begins anew and one
        thread grows it, so that position, seed and limit alone decide.
        """
        audience = audience or Audience()
        started = time.monotonic()
        growth = self._growth if limits.playouts is None else self._fresh(limits.playouts)
        growth.begin(position)

        def look() -> None:
            if audience.report is not None:
                audience.hear(_choice(growth, position, audience.moves))

        def is_enough() -> bool:
            spent_s = time.monotonic() - started
            if budget.soft_s >= budget.hard_s:  # the time is there to be used
                return spent_s >= budget.soft_s
            return is_decided(budget, spent_s, growth.simulations, [edge.visits for edge in growth.edges[:2]])

        with (halt or Halt()).heeded(growth.stop):
            worker = Worker(lambda: _grow(growth, limits.playouts, is_enough, look))
            try:
                worker.wait(max(budget.hard_s, _LEAST_S) - (time.monotonic() - started))
            finally:
                growth.stop()
            worker.value()
        return _choice(growth, position, audience.moves)

    def analyse(
        self, position: Position, actions: Sequence[Action], count: int, halt: Halt, publish: Publish
    ) -> None:
        """Value the best `count` of these actions, better and better, until `halt` or all is proven."""
        growth = self._growth
        growth.begin(position, actions)

        def look() -> None:
            edges = growth.edges[:count]
            if edges:
                publish(tuple(_candidate(growth, edge) for edge in edges))

        with halt.heeded(growth.stop):
            _grow(growth, None, lambda: False, look)

    def ponder(self, position: Position, halt: Halt) -> None:
        """Simulate from a position that is not over until `halt`, to know more when it comes up."""
        self._growth.begin(position)
        with halt.heeded(self._growth.stop):
            _grow(self._growth, None, lambda: False, lambda: None)

    def _fresh(self, playouts: int) -> Growth:
        needed = playouts * _BYTES_PER_PLAYOUT / 2**20
        mebibytes = min(self._hash_mib, max(needed, _SMALLEST_MIB))
        return Growth(self._seed, mebibytes, network=self._network)


def _grow(
    growth: Growth, playouts: int | None, is_enough: Callable[[], bool], look: Callable[[], object]
) -> None:
    """Simulate until stopped, until so many playouts, until it is enough, or until all is proven."""
    try:
        _grow_on(growth, playouts, is_enough, look)
    finally:
        growth.rest()


def _grow_on(
    growth: Growth, playouts: int | None, is_enough: Callable[[], bool], look: Callable[[], object]
) -> None:
    count = _FIRST_LOOK
    while True:
        before = growth.simulations
        if playouts is not None:
            count = min(count, playouts - before)
        started = time.monotonic()
        goes_on = growth.simulate(count)
        spent_s = time.monotonic() - started
        look()
        if not goes_on or growth.simulations < before + count or growth.simulations == playouts:
            return
        if is_enough():
            return
        speed = count / max(spent_s, 1e-6)
        count = max(_FIRST_LOOK, min(2 * count, int(speed * _LOOK_EVERY_S)))


def _choice(growth: Growth, position: Position, moves: int) -> Choice:
    """Return what the tree would choose now, with the values of so many moves."""
    edges = growth.edges
    if not edges:  # stopped before the first simulation
        action = min(position.legal_actions(), key=partial(plain_search.from_middle, position.board))
        return Choice(action, None, 0, 0, (action,), exact=False, searcher=SEARCHER)
    best = edges[0]
    line = growth.line(best.action)
    return Choice(
        best.action,
        best.margin,
        len(line),
        growth.simulations,
        line,
        exact=False,
        searcher=SEARCHER,
        rate=best.rate,
        others=tuple(_candidate(growth, edge) for edge in edges[1:moves]),
    )


def _candidate(growth: Growth, edge: Edge) -> Candidate:
    line = growth.line(edge.action)
    return Candidate(edge.action, edge.margin, len(line), edge.visits, line, exact=False, rate=edge.rate)
