"""The sums of a game in words, for a window of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catena_gtp.gtp.gogui.graphics import is_decided
from catena_gtp.gtp.handlers.inspection import format_cells
from catena_gtp.notation import format_number, format_result
from catena_gtp.rules import Color, Scoring

if TYPE_CHECKING:
    from catena_gtp.gtp.state import State
    from catena_gtp.rules import Position, Score, Strip


def final_result(position: Position) -> str:
    """Tell who has won and why, or that the game is not over, in one line: GoGui's dialog knows no others."""
    if not position.is_over:
        return "The game is not over."
    score = position.score()
    if score.winner is None:
        sentence = "A draw."
    else:
        points = format_number(abs(score.margin))
        noun = "point" if points == "1" else "points"
        sentence = f"{_name(score.winner)} wins by {points} {noun}."
    return " ".join((sentence, *(f"{_sum(score, color)}." for color in Color)))


def score_sheet(state: State) -> str:
    """Write the sums, then every strip: first those that can still grow, then those that are captured."""
    position = state.position
    score = position.score()
    label = "Result" if position.is_over else "So far"
    lines = [f"{label}: {format_result(score)}", *(_sum(score, color) for color in Color)]
    if position.ruleset.has_button:
        owner = position.button_owner
        lines.append(f"Button: {'free' if owner is None else owner.value}")
    strips = sorted(position.strips, key=lambda strip: -len(strip.cells))
    still_open = [strip for strip in strips if not is_decided(strip, position)]
    if still_open:
        lines += [f"Open: {len(still_open)}", *(_open_strip(state, strip) for strip in still_open)]
    for color in Color:
        mine = [strip for strip in strips if is_decided(strip, position) and strip.leader is color]
        if mine:
            stones = _stones(sum(len(strip.cells) for strip in mine))
            lines.append(f"{_name(color)} has captured: {len(mine)}, {stones} in all")
            lines += [f"- {_stones(len(s.cells))}: {' '.join(format_cells(state, s.cells))}" for s in mine]
    return "\n".join(lines)


def _sum(score: Score, color: Color) -> str:
    """Write what a player's total is made of."""
    tally = score.black if color is Color.BLACK else score.white
    points = format_number(tally.strips)
    if score.scoring is Scoring.LONGEST:  # komi is in it, and the button counts only where no strip is left
        parts = [f"{points} longest strip left{' with komi' if tally.komi and tally.strips else ''}"]
        button = tally.total - tally.strips
    else:
        worth = "squares" if score.scoring is Scoring.SQUARE else "stone" if tally.stones == 1 else "stones"
        parts = [f"{points} {worth}"]
        if tally.komi:
            parts.append(f"{format_number(tally.komi)} komi")
        button = tally.button
    if button:
        parts.append(f"{format_number(button)} button")
    sum_of_parts = f"{format_number(tally.total)} = " if len(parts) > 1 else ""
    return f"{_name(color)}: {sum_of_parts}{' + '.join(parts)}"


def _open_strip(state: State, strip: Strip) -> str:
    """Write a strip that can still grow, and where."""
    cells = " ".join(format_cells(state, strip.cells))
    growth = " ".join(format_cells(state, state.position.growth(strip)))
    return f"- {strip.black} black, {strip.white} white: {cells}; grows at {growth}"


def _stones(number: int) -> str:
    return "1 stone" if number == 1 else f"{number} stones"


def _name(color: Color) -> str:
    return color.value.capitalize()
