"""A finished game of a match as SGF: who it was between, what the clocks showed, what the engines thought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catena_gtp import __version__
from catena_gtp.notation import Lettering, format_number, parse_action
from catena_gtp.notation.records import Heading, RecordedMove, format_sgf
from catena_gtp.rules import Color, Position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from catena_gtp.arena.model import GameRecord, MatchSpec, MoveRecord
    from catena_gtp.clock import TimeSettings


def record_as_sgf(record: GameRecord, spec: MatchSpec) -> bytes:
    """Write a game of this match as SGF."""
    task = record.task
    main_time_s, overtime = _time(spec.time.settings)
    heading = Heading(
        black=record.black,
        white=record.white,
        result=record.result,
        date=record.started[:10],
        event=spec.name,
        round=f"{task.number // 2 + 1} ({'first' if task.number % 2 == 0 else 'second'} game)",
        program=("catena-gtp", __version__),
        main_time_s=main_time_s,
        overtime=overtime,
        comment="\n".join(_remarks(record)),
    )
    moves = (_move(move, record) for move in record.moves)
    return format_sgf(Position.initial(record.ruleset), heading, moves)


def _remarks(record: GameRecord) -> Iterator[str]:
    task = record.task
    yield f"first: {task.first}, second: {task.second}; opening: {task.opening.name}"
    yield f"ended by: {record.cause.value}"
    if record.at_fault is not None:
        yield f"at fault: {record.at_fault}"
    if record.detail:
        yield record.detail
    yield from record.notes
    for name, version in record.versions:
        if version:
            yield f"{name} is version {version}"


def _move(move: MoveRecord, record: GameRecord) -> RecordedMove:
    action = parse_action(move.move, record.ruleset.board, Lettering.CATENA)
    if action is None:
        raise ValueError(f"{move.move} is not on the board")
    return RecordedMove(Color(move.color), action, move.left_s, _thoughts(move))


def _thoughts(move: MoveRecord) -> str:
    """Return in a line what is known of how the move was found."""
    if move.seconds is None:
        return "opening"
    words = []
    if move.margin is not None:
        words.append(f"margin {'+' if move.margin > 0 else ''}{format_number(round(move.margin, 2))}")
    if move.depth is not None:
        words.append(f"depth {move.depth}")
    if move.nodes is not None:
        words.append(f"nodes {move.nodes}")
    words.append(f"{format_number(round(move.seconds, 3))} s")
    return ", ".join(words)


def _time(settings: TimeSettings) -> tuple[float | None, str]:
    """Return main time in seconds and, in words that Go programs use, what comes after or with it."""
    period, increment = format_number(settings.period_s), format_number(settings.increment_s)
    overtime = {
        "canadian": f"{settings.stones}/{period} Canadian",
        "byoyomi": f"{settings.periods}x{period} byo-yomi",
        "fischer": f"{increment} fischer",
    }
    if settings.kind == "none":
        return None, ""
    return settings.main_s, overtime.get(settings.kind, "")
