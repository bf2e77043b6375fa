"""The options of `catena-gtp match`."""

from __future__ import annotations

import pytest

from catena_gtp.arena.model import EngineSpec, MatchSpec, Pie, TimeControl
from catena_gtp.arena.request.configuration import each_move
from catena_gtp.arena.request.options import Request, read_request
from catena_gtp.clock import TimeSettings
from catena_gtp.rules import GameType, Ruleset, Scoring

ENGINES = ["--engine", "one --fast", "--engine", "two"]


def requested(*options: str) -> MatchSpec:
    match = read_request([*ENGINES, *options]).match
    assert match is not None
    return match


def test_two_commands_are_enough() -> None:
    assert read_request(ENGINES) == Request(
        MatchSpec(
            name="one - two",
            engines=(EngineSpec("one", ("one", "--fast")), EngineSpec("two", ("two",))),
            ruleset=Ruleset(),
            time=TimeControl(each_move(1.0)),
            pairs=10,
        )
    )


def test_every_option_of_the_match() -> None:
    options = (
        "--form gauntlet --games 30 --side 8 --game-type no-komi --scoring square --komi 3 --pie seats "
        "--time 60+0.5 --margin 0.2 --openings random --plies 1 --no-balance --seed 9 --restarts 0 --sprt 0 5"
    )
    assert requested(*options.split()) == MatchSpec(
        name="one - two",
        engines=(EngineSpec("one", ("one", "--fast")), EngineSpec("two", ("two",))),
        ruleset=Ruleset(8, GameType.NO_KOMI, Scoring.SQUARE, 3),
        time=TimeControl(TimeSettings("fischer", 60, increment_s=0.5), margin_s=0.2),
        pairs=15,
        form="gauntlet",
        pie=Pie.SEATS,
        opening_plies=1,
        balance=False,
        seed=9,
        restarts=0,
        sprt=(0.0, 5.0),
    )


@pytest.mark.parametrize(
    "option, value, settings",
    [
        ("--movetime", "0.5", each_move(0.5)),
        ("--time", "60", TimeSettings("absolute", 60)),
        ("--canadian", "60/30/5", TimeSettings("canadian", 60, 30, stones=5)),
    ],
)
def test_time_systems(option: str, value: str, settings: TimeSettings) -> None:
    assert requested(option, value).time == TimeControl(settings)


def test_nodes_are_no_time() -> None:
    match = read_request(["--engine", "a {nodes}", "--engine", "b {nodes}", "--nodes", "500"]).match
    assert match is not None
    assert match.time == TimeControl(nodes=500)


def test_openings() -> None:
    assert requested("--openings", "none").opening_plies == 0
    match = requested("--openings", "some/file")
    assert match.opening_file == "some/file"


def test_an_engine_with_fields() -> None:
    text = (
        "name=x,command=run a,b --c,setup=komi 3,setup=one,two,env=A=1,env=B=,folder=f,letters=gtp,"
        "board_size=side"
    )
    match = read_request(["--engine", text, "--engine", "two"]).match
    assert match is not None
    assert match.engines[0] == EngineSpec(
        "x",
        ("run", "a,b", "--c"),
        setup=("komi 3", "one,two"),
        environment=(("A", "1"), ("B", "")),
        folder="f",
        letters="gtp",
        board_size="side",
    )


@pytest.mark.parametrize(
    "options, names",
    [
        (["--engine", "/bin/a.exe x", "--engine", "b"], ["a", "b"]),
        (["--engine", "x/a", "--engine", "y/a", "--engine", "b"], ["x/a", "y/a", "b"]),
        (["--engine", "a --seed 1 --x", "--engine", "a --x --seed 2"], ["a --seed 1", "a --seed 2"]),
        (["--engine", "a", "--engine", "a --level 3"], ["a", "a --level 3"]),
        (["--engine", "a --x", "--engine", "a --x"], ["a 1", "a 2"]),
        (["--engine", "a", "--engine", "a", "--engine", "a -x"], ["a 1", "a 2", "a 3"]),
        (["--engine", f"a {'x' * 60}", "--engine", "a"], ["a 1", "a 2"]),
        (["--engine", "command=a,setup=level 3", "--engine", "command=a,env=X=1"], ["a level 3", "a X=1"]),
        (["--engine", "python3 -m p.q 1", "--engine", "python3 -m p.q 2"], ["q 1", "q 2"]),
        (["--engine", "python -m", "--engine", "python"], ["python -m", "python"]),
        (["--engine", "a", "--engine", "a", "--name", "new", "--name", "old"], ["new", "old"]),
        (["--engine", "a", "--engine", "a", "--name", "new"], ["new", "a"]),
        (
            ["--engine", "python3 -I -m some.module --x", "--engine", "python3.11 dir/bot.py"],
            ["module", "bot"],
        ),
        (["--engine", "name=a,command=x", "--engine", "a"], ["a", "a 2"]),
    ],
)
def test_names(options: list[str], names: list[str]) -> None:
    match = read_request(options).match
    assert match is not None
    assert [engine.name for engine in match.engines] == names
