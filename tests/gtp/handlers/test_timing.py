from __future__ import annotations

import math

import pytest

from catena_gtp.clock import TimeSettings
from catena_gtp.rules import Color
from tests.gtp.talk import Talk

NO_LIMIT = TimeSettings()


def settings(talk: Talk) -> TimeSettings:
    black, white = (talk.state.clocks[color].settings for color in Color)
    assert black == white
    return black


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("time_settings 600 0 0", TimeSettings("absolute", main_s=600)),
        ("time_settings 600 30 5", TimeSettings("canadian", main_s=600, period_s=30, stones=5)),
        ("time_settings 0 30 5", TimeSettings("canadian", period_s=30, stones=5)),
        ("time_settings 0 1 0", NO_LIMIT),
        ("time_settings 600 1 0", NO_LIMIT),
        ("time_settings 12.5 0.5 1", TimeSettings("canadian", main_s=12.5, period_s=0.5, stones=1)),
        ("time_settings -1 0 0", TimeSettings("absolute")),
        ("kgs-time_settings none", NO_LIMIT),
        ("kgs-time_settings absolute 60", TimeSettings("absolute", main_s=60)),
        ("kgs-time_settings byoyomi 60 10 3", TimeSettings("byoyomi", main_s=60, period_s=10, periods=3)),
        ("kgs-time_settings byoyomi 60 10 0", TimeSettings("absolute", main_s=60)),
        ("kgs-time_settings byoyomi 60 0 3", TimeSettings("absolute", main_s=60)),
        ("kgs-time_settings canadian 60 10 3", TimeSettings("canadian", main_s=60, period_s=10, stones=3)),
        ("kgs-time_settings Canadian 60 10 0", NO_LIMIT),
        ("kata-time_settings none", NO_LIMIT),
        ("kata-time_settings absolute 60.5", TimeSettings("absolute", main_s=60.5)),
        ("kata-time_settings byoyomi 60 10 3", TimeSettings("byoyomi", main_s=60, period_s=10, periods=3)),
        ("kata-time_settings canadian 60 10 3", TimeSettings("canadian", main_s=60, period_s=10, stones=3)),
        ("kata-time_settings fischer 60 2.5", TimeSettings("fischer", main_s=60, increment_s=2.5)),
    ],
)
def test_time_systems(command: str, expected: TimeSettings) -> None:
    talk = Talk()
    talk("time_settings 1 2 3")
    assert talk(command) == ""
    assert settings(talk) == expected
    for clock in talk.state.clocks.values():  # whatever they are, a move has its time
        assert clock.budget(10).hard_s >= 0


@pytest.mark.parametrize(
    ("command", "failure"),
    [
        ("time_settings 60 0", "time_settings is followed by MAIN PERIOD STONES"),
        ("time_settings 60 0 x", "'x' is not a whole number"),
        ("time_settings 60 inf 1", "'inf' is not a number"),
        ("kgs-time_settings fischer 60 2", "'fischer' is not one of none, absolute, byoyomi, canadian"),
        ("kgs-time_settings none 1", "'none' is followed by 0 numbers, not 1"),
        ("kgs-time_settings absolute", "'absolute' is followed by 1 number, not 0"),
        ("kgs-time_settings byoyomi 60 10", "'byoyomi' is followed by 3 numbers, not 2"),
        ("kata-time_settings fischer 60", "'fischer' is followed by 2 numbers, not 1"),
        (
            "kata-time_settings hourglass 60",
            "'hourglass' is not one of none, absolute, byoyomi, canadian, fischer",
        ),
        ("time_left b 1", "time_left is followed by COLOR SECONDS STONES"),
        ("time_left x 1 1", "'x' is not a color"),
        ("time_left b now 1", "'now' is not a number"),
        ("time_left b 1 1.5", "'1.5' is not a whole number"),
    ],
)
def test_failures(command: str, failure: str) -> None:
    talk = Talk()
    talk("time_settings 60 0 0")
    assert talk.refused(command) == f"syntax error: {failure}"


def test_time_left() -> None:
    talk = Talk()
    talk("time_settings 60 10 5", "time_left b 12.5 0", "time_left w 7 3")
    black, white = (talk.state.clocks[color] for color in Color)
    assert (black.left_s, black.count_left) == (12.5, None)
    assert (white.left_s, white.count_left) == (7, 3)


def test_who_is_late_has_no_time_left() -> None:
    talk = Talk()
    talk("time_settings 60 0 0", "time_left b -3.5 -1")
    assert talk.state.clocks[Color.BLACK].left_s == 0


def test_without_a_limit_what_is_left_means_nothing() -> None:
    talk = Talk()
    talk("time_left b 0 0")
    assert math.isinf(talk.state.clocks[Color.BLACK].budget(1).hard_s)


def test_new_settings_start_both_clocks() -> None:
    talk = Talk()
    talk("time_settings 60 0 0", "time_left b 1 0", "time_left w 1 0", "time_settings 30 0 0")
    assert [talk.state.clocks[color].left_s for color in Color] == [30, 30]


def test_times_beyond_all_sense_are_cut_down() -> None:
    talk = Talk()
    talk("time_settings 1e300 1e300 99999999999999999999")
    assert settings(talk).main_s == 1e8
