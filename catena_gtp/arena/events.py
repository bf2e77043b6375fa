"""What a running match tells those who watch it; plain values, in the order in which they happen.

Games overlap when several are played at once: an event of a game names it by its task.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Union

if TYPE_CHECKING:
    from catena_gtp.arena.model import GameRecord, GameTask, MatchSpec, MoveRecord


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """The match begins, or goes on.

    `games` counts all games of the match, `finished` are those that an earlier run played; `jobs` is how many
    games can be under way at once, None where a cluster decides.
    """

    spec: MatchSpec
    games: int
    finished: tuple[GameRecord, ...]
    jobs: int | None


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A game begins; a cluster does not tell of it."""

    task: GameTask


@dataclass(frozen=True, slots=True)
class MovePlayed:
    """An action was played, those of the opening too; a cluster does not tell of it."""

    task: GameTask
    move: MoveRecord


@dataclass(frozen=True, slots=True)
class GameFinished:
    """A game has ended and its record is kept on the disk."""

    record: GameRecord


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that a person should know, in one line, such as an engine that is started again."""

    text: str


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """No more games will be played in this run; `reason` says why in words, also when all were played."""

    reason: str
    complete: bool


Event = Union[MatchStarted, GameStarted, MovePlayed, GameFinished, Notice, MatchEnded]  # noqa: UP007
