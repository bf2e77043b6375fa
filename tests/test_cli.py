from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from catena_gtp import __version__
from catena_gtp.cli import main

ROOT = Path(__file__).parents[1]


def session(*options: str, lines: str = "catena-rules\n") -> str:
    """Return the replies of the real program started with these options."""
    done = subprocess.run(
        [sys.executable, "-m", "catena_gtp", *options],
        input=lines,
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        timeout=120,
    )
    return done.stdout


def onlooker(*options: str) -> str:
    """Return what the real program, started with these options, says on the standard error."""
    command = [sys.executable, "-m", "catena_gtp", *options]
    done = subprocess.run(
        command, input="", capture_output=True, text=True, check=True, cwd=ROOT, timeout=120
    )
    return done.stderr


def refused(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    """Return what the program says on the standard error of wrong options."""
    with pytest.raises(SystemExit) as caught:
        main(options)
    assert caught.value.code == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith("usage: catena-gtp ")
    return output.err.splitlines()[-1]


def test_without_options() -> None:
    rules = json.loads(session().removeprefix("= "))
    assert [rules[key] for key in ("side", "game_type", "scoring", "komi", "coordinates")] == [
        6, "komi", "standard", 7, "catena",
    ]  # fmt: skip


def test_every_option_of_the_game() -> None:
    options = "--boardsize 8 --komi 2.5 --game-type no-komi --scoring longest --coordinates gtp".split()
    rules = json.loads(session(*options).removeprefix("= "))
    assert [rules[key] for key in ("side", "game_type", "scoring", "komi", "coordinates")] == [
        8, "no-komi", "longest", 2.5, "gtp",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("options", "side", "coordinates"),
    [
        (["--boardsize", "11"], 6, "gtp"),
        (["--boardsize=19"], 10, "gtp"),
        (["--boardsize", "2"], 2, "catena"),
        (["--boardsize", "11", "--coordinates", "catena"], 6, "catena"),
        (["--boardsize", "11", "--coordinates", "auto", "--komi", "-3"], 6, "gtp"),
    ],
)
def test_the_size_in_either_form(options: list[str], side: int, coordinates: str) -> None:
    rules = json.loads(session(*options).removeprefix("= "))
    assert (rules["side"], rules["coordinates"]) == (side, coordinates)


@pytest.mark.parametrize(
    ("options", "known"),
    [
        (["--komi", "6.5"], "whole, 0 to 15"),
        (["--komi", "2000", "--scoring", "square"], "whole, 0 to 1000"),
        (["--komi", "15"], None),
        (["--komi", "6.5", "--game-type", "double"], None),
    ],
)
def test_of_a_komi_outside_the_rules_a_person_is_told(options: list[str], known: str | None) -> None:
    told = onlooker(*options)
    if known is None:
        assert told == ""
    else:
        assert (
            told == f"catena-gtp: komi {options[1]} is outside the rules ({known}); it counts all the same\n"
        )


def test_every_option_of_the_player() -> None:
    options = "--boardsize 3 --movetime 20 --nodes 200 --depth 3 --seed 5 --threads 1 --hash 8".split()
    moves = "genmove b\ngenmove w\ngenmove b\n"
    replies = session(*options, lines=moves)
    assert replies.count("= ") == 3
    assert session(*options, lines=moves) == replies


def test_what_can_be_set_later_too() -> None:
    options = "--movetime 2.5 --nodes 7 --depth 3 --threads 2 --ponder --level 4 --resign 2 --resign-turns 5"
    options += " --overhead 0.25"
    names = (
        "maxTime maxVisits maxDepth numSearchThreads ponderingEnabled level resignWinrate resignConsecTurns "
        "lagBuffer"
    )
    replies = session(*options.split(), lines="".join(f"kata-get-param {name}\n" for name in names.split()))
    assert replies.replace("\n", "").split("= ")[1:] == ["2.5", "7", "3", "2", "true", "4", "2", "5", "0.25"]


def test_with_a_network_alpha_beta_estimates_by_it() -> None:
    options = "--boardsize 4 --search alpha-beta --depth 1".split()
    lines = "genmove b\ncatena-eval\n"
    assert session(*options, lines=lines) != session(*options, "--network", "own", lines=lines)


@pytest.mark.parametrize(
    ("options", "last_line"),
    [
        (["--boardsize", "12"], "argument --boardsize: 12 is none of 2 to 10, 11, 13, 15, 17 and 19"),
        (["--boardsize", "six"], "argument --boardsize: 'six' is not a whole number"),
        (["--komi", "much"], "argument --komi: 'much' is not a number"),
        (["--komi", "inf"], "argument --komi: 'inf' is not a number"),
        (["--movetime", "0"], "argument --movetime: '0' leaves no time to think"),
        (["--nodes", "0"], "argument --nodes: 0 is less than 1"),
        (["--depth", "-1"], "argument --depth: -1 is less than 1"),
        (["--seed", "-1"], "argument --seed: -1 is less than 0"),
        (["--hash", "0"], "argument --hash: 0 is less than 1"),
        (["--network", "no-such"], "argument --network: no-such: No such file or directory"),
        (
            ["--network", "pyproject.toml"],
            "argument --network: pyproject.toml: not a network; catena-gtp train makes one",
        ),
        (["--threads", "0"], "argument --threads: '0' is not from 1 to 64"),
        (["--level", "11"], "argument --level: '11' is not from 1 to 10"),
        (["--resign", "50"], "argument --resign: '50' is not from 0 to below 50"),
        (["--resign-turns", "0"], "argument --resign-turns: 0 is less than 1"),
        (["--board", "6"], "unrecognized arguments: --board 6"),
        (["game.sgf"], "unrecognized arguments: game.sgf"),
    ],
)
def test_wrong_options(capsys: pytest.CaptureFixture[str], options: list[str], last_line: str) -> None:
    assert refused(capsys, *options) == f"catena-gtp: error: {last_line}"


@pytest.mark.parametrize("option", ["--game-type", "--scoring", "--coordinates"])
def test_a_wrong_choice_names_the_right_ones(capsys: pytest.CaptureFixture[str], option: str) -> None:
    assert "choose from" in refused(capsys, option, "go")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out == f"catena-gtp {__version__}\n"


def test_help_says_what_it_is_how_to_start_and_where_to_read_on(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--help"])
    assert caught.value.code == 0
    text = capsys.readouterr().out
    for words in ("Catena", "Go Text Protocol", "examples:", "--boardsize 11 --komi 7", "protocol/gtp.md"):
        assert words in text
    assert text.isascii()
    assert max(len(line) for line in text.splitlines()) <= 112


def test_compiling_tells_how_it_goes_on_the_standard_error() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "catena_gtp", "--compile"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        timeout=600,
    )
    assert done.stdout == ""
    assert done.stderr
