"""What the strips on the board are worth: the sums of both players and who wins (R11 to R13, R18 to R20).

Knows strips and owners only, not how they came about.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from catena_gtp.rules.ruleset import Color, Ruleset, Scoring

if TYPE_CHECKING:
    from collections.abc import Iterable

    from catena_gtp.rules.strips import Strip

BUTTON_POINTS = 0.5


@dataclass(frozen=True, slots=True)
class Tally:
    """One player's sums, in points.

    `stones` counts the stones of the player's color. `strips` is what they are worth: the stones themselves
    (R18), the squares of the player's strips (R20), or the length of the longest strip that is left after the
    pairs are removed, White's komi included in it (R19). `total` adds komi and button by the same rules.
    """

    stones: int
    strips: float
    komi: float
    button: float
    total: float


@dataclass(frozen=True, slots=True)
class Score:
    """Both sums and the margin, from Black's point of view and in points (R13, R19, R20)."""

    scoring: Scoring
    black: Tally
    white: Tally
    margin: float

    @property
    def winner(self) -> Color | None:
        """Who is ahead; None for a draw."""
        if self.margin == 0:
            return None
        return Color.BLACK if self.margin > 0 else Color.WHITE


def score_strips(strips: Iterable[Strip], ruleset: Ruleset, button: Color | None) -> Score:
    """Add up the strips on the board.

    `button` is who has the half point. A strip that is still open counts for whoever leads in it, for nobody
    when the colors are equal; in standard scoring every stone counts for its color as it stands.
    """
    strips = tuple(strips)
    stones = {Color.BLACK: sum(s.black for s in strips), Color.WHITE: sum(s.white for s in strips)}
    half_point = {color: BUTTON_POINTS if button is color else 0.0 for color in Color}
    if ruleset.scoring is Scoring.LONGEST:
        return _longest(strips, ruleset, stones, half_point)
    tallies = {}
    for color in Color:
        points = float(stones[color])
        if ruleset.scoring is Scoring.SQUARE:
            points = float(sum(len(s.cells) ** 2 for s in strips if s.leader is color))
        komi = ruleset.effective_komi if color is Color.WHITE else 0.0
        total = points + komi + half_point[color]
        tallies[color] = Tally(stones[color], points, komi, half_point[color], total)
    black, white = tallies[Color.BLACK], tallies[Color.WHITE]
    # Komi is subtracted last: a huge one would swallow the other sums.
    margin = (black.strips + black.button - white.strips - white.button) - white.komi
    return Score(ruleset.scoring, black, white, margin)


def _longest(
    strips: tuple[Strip, ...], ruleset: Ruleset, stones: dict[Color, int], half_point: dict[Color, float]
) -> Score:
    """Score by R19: remove pairs of equal length, then the longest strip that is left decides."""
    lengths = {c: Counter(float(len(s.cells)) for s in strips if s.leader is c) for c in Color}
    komi = ruleset.effective_komi
    white = lengths[Color.WHITE]
    if white:
        longest = max(white)
        white[longest] -= 1
        white[longest + komi] += 1
    left = {
        Color.BLACK: max((lengths[Color.BLACK] - white).elements(), default=0.0),
        Color.WHITE: max((white - lengths[Color.BLACK]).elements(), default=0.0),
    }
    margin = left[Color.BLACK] - left[Color.WHITE]
    decided_by_button = not (lengths[Color.BLACK] - white) and not (white - lengths[Color.BLACK])
    if decided_by_button:
        margin = half_point[Color.BLACK] - half_point[Color.WHITE]
    totals = {c: left[c] + (half_point[c] if decided_by_button else 0.0) for c in Color}
    black_tally, white_tally = (
        Tally(stones[c], left[c], komi if c is Color.WHITE else 0.0, half_point[c], totals[c]) for c in Color
    )
    return Score(Scoring.LONGEST, black_tally, white_tally, margin)
