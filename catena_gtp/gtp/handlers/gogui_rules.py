"""The rules, as GoGui asks them of the program that it takes as its referee.

GoGui starts the same command again for that; each of its processes is asked at least one of these questions,
which is how it is known that the controller is GoGui.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from catena_gtp.gtp.entry import Entry
from catena_gtp.gtp.failures import NO_GTP_LETTERS, GtpFailure
from catena_gtp.gtp.gogui.graphics import standing_graphics
from catena_gtp.gtp.gogui.grid import format_grid
from catena_gtp.gtp.gogui.sheet import final_result as write_final_result
from catena_gtp.gtp.handlers.play import swap_cell
from catena_gtp.notation import Lettering, format_action
from catena_gtp.rules import SWAP, Color

if TYPE_CHECKING:
    from collections.abc import Callable

    from catena_gtp.gtp.state import Context, State

_MARKS: Final = {Color.BLACK: "X", Color.WHITE: "O"}


def game_id(_state: State) -> str:
    """Answer what the game is called."""
    return "Catena"


def board(state: State) -> str:
    """Draw the grid with its stones; what is not a cell has a question mark."""
    marks = {cell: _MARKS[color] for cell, color in state.position.stones.items()}
    return format_grid(state.board, marks, empty=".", outside="?")


def board_size(state: State) -> str:
    """Answer the width of the grid, and that its cells are hexagons."""
    return f"{state.board.width} hex"


def legal_moves(state: State) -> str:
    """List what the player on turn can play; nothing when the game is over."""
    actions = state.position.legal_actions()
    cells = (swap_cell(state.game) if action is SWAP else action for action in actions)
    return " ".join(format_action(action, state.board, state.lettering, "pass") for action in cells)


def side_to_move(state: State) -> str:
    """Answer the color on turn."""
    return state.position.to_move.value


def final_result(state: State) -> str:
    """Tell a person who has won, and by what sums."""
    return write_final_result(state.position)


def _asked(handler: Callable[[State], str], context: Context, _arguments: tuple[str, ...]) -> str:
    """Note that the controller is GoGui, whose letters are those of GTP, and answer it."""
    state = context.state
    if state.pinned_lettering is Lettering.CATENA:
        raise GtpFailure(NO_GTP_LETTERS)
    context.state = replace(state, gogui=True, declared_lettering=Lettering.GTP)
    return handler(context.state)


_HANDLERS: Final = {
    "game_id": game_id,
    "board": board,
    "board_size": board_size,
    "legal_moves": legal_moves,
    "side_to_move": side_to_move,
    "final_result": final_result,
    "board_gfx": standing_graphics,
}

ENTRIES = tuple(
    Entry(f"gogui-rules_{name}", "", partial(_asked, handler)) for name, handler in _HANDLERS.items()
)
