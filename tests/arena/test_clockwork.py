from __future__ import annotations

import math

import pytest

from catena_gtp.arena.contest.clockwork import allowance_s, is_late, longest_wait_s, time_command, time_left
from catena_gtp.arena.model import TimeControl
from catena_gtp.clock import Clock, TimeSettings

ABSOLUTE = TimeSettings("absolute", main_s=60)
FISCHER = TimeSettings("fischer", main_s=60, increment_s=0.5)
CANADIAN = TimeSettings("canadian", main_s=60, period_s=10, stones=5)
BYO_YOMI = TimeSettings("byoyomi", main_s=60, period_s=10, periods=3)
A_MOVE = TimeSettings("canadian", period_s=0.01, stones=1)
EVERY = {"time_settings", "kgs-time_settings", "kata-time_settings"}


@pytest.mark.parametrize(
    "settings, before_s, after_main_s",
    [(ABSOLUTE, 60, 0), (CANADIAN, 70, 10), (BYO_YOMI, 90, 30), (A_MOVE, 0.01, 0.01)],
)
def test_what_a_move_may_take(settings: TimeSettings, before_s: float, after_main_s: float) -> None:
    clock = Clock.start(settings)
    assert allowance_s(clock) == pytest.approx(before_s)
    assert allowance_s(clock.after(settings.main_s)) == pytest.approx(after_main_s)


def test_byo_yomi_loses_periods() -> None:
    clock = Clock.start(BYO_YOMI).after(60 + 15)
    assert allowance_s(clock) == pytest.approx(20)


def test_an_increment_comes_after_the_move() -> None:
    assert allowance_s(Clock.start(FISCHER)) == 60
    assert allowance_s(Clock.start(FISCHER).after(10)) == pytest.approx(50.5)


def test_no_clock_is_no_limit_but_the_wait_is() -> None:
    clock = Clock.start(TimeSettings())
    time = TimeControl(longest_move_s=30)
    assert allowance_s(clock) == math.inf
    assert not is_late(1e6, clock, time)
    assert longest_wait_s(clock, time, late_s=2) == 30


def test_late_is_beyond_the_margin_and_a_wait_is_longer_still() -> None:
    clock = Clock.start(A_MOVE)
    time = TimeControl(A_MOVE, margin_s=0.1)
    assert not is_late(0.105, clock, time)
    assert is_late(0.115, clock, time)
    assert longest_wait_s(clock, time, late_s=2) == pytest.approx(2.11)


@pytest.mark.parametrize(
    "settings, plain, kgs, kata",
    [
        (TimeSettings(), "0 1 0", "none", "none"),
        (ABSOLUTE, "60 0 0", "absolute 60", "absolute 60"),
        (CANADIAN, "60 10 5", "canadian 60 10 5", "canadian 60 10 5"),
        (BYO_YOMI, "60 10 1", "byoyomi 60 10 3", "byoyomi 60 10 3"),
        (FISCHER, "60 0 0", "absolute 60", "fischer 60 0.5"),
        (A_MOVE, "0 0.01 1", "canadian 0 0.01 1", "canadian 0 0.01 1"),
    ],
)
def test_time_settings_in_what_an_engine_knows(
    settings: TimeSettings, plain: str, kgs: str, kata: str
) -> None:
    assert time_command(settings, {"time_settings"}) == f"time_settings {plain}"
    assert time_command(settings, {"kgs-time_settings"}) == f"kgs-time_settings {kgs}"
    assert time_command(settings, {"kata-time_settings"}) == f"kata-time_settings {kata}"
    assert time_command(settings, {"genmove"}) is None


def test_fischer_is_said_to_those_that_know_it() -> None:
    assert time_command(FISCHER, EVERY) == "kata-time_settings fischer 60 0.5"
    assert time_command(ABSOLUTE, EVERY) == "kgs-time_settings absolute 60"


def test_whole_seconds() -> None:
    settings = TimeSettings("canadian", main_s=1.9, period_s=0.5, stones=2)
    assert time_command(settings, {"time_settings"}, whole=True) == "time_settings 1 1 2"
    assert time_left(Clock.start(settings), whole=True) == "1 0"


def test_what_is_left() -> None:
    clock = Clock.start(CANADIAN)
    assert time_left(clock) == "60 0"
    assert time_left(clock.after(60.12345)) == "9.877 4"
