"""Whole games between real programs, each with what the record must say of it."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from catena_gtp.arena.contest.game import play_game, play_opening
from catena_gtp.arena.model import Cause, GameRecord, GameTask, MoveRecord, Opening, Pie, TimeControl
from catena_gtp.clock import TimeSettings
from catena_gtp.notation import format_result
from catena_gtp.rules import Color, GameType, Position, Ruleset, Scoring
from tests.arena.support import (
    HURRIED,
    NO_CLOCK,
    PATIENT,
    SMALL,
    faulty,
    ours,
    play,
    scripted,
    seconds_a_move,
    start,
    stranger,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from catena_gtp.arena.contest.contestant import Contestant

pytestmark = pytest.mark.usefixtures("nothing_is_left")

WAITING = TimeControl(longest_move_s=1.0)


@pytest.fixture
def opponent() -> Iterator[Contestant]:
    with start(stranger("opponent", "3", time=NO_CLOCK)) as running:
        yield running


def replayed(record: GameRecord) -> Position:
    """Play a record again by the rules."""
    words = tuple(move.move for move in record.moves)
    game = play_opening(Opening("record", words), record.ruleset)
    assert [color.value for color, _ in game.history()] == [move.color for move in record.moves]
    return game.position


# -- faults ---------------------------------------------------------------------------------------

FAULTS = [
    ("crash", Cause.CRASH, "status 3"),
    ("crash-at-play", Cause.CRASH, "at 'play "),
    ("be-killed", Cause.CRASH, "SIGKILL"),
    ("hang", Cause.HANG, "did not answer 'genmove "),
    ("hang-stubbornly", Cause.HANG, "did not answer"),
    ("hang-at-play", Cause.HANG, "did not answer 'play "),
    ("close-output", Cause.CRASH, "closed"),
    ("occupied", Cause.ILLEGAL_MOVE, "occupied"),
    ("off-board", Cause.ILLEGAL_MOVE, "off the board"),
    ("swap", Cause.ILLEGAL_MOVE, "no swap"),
    ("nonsense", Cause.UNREADABLE_MOVE, "let me see"),
    ("nothing", Cause.UNREADABLE_MOVE, "nothing"),
    ("letter-i", Cause.UNREADABLE_MOVE, "no I"),
    ("error", Cause.PROTOCOL, "out of ideas"),
    ("babble", Cause.RUBBISH, "thinking"),
    ("mutter", Cause.RUBBISH, "hm"),
    ("add-remark", Cause.RUBBISH, "a good move!"),
    ("reply-twice", Cause.RUBBISH, "done"),
    ("reply-without-end", Cause.RUBBISH, "more than"),
    ("flood", Cause.RUBBISH, "once more"),
    ("noise", Cause.RUBBISH, "no text"),
    ("wrong-id", Cause.PROTOCOL, "id"),
    ("refuse", Cause.REFUSED_LEGAL_MOVE, "illegal move"),
]


@pytest.mark.parametrize("fault, cause, words", FAULTS, ids=[fault for fault, _, _ in FAULTS])
def test_a_fault_costs_the_game_and_nothing_else(
    fault: str, cause: Cause, words: str, opponent: Contestant
) -> None:
    number = 4 if "play" in fault or fault == "refuse" else 2  # the opening is played to it too
    with start(faulty(fault, str(number)), patience=HURRIED) as engine:
        record = play(engine, opponent, time=WAITING, opening="C3 B2")
        assert (record.cause, record.at_fault, record.winner) == (cause, "faulty", "opponent")
        assert words in record.detail
        assert (record.black, record.white) == ("faulty", "opponent")
        assert (record.result, record.margin, record.notes) == ("W+F", None, ())
        assert len(record.moves) >= 4
        assert not replayed(record).is_over
        is_gone = cause in {Cause.CRASH, Cause.HANG, Cause.RUBBISH} or fault == "wrong-id"
        assert engine.broken == is_gone
        assert not opponent.broken
    with start(stranger("fresh")) as fresh:
        assert play(fresh, opponent, opening="C3 B2").cause is Cause.SCORE


def test_a_pass_is_illegal_once_the_button_is_taken(opponent: Contestant) -> None:
    with start(faulty("pass", "2")) as engine:
        record = play(engine, opponent, opening="C3 button")
        assert (record.cause, record.at_fault) == (Cause.ILLEGAL_MOVE, "faulty")
        assert "no passing" in record.detail


def test_a_fault_as_white(opponent: Contestant) -> None:
    with start(faulty("nonsense")) as engine:
        record = play(opponent, engine)
        assert (record.result, record.winner, record.at_fault) == ("B+F", "opponent", "faulty")
        assert (record.black, record.white) == ("opponent", "faulty")


def test_a_crash_that_leaves_a_child(opponent: Contestant, tmp_path: Path) -> None:
    with start(faulty("leave-a-child", "1", str(tmp_path / "child"))) as engine:
        record = play(engine, opponent)
        assert (record.cause, record.at_fault) == (Cause.CRASH, "faulty")


def test_a_late_move_loses_but_is_no_crash(opponent: Contestant) -> None:
    time = TimeControl(seconds_a_move(0.4), margin_s=0.1)
    with start(faulty("late", "2"), patience=PATIENT, time=time) as engine:
        record = play(engine, opponent, time=time)
        assert (record.cause, record.at_fault, record.result) == (Cause.TIME, "faulty", "W+F")
        assert "where 0.400 s were left" in record.detail
        assert not engine.broken
        again = play(engine, opponent, time=NO_CLOCK)
        assert again.cause is Cause.SCORE


def test_a_set_up_that_is_refused_later(opponent: Contestant) -> None:
    with start(faulty("refuse-board", "2")) as engine:
        record = play(opponent, engine, opening="C3")
        assert (record.cause, record.at_fault, record.winner) == (Cause.PROTOCOL, "faulty", "opponent")
        assert [move.move for move in record.moves] == ["C3"]
        assert not engine.broken


def test_a_broken_engine_loses_every_game_until_it_is_started_again(opponent: Contestant) -> None:
    with start(faulty("crash")) as engine:
        records = [play(engine, opponent) for _ in range(2)]
        assert [record.cause for record in records] == [Cause.CRASH, Cause.CRASH]
        assert engine.broken


def test_resigning_is_no_fault(opponent: Contestant) -> None:
    with start(faulty("resign", "2")) as engine:
        record = play(engine, opponent)
        assert (record.cause, record.result, record.winner) == (Cause.RESIGNATION, "W+R", "opponent")
        assert (record.at_fault, record.margin, record.detail) == (None, None, "")


def test_a_lie_about_the_result_is_noted_and_does_not_count(opponent: Contestant) -> None:
    with start(faulty("boast")) as liar:
        records = [play(*seats) for seats in ((opponent, liar), (liar, opponent)) for _ in range(3)]
    for record in records:
        score = replayed(record).score()
        assert (record.cause, record.result, record.margin) == (
            Cause.SCORE,
            format_result(score),
            score.margin,
        )
        assert record.notes == ("faulty reports the result 'W+99.5', which is not the referee's",)
    assert {record.winner for record in records} == {"opponent", "faulty"}


def test_noise_on_the_standard_error_is_no_fault(opponent: Contestant) -> None:
    with start(faulty("write-errors", "2")) as engine:
        assert play(engine, opponent).cause is Cause.SCORE


def test_what_happens_after_the_end_is_noted_and_does_not_count(opponent: Contestant) -> None:
    line = "B2 button C1 D3 B1 C4 E4 E5 C5 B3"  # only D2 is left to play
    with start(faulty("crash-at-play", "11")) as engine:
        record = play(opponent, engine, opening=line)
        assert [move.move for move in record.moves[10:]] == ["D2"]
        assert (record.cause, record.at_fault) == (Cause.SCORE, None)
        (note,) = record.notes
        assert note.startswith("after the end: faulty: crash: ended with status 3 at 'play b D2'")
        assert engine.broken


# -- games as they should be ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def pair() -> Iterator[tuple[Contestant, Contestant]]:
    with (
        start(ours("one", "--nodes", "40")) as one,
        start(ours("two", "--nodes", "20", "--seed", "5")) as two,
    ):
        yield one, two


@pytest.fixture(scope="module")
def unlimited() -> Iterator[Contestant]:
    """Return an engine that thinks as long as its clock lets it."""
    with start(ours("unlimited")) as running:
        yield running


@pytest.mark.parametrize("scoring", Scoring)
@pytest.mark.parametrize("game_type", GameType)
@pytest.mark.parametrize("pie", Pie)
def test_every_kind_of_game(
    game_type: GameType, scoring: Scoring, pie: Pie, pair: tuple[Contestant, Contestant]
) -> None:
    ruleset = Ruleset(3, game_type, scoring)
    one, two = pair
    for line in ("", "C3", "C3 B2"):
        record = play(one, two, ruleset=ruleset, pie=pie, opening=line)
        end = replayed(record)
        assert end.is_over
        assert record.cause is Cause.SCORE
        assert record.result == format_result(end.score())
        assert (record.at_fault, record.detail, record.notes) == (None, "", ())
        names = {Color.BLACK: record.black, Color.WHITE: record.white, None: None}
        assert record.winner == names[end.score().winner]
        assert record.versions == (("one", one.version), ("two", two.version))
        assert replace(record.ruleset, komi=7) == ruleset


def test_moves_are_told_as_they_are_written_down(
    opponent: Contestant, pair: tuple[Contestant, Contestant]
) -> None:
    told: list[MoveRecord] = []
    task = GameTask(3, "opponent", "one", Opening("line", ("C3", "button")), 7)
    time = TimeControl(seconds_a_move(30))
    record = play_game(task, SMALL, Pie.FIXED, time, opponent, pair[0], on_move=told.append)
    assert tuple(told) == record.moves
    assert record.task == task
    opening, played = record.moves[:2], record.moves[2:]
    assert [(move.color, move.move, move.seconds) for move in opening] == [
        ("black", "C3", None),
        ("white", "button", None),
    ]
    assert all(move.seconds is not None for move in played)
    assert {(move.color, move.left_s) for move in played} == {("black", None), ("white", 30.0)}
    assert record.started.endswith("+00:00")
    assert record.overhead_s > 0
    assert pickle.loads(pickle.dumps(record)) == record  # noqa: S301 - our own


def test_main_time_runs_down(pair: tuple[Contestant, Contestant]) -> None:
    record = play(*pair, time=TimeControl(TimeSettings("absolute", main_s=60)))
    assert record.cause is Cause.SCORE
    for color in ("black", "white"):
        left_s = [move.left_s for move in record.moves if move.color == color]
        spent_s = [move.seconds or 0.0 for move in record.moves if move.color == color]
        assert left_s[-1] == pytest.approx(60 - sum(spent_s))


@pytest.mark.parametrize(
    "settings",
    [
        TimeSettings("fischer", main_s=1, increment_s=0.1),
        TimeSettings("byoyomi", main_s=0.1, period_s=0.2, periods=3),
        TimeSettings("canadian", main_s=0.1, period_s=1, stones=5),
        TimeSettings("absolute", main_s=1),
        TimeSettings("canadian", period_s=0.1, stones=1),
    ],
    ids=lambda settings: settings.kind,
)
def test_our_engine_keeps_every_clock(
    settings: TimeSettings, unlimited: Contestant, pair: tuple[Contestant, Contestant]
) -> None:
    time = TimeControl(settings, margin_s=0.5)
    record = play(unlimited, pair[0], time=time, opening="C3 button B2 D4")
    assert (record.cause, record.detail) == (Cause.SCORE, "")
    shown = [move.left_s for move in record.moves if move.seconds is not None]
    assert all(left_s is not None and left_s >= 0 for left_s in shown)


# -- the pie --------------------------------------------------------------------------------------


DIVIDING = "catena-choose_komi catena-choose_color komi"


@pytest.mark.parametrize("color", ["black", "white"])
def test_the_first_names_the_komi_and_the_second_chooses(
    color: str, pair: tuple[Contestant, Contestant], tmp_path: Path
) -> None:
    answers = {"list_commands": DIVIDING, "catena-choose_color": color, "genmove": "= resign"}
    with start(scripted(tmp_path / "log", answers)) as second:
        record = play(pair[0], second, pie=Pie.SEATS)
    sent = (tmp_path / "log").read_text(encoding="utf-8").splitlines()
    assert record.ruleset.komi_is_regular
    assert sent[sent.index("catena-choose_color") - 1] == f"komi {record.ruleset.komi:g}"
    assert (record.black if color == "black" else record.white) == "scripted"
    assert (record.cause, record.winner, record.notes) == (Cause.RESIGNATION, "one", ())


def test_the_komi_that_was_named_counts(pair: tuple[Contestant, Contestant], tmp_path: Path) -> None:
    answers = {"list_commands": DIVIDING, "catena-choose_komi": "11", "genmove": "= resign"}
    with start(scripted(tmp_path / "log", answers)) as first:
        record = play(first, pair[0], pie=Pie.SEATS, opening="C3")
    assert record.ruleset == replace(SMALL, komi=11)
    sent = (tmp_path / "log").read_text(encoding="utf-8").splitlines()
    assert [line for line in sent if line.startswith("komi ")] == ["komi 7", "komi 7", "komi 11"]


@pytest.mark.parametrize("opening, is_swapped", [("", True), ("C3", True), ("C3 B2", False)])
def test_the_second_chooses_a_color_where_there_is_no_komi(
    opening: str, is_swapped: bool, pair: tuple[Contestant, Contestant], tmp_path: Path
) -> None:
    """To choose Black after one stone is the swap; after a longer opening the seats change."""
    answers = {"list_commands": DIVIDING, "catena-choose_color": "black", "genmove": "= resign"}
    ruleset = Ruleset(3, GameType.NO_KOMI)
    with start(scripted(tmp_path / "log", answers)) as second:
        record = play(pair[0], second, pie=Pie.SEATS, ruleset=ruleset, opening=opening)
        assert (record.moves[1].move == "swap") == is_swapped
        assert record.black == ("one" if is_swapped else "scripted")
        assert record.winner == "one"
        assert not replayed(record).is_over


def test_engines_that_cannot_divide_keep_to_the_match(opponent: Contestant) -> None:
    with start(stranger("one")) as one:
        record = play(one, opponent, pie=Pie.SEATS)
    assert record.ruleset.komi == 7
    assert (record.black, record.white) == ("one", "opponent")
    assert record.notes == (
        "one cannot name a komi: 7, the match's, holds",
        "opponent cannot choose a color and is white",
    )


@pytest.mark.parametrize(
    "komi, color, cause, at_fault",
    [
        ("= 16", "= black", Cause.ILLEGAL_MOVE, "scripted"),
        ("= many", "= black", Cause.UNREADABLE_MOVE, "scripted"),
        ("? no", "= black", Cause.PROTOCOL, "scripted"),
        ("= 9", "= green", Cause.UNREADABLE_MOVE, "scripted"),
    ],
)
def test_faults_while_dividing(
    komi: str, color: str, cause: Cause, at_fault: str, pair: tuple[Contestant, Contestant], tmp_path: Path
) -> None:
    answers = {"list_commands": DIVIDING, "catena-choose_komi": komi, "catena-choose_color": color}
    with start(scripted(tmp_path / "log", answers)) as divider:
        seats = (pair[0], divider) if "green" in color else (divider, pair[0])
        record = play(*seats, pie=Pie.SEATS)
        assert (record.cause, record.at_fault, record.winner) == (cause, at_fault, "one")
        assert record.moves == ()
