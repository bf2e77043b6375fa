from __future__ import annotations

import math
from random import Random

import pytest

from catena_gtp.calibration import Sample, fit, games, loss, main
from catena_gtp.rules import Scoring


def samples(weights: tuple[float, float, float], count: int) -> list[Sample]:
    """Return results as these weights make them."""
    chance = Random(1)
    made = []
    for _ in range(count):
        features = (1.0, chance.random(), chance.uniform(-0.5, 0.5))
        scale = math.exp(sum(w * x for w, x in zip(weights, features, strict=True)))
        margin = chance.uniform(-30, 30)
        won = chance.random() < 1 / (1 + math.exp(-margin / scale))
        made.append(Sample(features, margin, float(won)))
    return made


def test_the_weights_behind_the_results_are_found() -> None:
    weights = (1.5, 1.0, 0.8)
    made = samples(weights, 8000)
    found = fit(made)
    assert found == pytest.approx(weights, abs=0.3)
    assert loss(made, found) <= loss(made, weights) + 1e-3
    assert loss(made, found) < loss(made, (9.0, 0.0, 0.0)) == pytest.approx(1, abs=0.01)


def test_games_tell_both_sides_what_came_of_it() -> None:
    for game in games(Scoring.STANDARD, 2, nodes=50, seed=1):
        assert {len(sample.features) for sample in game} == {3}
        assert {sample.result for sample in game} <= {0.0, 0.5, 1.0}


def test_the_command_prints_lines_of_the_source(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "3", "--nodes", "30"]) == 0
    told = capsys.readouterr()
    lines = told.out.splitlines()
    assert [line.split(":")[0] for line in lines] == [f"    Scoring.{scoring.name}" for scoring in Scoring]
    assert told.err.count(" positions, loss ") == 3
