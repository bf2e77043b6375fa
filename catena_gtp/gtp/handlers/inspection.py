"""Looking at the game without touching it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from catena_gtp.gtp import arguments as read
from catena_gtp.gtp.entry import Entry
from catena_gtp.gtp.failures import NO_MOVE_YET, GtpFailure
from catena_gtp.gtp.handlers.play import format_move
from catena_gtp.notation import button_word, format_cell, format_diagram, summary
from catena_gtp.wording import showing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from catena_gtp.gtp.state import Context, State
    from catena_gtp.rules import Cell


def format_cells(state: State, cells: Iterable[Cell]) -> list[str]:
    """Write cells as this session does."""
    return [format_cell(cell, state.board, state.lettering) for cell in cells]


def showboard(context: Context, _arguments: tuple[str, ...]) -> str:
    """Draw the board for a person, and tell how the game stands."""
    state = context.state
    lines = summary(showing(state.game, state.lettering, state.button_word))
    return "\n" + "\n".join((format_diagram(state.position, state.lettering), *lines))


def to_move(context: Context, _arguments: tuple[str, ...]) -> str:
    """Tell who is on turn and how many stones of this turn are left."""
    position = context.state.position
    return f"{position.to_move.value} {position.stones_left}"


def button(context: Context, _arguments: tuple[str, ...]) -> str:
    """Tell where the button is."""
    return button_word(context.state.position)


def strips(context: Context, _arguments: tuple[str, ...]) -> str:
    """Describe all strips, as JSON."""
    state = context.state
    return json.dumps(
        [
            {
                "cells": format_cells(state, strip.cells),
                "black": strip.black,
                "white": strip.white,
                "limited": strip.limited,
                "growth": format_cells(state, state.position.growth(strip)),
            }
            for strip in state.position.strips
        ]
    )


def list_stones(context: Context, arguments: tuple[str, ...]) -> str:
    """List the stones of one color."""
    state = context.state
    color = read.color(arguments[0])
    stones = state.position.stones
    return " ".join(format_cells(state, (cell for cell in sorted(stones) if stones[cell] is color)))


def last_move(context: Context, _arguments: tuple[str, ...]) -> str:
    """Tell who played last, and what."""
    state = context.state
    if state.game.color is None or state.game.move is None:
        raise GtpFailure(NO_MOVE_YET)
    return f"{state.game.color.value} {format_move(state, state.game.move)}"


def move_history(context: Context, _arguments: tuple[str, ...]) -> str:
    """List all moves, the last one first, as GNU Go does."""
    state = context.state
    moves = reversed(state.game.history())
    return "\n".join(f"{color.value} {format_move(state, move)}" for color, move in moves)


ENTRIES = (
    Entry("showboard", "", showboard),
    Entry("catena-to_move", "", to_move),
    Entry("catena-button", "", button),
    Entry("catena-strips", "", strips),
    Entry("list_stones", "COLOR", list_stones),
    Entry("last_move", "", last_move),
    Entry("move_history", "", move_history),
)
