from __future__ import annotations

from dataclasses import replace

import pytest

from catena_gtp.arena.model import Pie, TimeControl
from catena_gtp.arena.report import markdown_report
from catena_gtp.arena.report.words import encodable, shortened, time_control
from catena_gtp.clock import TimeSettings
from catena_gtp.rules import GameType, Ruleset
from tests.arena.played import match_spec


def test_names_that_are_too_long_keep_both_ends() -> None:
    assert [shortened("engine --seed 1", width) for width in (15, 14, 8, 3, 1, 0)] == [
        "engine --seed 1",
        "engine..seed 1",
        "eng..d 1",
        "..1",
        ".",
        "",
    ]


def test_a_stream_is_sent_what_it_can_show() -> None:
    assert encodable("Elo +∞ ½ ä", "utf-8") == "Elo +∞ ½ ä"
    assert encodable("Elo +∞ ½ ä", "ascii") == "Elo +inf .5 ?"
    assert encodable("+∞", None) == "+∞"


@pytest.mark.parametrize(
    "time, words",
    [
        (TimeControl(TimeSettings("canadian", period_s=0.01, stones=1)), "0.01 s a move"),
        (TimeControl(TimeSettings("canadian", 60, 30, stones=5)), "60 s, then 30 s for every 5 moves"),
        (TimeControl(TimeSettings("byoyomi", 60, 5, periods=3)), "60 s, then 3 periods of 5 s"),
        (TimeControl(TimeSettings("fischer", 60, increment_s=0.5)), "60 s + 0.5 s a move"),
        (TimeControl(TimeSettings("absolute", 90)), "90 s a game"),
        (TimeControl(nodes=5000), "5000 nodes a move"),
        (TimeControl(), "no clock"),
    ],
)
def test_time_in_words(time: TimeControl, words: str) -> None:
    assert time_control(time) == words


@pytest.mark.parametrize(
    "ruleset, pie, words",
    [
        (Ruleset(komi=6.5), Pie.FIXED, "komi 6.5, colors change in each pair"),
        (Ruleset(game_type=GameType.DOUBLE), Pie.FIXED, "no komi, colors change in each pair"),
        (Ruleset(), Pie.SEATS, "the first engine names the komi"),
        (Ruleset(game_type=GameType.NO_KOMI), Pie.SEATS, "chooses the color after the first stone"),
    ],
)
def test_conditions_say_how_colors_are_settled(ruleset: Ruleset, pie: Pie, words: str) -> None:
    assert words in markdown_report(replace(match_spec(ruleset=ruleset), pie=pie), [])
