"""Plain counts over the games: standings, colors, openings, faults, effort."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from catena_gtp.arena.statistics.estimates import Estimate, mean
from catena_gtp.arena.statistics.pairs import margin, points

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from catena_gtp.arena.model import GameRecord


@dataclass(frozen=True, slots=True)
class Tally:
    """Games won, drawn and lost."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        """All games."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """A win is one point, a draw half."""
        return self.wins + self.draws / 2

    @property
    def share(self) -> float | None:
        """The points of a game, None without games."""
        return self.points / self.games if self.games else None


@dataclass(frozen=True, slots=True)
class Effort:
    """What an engine spent on its own moves, those of openings left out.

    Means are None where nothing was told; `nodes_per_s` is over the moves of which nodes were told.
    """

    moves: int
    mean_s: float | None
    longest_s: float | None
    mean_depth: float | None
    nodes_per_s: float | None


@dataclass(frozen=True, slots=True)
class Standing:
    """One engine's games. `faults` of its losses are forfeits by its own fault; margins are its own view."""

    engine: str
    total: Tally
    as_black: Tally
    as_white: Tally
    faults: int
    mean_margin: float | None
    effort: Effort


@dataclass(frozen=True, slots=True)
class OpeningLine:
    """The games of one opening: Black's tally and mean margin in points."""

    name: str
    moves: tuple[str, ...]
    black: Tally
    mean_margin: float | None


@dataclass(frozen=True, slots=True)
class Fault:
    """A game that ended by an engine's fault; `game` is its number from 0."""

    game: int
    engine: str
    opponent: str
    cause: str
    detail: str


def tally(records: Iterable[GameRecord], engine: str) -> Tally:
    """Count one engine's results in games that it played."""
    taken = [points(record, engine) for record in records]
    return Tally(taken.count(1.0), taken.count(0.5), taken.count(0.0))


def black_tally(records: Iterable[GameRecord]) -> Tally:
    """Count Black's results."""
    taken = [points(record, record.black) for record in records]
    return Tally(taken.count(1.0), taken.count(0.5), taken.count(0.0))


def standing(records: Sequence[GameRecord], engine: str) -> Standing:
    """Count all games of an engine."""
    mine = [record for record in records if engine in {record.black, record.white}]
    return Standing(
        engine,
        tally(mine, engine),
        tally([record for record in mine if record.black == engine], engine),
        tally([record for record in mine if record.white == engine], engine),
        sum(record.at_fault == engine for record in mine),
        _value(mean([own for record in mine if (own := margin(record, engine)) is not None])),
        _effort(mine, engine),
    )


def openings(records: Sequence[GameRecord]) -> tuple[OpeningLine, ...]:
    """Count the results of each opening, by the number of its first game."""
    games: dict[tuple[str, tuple[str, ...]], list[GameRecord]] = {}
    for record in sorted(records, key=lambda record: record.task.number):
        games.setdefault((record.task.opening.name, record.task.opening.moves), []).append(record)
    return tuple(
        OpeningLine(name, moves, black_tally(played), _value(mean(margins_of_black(played))))
        for (name, moves), played in games.items()
    )


def margins_of_black(records: Iterable[GameRecord]) -> list[float]:
    """Return Black's margins of the games that were scored."""
    return [record.margin for record in records if record.margin is not None]


def faults(records: Iterable[GameRecord]) -> tuple[Fault, ...]:
    """List the games that an engine lost by its own fault, by number."""
    listed = []
    for record in records:
        if record.at_fault is not None:
            opponent = record.white if record.at_fault == record.black else record.black
            cause = record.cause.value
            listed.append(Fault(record.task.number, record.at_fault, opponent, cause, record.detail))
    return tuple(sorted(listed, key=lambda fault: fault.game))


def _effort(records: Iterable[GameRecord], engine: str) -> Effort:
    own = {record.task.number: "black" if record.black == engine else "white" for record in records}
    moves = [
        move
        for record in records
        for move in record.moves
        if move.seconds is not None and move.color == own[record.task.number]
    ]
    seconds = [move.seconds for move in moves if move.seconds is not None]
    depths = [float(move.depth) for move in moves if move.depth is not None]
    told = [(move.nodes, move.seconds) for move in moves if move.nodes is not None and move.seconds]
    counted_s = sum(spent for _, spent in told)
    speed = sum(nodes for nodes, _ in told) / counted_s if counted_s else None
    return Effort(len(moves), _value(mean(seconds)), max(seconds, default=None), _value(mean(depths)), speed)


def _value(estimate: Estimate | None) -> float | None:
    return None if estimate is None else estimate.value
