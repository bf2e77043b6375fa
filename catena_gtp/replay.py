"""From a record to the game that it tells, with every move judged, and back.

Loads sgfmill, so whoever starts with the engine imports this room only when a record is wanted.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from catena_gtp.game import PASS, Game
from catena_gtp.notation import NotationError, format_result
from catena_gtp.notation.records import RecordedMove, Step, format_sgf, parse_sgf
from catena_gtp.rules import IllegalMove, ImpossiblePosition
from catena_gtp.wording import format_move

if TYPE_CHECKING:
    from catena_gtp.notation import Lettering
    from catena_gtp.notation.records import Heading, Record
    from catena_gtp.rules import Ruleset


LARGEST_FILE_BYTES: Final = 4 << 20
"""Larger files need not be read: a game with all that engines can say of it is far smaller."""


def load(content: bytes, in_force: Ruleset, lettering: Lettering) -> tuple[Game, Record]:
    """Return the game of a file in SGF at its end; rules that the file does not name are those in force.

    NotationError says why there is none: what is wrong with the file, or which move is illegal and why.
    """
    try:
        record = parse_sgf(content, in_force)
    except ImpossiblePosition as error:
        raise NotationError(f"impossible position: {error}") from error
    game = Game.from_position(record.start)
    for number, step in enumerate(record.steps, start=1):
        move = game.empty_move(step.color) if step.action is None else step.action
        try:
            game = game.play(step.color, move)
        except IllegalMove as error:
            told = f"{step.color.value} {format_move(move, game.position.board, lettering)}"
            raise NotationError(f"move {number}, {told}, is illegal: {error}") from error
    return game, record


def before_move(game: Game, number: int) -> Game:
    """Return the game before a move, counted from 1; itself where it has no such move."""
    while game.previous is not None and game.length >= max(number, 1):
        game = game.previous
    return game


def save(game: Game, heading: Heading, record: Record | None) -> bytes:
    """Write a game as SGF, into the tree of the record that it was loaded from.

    The result is that of the rules once the game is over, else what the record says of the same moves.
    """
    history = game.history()
    moves = [RecordedMove(color, None if move is PASS else move) for color, move in history]
    steps = tuple(Step(move.color, move.action).as_written for move in moves)
    result = ""
    if game.position.is_over:
        result = format_result(game.position.score())
    elif record is not None and steps == record.steps:
        result = record.result
    tree = b"" if record is None else record.tree
    return format_sgf(game.root.position, replace(heading, result=result), moves, tree)
