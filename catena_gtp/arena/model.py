"""The plain values of a match: who plays, under what, and what came of it.

Everything here can be written as JSON and read back, and pickled to another machine.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from catena_gtp.clock import TimeSettings

if TYPE_CHECKING:
    from catena_gtp.rules import Ruleset


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The time that an engine has, and how the arena counts it.

    `settings` is sent as GTP time settings and counted by the arena's own clock; a fixed time a move is a
    Canadian period of one stone. With `nodes` the engine is given a number of nodes a move in place of time.
    `margin_s` is added to every limit before a move counts as late; `longest_move_s` limits the wait where
    there is no clock.
    """

    settings: TimeSettings = field(default_factory=TimeSettings)
    nodes: int | None = None
    margin_s: float = 0.1
    longest_move_s: float = 600.0


@dataclass(frozen=True, slots=True)
class EngineSpec:
    """A program that takes part.

    `command` is its command line; in it and in `setup` (GTP commands sent after each start) the words
    `{nodes}` and `{seed}` are filled in. `letters` and `board_size` say how it writes cells and names boards:
    `auto` finds out from its list of commands. `time` overrides the match's.
    """

    name: str
    command: tuple[str, ...]
    setup: tuple[str, ...] = ()
    environment: tuple[tuple[str, str], ...] = ()
    folder: str | None = None
    letters: str = "auto"
    board_size: str = "auto"
    time: TimeControl | None = None


class Pie(Enum):
    """How colors and komi are settled before a game."""

    FIXED = "fixed"
    """The ruleset's komi; in a pair of games each engine has each color once."""

    SEATS = "seats"
    """The first engine names the komi, the second chooses the color (R11); in the no-komi type the second
    engine answers the first stone by choosing the color (R15)."""


@dataclass(frozen=True, slots=True)
class Opening:
    """Moves that are played before the engines think, in Catena letters, as `F6` or `button`."""

    name: str
    moves: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GameTask:
    """One game to be played.

    `number` counts all games of the match from 0; the two games of a pair are 2n and 2n+1. `first` and
    `second` are the names of the engines in their seats: under a fixed komi the first plays Black.
    """

    number: int
    first: str
    second: str
    opening: Opening
    seed: int

    @property
    def label(self) -> str:
        """What people are told of which game this is: they count from 1."""
        return f"game {self.number + 1}"


class Cause(Enum):
    """Why a game ended as it did."""

    SCORE = "score"
    RESIGNATION = "resignation"
    ILLEGAL_MOVE = "illegal move"
    UNREADABLE_MOVE = "unreadable move"
    TIME = "time"
    CRASH = "crash"
    HANG = "hang"
    RUBBISH = "rubbish on stdout"
    REFUSED_LEGAL_MOVE = "refused a legal move"
    PROTOCOL = "protocol failure"


@dataclass(frozen=True, slots=True)
class MoveRecord:
    """One action as played, openings included.

    `color` is `black` or `white`, `move` is in Catena letters. `seconds` is by the arena's clock, None for
    moves of an opening; `left_s` what the clock shows after it. `nodes`, `depth` and `margin` (points, the
    mover's view) are what the engine told of its search, None where it told nothing.
    """

    color: str
    move: str
    seconds: float | None = None
    left_s: float | None = None
    nodes: int | None = None
    depth: int | None = None
    margin: float | None = None


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One finished game.

    `black` and `white` are names of engines, `result` is as `final_score` writes it for the position at the
    end (of a game that ended otherwise: `B+F` or `W+F`, forfeit, or `B+R`). `winner` is a name or None for a
    draw. `margin` is Black's, in points, None unless the game was scored. `at_fault` names the engine whose
    fault ended it; `detail` says in words what it did. `notes` holds what was odd without deciding the game,
    such as an engine that reports another score than the referee's.
    """

    task: GameTask
    ruleset: Ruleset
    black: str
    white: str
    moves: tuple[MoveRecord, ...]
    result: str
    winner: str | None
    margin: float | None
    cause: Cause
    at_fault: str | None = None
    detail: str = ""
    notes: tuple[str, ...] = ()
    started: str = ""
    """Date and time of the start, ISO 8601, UTC."""
    versions: tuple[tuple[str, str], ...] = ()
    """Engine name and the version it told."""
    overhead_s: float = 0.0
    """Time of the arena's own between moves, summed over the game."""


@dataclass(frozen=True, slots=True)
class MatchSpec:
    """A whole match: everything that decides which games are played."""

    name: str
    engines: tuple[EngineSpec, ...]
    ruleset: Ruleset
    time: TimeControl
    pairs: int
    """Pairs of games for each pairing of engines."""
    form: str = "round-robin"
    """`round-robin`, or `gauntlet`: the first engine against each other."""
    pie: Pie = Pie.FIXED
    opening_plies: int = 4
    opening_file: str | None = None
    balance: bool = True
    """Whether of the random openings those are kept that a short search finds nearest to even."""
    seed: int = 0
    restarts: int = 2
    """How often an engine that failed to start or crashed is started again before it is out."""
    sprt: tuple[float, float] | None = None
    """Elo bounds (H0, H1) of a sequential test between the two engines of a match."""
