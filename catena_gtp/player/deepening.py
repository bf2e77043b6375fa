"""What searches have in common: the memory they share, the threads they run in, how they are ended.

Loads the kernel's modules when imported.
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Any

from catena_gtp.halt import Halt
from catena_gtp.kernel import search as kernel
from catena_gtp.kernel.alphabeta import expected_margin
from catena_gtp.player import bridge, plain_search
from catena_gtp.player.analysis import Analysis, Publish
from catena_gtp.player.choice import Audience, Candidate, Choice, Limits, Solution
from catena_gtp.player.helpers import Helpers
from catena_gtp.player.memory import as_large_as_fits
from catena_gtp.player.rivals import Rivals
from catena_gtp.player.solving import solution
from catena_gtp.player.thinking import SEARCHER, Result, Thinking, is_within_reach
from catena_gtp.player.workers import Worker
from catena_gtp.rules import Color

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from catena_gtp.clock import Budget
    from catena_gtp.rules import Action, Position

_BYTES_PER_ENTRY = 16
_SMALLEST_TABLE_MIB = 1.0
# However little time there is, so much is taken: a move at the first sight of a searcher, not the next best
# cell. Controllers that count whole seconds tell of none left for most of the last one.
_LEAST_S = 0.02


class Searcher:
    """A work space and a table that searches share; one search at a time.

    A `network` (`kernel.network`) judges where searches end; without one an estimate made by hand does.
    """

    def __init__(self, seed: int, hash_mib: float, threads: int = 1, network: Any = None) -> None:
        self._seed = seed
        self._hash_mib = hash_mib
        self._network = network
        self._work = self._new_work()
        self._pondering = self._new_work()
        self._helpers = Helpers(seed, threads - 1, network)
        self._table = as_large_as_fits(kernel.new_table, hash_mib, "table")

    def forget(self) -> None:
        """Make the searcher as it was when new."""
        self._work = self._new_work()
        kernel.clear_table(self._table)

    def employ(self, threads: int) -> None:
        """Search with so many threads from now on; only with one is a search the same every time."""
        if threads - 1 != self._helpers.count:
            self._helpers = Helpers(self._seed, threads - 1, self._network)

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
        another thread, what each finished depth would choose.
        """
        choice = self._think(position, budget, limits, (halt, audience), Thinking.run)
        if choice is None:
            raise RuntimeError("a search found nothing, not even that it was stopped")
        return choice

    def settle(
        self,
        position: Position,
        budget: Budget,
        limits: Limits,
        halt: Halt | None = None,
        audience: Audience | None = None,
    ) -> Choice | None:
        """Choose an action as `choose` does, if it can be proved to be the best, or to win; else None.

        No more than a part of the budget is spent.
        """
        if not is_within_reach(position, limits, budget):  # threads take time to begin and to end
            return None
        return self._think(position, budget, limits, (halt, audience), Thinking.settle)

    def _think(
        self,
        position: Position,
        budget: Budget,
        limits: Limits,
        listeners: tuple[Halt | None, Audience | None],
        how: Callable[[Thinking, Callable[[Result], object]], Result | None],
    ) -> Choice | None:
        """Run a search beside this thread until it ends or has to."""
        halt, audience = listeners[0] or Halt(), listeners[1] or Audience()
        work, table = self._work, self._table
        if limits.reproducible:
            work, table = self._fresh(limits)
        started = time.monotonic()
        kernel.begin(work, limits.nodes or 0, bridge.komi_outside(position.ruleset))
        rivals = self._rivals(position, limits, audience.moves)

        def tell(result: Result) -> None:
            audience.hear(self._choice(position, result, work, rivals))
            if rivals is not None:
                rivals.value(result.depth, int(work.control[kernel.NODES]), exact=result.exact)
                audience.hear(self._choice(position, result, work, rivals))

        def stop() -> None:
            thinking.stop()
            if rivals is not None:
                rivals.stop()

        thinking = Thinking(position, (work, table), limits, budget, self._helpers.follow)
        helpers = self._helpers.at_work(position, (int(work.age), table))
        with helpers, halt.heeded(stop):
            worker = Worker(lambda: how(thinking, tell))
            try:
                worker.wait(max(budget.hard_s, _LEAST_S) - (time.monotonic() - started))
            finally:
                stop()
            result = worker.value()
            return None if result is None else self._choice(position, result, work, rivals)

    def analyse(
        self, position: Position, actions: Sequence[Action], count: int, halt: Halt, publish: Publish
    ) -> None:
        """Value the best `count` of these actions deeper and deeper, until `halt` or all is known."""
        work = self._work
        kernel.begin(work, komi=bridge.komi_outside(position.ruleset))

        def stop() -> None:
            work.control[kernel.STOP] = 1

        with self._helpers.at_work(position, (int(work.age), self._table)), halt.heeded(stop):
            Analysis(position, actions, count, (work, self._table)).run(publish)

    def survey(self, position: Position, depth: int, budget: Budget, halt: Halt) -> list[Candidate]:
        """Value every action by a search of this depth, at least 2, that remembers nothing.

        There is no value when it takes longer than the budget, or `halt` is pulled.
        """
        work = kernel.new_search(self._seed, self._network)
        table = kernel.new_table(_SMALLEST_TABLE_MIB)
        actions = position.legal_actions()
        found: list[Candidate] = []
        kernel.begin(work)

        def stop() -> None:
            work.control[kernel.STOP] = 1

        def look() -> None:
            Analysis(position, actions, len(actions), (work, table)).run(found.extend, depth, depth)

        with halt.heeded(stop):
            worker = Worker(look)
            worker.wait(budget.hard_s)
            stop()
            worker.value()
        return found

    def ponder(self, position: Position, halt: Halt) -> None:
        """Search a position that is not over until `halt`, only to know more when it comes up."""
        work = self._pondering
        work.age = self._work.age  # what it finds is then as good as what the next move's search finds
        kernel.begin(work, komi=bridge.komi_outside(position.ruleset))
        record = bridge.to_record(position)

        def stop() -> None:
            work.control[kernel.STOP] = 1

        with halt.heeded(stop):
            for depth in range(1, kernel.MAX_DEPTH + 1):
                kernel.search_root(record, work, self._table, depth, -kernel.INFINITE, kernel.INFINITE)
                if work.control[kernel.STOP] or work.solved[0]:
                    break

    def solve(self, position: Position, budget: Budget, halt: Halt | None = None) -> Solution | None:
        """Return the exact value and a best line to the end; None when the time was not enough."""
        started = time.monotonic()
        work = self._work
        kernel.begin(work, komi=bridge.komi_outside(position.ruleset))

        def stop() -> None:
            work.control[kernel.STOP] = 1

        helpers = self._helpers.at_work(position, (int(work.age), self._table))
        with helpers, (halt or Halt()).heeded(stop):
            worker = Worker(lambda: solution(position, work, self._table))
            try:
                worker.wait(budget.hard_s - (time.monotonic() - started))
            finally:
                stop()
            return worker.value()

    def evaluate(self, position: Position) -> float:
        """Estimate the margin without search, in points from Black's view; tell it when the game is over."""
        if position.is_over:
            return position.score().margin
        sign = 1 if position.to_move is Color.BLACK else -1
        value = int(expected_margin(bridge.to_record(position), self._work))
        return sign * bridge.margin(sign * value, position)

    def perft(self, position: Position, depth: int, halt: Halt | None = None) -> int | None:
        """Count the lines of exactly `depth` actions, each made and taken back; None when `halt` ended it."""
        if depth == 0:
            return 1
        if position.is_over:
            return 0
        record, control = bridge.to_record(position), kernel.new_control()

        def stop() -> None:
            control[kernel.STOP] = 1

        with (halt or Halt()).heeded(stop):
            lines = Worker(lambda: kernel.count_lines(record, depth, control)).value()
        return None if control[kernel.STOP] else lines

    def _new_work(self) -> Any:
        return kernel.new_selective(self._seed, self._network)

    def _fresh(self, limits: Limits) -> tuple[Any, Any]:
        """Make a work space and a table that know nothing, no larger than the nodes can fill."""
        mebibytes = self._hash_mib
        if limits.nodes is not None:
            needed = 2 * limits.nodes * _BYTES_PER_ENTRY / 2**20
            mebibytes = min(mebibytes, max(needed, _SMALLEST_TABLE_MIB))
        return self._new_work(), kernel.new_table(mebibytes)

    def _rivals(self, position: Position, limits: Limits, moves: int) -> Rivals | None:
        """Return what values moves beside the chosen one, if any are to be valued.

        Where the choice may depend on nothing else, its memory is not shared.
        """
        if moves <= 1:
            return None
        work = self._new_work()
        kernel.begin(work, komi=bridge.komi_outside(position.ruleset))
        work.age = self._work.age
        table = kernel.new_table(_SMALLEST_TABLE_MIB) if limits.reproducible else self._table
        return Rivals(position, moves, (work, table))

    def _choice(self, position: Position, result: Result, work: Any, rivals: Rivals | None = None) -> Choice:
        """Return what a search would choose that has come so far."""
        nodes = int(work.control[kernel.NODES]) + self._helpers.nodes
        if not result.line:  # stopped before the first move was searched
            action = min(position.legal_actions(), key=partial(plain_search.from_middle, position.board))
            return Choice(action, None, 0, nodes, (action,), exact=False, searcher=SEARCHER)
        margin = bridge.margin(result.value, position)
        return Choice(
            result.line[0],
            margin,
            result.depth,
            nodes,
            result.line,
            exact=result.exact,
            searcher=result.searcher,
            others=rivals.beside(result.line[0], result.depth) if rivals is not None else (),
        )
