"""Games for a page to play through: what the referee says of every position, packed small.

A game is replayed on `rules.Position`, so the page needs no rules: it is told which cells change with each
move. The state of a cell is its character in the text diagrams.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from catena_gtp.notation import Lettering, NotationError, parse_action
from catena_gtp.notation.diagram import cell_marks
from catena_gtp.rules import Color, IllegalMove, Position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.arena.model import GameRecord

_LETTERS = {Color.BLACK: "B", Color.WHITE: "W", None: "-"}
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def replay(record: GameRecord) -> tuple[list[Position], str]:
    """Return the positions of a game, the first before any move, and what stopped the replay, or nothing."""
    positions = [Position.initial(record.ruleset)]
    for number, move in enumerate(record.moves, 1):
        before = positions[-1].with_turn(Color(move.color))
        try:
            action = parse_action(move.move, before.board, Lettering.CATENA)
            if action is None:
                return positions, f"move {number} is off the board: {move.move}"
            positions.append(before.play(action))
        except (IllegalMove, NotationError) as error:
            return positions, f"move {number} cannot be replayed: {error}"
    return positions, ""


def packed(record: GameRecord, engines: Sequence[str]) -> dict[str, Any]:
    """Return a game as the page reads it, small and ready for JSON.

    `number` counts from 1, as people do. One item a move: `moves`, `colors`, `seconds`, `left`, `margins`
    (Black's view), `depths`, `nodes`; and one a position, so one more: `changes`, `black`, `white` (points),
    `button` (who has it), `turn`.
    """
    positions, trouble = replay(record)
    moves = record.moves[: len(positions) - 1]
    scores = [position.score() for position in positions]
    game: dict[str, Any] = {
        "number": record.task.number + 1,
        "players": [engines.index(record.black), engines.index(record.white)],
        "winner": None if record.winner is None else engines.index(record.winner),
        "result": record.result,
        "cause": record.cause.value,
        "fault": record.at_fault is not None,
        "remarks": [text for text in (record.detail, *record.notes, trouble) if text],
        "opening": record.task.opening.name,
        "side": record.ruleset.side,
        "komi": record.ruleset.effective_komi,
        "hasButton": record.ruleset.has_button,
        "moves": [move.move for move in moves],
        "colors": "".join(_LETTERS[Color(move.color)] for move in moves),
        "changes": _changes(positions),
        "black": [score.black.total for score in scores],
        "white": [score.white.total for score in scores],
        "button": "".join(_LETTERS[position.button_owner] for position in positions),
        "turn": "".join("-" if position.is_over else _LETTERS[position.to_move] for position in positions),
    }
    told: dict[str, list[Any]] = {
        "seconds": [_rounded(move.seconds) for move in moves],
        "left": [_rounded(move.left_s) for move in moves],
        "margins": [_of_black(move.margin, move.color) for move in moves],
        "depths": [move.depth for move in moves],
        "nodes": [move.nodes for move in moves],
    }
    game.update({name: values for name, values in told.items() if any(v is not None for v in values)})
    return game


def _changes(positions: Sequence[Position]) -> list[str]:
    """Return what each position changes: the new state and two base-36 digits for each such cell.

    Before the first position every cell is open.
    """
    changes = []
    before = ["."] * positions[0].board.cell_count
    for position in positions:
        after = cell_marks(position)
        changed = (cell for cell in range(len(after)) if after[cell] != before[cell])
        changes.append("".join(after[cell] + _two_digits(cell) for cell in changed))
        before = after
    return changes


def _two_digits(cell: int) -> str:
    return _DIGITS[cell // 36] + _DIGITS[cell % 36]


def _rounded(value: float | None) -> float | None:
    return None if value is None or not math.isfinite(value) else round(value, 3)


def _of_black(margin: float | None, mover: str) -> float | None:
    if margin is None:
        return None
    return _rounded(margin if mover == "black" else -margin)
