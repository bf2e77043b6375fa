"""What the moves are worth that are not chosen, found out on the way of a search for the one that is.

Between two depths of the main search the best moves are valued, each by a search of its own, some plies less
deep, as long as that takes a small part of the nodes that the main search took. Loads the kernel's modules
when imported.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from catena_gtp.kernel import search as kernel
from catena_gtp.player import plain_search
from catena_gtp.player.analysis import Analysis

if TYPE_CHECKING:
    from catena_gtp.player.choice import Candidate
    from catena_gtp.rules import Action, Position

_SHARE = 0.25
"""Nodes, as a part of those of the main search."""
_LEAST_NODES = 10_000
_LEAST_PLIES = 2
# So many plies less than the main search. Whoever has the last word in a search looks better, so both are
# even. On side 6 four plies less cost some 5 % of the nodes, two plies less 20 to 50 %.
_LAGS = (4, 2)


class Rivals:
    """The values of the best `count` moves of a position that is not over.

    What is searched goes into the memory, a work space for which `begin` was called and a table.
    """

    def __init__(self, position: Position, count: int, memory: tuple[Any, Any]) -> None:
        self._work, _ = memory
        self._count = count
        # The middle first: where a search sees no difference, that is the better guess.
        actions = sorted(position.legal_actions(), key=partial(plain_search.from_middle, position.board))
        self._analysis = Analysis(position, actions, count, memory)
        self._found: dict[int, tuple[Candidate, ...]] = {}
        self._ended = False

    def stop(self) -> None:
        """End the search, from any thread, within a millisecond."""
        self._ended = True
        self._work.control[kernel.STOP] = 1

    def value(self, depth: int, nodes: int, *, exact: bool) -> None:
        """Value the moves as deep as becomes a main search that has finished a depth with so many nodes.

        Where its value is `exact`, it goes no deeper, and so the moves are valued as deep as it went.
        """
        control = self._work.control
        control[kernel.NODE_LIMIT] = max(_LEAST_NODES, int(_SHARE * nodes))
        for lag in (*_LAGS, 0) if exact else _LAGS:
            plies = max(depth - lag, _LEAST_PLIES)
            control[kernel.STOP] = 0
            if self._ended:
                control[kernel.STOP] = 1
            if not any(found[0].depth == plies for found in self._found.values()):
                self._analysis.run(self._keep, plies, plies)

    def beside(self, action: Action, depth: int) -> tuple[Candidate, ...]:
        """Return the best others than the action that a main search of this depth would choose."""
        found = self._found.get(depth % 2) or self._found.get(1 - depth % 2, ())
        others = [candidate for candidate in found if candidate.action != action]
        return tuple(others[: self._count - 1])

    def _keep(self, found: tuple[Candidate, ...]) -> None:
        self._found[found[0].depth % 2] = found
