from __future__ import annotations

import pytest

from catena_gtp.clock import Budget
from catena_gtp.player.choice import Limits
from catena_gtp.player.pace import limited


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
