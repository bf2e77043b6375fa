"""The Bradley-Terry model on arrays: many tables of results at once, each fitted by greatest likelihood.

A table is float64 (engines, engines): the points that row took from column, a drawn game half a point each.
`same_island` is bool of the same shape: whether a chain of games connects the two. Imports numpy, so it is
itself imported only when ratings are computed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Flags = NDArray[np.bool_]

_MOST_STEPS = 200
_MOST_HALVINGS = 20
_LONGEST_STEP = 1.0
_CLOSE_ENOUGH = 1e-9


def chains(points: Floats) -> Flags:
    """Return, for each table, whether a chain of points taken leads from row to column; (tables, n, n)."""
    reach = (points > 0) | np.eye(points.shape[1], dtype=bool)
    for _ in range(points.shape[1].bit_length()):
        reach = np.matmul(reach.astype(np.float64), reach.astype(np.float64)) > 0
    return reach


def with_draws_where_needed(points: Floats, same_island: Flags) -> Floats:
    """Return the tables with one drawn game added to every pairing of those without a finite maximum.

    A finite maximum exists where each engine has a chain to each other of its island: L. R. Ford, Solution
    of a ranking problem from binary comparisons (1957).
    """
    unbounded = np.any(same_island & ~chains(points), axis=(1, 2))
    met = points + np.swapaxes(points, 1, 2) > 0
    drawn: Floats = points + 0.5 * (met & unbounded[:, None, None])
    return drawn


def fit(points: Floats, same_island: Flags) -> Floats:
    """Return the ratings of greatest likelihood, (tables, engines), in natural units, with island means 0.

    The model of R. A. Bradley and M. E. Terry, Rank analysis of incomplete block designs (1952): row beats
    column with probability 1 / (1 + exp(column - row)). Newton's method; a step that would lower the
    likelihood is halved. The tables must have finite maxima.
    """
    games = points + np.swapaxes(points, 1, 2)
    diagonal = np.arange(points.shape[1])
    ratings = np.zeros(points.shape[:2])
    for _ in range(_MOST_STEPS):
        expected = 1 / (1 + np.exp(ratings[:, None, :] - ratings[:, :, None]))
        slope = np.sum(points - games * expected, axis=2)
        curvature = -games * expected * (1 - expected)
        curvature[:, diagonal, diagonal] -= curvature.sum(axis=2)
        # The likelihood fixes the ratings of an island only up to a shift: ask for a mean of 0 as well.
        step = np.linalg.solve(curvature + same_island, slope[:, :, None])[:, :, 0]
        longest = np.max(np.abs(step), axis=1, keepdims=True)
        if np.max(longest) < _CLOSE_ENOUGH:
            return ratings
        step *= np.minimum(1.0, _LONGEST_STEP / np.maximum(longest, _CLOSE_ENOUGH))
        ratings += _halved_where_worse(points, ratings, step)
    raise ArithmeticError("the ratings did not settle")


def _halved_where_worse(points: Floats, ratings: Floats, step: Floats) -> Floats:
    """Return the step of each table, shortened until it does not lower the likelihood."""
    before = _log_likelihood(points, ratings)
    for _ in range(_MOST_HALVINGS):
        worse = _log_likelihood(points, ratings + step) < before - _CLOSE_ENOUGH
        if not worse.any():
            break
        step = np.where(worse[:, None], step / 2, step)
    return step


def _log_likelihood(points: Floats, ratings: Floats) -> Floats:
    """Return the log-likelihood of each table, (tables,)."""
    behind = ratings[:, None, :] - ratings[:, :, None]
    sums: Floats = -np.sum(points * np.logaddexp(0, behind), axis=(1, 2))
    return sums
