from __future__ import annotations

import pickle
from functools import partial
from typing import TYPE_CHECKING

import pytest

from catena_gtp.player import network_file
from catena_gtp.training import stages
from catena_gtp.training.folder import Folder
from catena_gtp.training.progress import Silence
from catena_gtp.training.store import read_shard
from tests.training.support import TINY, games, network_that_says

if TYPE_CHECKING:
    from pathlib import Path


class Heard(Silence):
    """Remembers what it is told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, int, int]] = []
        self.reached: list[int] = []

    def begin(self, what: str, total: int, done: int = 0) -> None:
        self.told.append((what, total, done))

    def reach(self, done: int, note: str = "") -> None:  # noqa: ARG002 - told, not used
        self.reached.append(done)


def test_only_the_missing_shards_are_played(tmp_path: Path) -> None:
    folder, heard = Folder.begun(tmp_path / "run", TINY), Heard()
    stages.play_games(folder, 1, None, 0, heard)
    before = folder.shard(1, 0).read_bytes()
    folder.shard(1, 1).unlink()
    stages.play_games(folder, 1, None, 0, heard)
    assert heard.told == [("generation 1, games", 6, 0), ("generation 1, games", 6, 4)]
    assert heard.reached == [1, 2, 3, 4, 5, 6, 5, 6]
    assert folder.shard(1, 0).read_bytes() == before
    assert stages.games_of(folder, range(1, 2)).seen.tolist() == games(6).seen.tolist()


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    folder = Folder.begun(tmp_path / "run", TINY)
    stages.play_games(folder, 1, None, 2, Silence())
    store, _ = read_shard(folder.shard(1, 0))
    assert store.seen.tolist() == games(4).seen.tolist()
    assert store.moves.tolist() == games(4).moves.tolist()


def test_a_fit_that_is_done_is_not_done_again(tmp_path: Path) -> None:
    folder, heard = Folder.begun(tmp_path / "run", TINY), Heard()
    stages.play_games(folder, 1, None, 0, Silence())
    stages.fit(folder, 1, None, heard)
    network = folder.generation(1) / "fitted.network"
    before = network.read_bytes()
    stages.fit(folder, 1, None, heard)
    assert heard.told == [("generation 1, fit", TINY.steps, 0)]
    network.unlink()
    stages.fit(folder, 1, None, heard)
    assert network.read_bytes() == before


def test_the_window_is_of_the_last_generations() -> None:
    assert TINY.window == 4
    assert [list(stages.window(TINY, number)) for number in (1, 3, 6)] == [[1], [1, 2, 3], [3, 4, 5, 6]]


def test_a_network_is_known_by_its_numbers(tmp_path: Path) -> None:
    network_file.write(tmp_path / "a.network", network_that_says(0.5), {"name": "a"})
    network_file.write(tmp_path / "b.network", network_that_says(0.5), {"name": "b"})
    one, other = (stages.loaded(tmp_path / name) for name in ("a.network", "b.network"))
    assert stages.digest(one) == stages.digest(other) == stages.digest(network_that_says(0.5))
    assert stages.digest(one) != stages.digest(network_that_says(0.375))
    assert stages.digest(stages.loaded(None)) is None


def test_a_player_can_be_sent_to_another_process() -> None:
    hire = pickle.loads(pickle.dumps(partial(stages.hire_player, TINY, 1, None)))  # noqa: S301
    assert hire()(2).seen.tolist() == hire()(2).seen.tolist()


@pytest.mark.parametrize("workers", [0, 2])
def test_a_match_of_a_network_against_playouts(tmp_path: Path, workers: int) -> None:
    folder, heard = Folder.begun(tmp_path / "run", TINY), Heard()
    network_file.write(folder.generation(1) / "fitted.network", network_that_says(0.0), {})
    verdict = stages.match(folder, 1, None, workers, heard)
    assert verdict.counts.pairs == 3
    again = stages.match(folder, 1, None, workers, heard)
    assert again == verdict
    assert heard.told[1] == ("generation 1, match", 3, 3)
