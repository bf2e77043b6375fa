"""What a player is asked and what it answers; plain values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from catena_gtp.rules import Action

DEFAULT_MOVETIME_S = 1.0
"""What a move takes when neither a clock nor a limit says otherwise."""


SOLVER = "solver"
"""Who finds choices whose margin is proved, or is a proved lower bound of it."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of every search, beside the clock: seconds, nodes, and depth in plies. None is no limit."""

    movetime_s: float | None = None
    nodes: int | None = None
    depth: int | None = None

    @property
    def reproducible(self) -> bool:
        """Whether a search is to depend on position, limits and seed alone, not on earlier searches."""
        return self.nodes is not None or self.depth is not None


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


@dataclass(frozen=True, slots=True)
class Choice:
    """A chosen action and what the search thought of it.

    `margin` is in points, komi included, from the view of the player who chooses; None where nothing was
    searched, since there was nothing to choose. `depth` is in plies. `line` is the expected course, the
    chosen action first. `exact` tells that the margin is the game's value, not an estimate. `searcher` names
    who found it. `others` are actions that were not chosen, best first, where values of several were asked
    for; each was searched on its own, mostly less deep, so its margin may be above that of the chosen one.
    """

    action: Action
    margin: float | None
    depth: int
    nodes: int
    line: tuple[Action, ...]
    exact: bool
    searcher: str
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
