"""How often those win whom a network gives such a chance: predictions against results, in bins."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from catena_gtp.kernel import samples
from catena_gtp.kernel.network import new_mind
from catena_gtp.training.samples import is_held_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from catena_gtp.kernel.samples import Store
    from catena_gtp.training.plan import Plan

BINS = 10


@dataclass(frozen=True, slots=True)
class Bin:
    """The positions whose predicted chance lay in an interval: its mean, and the mean result."""

    low: float
    high: float
    count: int
    predicted: float
    observed: float

    @property
    def error(self) -> float:
        """The standard error of `observed`, as if positions of one game were independent."""
        return math.sqrt(max(self.observed * (1 - self.observed), 0.25 / self.count) / self.count)


@dataclass(frozen=True, slots=True)
class Calibration:
    """The bins, and the mean squared error of the network, of the searches, and of saying 0.5 always."""

    bins: tuple[Bin, ...]
    positions: int
    network: float
    search: float
    nothing: float

    def as_json(self) -> dict[str, Any]:
        """Return the numbers for a report."""
        return asdict(self)


def from_json(values: dict[str, Any]) -> Calibration:
    """Return the value of which `as_json` made these."""
    return Calibration(**{**values, "bins": tuple(Bin(**each) for each in values["bins"])})


def calibrate(store: Store, plan: Plan, network: Any) -> Calibration | None:
    """Compare what a network predicts of games kept apart with how they ended; None without any."""
    chosen = np.flatnonzero(is_held_out(store, plan))
    told = np.zeros((len(chosen), 3), np.float32)
    samples.judge_all(samples.new_bench(), store, chosen, new_mind(network), told)
    told = told[~np.isnan(told[:, 2])]
    if not len(told):
        return None
    predicted, searched, results = (told[:, column].astype(np.float64) for column in range(3))
    return Calibration(
        bins=tuple(binned(predicted, results)),
        positions=len(told),
        network=round(float(np.mean((predicted - results) ** 2)), 5),
        search=round(float(np.mean((searched - results) ** 2)), 5),
        nothing=round(float(np.mean((0.5 - results) ** 2)), 5),
    )


def binned(predicted: NDArray[np.float64], results: NDArray[np.float64]) -> list[Bin]:
    """Sort predictions into bins of one width and leave out those without any."""
    places = np.minimum((predicted * BINS).astype(np.int64), BINS - 1)
    bins = []
    for place in range(BINS):
        here = places == place
        if here.any():
            means = round(float(predicted[here].mean()), 4), round(float(results[here].mean()), 4)
            bins.append(Bin(place / BINS, (place + 1) / BINS, int(here.sum()), *means))
    return bins


def table(found: Calibration) -> list[str]:
    """Return the bins as lines of text."""
    lines = ["predicted      positions   mean prediction   won"]
    lines += [
        f"{each.low:4.0%} to {each.high:4.0%} {each.count:10}   {each.predicted:15.1%}   "
        f"{each.observed:6.1%} ± {1.96 * each.error:.1%}"
        for each in found.bins
    ]
    lines.append(
        f"{found.positions} positions; mean squared error {found.network:.4f}, of the searches "
        f"{found.search:.4f}, of 50 % always {found.nothing:.4f}"
    )
    return lines


def errors(bins: Sequence[Bin]) -> float:
    """Give the mean distance of prediction and result over the bins, each position counting once."""
    count = sum(each.count for each in bins)
    return sum(each.count * abs(each.predicted - each.observed) for each in bins) / count
