"""Looking at the game without touching it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from catena_gtp.gtp import arguments as read
from catena_gtp.gtp.entry import Entry
from catena_gtp.gtp.failures import NO_MOVE_YET, GtpFailure
from catena_gtp.gtp.handlers.play import format_move
from catena_gtp.notation import format_cell, format_diagram, format_number, format_result
from catena_gtp.rules import GameType

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
    lines = (
        format_diagram(state.position, state.lettering),
        *_last_move_line(state),
        f"turn: {_turn_line(state)}",
        f"button: {button_state(state)}",
        f"komi: {_komi_line(state)}",
        f"strips: {_strips_line(state)}",
        _score_line(state),
    )
    return "\n" + "\n".join(lines)


def _last_move_line(state: State) -> tuple[str, ...]:
    """Tell the last move, if there is one."""
    game = state.game
    if game.color is None or game.move is None:
        return ()
    return (f"last move: {game.color.value} {format_move(state, game.move)}",)


def to_move(context: Context, _arguments: tuple[str, ...]) -> str:
    """Tell who is on turn and how many stones of this turn are left."""
    position = context.state.position
    return f"{position.to_move.value} {position.stones_left}"


def button(context: Context, _arguments: tuple[str, ...]) -> str:
    """Tell where the button is."""
    return button_state(context.state)


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


def button_state(state: State) -> str:
    """Return the color that has the button, or that it is free, or that there is none.

    After the game an untaken button has gone to its owner (R12).
    """
    position = state.position
    if not position.ruleset.has_button:
        return "none"
    owner = position.button_owner
    return "free" if owner is None else owner.value


def _turn_line(state: State) -> str:
    position = state.position
    if position.is_over:
        return "none, the game is over"
    if position.ruleset.game_type is not GameType.DOUBLE:
        return position.to_move.value
    stones = "1 stone" if position.stones_left == 1 else f"{position.stones_left} stones"
    return f"{position.to_move.value}, {stones} left"


def _komi_line(state: State) -> str:
    number = format_number(state.ruleset.komi)
    return number if state.ruleset.game_type is GameType.KOMI else f"{number}, which has no effect here"


def _strips_line(state: State) -> str:
    limited = sum(strip.limited for strip in state.position.strips)
    return f"{len(state.position.strips) - limited} open, {limited} limited"


def _score_line(state: State) -> str:
    score = state.position.score()
    label = "final score" if state.position.is_over else "score so far"
    black, white = (format_number(tally.total) for tally in (score.black, score.white))
    return f"{label}: {format_result(score)} (black {black}, white {white})"


ENTRIES = (
    Entry("showboard", "", showboard),
    Entry("catena-to_move", "", to_move),
    Entry("catena-button", "", button),
    Entry("catena-strips", "", strips),
    Entry("list_stones", "COLOR", list_stones),
    Entry("last_move", "", last_move),
    Entry("move_history", "", move_history),
)
