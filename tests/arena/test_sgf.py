"""A game of a match as SGF."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sgfmill import sgf

from catena_gtp import __version__
from catena_gtp.arena.model import Cause, MoveRecord, TimeControl
from catena_gtp.arena.tournament.sgf import record_as_sgf
from catena_gtp.clock import TimeSettings
from tests.arena.played import forfeited, match_spec, played_match

SPEC = match_spec()
RECORD = played_match(SPEC)[1]


def test_the_head_tells_of_the_match() -> None:
    root = sgf.Sgf_game.from_bytes(record_as_sgf(RECORD, SPEC)).get_root()
    found = {name: root.get(name) for name in ("PB", "PW", "EV", "RO", "DT", "AP", "TM", "OT", "RU")}
    assert found == {
        "PB": RECORD.black,
        "PW": RECORD.white,
        "EV": "A match",
        "RO": "1 (second game)",
        "DT": "2024-05-01",
        "AP": ("catena-gtp", __version__),
        "TM": 10.0,
        "OT": "0.1 fischer",
        "RU": "Catena komi standard",
    }
    assert root.get("C").splitlines() == [
        "first: beta, second: alpha; opening: opening 0",
        "ended by: score",
        "beta is version 1.0",
        "alpha is version 1.0",
    ]


def test_moves_carry_what_was_thought() -> None:
    move = MoveRecord("black", "C3", 0.01249, 9.5, nodes=1200, depth=7, margin=2.5)
    other = MoveRecord("white", "B2", 0.2)
    record = replace(RECORD, moves=(MoveRecord("black", "A1"), MoveRecord("white", "D4"), move, other))
    nodes = sgf.Sgf_game.from_bytes(record_as_sgf(record, SPEC)).get_main_sequence()
    assert [node.get("C") for node in nodes[1:]] == [
        "opening",
        "opening",
        "margin +2.5, depth 7, nodes 1200, 0.012 s",
        "0.2 s",
    ]
    assert nodes[3].get("BL") == 9.5


def test_a_fault_is_told() -> None:
    record = replace(forfeited(RECORD, RECORD.white, Cause.CRASH, "ended with status 3"), notes=("odd",))
    root = sgf.Sgf_game.from_bytes(record_as_sgf(record, SPEC)).get_root()
    assert root.get("RE") == "B+F"
    comment = root.get("C")
    assert f"ended by: crash\nat fault: {RECORD.white}\nended with status 3\nodd\n" in comment


@pytest.mark.parametrize(
    "settings, main, overtime",
    [
        (TimeSettings(), None, None),
        (TimeSettings("absolute", main_s=90), 90.0, None),
        (TimeSettings("canadian", 60, 30, stones=5), 60.0, "5/30 Canadian"),
        (TimeSettings("byoyomi", 60, 10, periods=3), 60.0, "3x10 byo-yomi"),
    ],
)
def test_time_systems(settings: TimeSettings, main: float | None, overtime: str | None) -> None:
    spec = replace(SPEC, time=TimeControl(settings))
    root = sgf.Sgf_game.from_bytes(record_as_sgf(RECORD, spec)).get_root()
    assert (root.get("TM") if root.has_property("TM") else None) == main
    assert (root.get("OT") if root.has_property("OT") else None) == overtime
