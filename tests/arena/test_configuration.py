"""Matches as TOML files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from catena_gtp.arena.model import EngineSpec, MatchSpec, Pie, TimeControl
from catena_gtp.arena.request.checks import ConfigurationError
from catena_gtp.arena.request.configuration import Order, each_move, parse_configuration, read_configuration
from catena_gtp.clock import TimeSettings
from catena_gtp.rules import GameType, Ruleset, Scoring

FILE = Path("folder") / "cup.toml"
ENGINES = """
[[engine]]
name = "a"
command = "run --fast 'two words'"

[[engine]]
name = "b"
command = ["other"]
"""
SHORT = Order(
    MatchSpec(
        name="cup",
        engines=(EngineSpec("a", ("run", "--fast", "two words")), EngineSpec("b", ("other",))),
        ruleset=Ruleset(),
        time=TimeControl(each_move(1.0)),
        pairs=10,
    )
)


def test_a_short_file_has_defaults_for_the_rest() -> None:
    assert parse_configuration(ENGINES, FILE) == SHORT


def test_a_file_with_everything() -> None:
    text = """
name = "Spring"
form = "gauntlet"
pairs = 50
seed = 7
restarts = 0
output = "results"
jobs = 2

[game]
side = 8
type = "no-komi"
scoring = "square"
komi = 3
pie = "seats"

[time]
main = 60
increment = 0.5
margin = 0.25
longest_move = 30

[openings]
plies = 1
balance = false

[[engine]]
name = "a"
command = "run --nodes {nodes}"
setup = ["first", "second"]
environment = { A = "1" }
folder = "there"
letters = "gtp"
board_size = "side"
time = { nodes = 100 }

[[engine]]
name = "b"
command = "other"
[engine.time]
movetime = 0.5
"""
    assert parse_configuration(text, FILE) == Order(
        MatchSpec(
            name="Spring",
            engines=(
                EngineSpec(
                    "a",
                    ("run", "--nodes", "{nodes}"),
                    setup=("first", "second"),
                    environment=(("A", "1"),),
                    folder=str(Path("folder") / "there"),
                    letters="gtp",
                    board_size="side",
                    time=TimeControl(nodes=100),
                ),
                EngineSpec("b", ("other",), time=TimeControl(each_move(0.5))),
            ),
            ruleset=Ruleset(8, GameType.NO_KOMI, Scoring.SQUARE, 3),
            time=TimeControl(TimeSettings("fischer", 60, increment_s=0.5), None, 0.25, 30),
            pairs=50,
            form="gauntlet",
            pie=Pie.SEATS,
            opening_plies=1,
            balance=False,
            seed=7,
            restarts=0,
        ),
        output=str(Path("folder") / "results"),
        jobs=2,
    )


@pytest.mark.parametrize(
    "text, time",
    [
        ("movetime = 2", TimeControl(each_move(2))),
        ("main = 90", TimeControl(TimeSettings("absolute", 90))),
        ("main = 90\nincrement = 2", TimeControl(TimeSettings("fischer", 90, increment_s=2))),
        ("main = 90\nperiod = 30\nstones = 5", TimeControl(TimeSettings("canadian", 90, 30, stones=5))),
        ("main = 0\nperiod = 30", TimeControl(each_move(30))),
    ],
)
def test_time_systems(text: str, time: TimeControl) -> None:
    order = parse_configuration(f"[time]\n{text}\n{ENGINES}", FILE)
    assert order == replace(SHORT, match=replace(SHORT.match, time=time))


def test_files_of_openings_stand_beside_the_file() -> None:
    order = parse_configuration(f'[openings]\nfile = "lines.txt"\n{ENGINES}', FILE)
    assert order.match.opening_file == str(Path("folder") / "lines.txt")


@pytest.mark.parametrize(
    "text, complaint",
    [
        ("pairs = ", "Invalid value"),
        ("paris = 3", "paris: there is no such key; there are time, "),
        ("pairs = 0", "pairs: at least 1 is wanted, not 0"),
        ("pairs = true", "pairs: a whole number is wanted, not True"),
        ('form = "cup"', "form: 'cup' is none of round-robin, gauntlet"),
        ("[game]\nside = 11", "game.side: a board has 2 to 10 cells a side, not 11"),
        ('[game]\ntype = "double"\npie = "seats"', "double placement has no choice of color"),
        ("[game]\nkomi = 6.5", "the komi is a whole number from 0 to 15 under this scoring, not 6.5"),
        ("[game]\nkomi = 16", "the komi is a whole number from 0 to 15 under this scoring, not 16"),
        ("[game]\nlength = 3", "game.length: there is no such key; there are side, komi, type, "),
        ("[time]\nmovetime = 1\nnodes = 5", "time.nodes: there is movetime already; choose one"),
        ("[time]\nincrement = 5", "time.main is missing"),
        ("[time]\nmain = 9\nperiod = 3\nincrement = 5", "time.increment: it does not go with period"),
        ("[time]\nmovetime = 0", "there must be time for a move"),
        ("[time]\nmargin = -1", "times are numbers of seconds, not negative"),
        ("[time]\nnodes = 5", "a is to play with 5 nodes a move, but nobody tells it"),
        ('[openings]\nfile = "x"\nplies = 3', "openings.plies: the openings stand in the file"),
        ("[openings]\nplies = 99", "openings of 0 to 40 plies are possible, not 99"),
        ("sprt = [5, 0]", "the bounds of the sequential test must rise: 5 0"),
        ("sprt = [5]", "sprt: two numbers are wanted"),
        ("sprt = [0, inf]", "the bounds of the sequential test must rise: 0 inf"),
        ("[game]\nkomi = nan", "game.komi: komi must be a finite number, not nan"),
        ('name = "a\\u001b[31m"', "the name of the match has characters that cannot be printed: "),
        ('scheduler = "tcp://h:1"\njobs = 2', "jobs: a cluster has as many jobs as its workers have threads"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, complaint: str) -> None:
    with pytest.raises(ConfigurationError) as caught:
        parse_configuration(f"{text}\n{ENGINES}", FILE)
    assert str(caught.value).startswith(f"{FILE}: {complaint}")


@pytest.mark.parametrize(
    "engines, complaint",
    [
        ("", "at least two engines are wanted; there are none"),
        ("[[engine]]\nname='a'\ncommand='x'", "at least two engines are wanted; there is one"),
        ("[[engine]]\nname='a'\ncommand='x'\n" * 2, "2 engines have the name 'a'; each needs its own"),
        ("[[engine]]\ncommand='x'", "engine 1: name is missing"),
        ("[[engine]]\nname='a'", "engine 1: command is missing"),
        ("[[engine]]\nname='a'\ncommand=''", "engine 1: command is missing"),
        ("[[engine]]\nname='a'\ncommand=\"'\"", "the command \"'\" cannot be split into words: No closing"),
        ("[[engine]]\nname='a'\ncommand='x'\nfoo=1", "engine 1: foo: there is no such key; there are "),
        ("[[engine]]\nname='a'\ncommand='x'\nletters='b'", "engine 1: letters: 'b' is none of auto, "),
        ("[[engine]]\nname='a'\ncommand='x'\nsetup='y'", "engine 1: setup: a list is wanted, not 'y'"),
        ("[[engine]]\nname='a'\ncommand='x'\nenvironment={A=1}", "engine 1: environment.A: a text is wanted"),
        (ENGINES + "[[engine]]\nname='c'\ncommand=['', 'x']", "c has no command that could be started"),
        (ENGINES + "[[engine]]\nname='c'\ncommand=[\"x\\u0000\"]", "c has no command that could be started"),
        (ENGINES + 'setup=["komi\\n5"]', "a set-up command of b is a line of printable characters, not "),
        (ENGINES + "setup=['']", "a set-up command of b is a line of printable characters, not ''"),
        (ENGINES + "environment={'A=B'='1'}", "b cannot have the variable 'A=B' in its environment"),
        (ENGINES + "[[engine]]\nname='\\u0007'\ncommand='x'", "a name of 1 to 60 printable characters"),
        (ENGINES.replace("other", "x {nodes}"), "the command of b asks for {nodes}, but it plays by time"),
        ("sprt=[0,5]" + ENGINES + "[[engine]]\nname='c'\ncommand='x'",
         "the sequential test compares two engines; there are more"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_engines_is_told(engines: str, complaint: str) -> None:
    with pytest.raises(ConfigurationError) as caught:
        parse_configuration(engines.replace("'\\u0007'", '"\\u0007"'), FILE)
    assert str(caught.value).startswith(f"{FILE}: {complaint}")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match=r"cup\.toml cannot be read: No such file"):
        read_configuration(tmp_path / "cup.toml")
    (tmp_path / "cup.toml").write_text(ENGINES)
    assert read_configuration(tmp_path / "cup.toml") == SHORT
    (tmp_path / "cup.toml").write_text(ENGINES, encoding="utf-8-sig")
    assert read_configuration(tmp_path / "cup.toml") == SHORT
