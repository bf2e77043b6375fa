"""Matches on a real cluster of worker processes, some of which are lost."""

from __future__ import annotations

import os
import shlex
import signal
import time
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from distributed import Client, LocalCluster

from catena_gtp.arena.model import Cause, EngineSpec, GameRecord, MatchSpec
from catena_gtp.arena.tournament.cluster import Cluster
from catena_gtp.arena.tournament.match import Ending, run_match
from catena_gtp.arena.tournament.messages import MatchError
from catena_gtp.arena.tournament.openings import random_openings
from catena_gtp.arena.tournament.records import MatchFolder, Plan, read_records
from tests.arena.arenas import LIMIT_S, Arena, Engines
from tests.arena.support import ENVIRONMENT, stranger
from tests.arena.test_match import Notebook, match, numbers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

# Of its first games after each start, one takes so long that other workers finish meanwhile.
SLOW = ("tests.arena.fakes.faulty", "late", "3")


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    options = {"n_workers": 3, "threads_per_worker": 1, "processes": True, "dashboard_address": ":0"}
    with LocalCluster(**options) as found:
        yield found


@pytest.fixture
def engines(tmp_path: Path) -> Iterator[Engines]:
    found = Engines(tmp_path)
    yield found
    found.wait_until_gone()
    found.close()


def spec_of(engines: Engines, *modules: tuple[str, ...], pairs: int) -> MatchSpec:
    named = zip("abc", modules, strict=False)
    specs = [
        EngineSpec(name, tuple(shlex.split(engines.command(*words))), environment=ENVIRONMENT)
        for name, words in named
    ]
    by_nodes = replace(match(*specs).time, nodes=1)
    return replace(match(*specs, pairs=pairs), time=by_nodes)


class Reacting(Notebook):
    """A view that does something after a number of games."""

    def __init__(self, reactions: dict[int, Callable[[], None]]) -> None:
        super().__init__()
        self._reactions = reactions
        self.count = 0

    def finished(self, record: GameRecord) -> None:
        super().finished(record)
        self.count += 1
        if self.count in self._reactions:
            self._reactions[self.count]()


def run(path: Path, spec: MatchSpec, address: str, view: Notebook) -> tuple[Ending, list[GameRecord]]:
    with MatchFolder(path) as folder:
        folder.begin(Plan(spec, random_openings(spec.ruleset, 1, spec.pairs, spec.seed)))
        ending = run_match(folder, Cluster(spec, address), view)
        return ending, folder.records


def kill_a_busy_worker(address: str) -> None:
    """Kill the process of a worker that has a pair in hand; between two pairs none may have one."""
    deadline_s = time.monotonic() + LIMIT_S
    with Client(address, set_as_default=False) as client:
        while time.monotonic() < deadline_s:
            pids = client.run(os.getpid, on_error="ignore")
            busy = [pids[worker] for worker, tasks in client.processing().items() if tasks and worker in pids]
            if busy:
                os.kill(busy[0], signal.SIGKILL)
                return
    raise AssertionError("no worker is ever busy")


def test_no_game_is_lost_or_doubled_when_workers_are_killed_in_mid_game(
    tmp_path: Path, cluster: LocalCluster, engines: Engines
) -> None:
    spec = spec_of(engines, ("tests.arena.fakes.player",), SLOW, pairs=24)
    address = cluster.scheduler_address

    def kill() -> None:
        kill_a_busy_worker(address)

    view = Reacting({1: kill, 12: kill})
    ending, records = run(tmp_path / "out", spec, address, view)
    assert ending == Ending("all games are played", 0)
    assert view.count == 48
    assert numbers(records) == list(range(48))
    assert numbers(read_records(tmp_path / "out")) == list(range(48))
    assert {record.cause for record in records} == {Cause.SCORE}
    # The workers live on; the engines do not.
    engines.wait_until_gone()


def test_workers_that_join_later_play_along(tmp_path: Path, engines: Engines) -> None:
    spec = spec_of(engines, ("tests.arena.fakes.player",), SLOW, pairs=12)
    options = {"n_workers": 1, "threads_per_worker": 1, "processes": True, "dashboard_address": ":0"}
    with LocalCluster(**options) as alone:
        address = alone.scheduler_address
        view = Reacting({1: lambda: alone.scale(2)})
        ending, records = run(tmp_path / "out", spec, address, view)
    assert ending == Ending("all games are played", 0)
    assert numbers(records) == list(range(24))


def test_an_engine_that_is_out_ends_the_match(
    tmp_path: Path, cluster: LocalCluster, engines: Engines
) -> None:
    spec = spec_of(engines, ("tests.arena.fakes.player",), ("tests.arena.fakes.faulty", "crash"), pairs=100)
    view = Notebook()
    ending, records = run(tmp_path / "out", spec, cluster.scheduler_address, view)
    assert ending.status == 1
    assert ending.reason.startswith("b is out: it failed 3 times, at last: crash in game ")
    assert 3 <= len(records) < 50
    assert {record.winner for record in records} == {"a"}


def test_an_interrupt_ends_the_engines_on_the_workers(
    tmp_path: Path, cluster: LocalCluster, engines: Engines
) -> None:
    hanging = engines.command("tests.arena.fakes.faulty", "hang-stubbornly", "20")
    words = ["--engine", engines.command("tests.arena.fakes.player"), "--engine", hanging, "--nodes", "1"]
    game = ["--side", "2", "--komi", "0", "--openings", "none", "--pairs", "99"]
    folder = tmp_path / "out"
    with Arena(*words, *game, "--scheduler", cluster.scheduler_address, "--output", str(folder)) as arena:
        arena.wait_for("4/198")
        arena.send(signal.SIGINT)
        status, output, told = arena.end()
    assert (status, "Traceback" in told) == (130, False), told
    assert "ended: interrupted (SIGINT)" in output
    records = read_records(folder)
    assert 4 <= len(records) < 198
    engines.wait_until_gone()


def test_where_there_is_no_scheduler_it_says_so() -> None:
    spec = match(stranger("a"), stranger("b"))
    with pytest.raises(MatchError, match=r"there is no Dask scheduler at 127\.0\.0\.1:9: "):
        Cluster(spec, "127.0.0.1:9", connect_s=0.5)


def test_a_scheduler_that_is_lost_ends_the_match_with_what_was_played(
    tmp_path: Path, engines: Engines
) -> None:
    spec = spec_of(engines, ("tests.arena.fakes.player",), SLOW, pairs=60)
    options = {"n_workers": 1, "threads_per_worker": 1, "processes": True, "dashboard_address": ":0"}
    with LocalCluster(**options) as doomed:
        view = Reacting({2: doomed.close})
        ending, records = run(tmp_path / "out", spec, doomed.scheduler_address, view)
    assert ending.status == 1
    assert "scheduler at" in ending.reason
    assert 2 <= len(records) < 120
