from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.clock import Budget, Clock, TimeSettings

ABSOLUTE = TimeSettings("absolute", main_s=60)
CANADIAN = TimeSettings("canadian", main_s=10, period_s=30, stones=5)
BYOYOMI = TimeSettings("byoyomi", main_s=10, period_s=5, periods=3)
FISCHER = TimeSettings("fischer", main_s=10, increment_s=2)
SYSTEMS = [TimeSettings(), ABSOLUTE, CANADIAN, BYOYOMI, FISCHER]

seconds = st.floats(0, 10_000)


def left(clock: Clock) -> tuple[float, int | None]:
    return clock.left_s, clock.count_left


def test_what_is_spent_is_not_left() -> None:
    assert Budget(1.0, 3.0).after(0.5) == Budget(0.5, 2.5)
    assert Budget(1.0, 3.0).after(5.0).hard_s == 0
    assert Budget().after(5.0) == Budget()


def test_what_was_spent_in_vain_is_missing_at_the_end_only() -> None:
    assert Budget(1.0, 6.0).anew_after(3.5) == Budget(1.0, 2.5)
    assert Budget(1.0, 6.0).anew_after(5.5) == Budget(0.5, 0.5)
    assert Budget(1.0, 1.0).anew_after(0.25) == Budget(0.75, 0.75)
    assert Budget(1.0, 6.0).anew_after(9.0) == Budget(0, 0)
    assert Budget().anew_after(5.0) == Budget()


def test_what_time_settings_means() -> None:
    assert TimeSettings.of_gtp(60, 0, 0) == ABSOLUTE
    assert TimeSettings.of_gtp(10, 30, 5) == CANADIAN
    assert TimeSettings.of_gtp(10, 30, 0) == TimeSettings()  # a period for no stones: no limit
    assert TimeSettings.of_gtp(0, 30, 5) == TimeSettings("canadian", period_s=30, stones=5)


def test_absolute_time_runs_out_and_stays_out() -> None:
    clock = Clock.start(ABSOLUTE).after(25.5)
    assert left(clock) == (34.5, None)
    assert left(clock.after(100)) == (0, None)


def test_canadian_periods_follow_the_main_time() -> None:
    clock = Clock.start(CANADIAN).after(4)
    assert left(clock) == (6, None)
    clock = clock.after(8)  # 6 of the main time and 2 of the period, for its first stone
    assert left(clock) == (28, 4)
    for _ in range(3):
        clock = clock.after(1)
    assert left(clock) == (25, 1)
    assert left(clock.after(1)) == (30, 5)  # the next period


def test_byo_yomi_periods_come_back_unless_used_up() -> None:
    clock = Clock.start(BYOYOMI).after(12)
    assert left(clock) == (5, 3)
    assert left(clock.after(4)) == (5, 3)
    assert left(clock.after(6)) == (5, 2)
    assert left(clock.after(100)) == (5, 1)


def test_fischer_adds_after_the_move() -> None:
    assert left(Clock.start(FISCHER).after(3)) == (9, None)
    assert left(Clock.start(FISCHER).after(30)) == (2, None)


def test_without_main_time_the_overtime_begins_at_once() -> None:
    assert left(Clock.start(TimeSettings.of_gtp(0, 30, 5))) == (30, 5)
    assert left(Clock.start(TimeSettings("byoyomi", period_s=5, periods=2))) == (5, 2)


def test_what_the_controller_says_is_believed() -> None:
    assert left(Clock.start(CANADIAN).told(12.5, 0)) == (12.5, None)
    assert left(Clock.start(CANADIAN).told(12.5, 3)) == (12.5, 3)
    assert left(Clock.start(CANADIAN).told(-1, 3)) == (0, 3)
    assert left(Clock.start(ABSOLUTE).told(9, 3)) == (9, None)


def test_no_settings_no_limit() -> None:
    clock = Clock.start(TimeSettings()).after(1e9)
    assert clock.budget(10) == Budget(math.inf, math.inf)


@pytest.mark.parametrize(
    ("clock", "least", "most"),
    [
        (Clock.start(ABSOLUTE), 1, 10),
        (Clock.start(CANADIAN).told(30, 5), 3, 20),
        (Clock.start(BYOYOMI).told(5, 3), 2, 4.95),
        (Clock.start(FISCHER), 1, 9.9),
    ],
)
def test_a_budget_uses_the_time_and_keeps_some(clock: Clock, least: float, most: float) -> None:
    budget = clock.budget(20)
    assert least <= budget.soft_s <= budget.hard_s <= most


@given(st.sampled_from(SYSTEMS), seconds, st.integers(0, 10), st.integers(-5, 200))
def test_no_move_may_take_more_than_there_is(
    settings: TimeSettings, time_s: float, count: int, expected_moves: int
) -> None:
    clock = Clock.start(settings).told(time_s, count)
    budget = clock.budget(expected_moves)
    assert 0 <= budget.soft_s <= budget.hard_s
    if settings.kind != "none":
        usable_s = clock.left_s
        if clock.count_left is None and settings.kind in {"canadian", "byoyomi"}:
            usable_s += settings.period_s
        assert budget.hard_s <= usable_s


@given(st.sampled_from(SYSTEMS), st.lists(seconds, max_size=30))
def test_a_clock_never_shows_less_than_nothing(settings: TimeSettings, moves: list[float]) -> None:
    clock = Clock.start(settings)
    for spent_s in moves:
        clock = clock.after(spent_s)
        assert clock.left_s >= 0
        assert clock.count_left is None or clock.count_left >= 1


@given(st.sampled_from([ABSOLUTE, FISCHER, CANADIAN, BYOYOMI]))
def test_a_player_who_keeps_to_the_budgets_is_never_late(settings: TimeSettings) -> None:
    clock = Clock.start(settings)
    for moves_to_go in range(60, 0, -1):
        budget = clock.budget(moves_to_go)
        assert budget.hard_s > 0
        in_overtime = clock.count_left is not None
        assert budget.hard_s < clock.left_s or not in_overtime
        clock = clock.after(budget.hard_s)
    assert clock.count_left is None or settings.kind == "canadian" or clock.count_left == settings.periods


def test_what_the_way_to_the_controller_takes_is_kept_back() -> None:
    clock = Clock.start(ABSOLUTE).told(2, 0)
    assert clock.budget(1, overhead_s=0.5).hard_s == 1.5
    assert clock.budget(1, overhead_s=0).hard_s == 2
    assert clock.budget(1, overhead_s=60).hard_s == 1
