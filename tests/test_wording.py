"""Moves in words, and what a person is shown."""

from __future__ import annotations

from catena_gtp.game import PASS, Game
from catena_gtp.notation import Lettering, Showing
from catena_gtp.rules import BUTTON, SWAP, Board, Color, GameType, Ruleset
from catena_gtp.wording import format_move, showing


def test_moves_in_words() -> None:
    board = Board.of_side(5)
    cell = board.cell_at(9, 5)
    assert cell is not None
    assert format_move(cell, board, Lettering.CATENA) == "I5"
    assert format_move(cell, board, Lettering.GTP) == "J5"
    assert format_move(BUTTON, board, Lettering.GTP) == "button"
    assert format_move(BUTTON, board, Lettering.GTP, "pass") == "pass"
    assert format_move(SWAP, board, Lettering.GTP, "pass") == "swap"
    assert format_move(PASS, board, Lettering.CATENA) == "pass"


def test_what_is_shown_of_a_game() -> None:
    game = Game.start(Ruleset(3, GameType.NO_KOMI))
    assert showing(game, Lettering.GTP) == Showing(game.position, Lettering.GTP)
    game = game.play(Color.BLACK, 9)
    assert showing(game, Lettering.CATENA) == Showing(game.position, Lettering.CATENA, 9, "black C3")
    game = game.play(Color.WHITE, BUTTON)
    assert showing(game, Lettering.GTP, "pass") == Showing(game.position, Lettering.GTP, None, "white pass")
