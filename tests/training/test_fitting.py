from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from catena_gtp.training import model
from catena_gtp.training.fitting import Fit
from catena_gtp.training.folder import FolderError
from catena_gtp.training.samples import Samples
from tests.training.support import TINY, game, games, network_that_says

if TYPE_CHECKING:
    from pathlib import Path


class KilledError(Exception):
    """A kill."""


def nobody(_step: int, _point: dict[str, Any] | None) -> None:
    pass


def test_losses_fall(tmp_path: Path) -> None:
    fit = Fit(TINY, 1, Samples(games(6), TINY), tmp_path)
    network = fit.run(nobody)
    first, last = fit.curve[0]["learnt"], fit.curve[-1]["learnt"]
    assert last["value"] < first["value"]
    assert last["margin"] < first["margin"]
    assert [point["step"] for point in fit.curve] == [10, 20, 30]
    lines = (tmp_path / "curve.jsonl").read_text().splitlines()
    assert [json.loads(line) for line in lines] == fit.curve
    assert network.ring_end.any()


def test_a_fit_that_was_stopped_ends_like_one_that_was_not(tmp_path: Path) -> None:
    samples = Samples(games(6), TINY)
    whole = Fit(TINY, 1, samples, tmp_path / "whole").run(nobody)

    def stop(step: int, _point: dict[str, Any] | None) -> None:
        if step == 15:
            raise KilledError

    with pytest.raises(KilledError):
        Fit(TINY, 1, samples, tmp_path / "parts").run(stop)
    fit = Fit(TINY, 1, samples, tmp_path / "parts")
    assert fit.step == 10
    heard: list[int] = []
    network = fit.run(lambda step, _point: heard.append(step))
    assert heard == list(range(11, 31))
    assert network.tobytes() == whole.tobytes()
    assert [point["step"] for point in fit.curve] == [10, 20, 30]
    fit.finish()
    assert [path.name for path in (tmp_path / "parts").iterdir()] == ["curve.jsonl"]


def test_one_goes_on_from_a_network(tmp_path: Path) -> None:
    start = network_that_says(1.5)
    fit = Fit(TINY, 1, Samples(games(6), TINY), tmp_path, start)
    assert fit.network.tobytes() == model.network_of(model.parameters_of(start)).tobytes()
    assert fit.network.output_bias[0] == 1.5


def test_every_generation_begins_anew_by_chance(tmp_path: Path) -> None:
    samples = Samples(games(6), TINY)
    one, other = (Fit(TINY, number, samples, tmp_path / str(number)).network for number in (1, 2))
    assert one.tobytes() != other.tobytes()


def test_without_games_kept_apart_there_is_nothing_to_test_on(tmp_path: Path) -> None:
    fit = Fit(TINY, 1, Samples(game(1), TINY), tmp_path)
    fit.run(nobody)
    assert set(fit.curve[-1]["held_out"].values()) == {None}
    assert np.isnan(fit.test()).all()


def test_a_damaged_checkpoint_is_told(tmp_path: Path) -> None:
    (tmp_path / "checkpoint.npz").write_bytes(b"no checkpoint")
    with pytest.raises(FolderError, match="remove it, and the fit begins anew"):
        Fit(TINY, 1, Samples(games(6), TINY), tmp_path)
