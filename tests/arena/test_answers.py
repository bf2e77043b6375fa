from __future__ import annotations

import pytest

from catena_gtp.arena.contest.answers import (
    RESIGN,
    BadAnswer,
    SearchReport,
    read_color,
    read_komi,
    read_margin,
    read_move,
    read_search,
)
from catena_gtp.arena.model import Cause
from catena_gtp.notation import Lettering
from catena_gtp.rules import BUTTON, SWAP, Color, GameType, Position, Ruleset, Scoring

SIDE_6 = Ruleset(6)
START = Position.initial(SIDE_6)
CENTER = SIDE_6.board.cell_count // 2
WITHOUT_BUTTON = START.play(CENTER).play(BUTTON)


def test_moves() -> None:
    assert read_move("F6", START, Lettering.CATENA) == CENTER
    assert read_move(" f6 ", START, Lettering.GTP) == CENTER
    assert read_move("i6", START, Lettering.CATENA) == read_move("J6", START, Lettering.GTP)
    assert read_move("Resign", START, Lettering.GTP) is RESIGN


@pytest.mark.parametrize("lettering", Lettering)
def test_the_button_may_be_called_a_pass(lettering: Lettering) -> None:
    assert read_move("pass", START, lettering) is BUTTON
    assert read_move("PASS", START, lettering) is BUTTON
    assert read_move("button", START, lettering) is BUTTON


def test_the_swap_where_the_rules_know_it() -> None:
    position = Position.initial(Ruleset(6, GameType.NO_KOMI)).play(CENTER)
    assert read_move("swap", position, Lettering.GTP) is SWAP


@pytest.mark.parametrize(
    "text, position, lettering, cause, detail",
    [
        ("", START, Lettering.GTP, Cause.UNREADABLE_MOVE, "nothing"),
        ("let me see", START, Lettering.GTP, Cause.UNREADABLE_MOVE, "not a vertex"),
        ("I6", START, Lettering.GTP, Cause.UNREADABLE_MOVE, "no I"),
        ("F6\nF7", START, Lettering.GTP, Cause.UNREADABLE_MOVE, "not a vertex"),
        ("A11", START, Lettering.GTP, Cause.ILLEGAL_MOVE, "off the board"),
        ("Z99", START, Lettering.GTP, Cause.ILLEGAL_MOVE, "off the board"),
        ("swap", START, Lettering.GTP, Cause.ILLEGAL_MOVE, "no swap here"),
        ("F6", WITHOUT_BUTTON, Lettering.GTP, Cause.ILLEGAL_MOVE, "occupied"),
        ("button", WITHOUT_BUTTON, Lettering.CATENA, Cause.ILLEGAL_MOVE, "button gone"),
        ("pass", WITHOUT_BUTTON, Lettering.GTP, Cause.ILLEGAL_MOVE, "no button to take"),
    ],
)
def test_bad_moves(text: str, position: Position, lettering: Lettering, cause: Cause, detail: str) -> None:
    with pytest.raises(BadAnswer, match=detail) as bad:
        read_move(text, position, lettering)
    assert bad.value.cause is cause


def test_komi() -> None:
    assert [read_komi(text, SIDE_6) for text in ("0", "15", " 7 ", "7.0")] == [0, 15, 7, 7]
    assert read_komi("1000", Ruleset(6, scoring=Scoring.SQUARE)) == 1000


@pytest.mark.parametrize(
    "text, cause",
    [
        ("16", Cause.ILLEGAL_MOVE),
        ("-1", Cause.ILLEGAL_MOVE),
        ("6.5", Cause.UNREADABLE_MOVE),
        ("", Cause.UNREADABLE_MOVE),
        ("seven", Cause.UNREADABLE_MOVE),
        ("1e1", Cause.UNREADABLE_MOVE),
    ],
)
def test_bad_komi(text: str, cause: Cause) -> None:
    with pytest.raises(BadAnswer) as bad:
        read_komi(text, SIDE_6)
    assert bad.value.cause is cause


def test_colors() -> None:
    assert [read_color(text) for text in ("black", "W", " White\n")] == [
        Color.BLACK,
        Color.WHITE,
        Color.WHITE,
    ]
    with pytest.raises(BadAnswer, match="'green'"):
        read_color("green")


@pytest.mark.parametrize(
    "text, margin",
    [("B+2.5", 2.5), ("w+31", -31), ("0", 0), ("B+", None), ("Draw", None), ("B+R", None), ("", None)],
)
def test_margins(text: str, margin: float | None) -> None:
    assert read_margin(text) == margin


@pytest.mark.parametrize(
    "text, report",
    [
        ('{"move": "F6", "margin": -2.5, "depth": 7, "nodes": 1234}', SearchReport(1234, 7, -2.5)),
        ('{"margin": null, "depth": null, "nodes": null}', SearchReport()),
        ('{"margin": true, "depth": "7", "nodes": 1e999}', SearchReport()),
        ("[1]", None),
        ("nodes 7", None),
        ("[" * 100_000, None),
    ],
)
def test_search_reports(text: str, report: SearchReport | None) -> None:
    assert read_search(text) == report
