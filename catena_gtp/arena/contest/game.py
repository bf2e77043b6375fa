"""One refereed game between two contestants, from the opening to its record.

The first thing that an engine does wrong ends the game and is its fault alone. What engines say of the result
is compared with the referee's and never counts.
"""

from __future__ import annotations

from datetime import datetime, timezone
from typing import TYPE_CHECKING, NamedTuple

from catena_gtp.arena.contest.client import EngineFailure
from catena_gtp.arena.contest.table import Resignation, Table
from catena_gtp.arena.model import Cause, GameRecord
from catena_gtp.game import Game
from catena_gtp.notation import Lettering, format_result, parse_action, quoted
from catena_gtp.rules import Color, IllegalMove, Ruleset

if TYPE_CHECKING:
    from collections.abc import Callable

    from catena_gtp.arena.contest.contestant import Contestant
    from catena_gtp.arena.model import GameTask, MoveRecord, Opening, Pie, TimeControl


class _Outcome(NamedTuple):
    """How a game ended, in the terms of the record but for the winner's color."""

    winner: Color | None
    result: str
    cause: Cause
    margin: float | None = None
    at_fault: str | None = None
    detail: str = ""


def play_game(  # noqa: PLR0913 - the two sides of a table, and what is on it
    task: GameTask,
    ruleset: Ruleset,
    pie: Pie,
    time: TimeControl,
    first: Contestant,
    second: Contestant,
    *,
    on_move: Callable[[MoveRecord], None] | None = None,
) -> GameRecord:
    """Play one game and return its record, whatever the engines do.

    `time` holds for a contestant whose specification has none of its own. `on_move` hears of every action,
    those of the opening too. ValueError if the opening is no legal line or the contestants share a name.
    """
    if first.name == second.name:
        raise ValueError(f"both contestants are called {first.name}")
    opening = play_opening(task.opening, ruleset)
    started = datetime.now(timezone.utc).isoformat(timespec="seconds")
    table = Table(opening, time, first, second, on_move)
    outcome = _outcome(table, pie)
    names = {color: contestant.name for color, contestant in table.seats.items()}
    return GameRecord(
        task=task,
        ruleset=table.game.position.ruleset,
        black=names[Color.BLACK],
        white=names[Color.WHITE],
        moves=tuple(table.moves),
        result=outcome.result,
        winner=None if outcome.winner is None else names[outcome.winner],
        margin=outcome.margin,
        cause=outcome.cause,
        at_fault=outcome.at_fault,
        detail=outcome.detail,
        notes=tuple(dict.fromkeys([*table.notes, *first.take_notes(), *second.take_notes()])),
        started=started,
        versions=tuple((contestant.name, contestant.version) for contestant in (first, second)),
        overhead_s=table.overhead_s,
    )


def play_opening(opening: Opening, ruleset: Ruleset) -> Game:
    """Return the game in which an opening ends; ValueError if it is no legal line from the empty board."""
    game = Game.start(ruleset)
    for word in opening.moves:
        action = parse_action(word, ruleset.board, Lettering.CATENA)
        if action is None:
            raise ValueError(f"opening {opening.name}: {quoted(word)} is off the board")
        try:
            game = game.play(game.position.to_move, action)
        except IllegalMove as error:
            raise ValueError(f"opening {opening.name}: {quoted(word)}: {error}") from error
    return game


def _outcome(table: Table, pie: Pie) -> _Outcome:
    """Play the game and tell how it ended."""
    try:
        table.settle(pie)
        table.play_on(pie)
    except EngineFailure as failure:
        at_fault = next(color for color, seat in table.seats.items() if seat.name == failure.engine)
        winner = at_fault.opponent
        return _Outcome(
            winner, f"{_letter(winner)}+F", failure.cause, at_fault=failure.engine, detail=failure.detail
        )
    except Resignation as resignation:
        winner = resignation.color.opponent
        return _Outcome(winner, f"{_letter(winner)}+R", Cause.RESIGNATION)
    score = table.game.position.score()
    table.compare_scores()
    return _Outcome(score.winner, format_result(score), Cause.SCORE, margin=score.margin)


def _letter(color: Color) -> str:
    return color.value[0].upper()
