"""Moves and taking them back, and what may be played."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from catena_gtp import wording
from catena_gtp.game import PASS
from catena_gtp.gtp import arguments as read
from catena_gtp.gtp.entry import Entry
from catena_gtp.gtp.failures import CANNOT_UNDO, ILLEGAL_MOVE, GtpFailure
from catena_gtp.rules import SWAP, IllegalMove, Reason

if TYPE_CHECKING:
    from collections.abc import Iterable

    from catena_gtp.game import Game, Move
    from catena_gtp.gtp.state import Context, State
    from catena_gtp.rules import Cell, Color


def read_move(state: State, color: Color, word: str) -> Move | str:
    """Read what a color plays; a string is the reason why the word is no move on this board.

    A pass is the button as long as the game is on: there is no passing in Catena. GoGui, which has no word
    for the swap, names the stone that is taken over.
    """
    keyword = word.lower()
    if keyword == "pass":
        return state.game.empty_move(color)
    if keyword == "resign":
        return "resigning is no move"
    action = read.action(word, state.board, state.lettering)
    if state.gogui and action in state.position.stones and state.position.with_turn(color).is_legal(SWAP):
        return SWAP
    return Reason.OFF_BOARD.value if action is None else action


def format_move(state: State, move: Move) -> str:
    """Write a move as this session does."""
    if move is SWAP and state.gogui:
        move = swap_cell(state.game)
    return wording.format_move(move, state.board, state.lettering, state.button_word)


def format_moves(state: State, moves: Iterable[Move]) -> list[str]:
    """Write moves that follow one another; a swap among them may take over a stone that is not there yet."""
    words = []
    first: Move = SWAP
    for move in moves:
        if first is SWAP:
            first = move
        words.append(format_move(state, first if move is SWAP and state.gogui else move))
    return words


def swap_cell(game: Game) -> Cell:
    """Return the cell of the stone that a swap takes over: the first one of the game (R15)."""
    while game.previous is not None and game.previous.position.stones:
        game = game.previous
    return next(iter(game.position.stones))


def play(context: Context, arguments: tuple[str, ...]) -> str:
    """Play a move of either color."""
    state = context.state
    color = read.color(arguments[0])
    move = read_move(state, color, arguments[1])
    if isinstance(move, str):
        raise GtpFailure(ILLEGAL_MOVE)
    try:
        game = state.game.play(color, move)
    except IllegalMove as error:
        raise GtpFailure(ILLEGAL_MOVE) from error
    context.state = replace(state, game=game)
    return ""


def undo(context: Context, arguments: tuple[str, ...]) -> str:
    """Take back one move, or as many as are asked for, or none."""
    game = context.state.game
    for _ in range(read.count(arguments[0]) if arguments else 1):
        if game.previous is None:
            raise GtpFailure(CANNOT_UNDO)
        game = game.previous
    context.state = replace(context.state, game=game)
    return ""


def is_legal(context: Context, arguments: tuple[str, ...]) -> str:
    """Tell whether `play` with the same arguments would be accepted."""
    return "1" if _why_not(context.state, arguments) is None else "0"


def why(context: Context, arguments: tuple[str, ...]) -> str:
    """Tell why `play` with the same arguments would be refused, if it would."""
    return _why_not(context.state, arguments) or "legal"


def legal_moves(context: Context, _arguments: tuple[str, ...]) -> str:
    """List what the player on turn can play."""
    state = context.state
    return " ".join(format_move(state, action) for action in state.position.legal_actions())


def _why_not(state: State, arguments: tuple[str, ...]) -> str | None:
    """Return why a color cannot play a move, None if it can."""
    color = read.color(arguments[0])
    move = read_move(state, color, arguments[1])
    if isinstance(move, str):
        return move
    if move is PASS:  # read as one only when the game is over
        return None
    reason = state.position.with_turn(color).why_illegal(move)
    return None if reason is None else reason.value


ENTRIES = (
    Entry("play", "COLOR MOVE", play),
    Entry("undo", "", undo),
    Entry("gg-undo", "[COUNT]", undo),
    Entry("is_legal", "COLOR MOVE", is_legal),
    Entry("catena-why", "COLOR MOVE", why),
    Entry("catena-legal_moves", "", legal_moves),
)
