"""Numbers and results as Go programs write them: plain decimals, never an exponent."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from catena_gtp.rules import Score

# A komi such as 6.1 leaves binary noise far to the right in a sum; nobody means more decimals than these.
_RESULT_DECIMALS = 9


def format_number(number: float) -> str:
    """Write a finite number with as few digits as read back as the same float; whole ones without a point."""
    text = format(Decimal(repr(float(number))), "f")
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def format_result(score: Score) -> str:
    """Write a result (R13, R19, R20): the winner's letter, a plus and the margin, or 0 for a draw."""
    return format_margin(score.margin)


def format_margin(margin: float) -> str:
    """Write a result that is given by Black's margin in points."""
    if margin == 0:
        return "0"
    # A margin too small for these decimals is still a margin.
    shown = round(abs(margin), _RESULT_DECIMALS) or abs(margin)
    return f"{'B' if margin > 0 else 'W'}+{format_number(shown)}"
