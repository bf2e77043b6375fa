"""Contestants for the tests: programs of the tests and our own engine, and games between them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from catena_gtp.arena.contest.client import Patience
from catena_gtp.arena.contest.contestant import Contestant
from catena_gtp.arena.contest.game import play_game
from catena_gtp.arena.model import EngineSpec, GameRecord, GameTask, Opening, Pie, TimeControl
from catena_gtp.clock import TimeSettings
from catena_gtp.rules import Ruleset

ROOT = Path(__file__).parents[2]
ENVIRONMENT = (("PYTHONPATH", str(ROOT)),)
PATIENT = Patience()
# For engines that are known to hang; no other reply takes so long.
HURRIED = Patience(start_s=20.0, command_s=3.0, late_s=0.5, quit_s=0.5)
NO_CLOCK = TimeControl(longest_move_s=60.0)
SMALL = Ruleset(3)


def spec(name: str, *words: str, **changes: object) -> EngineSpec:
    """Describe a Python program of the tests, or of the package, by its module and arguments."""
    return EngineSpec(name, (sys.executable, "-m", *words), environment=ENVIRONMENT, **changes)  # type: ignore[arg-type]


def stranger(name: str = "stranger", *options: str, **changes: object) -> EngineSpec:
    return spec(name, "tests.arena.fakes.player", *options, **changes)


def faulty(*arguments: str, name: str = "faulty") -> EngineSpec:
    return spec(name, "tests.arena.fakes.faulty", *arguments)


def scripted(log: Path, answers: dict[str, str]) -> EngineSpec:
    """Describe an engine that answers from a table and writes down what it is sent."""
    return spec("scripted", "tests.arena.fakes.scripted", str(log), json.dumps(answers))


def ours(name: str = "ours", *options: str, **changes: object) -> EngineSpec:
    return spec(name, "catena_gtp", *options, **changes)


def start(
    engine: EngineSpec,
    *,
    ruleset: Ruleset = SMALL,
    time: TimeControl = NO_CLOCK,
    patience: Patience = PATIENT,
) -> Contestant:
    return Contestant.start(engine, 1, ruleset=ruleset, time=time, patience=patience)


def play(
    first: Contestant,
    second: Contestant,
    *,
    ruleset: Ruleset = SMALL,
    time: TimeControl = NO_CLOCK,
    opening: str = "",
    pie: Pie = Pie.FIXED,
) -> GameRecord:
    line = Opening("line", tuple(opening.split()))
    return play_game(GameTask(0, first.name, second.name, line, 0), ruleset, pie, time, first, second)


def seconds_a_move(seconds: float) -> TimeSettings:
    return TimeSettings("canadian", period_s=seconds, stones=1)
