"""Numbers as words, read the same way wherever they come from.

Ranges of ASCII are spelt out: what Python reads as digits of other scripts is no number here.
"""

from __future__ import annotations

import math
import re
from typing import Final

_WHOLE: Final = re.compile(r"([+-]?)0*([0-9]+)")
_DECIMAL: Final = re.compile(r"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
# A number with more digits is as good as infinite to everybody who reads one.
_MOST_DIGITS: Final = 15


def parse_whole(word: str) -> int | None:
    """Read a whole number, None if it is none.

    One beyond fifteen digits is cut down to the largest of these.
    """
    match = _WHOLE.fullmatch(word)
    if match is None:
        return None
    digits = match[2] if len(match[2]) <= _MOST_DIGITS else "9" * _MOST_DIGITS
    return -int(digits) if match[1] == "-" else int(digits)


def parse_decimal(word: str) -> float | None:
    """Read a finite number, None if it is none."""
    number = float(word) if _DECIMAL.fullmatch(word) else math.nan
    return number + 0.0 if math.isfinite(number) else None  # a negative zero becomes the usual one
