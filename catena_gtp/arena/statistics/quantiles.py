"""The two distributions that intervals are made of: the normal and Student's t."""

from __future__ import annotations

import math
from functools import cache
from statistics import NormalDist

CONFIDENCE = 0.95

_NORMAL = NormalDist()
# Beyond so many degrees of freedom the expansion is exact to more digits than anyone reads.
_EXPANSION_FROM = 60
_SUMMED_UP_TO = 400


def normal_probability(z: float) -> float:
    """Return the probability that a standard normal variable is below `z`."""
    return _NORMAL.cdf(z)


def student_probability(t: float, freedom: int) -> float:
    """Return the probability that a variable of Student's t is below `t`.

    Beyond so many degrees of freedom that the finite sum takes long, by Abramowitz and Stegun 26.7.8.
    """
    if freedom > _SUMMED_UP_TO:
        return normal_probability(t * (1 - 1 / (4 * freedom)) / math.sqrt(1 + t * t / (2 * freedom)))
    return 0.5 + math.copysign(_inner_probability(abs(t), freedom) / 2, t)


@cache
def student_quantile(probability: float, freedom: int) -> float:
    """Return the quantile of Student's t for a probability from 0.5 to below 1.

    Abramowitz and Stegun, Handbook of Mathematical Functions: 26.7.3 and 26.7.4 give the distribution for a
    whole number of degrees of freedom as a finite sum, which is inverted here by bisection; 26.7.5 expands
    the quantile for many.
    """
    if freedom >= _EXPANSION_FROM:
        return _expanded_quantile(_NORMAL.inv_cdf(probability), freedom)
    low, high = 0.0, 1.0
    while _inner_probability(high, freedom) < 2 * probability - 1:
        low, high = high, 2 * high
    for _ in range(80):
        middle = (low + high) / 2
        if _inner_probability(middle, freedom) < 2 * probability - 1:
            low = middle
        else:
            high = middle
    return high


def _inner_probability(t: float, freedom: int) -> float:
    """Return the probability that a t variable lies between -t and t (26.7.3, 26.7.4)."""
    angle = math.atan(t / math.sqrt(freedom))
    cosine = math.cos(angle)
    if freedom % 2 == 0:
        term = total = 1.0
        for k in range(1, freedom // 2):
            term *= cosine * cosine * (2 * k - 1) / (2 * k)
            total += term
        return math.sin(angle) * total
    term = total = cosine if freedom > 1 else 0.0
    for k in range(1, (freedom - 1) // 2):
        term *= cosine * cosine * (2 * k) / (2 * k + 1)
        total += term
    return (angle + math.sin(angle) * total) * 2 / math.pi


def _expanded_quantile(z: float, freedom: int) -> float:
    """Return the quantile of t from that of the normal distribution (26.7.5)."""
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
