"""What those who play the games of a match tell the one who keeps its records; plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, Union

if TYPE_CHECKING:
    from collections.abc import Sequence
    from queue import SimpleQueue

    from catena_gtp.arena.model import GameRecord, GameTask
    from catena_gtp.arena.tournament.schedule import Pair


class MatchError(Exception):
    """A match cannot be played as asked for; str() says why and what can be done."""


@dataclass(frozen=True, slots=True)
class Started:
    """A game begins; those who play far away may leave it out."""

    task: GameTask


@dataclass(frozen=True, slots=True)
class Finished:
    """A game has ended."""

    record: GameRecord


@dataclass(frozen=True, slots=True)
class Said:
    """What a person should know, in a line."""

    text: str


@dataclass(frozen=True, slots=True)
class Failed:
    """The match cannot go on, and why in words; games that are under way still end."""

    reason: str


@dataclass(frozen=True, slots=True)
class Broke:
    """There is an error in the arena itself."""

    error: BaseException


@dataclass(frozen=True, slots=True)
class Interrupted:
    """The system or a person wants this process to end; `signal` is the number of the signal."""

    signal: int


@dataclass(frozen=True, slots=True)
class Done:
    """No game is under way and none will be begun."""


Message = Union[Started, Finished, Said, Failed, Broke, Interrupted, Done]  # noqa: UP007


class Players(Protocol):
    """Whoever has the games played: threads of this process, or a cluster."""

    def start(self, pairs: Sequence[Pair], inbox: SimpleQueue[Message]) -> None:
        """Begin to play the pairs; everything is told to the inbox, `Done` last."""

    def stop(self) -> None:
        """Begin no other pair; those under way are played to their end."""

    def abandon(self) -> None:
        """End all games at once, without their records, and the engines with them."""

    def close(self) -> None:
        """Be rid of everything that was started; what does not end by itself is ended."""
