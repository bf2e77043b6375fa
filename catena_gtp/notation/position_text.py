"""The whole state of a game on one line, and its digest.

Ten fields parted by blanks: `catena`, side, game type, scoring, komi, rows, turn, stones left in the turn,
button, last placer. The rows are parted by slashes, the highest first; b and w are stones and a number is so
many empty cells. One state has one text. How the game came there is not in it.
"""

from __future__ import annotations

import hashlib
import re
from enum import Enum
from typing import TYPE_CHECKING, Final, TypeVar

from catena_gtp.notation.errors import NotationError, quoted
from catena_gtp.notation.numbers import parse_decimal
from catena_gtp.notation.results import format_number
from catena_gtp.notation.rows import rows_from_top
from catena_gtp.rules import Board, Color, GameType, Position, Ruleset, Scoring

if TYPE_CHECKING:
    from catena_gtp.rules import Cell

_FIELDS: Final = (
    "catena", "side", "game type", "scoring", "komi", "rows", "turn", "stones left", "button", "last placer",
)  # fmt: skip
_COLORS: Final = {"b": Color.BLACK, "w": Color.WHITE}
_ROW: Final = re.compile(r"(?:[bw]|[1-9][0-9]?(?![0-9]))+")
_RUN: Final = re.compile(r"[bw]|[0-9]+")
_SIDES: Final = {str(side): side for side in range(2, 11)}
_DIGEST_BYTES: Final = 8

_Choice = TypeVar("_Choice", bound=Enum)


def format_position(position: Position) -> str:
    """Write the position on one line."""
    ruleset = position.ruleset
    if not ruleset.has_button:
        button = "none"
    elif position.button_holder is not None:
        button = position.button_holder.value[0]
    else:
        button = "free"
    fields = (
        "catena",
        str(ruleset.side),
        ruleset.game_type.value,
        ruleset.scoring.value,
        format_number(ruleset.komi),
        _format_rows(position),
        position.to_move.value[0],
        str(position.stones_left),
        button,
        "-" if position.last_placer is None else position.last_placer.value[0],
    )
    return " ".join(fields)


def digest(position: Position) -> str:
    """Return 16 hexadecimal digits of the state: BLAKE2b of its text, so that unequal states show."""
    return hashlib.blake2b(format_position(position).encode("ascii"), digest_size=_DIGEST_BYTES).hexdigest()


def _format_rows(position: Position) -> str:
    rows = []
    for _, cells in rows_from_top(position.board):
        text = ""
        empty = 0
        for cell in cells:
            color = position.stones.get(cell)
            if color is None:
                empty += 1
                continue
            text += (str(empty) if empty else "") + color.value[0]
            empty = 0
        rows.append(text + (str(empty) if empty else ""))
    return "/".join(rows)


def parse_position(text: str) -> Position:
    """Read a position, in either case.

    Raise NotationError where the form is wrong, ImpossiblePosition where the rules do not allow what it says;
    both say why.
    """
    fields = (text.lower() if text.isascii() else text).split()
    if len(fields) != len(_FIELDS):
        raise NotationError(f"a position has {len(_FIELDS)} fields, not {len(fields)}")
    name, side, game_type, scoring, komi, rows, turn, left, button, last = fields
    if name != "catena":
        raise _wrong("first word", name, "catena")
    if side not in _SIDES:
        raise _wrong("side", side, "2 to 10")
    ruleset = Ruleset(
        side=_SIDES[side],
        game_type=_choice(GameType, "game type", game_type),
        scoring=_choice(Scoring, "scoring", scoring),
        komi=_parse_komi(komi),
    )
    if turn not in _COLORS:
        raise _wrong("turn", turn, "b or w")
    if left not in {"1", "2"}:
        raise _wrong("stones left", left, "1 or 2")
    if last not in {*_COLORS, "-"}:
        raise _wrong("last placer", last, "b, w or -")
    return Position.restored(
        ruleset,
        stones=_parse_rows(rows, ruleset.board),
        to_move=_COLORS[turn],
        stones_left=int(left),
        button_holder=_parse_button(button, ruleset),
        last_placer=_COLORS.get(last),
    )


def _wrong(field: str, word: str, wanted: str) -> NotationError:
    return NotationError(f"{field} {quoted(word)} is not {wanted}")


def _choice(choices: type[_Choice], field: str, word: str) -> _Choice:
    """Return the member of an enumeration that has this value."""
    for choice in choices:
        if choice.value == word:
            return choice
    raise _wrong(field, word, ", ".join(str(choice.value) for choice in choices))


def _parse_komi(word: str) -> float:
    komi = parse_decimal(word)
    if komi is None:
        raise _wrong("komi", word, "a finite number")
    return komi


def _parse_button(word: str, ruleset: Ruleset) -> Color | None:
    """Return who took the button; `none` is for the game type that has none, and for no other."""
    if ruleset.has_button:
        if word not in {*_COLORS, "free"}:
            raise _wrong("button", word, "free, b or w")
    elif word != "none":
        raise _wrong("button", word, f"none, in a game of type {ruleset.game_type.value}")
    return _COLORS.get(word)


def _parse_rows(text: str, board: Board) -> dict[Cell, Color]:
    rows = text.split("/")
    if len(rows) != board.width:
        raise NotationError(f"side {board.side} has {board.width} rows, not {len(rows)}")
    stones: dict[Cell, Color] = {}
    for word, (row, cells) in zip(rows, rows_from_top(board), strict=True):
        if not _ROW.fullmatch(word):
            raise _wrong(f"row {row}", word, "made of b, w and numbers of empty cells")
        column = 0
        for run in _RUN.findall(word):
            if run in _COLORS:
                if column < len(cells):
                    stones[cells[column]] = _COLORS[run]
                column += 1
            else:
                column += int(run)
        if column != len(cells):
            raise NotationError(f"row {row} has {len(cells)} cells on side {board.side}, not {column}")
    return stones
