from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.clock import Budget
from catena_gtp.options import Settings
from catena_gtp.player import Limits
from catena_gtp.rules import Color
from catena_gtp.ugi.go import Go


def read(text: str) -> Go:
    go = Go.read(tuple(text.split()))
    assert go.ignored == ()
    return go


def test_every_form_in_any_order() -> None:
    go = read("movetime 5 NODES 7 p2inc 4 p1time 1 depth 6 p1inc 3 p2time 2 movestogo 8")
    assert dict(go.numbers) == {
        "p1time": 1, "p2time": 2, "p1inc": 3, "p2inc": 4,
        "movetime": 5, "depth": 6, "nodes": 7, "movestogo": 8,
    }  # fmt: skip
    assert not go.infinite
    assert read("infinite").infinite
    assert not read("").infinite


@pytest.mark.parametrize(
    ("text", "ignored", "numbers"),
    [
        ("ponder movetime 5", ["'ponder' is nothing that go knows"], {"movetime": 5}),
        ("movetime", ["movetime is followed by a whole number"], {}),
        ("movetime depth 5", ["movetime is followed by a whole number"], {"depth": 5}),
        (
            "nodes 1.5 depth 2",
            ["nodes is followed by a whole number", "'1.5' is nothing that go knows"],
            {"depth": 2},
        ),
        ("p1time -20 p1inc -3", [], {"p1time": 0, "p1inc": 0}),
        (f"p1time {'9' * 5000}", [], {"p1time": 10**11}),
    ],
)
def test_what_is_wrong_is_left_out(text: str, ignored: list[str], numbers: dict[str, int]) -> None:
    go = Go.read(tuple(text.split()))
    assert (list(go.ignored), dict(go.numbers)) == (ignored, numbers)


def test_each_player_has_a_clock() -> None:
    go = read("p1time 60000 p2time 6000 p1inc 0 p2inc 500")
    black, white = (go.budget(color, 20, 0.1) for color in Color)
    assert black == Budget(1.5, 9.0)
    assert white.soft_s == pytest.approx(0.35)
    assert go.budget(Color.BLACK, 20, 30.0).hard_s == 9.0
    assert go.budget(Color.BLACK, 1, 2.0) == Budget(58.0, 58.0)
    assert read("p2time 6000").budget(Color.BLACK, 20, 0.1) == Budget()


def test_moves_to_go_leave_more_time_for_each() -> None:
    assert read("p1time 60000 movestogo 10").budget(Color.BLACK, 20, 0.1) == Budget(3.0, 18.0)
    assert read("p1time 60000 movestogo 30").budget(Color.BLACK, 20, 0.1) == Budget(1.5, 9.0)
    assert read("p1time 60000 movestogo 0").budget(Color.BLACK, 20, 0.1) == Budget(1.5, 9.0)


@given(
    st.integers(0, 10**6), st.integers(0, 10**5), st.integers(1, 300), st.floats(0, 10), st.integers(0, 100)
)
def test_a_clock_is_never_overdrawn(left: int, inc: int, moves: int, overhead_s: float, to_go: int) -> None:
    go = read(f"p1time {left} p1inc {inc} movestogo {to_go}")
    budget = go.budget(Color.BLACK, moves, overhead_s)
    assert 0 <= budget.soft_s <= budget.hard_s <= left / 1000
    assert budget.hard_s <= max(left / 1000 - overhead_s, left / 2000)
    assert math.isfinite(budget.hard_s)


def test_limits_are_those_named_and_else_the_options() -> None:
    settings = Settings(movetime_s=2.0, nodes=100, depth_plies=4)
    assert read("").limits(Settings()) == Limits()
    assert read("").limits(settings) == Limits(2.0, 100, 4)
    assert read("nodes 5").limits(settings) == Limits(2.0, 5, 4)
    assert read("depth 9 nodes 0").limits(settings) == Limits(2.0, 1, 9)
    assert read("infinite").limits(settings) == Limits()


def test_of_a_set_time_something_is_kept_for_the_way() -> None:
    assert read("movetime 5000").limits(Settings(movetime_s=1)) == Limits(4.9)
    assert read("movetime 100").limits(Settings()) == Limits(0.09)
    assert read("movetime 100").limits(Settings(overhead_s=0.001)).movetime_s == pytest.approx(0.099)
    assert 0 < (read("movetime 0").limits(Settings()).movetime_s or 0) <= 0.001
