from __future__ import annotations

import io
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from catena_gtp.arena.model import Cause
from catena_gtp.arena.report.live import Standings, drawn, duration, live_view
from catena_gtp.arena.statistics import PairCounts, sprt_state
from catena_gtp.rules import Ruleset
from tests.arena.played import decided, forfeited, match_spec, played_match

CHECKOUT = Path(__file__).parents[2]


def lines_of(width: int, standings: Standings) -> list[str]:
    """Return the table as it stands on a terminal of this width."""
    console = Console(file=io.StringIO(), width=width, color_system=None, force_terminal=True)
    with console.capture() as capture:
        console.print(drawn(standings, width))
    return capture.get().splitlines()


def test_without_a_terminal_each_game_is_one_line() -> None:
    spec, stream = match_spec(pairs=2), io.StringIO()
    records = [
        decided(0, "alpha", "beta", "alpha", 3.0),
        replace(forfeited(decided(1, "beta", "alpha", None), "beta", Cause.TIME, "0.3 s late"), moves=()),
        decided(2, "alpha", "beta", None, 0.0),
    ]
    with live_view(spec, 4, stream=stream) as view:
        for record in records:
            view.started(record.task)
            view.finished(record)
        view.say("interrupted")
    first, second, third, last = stream.getvalue().splitlines()
    assert first.startswith(
        "1/4 | game 1: alpha - beta, , alpha wins by score | points 1 (alpha), 0 (beta) | "
    )
    assert second.startswith("2/4 | game 2: beta - alpha, W+F, beta loses by time (0.3 s late) | ")
    assert " | points 2 (alpha), 0 (beta) | Elo +∞ [" in second
    assert "nobody wins by score | points 2.5 (alpha), 0.5 (beta)" in third
    assert last == "interrupted"


def test_standing_of_a_sequential_test_is_told() -> None:
    spec, stream = replace(match_spec(), sprt=(0.0, 20.0)), io.StringIO()
    with live_view(spec, 4, stream=stream) as view:
        view.finished(decided(0, "alpha", "beta", "alpha"))
        view.finished(decided(1, "beta", "alpha", "beta"))
    llr = sprt_state(PairCounts((0, 0, 1, 0, 0)), (0, 20)).llr
    assert f"LLR {llr:.2f} (-2.94, 2.94)" in stream.getvalue()


def test_games_of_an_earlier_run_count() -> None:
    spec, stream = match_spec(), io.StringIO()
    earlier = [decided(0, "alpha", "beta", "alpha"), decided(1, "beta", "alpha", "alpha")]
    with live_view(spec, 4, earlier, stream) as view:
        view.finished(decided(2, "alpha", "beta", "alpha"))
    assert stream.getvalue().startswith("3/4 | game 3: ")
    assert "points 3 (alpha), 0 (beta)" in stream.getvalue()


def test_what_an_engine_says_cannot_reach_the_terminal() -> None:
    stream = io.StringIO()
    with live_view(match_spec(), 4, stream=stream) as view:
        view.say("exit\x1b[2J\r\nstatus")
    assert stream.getvalue() == "exit\ufffd[2J\ufffd\ufffdstatus\n"


def test_a_stream_that_knows_little_of_letters_is_no_error() -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii")
    with live_view(match_spec(("ä", "ö")), 4, stream=stream) as view:
        view.finished(decided(0, "ä", "ö", "ä"))
    assert raw.getvalue().startswith(b"1/4 | game 1: ? - ?")


def test_remaining_time_follows_the_pace_of_this_run() -> None:
    seconds = iter([100.0, 160.0])
    standings = Standings(
        match_spec(), 8, [decided(0, "alpha", "beta", "alpha")], clock=lambda: next(seconds)
    )
    assert standings.remaining_s() is None
    standings.add(decided(1, "alpha", "beta", "alpha"))
    standings.add(decided(2, "alpha", "beta", "alpha"))
    assert standings.remaining_s() == pytest.approx(60 / 2 * 5)


@pytest.mark.parametrize(
    "seconds, text", [(0, "0 s"), (59.4, "59 s"), (60, "1:00"), (187, "3:07"), (7387, "2:03:07")]
)
def test_durations(seconds: float, text: str) -> None:
    assert duration(seconds) == text


@pytest.mark.parametrize("width", [1, 8, 20, 40, 55, 56, 80, 200])
def test_table_fits_every_terminal(width: int) -> None:
    names = ("alpha", "beta [red]one[/red] with a name that is far too long for a table", "g")
    spec = match_spec(names, Ruleset(side=2))
    standings = Standings(spec, 12)
    for record in played_match(spec)[:7]:
        standings.running[record.task.number + 1] = replace(record.task, number=record.task.number + 1)
        standings.add(record)
    lines = lines_of(width, standings)
    assert all(len(line) <= width for line in lines)
    assert len(lines) >= 5


def test_table_shows_standings_and_games_under_way() -> None:
    spec = match_spec(("alpha", "[bold]beta"))
    standings = Standings(spec, 6)
    standings.add(decided(0, "alpha", "[bold]beta", "[bold]beta"))
    standings.add(replace(forfeited(decided(1, "[bold]beta", "alpha", None), "alpha"), moves=()))
    standings.running[2] = decided(2, "alpha", "[bold]beta", None).task
    text = lines_of(100, standings)
    assert text[0].startswith("2 of 6 games, ")
    assert text[0].rstrip().endswith(" left: A match")
    assert [line.split() for line in text[2:5]] == [
        ["engine", "won", "drawn", "lost", "points", "score", "faults"],
        ["[bold]beta", "2", "0", "0", "2", "100.0", "%", "0"],
        ["alpha", "0", "0", "2", "0", "0.0", "%", "1"],
    ]
    assert text[-1].strip() == "game 3: alpha - [bold]beta"


def test_many_games_under_way_are_not_all_listed() -> None:
    standings = Standings(match_spec(), 100)
    for number in range(50):
        standings.running[number] = decided(number, "alpha", "beta", None).task
    assert lines_of(80, standings)[-1].strip() == "and 42 more"


@pytest.mark.skipif(sys.platform == "win32", reason="pexpect needs a POSIX terminal")
@pytest.mark.parametrize(
    "columns, settings", [(80, {}), (20, {}), (80, {"NO_COLOR": "1"}), (80, {"TERM": "dumb"})]
)
def test_on_a_terminal_all_goes_to_standard_error(columns: int, settings: dict[str, str]) -> None:
    import pexpect  # noqa: PLC0415 - where there is none this test is not run

    program = """
from catena_gtp.arena.report.live import live_view
from tests.arena.played import decided, match_spec
with live_view(match_spec(), 3) as view:
    for number in range(3):
        game = decided(number, "alpha", "beta", "alpha", 2.0)
        view.started(game.task)
        view.finished(game)
    view.say("the end")
"""
    environment = {**os.environ, "TERM": "xterm", "PYTHONPATH": str(CHECKOUT), **settings}
    # Standard output is closed: whatever went there would be an error.
    child = pexpect.spawn(
        "/bin/sh",
        ["-c", '"$0" -c "$1" >&-', sys.executable, program],
        dimensions=(24, columns),
        env=environment,
        encoding="utf-8",
        timeout=60,
    )
    child.expect(pexpect.EOF)
    child.close()
    shown = child.before
    assert child.exitstatus == 0, shown
    assert isinstance(shown, str)
    assert "the end" in shown
    assert "Traceback" not in shown
    if settings.get("TERM") == "dumb":
        assert "3/3 | game 3: alpha - beta" in shown
        assert "\x1b" not in shown
    else:
        assert "3 of 3 games" in shown
    if "NO_COLOR" in settings:
        assert "\x1b[3" not in shown
