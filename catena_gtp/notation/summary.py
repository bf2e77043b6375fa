"""How a game stands, in words for a person: a line each for turn, button, komi, strips and score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from catena_gtp.notation.results import format_number, format_result
from catena_gtp.notation.vertices import Lettering
from catena_gtp.rules import GameType, Scoring

if TYPE_CHECKING:
    from catena_gtp.rules import Cell, Position


@dataclass(frozen=True, slots=True)
class Showing:
    """A position and how it is shown: in which letters, and with the move that led to it.

    `last_cell` is where that move placed a stone, if it did; `last_words` say who played what.
    """

    position: Position
    lettering: Lettering = Lettering.CATENA
    last_cell: Cell | None = None
    last_words: str = ""


def summary(showing: Showing) -> list[str]:
    """Return lines that tell how the game stands, each with its label."""
    position = showing.position
    return [
        *([f"last move: {showing.last_words}"] if showing.last_words else ()),
        f"turn: {turn_words(position)}",
        f"button: {button_word(position)}",
        f"komi: {komi_words(position)}",
        f"strips: {_strips_words(position)}",
        _score_line(position),
    ]


def turn_words(position: Position) -> str:
    """Tell who is on turn, and in double placement how many stones of the turn are left."""
    if position.is_over:
        return "none, the game is over"
    if position.ruleset.game_type is not GameType.DOUBLE:
        return position.to_move.value
    stones = "1 stone" if position.stones_left == 1 else f"{position.stones_left} stones"
    return f"{position.to_move.value}, {stones} left"


def button_word(position: Position) -> str:
    """Return the color that has the button, or that it is free, or that there is none.

    After the game an untaken button has gone to its owner (R12).
    """
    if not position.ruleset.has_button:
        return "none"
    owner = position.button_owner
    return "free" if owner is None else owner.value


def komi_words(position: Position) -> str:
    """Return the komi, and whether it counts."""
    ruleset = position.ruleset
    number = format_number(ruleset.komi)
    return number if ruleset.game_type is GameType.KOMI else f"{number}, which has no effect here"


def scoring_words(scoring: Scoring) -> str:
    """Tell what is counted."""
    return {
        Scoring.STANDARD: "stones count",
        Scoring.LONGEST: "the longest strip counts",
        Scoring.SQUARE: "squares of strips count",
    }[scoring]


def _strips_words(position: Position) -> str:
    limited = sum(strip.limited for strip in position.strips)
    return f"{len(position.strips) - limited} open, {limited} limited"


def _score_line(position: Position) -> str:
    score = position.score()
    label = "final score" if position.is_over else "score so far"
    black, white = (format_number(tally.total) for tally in (score.black, score.white))
    return f"{label}: {format_result(score)} (black {black}, white {white})"
