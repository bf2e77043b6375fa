from __future__ import annotations

import pytest

from catena_gtp.rules import Position, Ruleset, perft
from tests.rules.judged_games import judged_perfts

# The largest known count is for programs that play millions of moves a second; the rest are counted here.
WITHIN_REACH = 2_000_000


@pytest.mark.parametrize(("ruleset", "depth", "count"), [e for e in judged_perfts() if e[2] < WITHIN_REACH])
def test_counts_equal_those_of_an_independent_program(ruleset: Ruleset, depth: int, count: int) -> None:
    assert perft(Position.initial(ruleset), depth) == count


def test_depth_zero_is_the_position_itself() -> None:
    assert perft(Position.initial(Ruleset(side=2)), 0) == 1
