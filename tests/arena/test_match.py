"""Whole matches: every game once, whatever happens to engines, to the arena or to both."""

from __future__ import annotations

import os
import signal
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from catena_gtp.arena.model import Cause, EngineSpec, GameRecord, GameTask, MatchSpec, Opening, TimeControl
from catena_gtp.arena.tournament.jobs import LocalJobs
from catena_gtp.arena.tournament.match import Ending, left_to_play, run_match
from catena_gtp.arena.tournament.openings import random_openings
from catena_gtp.arena.tournament.records import MatchFolder, Plan, read_records
from catena_gtp.rules import Ruleset
from tests.arena.arenas import Arena, Engines
from tests.arena.support import NO_CLOCK, faulty, ours, stranger

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SIDE_TWO = Ruleset(2, komi=0)
GOOD = stranger("good")


class Notebook:
    """A view that writes down what it is shown."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.running: set[int] = set()
        self.dropped_games: set[int] = set()

    def started(self, task: GameTask) -> None:
        self.running.add(task.number)

    def finished(self, record: GameRecord) -> None:
        self.running.discard(record.task.number)

    def dropped(self, task: GameTask) -> None:
        self.running.remove(task.number)
        self.dropped_games.add(task.number)

    def say(self, text: str) -> None:
        self.said.append(text)


def match(*engines: EngineSpec, pairs: int = 2, restarts: int = 2) -> MatchSpec:
    return MatchSpec("match", engines, SIDE_TWO, NO_CLOCK, pairs, opening_plies=1, restarts=restarts)


def run(
    path: Path, spec: MatchSpec, *, jobs: int = 1, openings: Sequence[Opening] = ()
) -> tuple[Ending, list[GameRecord], Notebook]:
    view = Notebook()
    lines = tuple(openings) or random_openings(spec.ruleset, 1, spec.pairs, spec.seed)
    with MatchFolder(path) as folder:
        folder.begin(Plan(spec, lines))
        ending = run_match(folder, LocalJobs(spec, jobs), view)
        assert view.running == set()
        return ending, folder.records, view


def numbers(records: Sequence[GameRecord]) -> list[int]:
    return sorted(record.task.number for record in records)


@pytest.mark.usefixtures("nothing_is_left")
@pytest.mark.parametrize("jobs", [1, 3])
def test_every_game_of_a_round_robin_is_played_once(tmp_path: Path, jobs: int) -> None:
    spec = match(GOOD, stranger("other", "--catena", letters="catena"), stranger("mute", "--mute"), pairs=3)
    ending, records, view = run(tmp_path, spec, jobs=jobs)
    assert ending == Ending("all games are played", 0)
    assert numbers(records) == list(range(18))
    assert {record.cause for record in records} == {Cause.SCORE}
    seats = Counter((record.black, record.white) for record in records)
    assert set(seats.values()) == {3}
    assert len(seats) == 6
    assert view.said == []


@pytest.mark.usefixtures("nothing_is_left")
def test_a_match_of_which_nothing_is_left_starts_no_engine(tmp_path: Path) -> None:
    spec = match(GOOD, stranger("other"))
    _, records, _ = run(tmp_path, spec)
    broken = replace(spec, engines=(GOOD, EngineSpec("other", ("/no/such/program",))))
    with MatchFolder(tmp_path) as folder:
        folder.plan = Plan(broken, folder.plan.openings if folder.plan else ())
        assert left_to_play(folder.plan, folder.records) == 0
        assert run_match(folder, LocalJobs(broken, 1), Notebook()) == Ending("all games were played before")
    assert read_records(tmp_path) == records


@pytest.mark.usefixtures("nothing_is_left")
def test_an_engine_that_crashes_once_is_started_again_and_loses_only_that_game(tmp_path: Path) -> None:
    # Each start counts its own moves, so that it falls every few games.
    spec = match(GOOD, faulty("crash", "9"), pairs=4, restarts=20)
    ending, records, view = run(tmp_path, spec)
    assert ending == Ending("all games are played", 0)
    assert numbers(records) == list(range(8))
    crashes = [record for record in records if record.cause is Cause.CRASH]
    assert 1 <= len(crashes) < 8
    assert {record.at_fault for record in crashes} == {"faulty"}
    assert {record.winner for record in crashes} == {"good"}
    assert view.said == [
        f"faulty is started again: crash in {record.task.label}: {record.detail}" for record in crashes
    ]


@pytest.mark.usefixtures("nothing_is_left")
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_engine_that_crashes_too_often_is_out_and_ends_the_match(tmp_path: Path, jobs: int) -> None:
    spec = match(faulty("crash"), GOOD, pairs=20, restarts=2)
    ending, records, view = run(tmp_path, spec, jobs=jobs)
    assert ending.status == 1
    assert ending.reason.startswith("faulty is out: it failed 3 times, at last: crash in game ")
    assert ending.reason in view.said
    # Those under way with another job were played, too.
    assert 3 <= len(records) <= 2 + 2 * jobs
    assert {record.winner for record in records} == {"good"}


@pytest.mark.usefixtures("nothing_is_left")
def test_a_crash_too_many_in_the_last_game_makes_the_match_no_less_complete(tmp_path: Path) -> None:
    ending, records, _ = run(tmp_path, match(faulty("crash"), GOOD, pairs=1, restarts=1))
    assert ending == Ending("all games are played", 0)
    assert [record.cause for record in records] == [Cause.CRASH] * 2


@pytest.mark.usefixtures("nothing_is_left")
@pytest.mark.parametrize(
    "engine, words",
    [
        (EngineSpec("x", ("/no/such/program",)), "it did not start (crash): could not be started: "),
        (faulty("fall-at-start", name="x"), "it did not start (crash): "),
        (faulty("greet", name="x"), "it did not start (rubbish on stdout): "),
        (faulty("refuse-board", name="x"), "it did not start (protocol failure): "),
    ],
)
def test_an_engine_that_does_not_start_is_out_without_a_game(
    tmp_path: Path, engine: EngineSpec, words: str
) -> None:
    ending, records, view = run(tmp_path, match(GOOD, engine, restarts=1))
    assert ending.status == 1
    assert ending.reason.startswith(f"x is out: it failed twice, at last: {words}")
    assert records == []
    assert len([line for line in view.said if line.startswith("x is started again: it did not start")]) == 1


@pytest.mark.usefixtures("nothing_is_left")
def test_a_match_goes_on_where_an_engine_ended_it(tmp_path: Path) -> None:
    spec = match(GOOD, faulty("crash", "9"), pairs=4, restarts=0)
    ending, records, _ = run(tmp_path, spec)
    runs = 1
    while ending.status:
        assert ending.reason.startswith("faulty is out: it failed once, at last: crash in game ")
        played = len(records)
        ending, records, _ = run(tmp_path, spec)
        assert len(records) > played
        runs += 1
    assert runs > 1
    assert numbers(records) == list(range(8))


@pytest.mark.usefixtures("nothing_is_left")
def test_a_sequential_test_ends_the_match_after_whole_pairs(tmp_path: Path) -> None:
    spec = replace(match(faulty("resign"), GOOD, pairs=500), sprt=(-5.0, 300.0))
    ending, records, view = run(tmp_path, spec, jobs=2)
    assert ending.status == 0
    assert ending.reason.startswith("the sequential test is decided for H0 ")
    assert ending.reason in view.said
    assert len(records) < 500
    assert all(count == 2 for count in Counter(record.task.number // 2 for record in records).values())
    again, more, _ = run(tmp_path, spec)
    assert again.reason.startswith("the sequential test is decided for H0 ")
    assert more == records


def test_two_jobs_play_the_games_that_one_plays(tmp_path: Path) -> None:
    engines = [ours(name, "--nodes", "60", "--seed", seed) for name, seed in (("a", "1"), ("b", "2"))]
    spec = replace(match(*engines, pairs=3), ruleset=Ruleset(3, komi=3))
    played = [run(tmp_path / str(jobs), spec, jobs=jobs)[1] for jobs in (1, 2)]
    assert moves_of(played[0]) == moves_of(played[1])


def moves_of(records: Sequence[GameRecord]) -> dict[int, tuple[str, ...]]:
    return {record.task.number: tuple(move.move for move in record.moves) for record in records}


# -- the program itself ---------------------------------------------------------------------------------


@pytest.fixture
def engines(tmp_path: Path) -> Iterator[Engines]:
    found = Engines(tmp_path)
    yield found
    found.wait_until_gone()
    found.close()


def options(engines: Sequence[str], folder: Path, *more: str) -> list[str]:
    named = [word for command in engines for word in ("--engine", command)]
    game = ["--side", "3", "--komi", "3", "--nodes", "60", "--plies", "2", "--no-balance"]
    return [*named, "--name", "a", "--name", "b", *game, "--output", str(folder), *more]


def test_an_arena_killed_again_and_again_ends_with_the_games_of_one_that_was_not(
    tmp_path: Path, engines: Engines
) -> None:
    words = [[engines.ours("--seed", "1"), engines.ours("--seed", "2")], ["--pairs", "6", "--jobs", "2"]]
    with Arena(*options(words[0], tmp_path / "whole", *words[1])) as arena:
        assert arena.end()[0] == 0
    whole = read_records(tmp_path / "whole")
    assert numbers(whole) == list(range(12))

    killed = options(words[0], tmp_path / "killed", *words[1])
    for moment in ("games to play", "2/12", "7/12", "11/12"):
        with Arena(*killed) as arena:
            arena.wait_for(moment)
            arena.send(signal.SIGKILL)
            assert arena.end()[0] == -signal.SIGKILL
        engines.wait_until_gone()
    with Arena(*killed) as arena:
        assert arena.end()[0] == 0
    records = read_records(tmp_path / "killed")
    assert numbers(records) == list(range(12))
    assert moves_of(records) == moves_of(whole)
    lines = (tmp_path / "killed" / "games.jsonl").read_bytes().splitlines()
    assert len(lines) == 12


def test_an_arena_that_is_killed_leaves_no_engine_that_hangs(tmp_path: Path, engines: Engines) -> None:
    told = tmp_path / "told"
    os.mkfifo(told)
    hanging = engines.command("tests.arena.fakes.faulty", "hang-aloud", "3", str(told))
    with Arena(*options([engines.ours(), hanging], tmp_path / "out", "--pairs", "5")) as arena:
        assert told.read_text(encoding="ascii") == "here I stand"
        arena.send(signal.SIGKILL)
        arena.end()
    engines.wait_until_gone()


@pytest.mark.skipif(
    not Path("/proc/self/environ").exists(), reason="only Linux shows which processes bear the arena's mark"
)
def test_what_leaves_the_group_of_its_engine_is_ended_with_it(tmp_path: Path, engines: Engines) -> None:
    leaving = engines.command("tests.arena.fakes.faulty", "escape")
    with Arena(*options([engines.ours(), leaving], tmp_path / "out", "--pairs", "1")) as arena:
        assert arena.end()[0] == 0
    engines.wait_until_gone()
    assert {record.cause for record in read_records(tmp_path / "out")} == {Cause.SCORE}


@pytest.mark.parametrize(
    "signals, status",
    [
        ([signal.SIGINT], 130),
        ([signal.SIGINT, signal.SIGINT], 130),
        ([signal.SIGTERM], 143),
        ([signal.SIGHUP], 129),
    ],
)
def test_an_interrupt_ends_the_match_cleanly_in_the_middle_of_a_game(
    tmp_path: Path, engines: Engines, signals: list[signal.Signals], status: int
) -> None:
    # The second engine thinks for ever once it has made so many moves.
    hanging = engines.command("tests.arena.fakes.faulty", "hang-stubbornly", "12")
    commands = [engines.ours(), hanging]
    folder = tmp_path / "out"
    with Arena(*options(commands, folder, "--pairs", "50")) as arena:
        arena.wait_for("1/100")
        for number in signals:
            arena.send(number)
        ended, output, told = arena.end()
    assert (ended, "Traceback" in told) == (status, False), told
    assert "interrupted: the games under way are given up, the engines are ended" in told
    assert f"ended: interrupted ({signals[0].name})" in output
    assert f" -m catena_gtp match --resume {folder}" in output
    records = read_records(folder)
    assert 1 <= len(records) < 100
    assert {record.cause for record in records} == {Cause.SCORE}
    assert (folder / "report.html").exists()
    assert (folder / "report.md").exists()


def test_an_interrupt_does_not_wait_for_an_engine_that_stalls_on_start(
    tmp_path: Path, engines: Engines
) -> None:
    strangers = [engines.command("tests.arena.fakes.player", str(number)) for number in range(2)]
    stalling = engines.command("tests.arena.fakes.faulty", "stall")
    with Arena(*options([*strangers, stalling], tmp_path / "out", "--name", "c")) as arena:
        arena.wait_for("2/60")
        arena.send(signal.SIGINT)
        status, output, told = arena.end()
    assert (status, "Traceback" in told) == (130, False), told
    assert "ended: interrupted (SIGINT)" in output
    assert numbers(read_records(tmp_path / "out")) == [0, 1]


def test_a_time_that_is_stated_reaches_the_engines(tmp_path: Path) -> None:
    spec = replace(match(ours("a"), ours("b"), pairs=1), time=TimeControl(NO_CLOCK.settings, None))
    quick = replace(
        spec, time=TimeControl(replace(spec.time.settings, kind="canadian", period_s=0.2, stones=1))
    )
    _, records, _ = run(tmp_path, quick)
    seconds = [move.seconds for record in records for move in record.moves if move.seconds is not None]
    assert seconds
    assert max(seconds) < 0.3
    assert {move.left_s for record in records for move in record.moves if move.seconds is not None} == {0.2}
