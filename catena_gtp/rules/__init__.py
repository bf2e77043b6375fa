"""The rules of Catena, written to be read beside the rules text, and the judge of every game.

Pure Python without dependencies. The clauses are cited by their numbers (R1 to R20, `protocol/rules.md`).
"""

from catena_gtp.rules.actions import (
    BUTTON,
    SWAP,
    Action,
    IllegalMove,
    ImpossiblePosition,
    Reason,
    Special,
)
from catena_gtp.rules.geometry import LARGEST_SIDE, SMALLEST_SIDE, Board, Cell
from catena_gtp.rules.perft import perft
from catena_gtp.rules.position import Position
from catena_gtp.rules.ruleset import Color, GameType, Ruleset, Scoring
from catena_gtp.rules.scoring import Score, Tally
from catena_gtp.rules.strips import Strip

__all__ = [
    "BUTTON",
    "LARGEST_SIDE",
    "SMALLEST_SIDE",
    "SWAP",
    "Action",
    "Board",
    "Cell",
    "Color",
    "GameType",
    "IllegalMove",
    "ImpossiblePosition",
    "Position",
    "Reason",
    "Ruleset",
    "Score",
    "Scoring",
    "Special",
    "Strip",
    "Tally",
    "perft",
]
