"""Matches for the tests of statistics, live view and reports: records as the arena writes them, made by
random play on the rules, with times and evaluations invented from the same seed."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from catena_gtp.arena.model import (
    Cause,
    EngineSpec,
    GameRecord,
    GameTask,
    MatchSpec,
    MoveRecord,
    Opening,
    TimeControl,
)
from catena_gtp.clock import TimeSettings
from catena_gtp.notation import Lettering, format_action, format_result
from catena_gtp.rules import Color, Position, Ruleset

if TYPE_CHECKING:
    from collections.abc import Sequence

OPENING_PLIES = 2


def match_spec(
    engines: Sequence[str] = ("alpha", "beta"), ruleset: Ruleset | None = None, pairs: int = 2
) -> MatchSpec:
    return MatchSpec(
        name="A match",
        engines=tuple(EngineSpec(name, (f"./{name}", "--fast")) for name in engines),
        ruleset=ruleset if ruleset is not None else Ruleset(side=3),
        time=TimeControl(TimeSettings("fischer", main_s=10, increment_s=0.1)),
        pairs=pairs,
        opening_plies=OPENING_PLIES,
    )


def played_match(spec: MatchSpec, seed: int = 1) -> list[GameRecord]:
    """Play all games of a round robin, pair by pair."""
    random = Random(seed)
    names = [engine.name for engine in spec.engines]
    meetings = [(a, b) for i, a in enumerate(names) for b in names[i + 1 :] for _ in range(spec.pairs)]
    records = []
    for pair, (first, second) in enumerate(meetings):
        opening = random_opening(spec.ruleset, random, f"opening {pair}")
        for half, (black, white) in enumerate(((first, second), (second, first))):
            task = GameTask(2 * pair + half, black, white, opening, seed=random.randrange(1000))
            records.append(played_game(task, spec.ruleset, random))
    return records


def random_opening(ruleset: Ruleset, random: Random, name: str) -> Opening:
    position, moves = Position.initial(ruleset), []
    for _ in range(OPENING_PLIES):
        action = random.choice(position.legal_actions())
        moves.append(format_action(action, position.board, Lettering.CATENA))
        position = position.play(action)
    return Opening(name, tuple(moves))


def played_game(task: GameTask, ruleset: Ruleset, random: Random) -> GameRecord:
    """Play a game at random; each engine tells of its search."""
    position = Position.initial(ruleset)
    left = {Color.BLACK: 10.0, Color.WHITE: 10.0}
    moves: list[MoveRecord] = []
    opening = list(task.opening.moves)
    owners = {Color.BLACK: task.first, Color.WHITE: task.second}
    while not position.is_over:
        mover = position.to_move
        actions = {
            format_action(action, position.board, Lettering.CATENA): action
            for action in position.legal_actions()
        }
        word = opening.pop(0) if opening else random.choice(list(actions))
        if len(moves) < len(task.opening.moves):
            moves.append(MoveRecord(mover.value, word))
        else:
            seconds = round(random.uniform(0.01, 0.4), 4)
            left[mover] += 0.1 - seconds
            ahead = position.score().margin * (1 if mover is Color.BLACK else -1)
            moves.append(
                MoveRecord(
                    mover.value,
                    word,
                    seconds,
                    left[mover],
                    nodes=random.randrange(100, 100_000),
                    depth=random.randrange(1, 9),
                    margin=ahead + random.choice([-2.5, -1, 0, 0.5, 3]),
                )
            )
        position = position.play(actions[word])
        if word == "swap":
            owners = {Color.BLACK: owners[Color.WHITE], Color.WHITE: owners[Color.BLACK]}
    score = position.score()
    return GameRecord(
        task,
        ruleset,
        black=owners[Color.BLACK],
        white=owners[Color.WHITE],
        moves=tuple(moves),
        result=format_result(score),
        winner=None if score.winner is None else owners[score.winner],
        margin=score.margin,
        cause=Cause.SCORE,
        started="2024-05-01T10:00:00Z",
        versions=((task.first, "1.0"), (task.second, "1.0")),
    )


def forfeited(record: GameRecord, at_fault: str, cause: Cause = Cause.CRASH, detail: str = "") -> GameRecord:
    """Return the game as if one engine's fault had ended it half way."""
    winner = record.white if at_fault == record.black else record.black
    return replace(
        record,
        moves=record.moves[: len(record.moves) // 2],
        result="B+F" if winner == record.black else "W+F",
        winner=winner,
        margin=None,
        cause=cause,
        at_fault=at_fault,
        detail=detail,
    )


def decided(
    number: int, black: str, white: str, winner: str | None, margin: float | None = None
) -> GameRecord:
    """Return a game of which only the result matters."""
    return GameRecord(
        GameTask(number, black, white, Opening(f"opening {number // 2}"), seed=0),
        Ruleset(side=3),
        black,
        white,
        (),
        "",
        winner,
        margin,
        Cause.SCORE,
    )


def reported_match() -> tuple[MatchSpec, list[GameRecord]]:
    """Return a small match of three engines with all that a report can show of one."""
    spec = replace(match_spec(("alpha", "beta", "gamma"), Ruleset(side=4), pairs=2), sprt=(0.0, 10.0))
    records = played_match(spec)
    records[3] = forfeited(records[3], records[3].black, Cause.ILLEGAL_MOVE, "F9: off the board")
    records[5] = replace(records[5], notes=("beta says W+3 at the end",))
    return spec, records
