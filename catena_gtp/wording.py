"""The moves of a game in words, and a game as a person is shown it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catena_gtp.game import PASS
from catena_gtp.notation import Showing, format_action

if TYPE_CHECKING:
    from catena_gtp.game import Game, Move
    from catena_gtp.notation import Lettering
    from catena_gtp.rules import Board


def format_move(move: Move, board: Board, lettering: Lettering, button_word: str = "button") -> str:
    """Write a move; the one that does nothing is `pass`, whatever the word for the button."""
    return "pass" if move is PASS else format_action(move, board, lettering, button_word)


def showing(game: Game, lettering: Lettering, button_word: str = "button") -> Showing:
    """Return the position of a game with the move that led to it."""
    position = game.position
    if game.color is None or game.move is None:
        return Showing(position, lettering)
    cell = game.move if isinstance(game.move, int) else None
    word = format_move(game.move, position.board, lettering, button_word)
    return Showing(position, lettering, cell, f"{game.color.value} {word}")
