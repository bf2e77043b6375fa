"""Cells and actions as words, in two letterings.

Catena letters name the columns A, B, ... H, I, J as the rules do (R4). GTP letters leave out the I, so that
from the ninth column on the same word names different cells. Which lettering is in force, what `pass` means
and whether an action is legal is known elsewhere.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import TYPE_CHECKING, Final

from catena_gtp.notation.errors import NotationError, quoted
from catena_gtp.rules import BUTTON, SWAP

if TYPE_CHECKING:
    from catena_gtp.rules import Action, Board, Cell


class Lettering(Enum):
    """How the columns are named."""

    CATENA = "catena"
    GTP = "gtp"


_LETTERS: Final = {
    Lettering.CATENA: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    Lettering.GTP: "ABCDEFGHJKLMNOPQRSTUVWXYZ",
}
BUTTON_WORDS: Final = {Lettering.CATENA: "button", Lettering.GTP: "pass"}
"""By which word the button goes with each lettering; programs that leave out the I know no other."""

# Ranges of ASCII spelt out: classes such as \d and ignored case let other scripts' letters and digits in.
_VERTEX: Final = re.compile(r"([A-Za-z])([1-9][0-9]?)")
_READ_AS_BUTTON: Final = frozenset({"button", "take-button"})
_SWAP_WORDS: Final = frozenset({"swap", "swap-pieces", "swap-sides"})


def column_letter(column: int, lettering: Lettering) -> str:
    """Return the letter of a column, counted from 1."""
    return _LETTERS[lettering][column - 1]


def format_cell(cell: Cell, board: Board, lettering: Lettering) -> str:
    """Write a cell: an upper-case column letter and the number of the row, such as F6."""
    column, row = board.coordinates[cell]
    return f"{column_letter(column, lettering)}{row}"


def parse_cell(text: str, board: Board, lettering: Lettering) -> Cell | None:
    """Read a vertex, in either case: one letter and a row from 1 to 99, without sign or leading zero.

    Return None for a vertex that the board does not have. Raise NotationError for a text that is no vertex at
    all, among them one with the letter I when the letters are those of GTP.
    """
    match = _VERTEX.fullmatch(text)
    if match is None:
        raise NotationError(f"not a vertex: {quoted(text)}")
    column = _LETTERS[lettering].find(match[1].upper()) + 1
    if column == 0:
        raise NotationError(f"GTP letters have no I: {quoted(text)}")
    return board.cell_at(column, int(match[2]))


def format_action(action: Action, board: Board, lettering: Lettering, button_word: str = "button") -> str:
    """Write a placement, the button (by the word given) or the swap."""
    if action is BUTTON:
        return button_word
    if action is SWAP:
        return "swap"
    return format_cell(action, board, lettering)


def parse_action(text: str, board: Board, lettering: Lettering) -> Action | None:
    """Read a vertex as `parse_cell` does, or a word for the button or the swap, in either case.

    `pass` is no word of Catena's and is not read here.
    """
    word = text.lower() if text.isascii() else text
    if word in _READ_AS_BUTTON:
        return BUTTON
    if word in _SWAP_WORDS:
        return SWAP
    return parse_cell(text, board, lettering)
