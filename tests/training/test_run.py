from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from catena_gtp.player import network_file
from catena_gtp.training import report, stages
from catena_gtp.training.folder import Folder, FolderError, State
from catena_gtp.training.progress import Silence
from catena_gtp.training.run import Run, begin_with
from catena_gtp.training.store import read_shard
from tests.training.support import TINY, games, network_that_says

if TYPE_CHECKING:
    from pathlib import Path


class KilledError(Exception):
    """A kill."""


class Fuse(Silence):
    """Stops whoever tells it something, the so-manieth time."""

    def __init__(self, length: int) -> None:
        self._left = length

    def reach(self, done: int, note: str = "") -> None:  # noqa: ARG002 - told, not used
        self._left -= 1
        if self._left == 0:
            raise KilledError


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """Run two generations without an interruption."""
    folder = Folder.begun(tmp_path_factory.mktemp("run") / "whole", TINY)
    Run(folder, 0, Silence()).go(2)
    return folder


def told(folder: Folder, generation: int) -> dict[str, Any]:
    """Return a generation's report without what a clock said."""
    found = json.loads((folder.generation(generation) / "report.json").read_text())
    del found["seconds"], found["fit"]["seconds"], found["trial"]["seconds"]
    return dict(found)


def test_a_generation_leaves_games_a_network_a_match_and_pictures(whole: Folder) -> None:
    first = whole.generation(1)
    names = {path.relative_to(first).as_posix() for path in first.rglob("*") if path.is_file()}
    assert names == {
        "games/0000.npz", "games/0001.npz", "fit/curve.jsonl", "fitted.network", "trial.jsonl", "report.json",
        "curve.svg", "calibration.svg", "calibration.txt",
    }  # fmt: skip
    store, about = read_shard(whole.shard(1, 0))
    assert store.seen.tolist() == games(4).seen.tolist()
    assert (about["games"], about["network"], about["plan"]) == (4, None, TINY.as_json())
    found = told(whole, 1)
    assert found["games"]["games"] == 6
    assert found["trial"]["pairs"] == 3
    assert found["champion"] is None
    assert found["network"] == stages.digest(network_file.read(first / "fitted.network")[0])
    assert (whole.path / "report.txt").read_text() == report.text(whole)


def test_the_next_generation_plays_with_the_champion(whole: Folder) -> None:
    promoted = told(whole, 1)["trial"]["promoted"]
    second = told(whole, 2)
    assert second["champion"] == (1 if promoted else None)
    _, about = read_shard(whole.shard(2, 0))
    assert about["network"] == second["champion_network"]
    assert whole.champion.exists() is (promoted or second["trial"]["promoted"])
    assert whole.state.generation == 3


def test_a_run_that_is_killed_all_the_time_ends_like_one_that_is_not(whole: Folder, tmp_path: Path) -> None:
    folder = Folder.begun(tmp_path / "parts", TINY)
    stops = 0
    for length in (2, 7, 1, 25, 11, 40, 3, 60, 9):
        try:
            Run(folder, 0, Fuse(length)).go(2)
        except KilledError:
            stops += 1
    Run(folder, 0, Silence()).go(2)
    assert stops > 5
    for number in (1, 2):
        assert told(folder, number) == told(whole, number)
        for own, other in zip(folder.shards(number), whole.shards(number), strict=True):
            assert own.read_bytes() == other.read_bytes()
    assert folder.state == whole.state


def test_what_is_done_is_not_done_again(whole: Folder) -> None:
    Run(whole, 0, Fuse(1)).go(2)


def test_the_first_champion_may_be_given(tmp_path: Path) -> None:
    network_file.write(tmp_path / "given.network", network_that_says(0.25), {"by": "hand"})
    folder = Folder.begun(tmp_path / "run", TINY)
    begin_with(folder, tmp_path / "given.network")
    begin_with(folder, tmp_path / "given.network")
    assert folder.state == State(champion=0)
    Run(folder, 0, Silence()).go(1)
    assert told(folder, 1)["champion"] == 0
    assert read_shard(folder.shard(1, 0))[1]["network"] == stages.digest(network_that_says(0.25))
    network_file.write(tmp_path / "other.network", network_that_says(0.375), {})
    with pytest.raises(FolderError, match="begun with another network"):
        begin_with(folder, tmp_path / "other.network")


def test_a_first_champion_that_was_not_wholly_there_is_missed(tmp_path: Path) -> None:
    network_file.write(tmp_path / "given.network", network_that_says(0.25), {})
    folder = Folder.begun(tmp_path / "run", TINY)
    folder.advance(State(champion=0))  # and killed before the network was written
    with pytest.raises(network_file.NetworkFileError, match=r"fitted\.network: No such file"):
        Run(folder, 0, Silence()).go(1)
    begin_with(folder, tmp_path / "given.network")
    assert stages.digest(stages.loaded(folder.network(0))) == stages.digest(network_that_says(0.25))


def test_a_run_without_a_network_gets_none_later(tmp_path: Path) -> None:
    network_file.write(tmp_path / "given.network", network_that_says(0.25), {})
    folder = Folder.begun(tmp_path / "run", TINY)
    folder.shard(1, 0).write_bytes(b"")
    with pytest.raises(FolderError, match="begun without a network"):
        begin_with(folder, tmp_path / "given.network")
