"""Both searchers as one: playouts while the board is open, proofs by alpha-beta at the end.

Loads the kernel's modules when imported.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from catena_gtp.player.choice import Search
from catena_gtp.player.deepening import Searcher
from catena_gtp.player.playouts import PlayoutSearcher

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.clock import Budget
    from catena_gtp.halt import Halt
    from catena_gtp.player.analysis import Publish
    from catena_gtp.player.choice import Audience, Choice, Limits
    from catena_gtp.rules import Action, Position

# What a limit of playouts leaves a proof: alpha-beta visits about so many positions in the time of a playout.
_NODES_PER_PLAYOUT = 10
# With so many legal cells, or fewer, alpha-beta sees to the end within seconds, and says what is exact.
_ANALYSED_CELLS = 22


class Searchers:
    """The searchers, which share the memory of `hash_mib` MiB in halves unless one has it all.

    Alpha-beta estimates by the `network`, if there is one, and it judges the nodes of the playouts' tree.
    """

    def __init__(self, seed: int, hash_mib: float, network: Any = None) -> None:
        self._seed = seed
        self._hash_mib = hash_mib
        self._network = network
        self._search = Search.ALPHA_BETA
        self._threads = 1
        self._alpha_beta: Searcher | None = None
        self._playouts: PlayoutSearcher | None = None

    @property
    def alpha_beta(self) -> Searcher:
        """The searcher that proves."""
        if self._alpha_beta is None:
            is_alone = self._search is Search.ALPHA_BETA
            hash_mib = self._hash_mib / (1 if is_alone else 2)
            self._alpha_beta = Searcher(self._seed, hash_mib, network=self._network)
        self._alpha_beta.employ(self._threads)
        return self._alpha_beta

    @property
    def playouts(self) -> PlayoutSearcher:
        """The searcher that simulates."""
        if self._playouts is None:
            self._playouts = PlayoutSearcher(self._seed, self._hash_mib / 2, network=self._network)
        self._playouts.employ(self._threads)
        return self._playouts

    def employ(self, search: Search, threads: int) -> None:
        """Search in this way and with so many threads from now on; with another way all is forgotten."""
        self._threads = threads
        if search is not self._search:
            self._search = search
            self._alpha_beta = self._playouts = None

    def forget(self) -> None:
        """Make the searchers as they were when new."""
        if self._alpha_beta is not None:
            self._alpha_beta.forget()
        if self._playouts is not None:
            self._playouts.forget()

    def choose(
        self,
        position: Position,
        budget: Budget,
        limits: Limits,
        halt: Halt | None = None,
        audience: Audience | None = None,
    ) -> Choice:
        """Choose an action; the contract is that of both searchers' `choose`."""
        started = time.monotonic()
        if not self._simulates(limits):
            return self.alpha_beta.choose(position, budget, limits, halt, audience)
        if self._search is Search.AUTO:
            for_proof, prover = limits, self.alpha_beta
            if limits.playouts is not None:
                for_proof = replace(limits, playouts=None, nodes=_NODES_PER_PLAYOUT * limits.playouts)
                prover.employ(1)  # with one thread alone it is the same every time
            if choice := prover.settle(position, budget, for_proof, halt, audience):
                return choice
        # A proof that failed may have taken longer than the share; playouts get theirs all the same.
        left = budget.anew_after(time.monotonic() - started)
        return self.playouts.choose(position, left, limits, halt, audience)

    def analyse(
        self, position: Position, actions: Sequence[Action], count: int, halt: Halt, publish: Publish
    ) -> None:
        """Value the best `count` of these actions, better and better, until `halt` or all is known."""
        searcher = self.playouts if self._is_open(position) else self.alpha_beta
        searcher.analyse(position, actions, count, halt, publish)

    def ponder(self, position: Position, halt: Halt) -> None:
        """Search a position that is not over until `halt`, only to know more when it comes up."""
        searcher = self.playouts if self._is_open(position) else self.alpha_beta
        searcher.ponder(position, halt)

    def _simulates(self, limits: Limits) -> bool:
        """Tell whether playouts choose; a limit of nodes or depth is one of alpha-beta."""
        return self._search is not Search.ALPHA_BETA and limits.nodes is None and limits.depth is None

    def _is_open(self, position: Position) -> bool:
        """Tell whether playouts see more of a position than alpha-beta does."""
        if self._search is Search.AUTO:
            return len(position.placeable) > _ANALYSED_CELLS
        return self._search is Search.UCT
