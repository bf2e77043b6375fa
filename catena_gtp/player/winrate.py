"""How likely a margin is to win: a logistic curve, flatter the more of the game is still to come.

The curve is fitted to games that the player played against itself: `python -m catena_gtp.calibration` plays
such games, fits and prints the numbers that stand here (200 games for each scoring, 2000 positions a move).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from catena_gtp.rules import Scoring

if TYPE_CHECKING:
    from catena_gtp.rules import Position

FEATURES: Final = 3
SCALES: Final = {
    Scoring.STANDARD: (1.156, 1.538, 0.908),
    Scoring.LONGEST: (0.257, 2.784, 0.763),
    Scoring.SQUARE: (4.515, 1.025, 2.674),
}
"""By scoring, the weights of `features` in the logarithm of the scale, in points."""

_STEEPEST: Final = 700.0


def features(position: Position) -> tuple[float, float, float]:
    """Give what the scale depends on: a constant, the part of the cells still open, the size of the board."""
    board = position.board
    return 1.0, len(position.placeable) / board.cell_count, math.log(board.side / 6)


def scale(position: Position) -> float:
    """Give the margin, in points, that multiplies the odds of winning by e."""
    weights = SCALES[position.ruleset.scoring]
    return math.exp(sum(w * x for w, x in zip(weights, features(position), strict=True)))


def deviation(position: Position, *, exact: bool) -> float:
    """Give the standard deviation, in points, of a result around its margin; 0 where that is exact.

    That the chance to win is a logistic curve of the margin says that the result is spread so around it.
    """
    return 0.0 if exact else scale(position) * math.pi / math.sqrt(3)


def win_rate(margin: float, position: Position, *, exact: bool) -> float:
    """Give the chance to win, a draw half counted, of the side from whose view the margin is."""
    if exact:
        return 0.5 if margin == 0 else float(margin > 0)
    steepness = max(-_STEEPEST, min(margin / scale(position), _STEEPEST))
    return 1 / (1 + math.exp(-steepness))
