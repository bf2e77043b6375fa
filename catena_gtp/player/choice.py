"""What a player is asked and what it answers; plain values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from catena_gtp.rules import Action

DEFAULT_MOVETIME_S = 1.0
"""What a move takes when neither a clock nor a limit says otherwise."""


SOLVER = "solver"
"""Who finds choices whose margin is proved, or is a proved lower bound of it."""


class Search(Enum):
    """Which searcher chooses.

    AUTO is whichever is the stronger one in a position: playouts while the board is open, proofs by
    alpha-beta as soon as they are within reach. UCT simulates to the end, and proves only in its tree.
    """

    AUTO = "auto"
    ALPHA_BETA = "alpha-beta"
    UCT = "uct"


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of every search, beside the clock: seconds, nodes, depth in plies, playouts. None is no limit.

    Nodes and depth are limits of searches by alpha-beta, playouts those of searches by playouts.
    """

    movetime_s: float | None = None
    nodes: int | None = None
    depth: int | None = None
    playouts: int | None = None

    @property
    def reproducible(self) -> bool:
        """Whether a search is to depend on position, limits and seed alone, not on earlier searches."""
        return not (self.nodes is None and self.depth is None and self.playouts is None)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that an analysis has valued, as a `Choice` says it.

    `nodes` are those that were searched behind this move.
    """

    action: Action
    margin: float
    depth: int
    nodes: int
    line: tuple[Action, ...]
    exact: bool
    rate: float | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A chosen action and what the search thought of it.

    `margin` is in points, komi included, from the view of the player who chooses; None where nothing was
    searched, since there was nothing to choose. `depth` is in plies. `line` is the expected course, the
    chosen action first. `exact` tells that the margin is the game's value, not an estimate. `searcher` names
    who found it. `nodes` are positions, or playouts. `rate` is the chance to win, from 0 to 1, where the
    search found one of its own. `others` are actions that were not chosen, best first, where values of
    several were asked for; each was searched on its own, mostly less deep, so its margin may be above that
    of the chosen one.
    """

    action: Action
    margin: float | None
    depth: int
    nodes: int
    line: tuple[Action, ...]
    exact: bool
    searcher: str
    rate: float | None = None
    others: tuple[Candidate, ...] = ()

    @property
    def is_won(self) -> bool:
        """Whether it is proved that the player who chooses wins, by the margin or more."""
        return self.margin is not None and self.margin > 0 and (self.exact or self.searcher == SOLVER)


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of a position under best play, in points from Black's view, and a best line to the end."""

    margin: float
    line: tuple[Action, ...]


Report = Callable[[Choice], object]
"""Somebody who is told, from another thread, what would be chosen so far."""


@dataclass(frozen=True, slots=True)
class Audience:
    """Who is told of a search under way, if anybody is, and of how many moves, the chosen one included."""

    report: Report | None = None
    moves: int = 1

    def hear(self, choice: Choice) -> None:
        """Tell what would be chosen so far."""
        if self.report is not None:
            self.report(choice)
