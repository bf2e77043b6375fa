from __future__ import annotations

import json

import numpy as np
import pytest

from catena_gtp.training.calibration import binned, calibrate, errors, from_json, table
from catena_gtp.training.samples import is_held_out
from tests.training.support import TINY, game, games, network_that_says


def test_predictions_are_sorted_and_their_results_counted() -> None:
    predicted = np.array([0.0, 0.05, 0.31, 0.39, 0.95, 1.0])
    results = np.array([0.0, 0.0, 0.0, 1.0, 1.0, 1.0])
    bins = binned(predicted, results)
    assert [(each.low, each.high, each.count) for each in bins] == [
        (0.0, 0.1, 2),
        (0.3, 0.4, 2),
        (0.9, 1.0, 2),
    ]
    assert [each.observed for each in bins] == [0.0, 0.5, 1.0]
    assert [each.predicted for each in bins] == pytest.approx([0.025, 0.35, 0.975])
    assert errors(bins) == pytest.approx((0.025 + 0.15 + 0.025) / 3)
    assert all(each.error > 0 for each in bins)


def test_a_network_is_held_against_games_kept_apart() -> None:
    store = games(6)
    found = calibrate(store, TINY, network_that_says(-20.0))
    assert found is not None
    (only,) = found.bins
    assert (only.low, only.predicted) == (0.0, 0.0)
    assert 0 < found.positions <= is_held_out(store, TINY).sum()
    assert found.network == pytest.approx(only.observed, abs=0.2)  # a draw is half as far off
    even = calibrate(store, TINY, network_that_says(0.0))
    assert even is not None
    assert even.network == even.nothing
    assert even.search == found.search


def test_without_games_kept_apart_nothing_can_be_said() -> None:
    assert calibrate(game(1), TINY, network_that_says(0.0)) is None


def test_numbers_come_back_and_are_told() -> None:
    found = calibrate(games(6), TINY, network_that_says(0.3))
    assert found is not None
    assert from_json(json.loads(json.dumps(found.as_json()))) == found
    lines = table(found)
    assert len(lines) == 2 + len(found.bins)
    assert f"{found.bins[0].count}" in lines[1]
    assert lines[1].startswith(" 50% to  60%")
    assert lines[-1].startswith(f"{found.positions} positions")
