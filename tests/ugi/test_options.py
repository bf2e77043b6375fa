from __future__ import annotations

import pytest

from catena_gtp.notation import Lettering
from catena_gtp.options import Options, Settings
from catena_gtp.rules import GameType, Ruleset, Scoring
from catena_gtp.ugi.failures import UgiFailure
from catena_gtp.ugi.options import OPTIONS, changed, declarations, read

ALL_OTHER = Options(
    ruleset=Ruleset(9, GameType.DOUBLE, Scoring.SQUARE, 6.5),
    pinned_lettering=Lettering.GTP,
    settings=Settings(
        movetime_s=0.25,
        search="uct",
        nodes=500,
        playouts=70,
        depth_plies=3,
        threads=2,
        ponder=True,
        level=4,
        overhead_s=0.05,
    ),
    seed=11,
    hash_mib=8,
)


def test_options_are_declared_with_what_is_in_force() -> None:
    assert declarations(ALL_OTHER) == [
        "option name Hash type spin default 8 min 1 max 1048576",
        "option name Clear Hash type button",
        "option name Threads type spin default 2 min 1 max 64",
        "option name Ponder type check default true",
        "option name Level type spin default 4 min 1 max 10",
        "option name Seed type spin default 11 min 0 max 2147483647",
        "option name MoveTime type spin default 250 min 0 max 2147483647",
        "option name Search type combo default uct var auto var alpha-beta var uct",
        "option name Nodes type spin default 500 min 0 max 2147483647",
        "option name Playouts type spin default 70 min 0 max 2147483647",
        "option name Depth type spin default 3 min 0 max 2147483647",
        "option name Overhead type spin default 50 min 0 max 2147483647",
        "option name Side type spin default 9 min 2 max 10",
        "option name GameType type combo default double var komi var no-komi var double",
        "option name Scoring type combo default square var standard var longest var square",
        "option name Komi type string default 6.5",
        "option name Letters type combo default gtp var catena var gtp",
    ]


def declared_value(line: str) -> str:
    words = line.split()
    return words[words.index("default") + 1] if "default" in words else ""


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_what_is_declared_can_be_set_and_nothing_else_changes(number: int) -> None:
    """From the usual options, one after the other, to those that differ in everything."""
    name = list(OPTIONS)[number].lower()
    theirs, usual = declarations(ALL_OTHER), declarations(Options())
    now = declarations(changed(Options(), name, declared_value(theirs[number]).upper()))
    assert now == [*usual[:number], theirs[number], *usual[number + 1 :]]


def test_a_limit_of_none() -> None:
    for name in ("movetime", "nodes", "depth"):
        assert changed(changed(Options(), name, "5"), name, "0") == Options()


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("hash", "0", "'0' is not a whole number from 1 to 1048576"),
        ("threads", "many", "'many' is not a whole number from 1 to 64"),
        ("level", "11", "'11' is not a whole number from 1 to 10"),
        ("side", "11", "'11' is not a whole number from 2 to 10"),
        ("nodes", "-1", "'-1' is not a whole number from 0 to 2147483647"),
        ("ponder", "yes", "'yes' is not true or false"),
        ("komi", "nan", "'nan' is not a number"),
        ("gametype", "hex", "'hex' is none of komi, no-komi, double"),
        ("letters", "", "'' is none of catena, gtp"),
        ("ownbook", "false", "there is no option 'ownbook'"),
        ("", "", "there is no option ''"),
    ],
)
def test_what_cannot_be_set(name: str, value: str, why: str) -> None:
    with pytest.raises(UgiFailure) as caught:
        changed(Options(), name, value)
    assert str(caught.value) == why


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("name Hash value 16", "hash", "16"),
        ("NAME Clear  Hash", "clear hash", ""),
        ("name Clear Hash value", "clear hash", ""),
        ("name komi value a value B", "komi", "a value B"),
        ("name value 3", "", "3"),
    ],
)
def test_reading(text: str, name: str, value: str) -> None:
    assert read(tuple(text.split())) == (name, value)


@pytest.mark.parametrize("text", ["", "Hash value 16", "value 16 name Hash"])
def test_an_option_has_a_name(text: str) -> None:
    with pytest.raises(UgiFailure, match=r"^setoption is followed by name"):
        read(tuple(text.split()))
