"""Moves within their time.

Before a clock is set the program is made to move without one, so that what its first search prepares is not
counted. Each limit has the margin of the run added.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from catena_gtp.conformance.checks.bench import Breach, Check
from catena_gtp.conformance.checks.games import Table
from catena_gtp.rules import Color

if TYPE_CHECKING:
    from catena_gtp.conformance.checks.bench import Bench

_UNLIMITED: Final = "time_settings 0 1 0"
# How much longer than its limit a move is waited for, to say by how much it was late.
_LATE_S: Final = 10.0
_NAMES: Final = {Color.BLACK: "black", Color.WHITE: "white"}


def _awake(bench: Bench, side: int) -> Table:
    """Return a game with a first move, for which there was all the time."""
    if "time_settings" in bench.claims.commands:
        bench.must(_UNLIMITED)
    table = Table.begin(bench, side)
    table.generate()
    return table


def _timed(bench: Bench, table: Table, limit_s: float) -> float:
    """Have the program move within a limit, and return the seconds that it took."""
    color = table.position.to_move
    margin_s = bench.limits.margin_s
    reply = bench.talk.ask(f"genmove {_NAMES[color]}", limit_s + margin_s + _LATE_S)
    if not reply.is_success:
        raise Breach("= and a move", reply)
    if reply.seconds > limit_s + margin_s:
        raise Breach(
            f"a move within {limit_s:g} s (and a margin of {margin_s:g} s)", f"after {reply.seconds:.2f} s"
        )
    table.take(color, reply.text.strip())
    return reply.seconds


def seconds_a_move(bench: Bench) -> None:
    """Hold that a period for one stone is the time of a move."""
    table = _awake(bench, 6)
    bench.must("time_settings 0 0.5 1")
    for _ in range(3):
        _timed(bench, table, 0.5)
    bench.must(_UNLIMITED)


def what_is_left_counts(bench: Bench) -> None:
    """Hold that what time_left says goes before what the program has counted."""
    table = _awake(bench, 6)
    bench.must("time_settings 600 0 0")
    for left_s in (0.3, 0.0):
        bench.must(f"time_left {_NAMES[table.position.to_move]} {left_s:g} 0")
        _timed(bench, table, left_s)
    bench.must(_UNLIMITED)


def nothing_is_left(bench: Bench) -> None:
    """Hold that with a time below zero there is still a move, at once."""
    table = _awake(bench, 6)
    bench.must("time_settings 10 0 0", f"time_left {_NAMES[table.position.to_move]} -1.5 0")
    _timed(bench, table, 0.0)
    bench.must(_UNLIMITED)


def a_game_on_one_clock(bench: Bench) -> None:
    """Hold that a game takes each color no longer than the main time, whether it is told of it or not."""
    table = _awake(bench, 3)
    table.advance(12)
    main_s = 1.0
    bench.must(f"time_settings {main_s:g} 0 0")
    left_s = dict.fromkeys(Color, main_s)
    while not table.position.is_over:
        color = table.position.to_move
        left_s[color] -= _timed(bench, table, max(left_s[color], 0.0))
    bench.must(_UNLIMITED)


def japanese_time(bench: Bench) -> None:
    """Hold that a period of Japanese time is the time of a move."""
    table = _awake(bench, 6)
    bench.must("kgs-time_settings byoyomi 0 0.4 1")
    _timed(bench, table, 0.4)
    bench.must("kgs-time_settings none")


def fischer_time(bench: Bench) -> None:
    """Hold that fischer's time gives no more than it adds, once the main time is used up."""
    table = _awake(bench, 6)
    bench.must("kata-time_settings fischer 0.3 0.2")
    for _ in range(4):
        _timed(bench, table, 0.5)
    bench.must("kata-time_settings none")


_GENMOVE: Final = ("genmove", "time_settings")

CHECKS: Final = (
    Check("time", "gtp.md, time_settings", "a move within its period", seconds_a_move, _GENMOVE),
    Check("time", "gtp.md, time_settings", "a game within its main time", a_game_on_one_clock, _GENMOVE),
    Check("time", "gtp.md, time_left", "what is left counts", what_is_left_counts, (*_GENMOVE, "time_left")),
    Check(
        "time", "gtp.md, time_left", "less than nothing is left", nothing_is_left, (*_GENMOVE, "time_left")
    ),
    Check(
        "time",
        "gtp.md, kgs-time_settings",
        "a move within a period of Japanese time",
        japanese_time,
        ("genmove", "kgs-time_settings"),
    ),
    Check(
        "time",
        "gtp.md, kata-time_settings",
        "moves within Fischer's time",
        fischer_time,
        ("genmove", "kata-time_settings"),
    ),
)
