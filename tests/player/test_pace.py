from __future__ import annotations

import pytest

from catena_gtp.clock import Budget
from catena_gtp.player.choice import Limits
from catena_gtp.player.pace import Pace, limited


@pytest.mark.parametrize(
    ("budget", "limits", "wanted"),
    [
        (Budget(), Limits(), Budget(1, 1)),
        (Budget(), Limits(nodes=100), Budget()),
        (Budget(), Limits(depth=3), Budget()),
        (Budget(), Limits(movetime_s=2.5), Budget(2.5, 2.5)),
        (Budget(1, 4), Limits(), Budget(1, 4)),
        (Budget(1, 4), Limits(nodes=100), Budget(1, 4)),
        (Budget(1, 4), Limits(movetime_s=2), Budget(2, 2)),
        (Budget(1, 4), Limits(movetime_s=9), Budget(4, 4)),
        (Budget(), Limits(movetime_s=2, nodes=100), Budget(2, 2)),
    ],
)
def test_the_tighter_of_clock_and_limits_holds(budget: Budget, limits: Limits, wanted: Budget) -> None:
    assert limited(budget, limits) == wanted


def patience(*heard: tuple[int, int], budget: Budget = Budget(1, 10)) -> float:  # noqa: B008 - frozen
    """Return after how many seconds, in hundredths, a search stops that heard these actions and values."""
    pace = Pace(budget)
    for action, value in heard:
        pace.heard(action, value)
    return next(hundredths / 100 for hundredths in range(2000) if pace.is_enough(hundredths / 100))


def test_a_move_that_stays_best_takes_less_time_than_one_that_changes() -> None:
    changing = patience((1, 0), (2, 0), (3, 0))
    staying = patience(*[(1, 0)] * 6)
    assert staying < 1 < changing < 10
    assert patience((1, 0), (2, 0), (2, 0), (2, 0)) == 1


def test_bad_news_takes_longer() -> None:
    assert patience((1, 0), (1, 0), (1, -8)) > patience((1, 0), (1, 0), (1, 0))


def test_the_hard_limit_holds_and_a_set_time_is_used() -> None:
    assert patience((1, 0), budget=Budget(1, 1.25)) == 1.25
    assert patience(*[(1, 0)] * 9, budget=Budget(2, 2)) == 2
