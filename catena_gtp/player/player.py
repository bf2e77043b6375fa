"""The player: everything that asks for thinking goes through here."""

from __future__ import annotations

import contextlib
import math
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from catena_gtp.clock import Budget
from catena_gtp.halt import Halt
from catena_gtp.player import pie, plain_search
from catena_gtp.player.choice import Audience, Choice, Limits, Report, Search, Solution
from catena_gtp.player.explain import evaluation, owners
from catena_gtp.player.levels import FULL_STRENGTH, LEAST_SEARCHING, LEVELS, at_a_glance, misjudged
from catena_gtp.player.loading import KernelLoader, NoKernelError
from catena_gtp.player.pace import limited
from catena_gtp.player.view import View
from catena_gtp.player.workers import Worker

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from catena_gtp.player.explain import Evaluation
    from catena_gtp.player.searchers import Searchers
    from catena_gtp.rules import Action, Cell, Color, Position

DEFAULT_HASH_MIB = 64.0
DEFAULT_SOLVE_S = 10.0

# When the kernel is not there yet, the plain search gets the end of the time: this part, within these bounds.
_PLAIN_PART = 0.25
_PLAIN_LEAST_S, _PLAIN_MOST_S = 0.05, 1.0
_PLAIN_MOST_PLIES = 4


class Player:
    """Chooses actions by search; one question at a time.

    `limits` hold for every search. With a limit of nodes, depth or playouts the same position, seed and
    limits give the same action. `hash_mib` is the memory of searches in MiB, tables and tree. `network` is
    the file of a network (`network_file`) that judges positions for both searches; without one none does.
    """

    def __init__(
        self,
        seed: int = 0,
        hash_mib: float = DEFAULT_HASH_MIB,
        limits: Limits | None = None,
        network: Path | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self._search = Search.AUTO
        self._threads = 1
        self._level = FULL_STRENGTH
        self._seed = seed
        self._hash_mib = hash_mib
        self._network = network
        self._loader = KernelLoader()
        self._searchers: Searchers | None = None
        self._pondering: Worker[None] | None = None

    def set(
        self, limits: Limits, *, search: Search = Search.AUTO, threads: int = 1, level: int = FULL_STRENGTH
    ) -> None:
        """Change how the player searches from now on; `level` is for `choose` alone, from 1 to 10."""
        self.limits = limits
        self._search = search
        self._threads = threads
        self._level = level

    @property
    def busy(self) -> bool:
        """Whether a thread of the player is still at work between two questions."""
        return self._loader.busy

    def prepare(self) -> None:
        """Begin to load the search kernel in the background."""
        self._loader.start()

    def get_ready(self, halt: Halt | None = None) -> bool:
        """Wait until searches begin without delay, or `halt`; tell whether they do."""
        return self._ready_searchers(None, halt) is not None

    def forget(self) -> None:
        """Forget what earlier searches learnt: a new game begins."""
        self._end_pondering()
        if self._searchers is not None:
            self._searchers.forget()

    def choose(
        self,
        position: Position,
        budget: Budget,
        halt: Halt | None = None,
        audience: Audience | None = None,
    ) -> Choice:
        """Choose an action for the player on turn within the budget, which counts from now.

        The position must not be over. While the kernel is still loading, this waits for it as long as the
        budget allows and then falls back to a small search in plain Python. When `halt` is pulled, the best
        action that is known by then is the answer. The `audience` is told, from another thread, what would
        be chosen so far. To value more moves than the one takes time, a fifth at the most, or positions
        beyond the limit; a limit of nodes or depth makes the same choice all the same.
        """
        return self._choose(position, budget, halt or Halt(), audience or Audience(), self._level)

    def _choose(
        self, position: Position, budget: Budget, halt: Halt, audience: Audience, level: int
    ) -> Choice:
        """Choose as a level does."""
        started = time.monotonic()
        actions = position.legal_actions()
        if len(actions) == 1:
            return Choice(actions[0], None, 0, 0, actions, exact=False, searcher="only move")
        sight = LEVELS[level].sight if level < FULL_STRENGTH else 0
        if sight == 1:
            return misjudged(position, at_a_glance(position), level, self._seed, audience.moves)
        limits = self._limits(level)
        budget = limited(budget, limits)
        searchers = self._ready_searchers(_patience(budget), halt)
        if searchers is None:
            deadline = started + budget.hard_s if math.isfinite(budget.hard_s) else math.inf
            return plain_search.choose(position, deadline, limits.depth or _PLAIN_MOST_PLIES, halt)
        left = budget.after(time.monotonic() - started)
        if sight:
            if found := searchers.alpha_beta.survey(position, sight, left, halt):
                return misjudged(position, found, level, self._seed, audience.moves)
            left = budget.after(time.monotonic() - started)
        if level < FULL_STRENGTH:
            return searchers.alpha_beta.choose(position, left, limits, halt, audience)
        return searchers.choose(position, left, limits, halt, audience)

    def _limits(self, level: int) -> Limits:
        """Return the limits that a level leaves."""
        if level == FULL_STRENGTH:
            # Playouts limit nothing that alpha-beta does alone: it would search without an end.
            is_alone = self._search is Search.ALPHA_BETA
            return replace(self.limits, playouts=None) if is_alone else self.limits
        sight, nodes = LEVELS[level].sight, LEVELS[level].nodes
        if sight:
            return replace(self.limits, depth=min(sight, self.limits.depth or sight))
        return replace(self.limits, nodes=min(nodes, self.limits.nodes or nodes))

    def solve(
        self, position: Position, seconds: float | None = None, halt: Halt | None = None
    ) -> Solution | None:
        """Find the exact value of a position; None when `seconds` (10 if not given) were not enough.

        None, too, when `halt` is pulled before it is found. Raises NoKernelError.
        """
        started = time.monotonic()
        seconds = DEFAULT_SOLVE_S if seconds is None else seconds
        searchers = self._needed_searchers(seconds, halt)
        if searchers is None:
            return None
        return searchers.alpha_beta.solve(
            position, Budget(seconds, seconds).after(time.monotonic() - started), halt
        )

    @contextlib.contextmanager
    def analysing(
        self, position: Position, actions: Sequence[Action], count: int, halt: Halt
    ) -> Iterator[View]:
        """Value the best `count` of these actions, better and better, while the block runs.

        The position must not be over. The search ends with the block, or before, when `halt` is pulled.
        """
        view = View()
        over = Halt()
        with halt.heeded(over.pull):
            worker = Worker(lambda: self._analyse(position, actions, count, view, over))
            try:
                yield view
            finally:
                over.pull()
                worker.value()

    def _analyse(
        self, position: Position, actions: Sequence[Action], count: int, view: View, halt: Halt
    ) -> None:
        try:
            searchers = self._ready_searchers(None, halt)
            if searchers is not None:
                actions = sorted(actions, key=lambda action: plain_search.from_middle(position.board, action))
                searchers.analyse(position, actions, count, halt, view.show)
        finally:
            view.close()

    def ponder(self, position: Position, halt: Halt) -> None:
        """Think about a position in the background, until `halt`, so that a later search is quicker.

        Where searches may not depend on earlier ones, or are weak on purpose, nothing is thought.
        """
        self._end_pondering()
        if position.is_over or self._limits(self._level).reproducible or self._level < FULL_STRENGTH:
            return

        def ponder() -> None:
            searchers = self._searchers
            if searchers is not None:
                searchers.ponder(position, halt)

        self._pondering = Worker(ponder)

    def evaluate(self, position: Position, halt: Halt | None = None) -> Evaluation | None:
        """Estimate a position without search, and say what every strip has to do with it.

        None when `halt` is pulled while the kernel is still being loaded. Raises NoKernelError.
        """
        searchers = self._needed_searchers(None, halt)
        return None if searchers is None else evaluation(position, searchers.alpha_beta.evaluate)

    def owners(self, position: Position) -> dict[Cell, float] | None:
        """Estimate for every stone's cell whose it will be: 1 is surely Black's, -1 surely White's.

        None where that cannot be said, since the kernel is not there yet. May be asked during a search.
        """
        if position.is_over:
            return owners(position)
        if not self._loader.wait(0.0):
            return None
        from catena_gtp.player import bridge  # noqa: PLC0415 - loads the kernel

        return owners(position, bridge.expected_owner(position))

    def perft(self, position: Position, depth: int, halt: Halt | None = None) -> int | None:
        """Count the lines of exactly `depth` actions, each made and taken back by the kernel.

        None when `halt` is pulled before all are counted. Raises NoKernelError.
        """
        searchers = self._needed_searchers(None, halt)
        return None if searchers is None else searchers.alpha_beta.perft(position, depth, halt)

    def choose_komi(self, position: Position, budget: Budget, halt: Halt | None = None) -> int:
        """Name the whole komi that this player thinks fair (R11); 0 in the game types without komi."""
        return pie.fair_komi(position, self._pie_budget(budget), self._pie_choose(halt))

    def choose_color(self, position: Position, budget: Budget, halt: Halt | None = None) -> Color:
        """Choose the color that this player would rather have, as second player, with the present komi."""
        return pie.better_color(position, self._pie_budget(budget), self._pie_choose(halt))

    def _pie_budget(self, budget: Budget) -> Budget:
        """Return the budget of a decision that may take several searches, so that it can be shared out."""
        return limited(budget, self._limits(self._pie_level()))

    def _pie_choose(self, halt: Halt | None) -> pie.Choose:
        """Return how to choose in these decisions."""
        heeded = halt or Halt()

        def choose(position: Position, budget: Budget, *, report: Report | None = None) -> Choice:
            return self._choose(position, budget, heeded, Audience(report), self._pie_level())

        return choose

    def _pie_level(self) -> int:
        """Return the level of these decisions: one or two plies of sight say nothing about an empty board."""
        return max(self._level, LEAST_SEARCHING)

    def _needed_searchers(self, patience_s: float | None, halt: Halt | None) -> Searchers | None:
        """Return the searchers, or None where the kernel is not there yet; NoKernelError if it never will."""
        searchers = self._ready_searchers(patience_s, halt)
        if searchers is None and self._loader.failed:
            raise NoKernelError
        return searchers

    def _ready_searchers(self, patience_s: float | None, halt: Halt | None = None) -> Searchers | None:
        """Return the searchers, or None where the kernel is not there in `patience_s` (None: for good)."""
        self._end_pondering()
        if not self._loader.wait(patience_s, halt):
            return None
        if self._searchers is None:
            from catena_gtp.player import network_file  # noqa: PLC0415 - loads the kernel
            from catena_gtp.player.searchers import Searchers  # noqa: PLC0415 - likewise

            network = None if self._network is None else network_file.read(self._network)[0]
            self._searchers = Searchers(self._seed, self._hash_mib, network)
        self._searchers.employ(self._search, self._threads)
        return self._searchers

    def _end_pondering(self) -> None:
        """Wait for a thread that pondered; its halt was pulled, or nothing new would have been asked."""
        if self._pondering is not None:
            self._pondering.value()
            self._pondering = None


def _patience(budget: Budget) -> float | None:
    """Return how long to wait for the kernel, so that the plain search still has time."""
    if math.isinf(budget.hard_s):
        return None
    plain_s = min(max(_PLAIN_PART * budget.hard_s, _PLAIN_LEAST_S), _PLAIN_MOST_S)
    return max(budget.hard_s - plain_s, 0.0)
