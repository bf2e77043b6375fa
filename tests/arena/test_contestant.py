"""What the arena finds out of an engine, and how it speaks to it from then on.

`scripted` engines are real programs that answer from a table and write down what they were sent.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from catena_gtp.arena.contest.answers import SearchReport
from catena_gtp.arena.contest.client import EngineFailure
from catena_gtp.arena.contest.contestant import Contestant
from catena_gtp.arena.contest.game import play_opening
from catena_gtp.arena.model import Cause, EngineSpec, Opening, TimeControl
from catena_gtp.clock import Clock, TimeSettings
from catena_gtp.rules import SWAP, Color, GameType, Ruleset, Scoring
from tests.arena import support
from tests.arena.support import HURRIED, NO_CLOCK, SMALL, faulty, ours, play, start, stranger

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("nothing_is_left")

A_MOVE = TimeSettings("canadian", period_s=0.5, stones=1)
FAMILY = "catena-coordinates catena-game_type catena-scoring komi"

Scripted = Callable[..., tuple[EngineSpec, Callable[[], list[str]]]]


@pytest.fixture
def scripted(tmp_path: Path) -> Scripted:
    """Return a maker of engines that answer as told, everything else with an empty success."""

    def make(**answers: str) -> tuple[EngineSpec, Callable[[], list[str]]]:
        log = tmp_path / "log"
        table = {name.replace("catena_", "catena-"): text for name, text in answers.items()}
        return support.scripted(log, table), lambda: log.read_text(encoding="utf-8").splitlines()

    return make


def game_lines(lines: list[str]) -> list[str]:
    """Return what was sent from the last set-up on."""
    return lines[max(i for i, line in enumerate(lines) if line.startswith("boardsize")) :]


def test_our_engine_is_known_by_its_commands() -> None:
    with start(ours()) as engine:
        assert engine.knows("catena-choose_komi")
        assert engine.version.startswith("catena-gtp ")
        assert engine.name == "ours"
        assert engine.take_notes() == []
        assert not engine.broken


@pytest.mark.parametrize("options", [(), ("--mute",)])
def test_a_program_without_any_command_of_ours(options: tuple[str, ...]) -> None:
    with start(stranger("stranger", *options)) as engine:
        assert not any(engine.knows(f"catena-{word}") for word in ("coordinates", "game_type", "digest"))
        assert engine.version == "stranger"
        reply = engine.choose_move(Color.BLACK, 30)
        assert isinstance(engine.read_move(reply.text, play_opening(Opening("empty"), SMALL).position), int)


def test_the_order_of_a_set_up(scripted: Scripted) -> None:
    spec, log = scripted(list_commands=FAMILY)
    spec = replace(spec, setup=("level {seed}",))
    with start(spec, ruleset=Ruleset(6, GameType.NO_KOMI, Scoring.LONGEST, 3)):
        assert log() == [
            "list_commands",
            "name",
            "version",
            "level 1",
            "boardsize 6",
            "catena-coordinates catena",
            "catena-game_type no-komi",
            "catena-scoring longest",
            "clear_board",
            "komi 3",
        ]


def test_without_a_list_the_engine_is_asked_for_each_command(scripted: Scripted) -> None:
    spec, log = scripted(list_commands="?", known_command="true")
    with start(spec, time=TimeControl(A_MOVE)) as engine:
        assert "known_command catena-game_type" in log()
        assert engine.knows("catena-game_type")
        lines = ["komi 7", "kgs-time_settings canadian 0 0.5 1", "catena-digest", "catena-perft 1"]
        assert game_lines(log())[-4:] == lines


def test_an_opening_is_replayed_in_the_engines_letters(scripted: Scripted) -> None:
    game = play_opening(Opening("line", ("F6", "I7", "button")), Ruleset(6))
    spec, log = scripted(list_commands="komi")
    with start(spec, ruleset=Ruleset(6)) as engine:
        engine.set_up(game, NO_CLOCK.settings)
    assert game_lines(log())[-4:] == ["play b F6", "play w J7", "play b pass", "quit"]


def test_a_swap_is_sent_to_those_that_know_it_and_renames_the_colors_of_others(scripted: Scripted) -> None:
    game = play_opening(Opening("line", ("C3", "swap", "C4")), Ruleset(3, GameType.NO_KOMI))
    for commands, sent in (
        (FAMILY, ["play b C3", "play w swap", "play b C4", "genmove w"]),
        ("komi", ["play b C3", "play w C4", "genmove b"]),
    ):
        spec, log = scripted(list_commands=commands, genmove="= A1")
        with start(spec, ruleset=game.position.ruleset) as engine:
            engine.set_up(game, NO_CLOCK.settings)
            engine.choose_move(Color.WHITE, 30)
        assert game_lines(log())[-len(sent) - 1 : -1] == sent


def test_time_is_told_in_whole_seconds_to_those_that_refuse_others(scripted: Scripted) -> None:
    refusing = {"time_settings 0 0.5 1": "? no", "time_left b 0.5 1": "? no"}
    spec, log = scripted(list_commands="time_settings time_left", **refusing)
    with start(spec, time=TimeControl(A_MOVE)) as engine:
        engine.tell_time(Color.BLACK, Clock.start(A_MOVE))
        engine.tell_time(Color.WHITE, Clock.start(TimeSettings()))
    assert [line for line in log() if line.startswith("time")] == [
        "time_settings 0 0.5 1",
        "time_settings 0 1 1",
        "time_left b 0 1",
    ]


def test_time_left_alone_may_be_refused_too(scripted: Scripted) -> None:
    spec, log = scripted(list_commands="time_left", **{"time_left b 0.5 1": "? no"})
    with start(spec, time=TimeControl(A_MOVE)) as engine:
        engine.tell_time(Color.BLACK, Clock.start(A_MOVE))
        engine.tell_time(Color.BLACK, Clock.start(A_MOVE))
    assert log()[-4:-1] == ["time_left b 0.5 1", "time_left b 0 1", "time_left b 0 1"]


def test_the_engines_own_time_overrules_the_matchs(scripted: Scripted) -> None:
    spec, log = scripted(list_commands="time_settings")
    with start(replace(spec, time=TimeControl(A_MOVE)), time=NO_CLOCK):
        assert "time_settings 0 0.5 1" in log()


def test_nodes_and_seed_are_filled_in(scripted: Scripted) -> None:
    spec, log = scripted(list_commands="name")
    spec = replace(spec, setup=('limits {"nodes": {nodes}, "seed": {seed}}',))
    with start(spec, time=TimeControl(nodes=500)):
        assert 'limits {"nodes": 500, "seed": 1}' in log()
    with pytest.raises(EngineFailure, match="nodes"):
        start(replace(spec, command=(*spec.command, "{nodes}")))


def test_what_a_search_was(scripted: Scripted) -> None:
    told = '= {"move": "C3", "margin": 1.5, "depth": 4, "nodes": 99, "line": [], "exact": false}'
    for answer, report, notes in (
        (told, SearchReport(99, 4, 1.5), 0),
        ("= soon", SearchReport(), 1),
        ("? no", SearchReport(), 1),
    ):
        spec, _ = scripted(list_commands="catena-last_search", catena_last_search=answer)
        with start(spec) as engine:
            assert engine.search_report() == report
            assert engine.search_report() == report
            assert len(engine.take_notes()) == notes
    with start(scripted(list_commands="name")[0]) as engine:
        assert engine.search_report() == SearchReport()


@pytest.mark.parametrize(
    "answer, margin, is_noted",
    [
        ("= B+2.5", 2.5, False),
        ("= 0", 0.0, False),
        ("? cannot score", 2.5, False),
        ("= W+2.5", 2.5, True),
        ("= B+Resign", 2.5, True),
    ],
)
def test_another_result_is_noted(scripted: Scripted, answer: str, margin: float, is_noted: bool) -> None:
    spec, _ = scripted(list_commands="final_score", final_score=answer)
    with start(spec) as engine:
        engine.compare_score(margin)
        assert len(engine.take_notes()) == is_noted


def test_the_result_is_compared_with_the_colors_as_the_engine_calls_them(scripted: Scripted) -> None:
    spec, _ = scripted(list_commands="final_score", final_score="= B+2.5")
    with start(spec) as engine:
        engine.play(Color.WHITE, SWAP)
        engine.compare_score(-2.5)
        assert engine.take_notes() == []


def test_another_position_after_the_set_up_is_noted(scripted: Scripted) -> None:
    spec, _ = scripted(list_commands="catena-digest komi", catena_digest="= 0123456789abcdef")
    with start(spec) as engine:
        engine.set_up(play_opening(Opening("empty"), SMALL), NO_CLOCK.settings)
        assert engine.take_notes() == ["scripted has another position after the set-up: '0123456789abcdef'"]


def test_what_could_not_be_told_is_noted(scripted: Scripted) -> None:
    spec, _ = scripted(list_commands="name")
    with start(spec) as engine:
        engine.set_up(play_opening(Opening("empty"), Ruleset(3, scoring=Scoring.SQUARE)), NO_CLOCK.settings)
        assert engine.take_notes() == [
            "scripted was not told of the scoring square",
            "scripted was not told of the komi",
        ]


@pytest.mark.parametrize(
    "engine, cause, words",
    [
        (faulty("fall-at-start"), Cause.CRASH, "status 3"),
        (faulty("greet"), Cause.RUBBISH, "Welcome"),
        (faulty("refuse-board"), Cause.PROTOCOL, "boardsize 5"),
        (faulty("refuse-komi"), Cause.PROTOCOL, "too much"),
        (EngineSpec("gone", ("no-such-program",)), Cause.CRASH, "could not be started"),
        (stranger(letters="cyrillic"), Cause.PROTOCOL, "cyrillic"),
        (stranger(setup=("warm_up",)), Cause.PROTOCOL, "warm_up"),
        (ours("ours", "--no-such-option"), Cause.CRASH, "no-such-option"),
    ],
    ids=lambda value: value.name if isinstance(value, EngineSpec) else None,
)
def test_failed_starts(engine: EngineSpec, cause: Cause, words: str) -> None:
    with pytest.raises(EngineFailure) as raised:
        start(engine)
    assert raised.value.cause is cause
    assert words in raised.value.detail
    assert raised.value.engine == engine.name


def test_a_program_that_stalls_at_the_start() -> None:
    with pytest.raises(EngineFailure, match="did not answer") as raised:
        start(faulty("stall"), patience=replace(HURRIED, start_s=0.5))
    assert raised.value.cause is Cause.HANG


def test_double_placement_needs_an_engine_that_can_be_told() -> None:
    with pytest.raises(EngineFailure, match="double placement"):
        start(stranger(), ruleset=Ruleset(3, GameType.DOUBLE))


def test_an_engine_is_used_for_one_game_after_the_other() -> None:
    with start(stranger("one", "1")) as one, start(stranger("two", "2")) as two:
        games = [play(one, two), play(two, one), play(one, two, opening="C3 B2")]
    assert {game.cause for game in games} == {Cause.SCORE}
    assert [game.black for game in games] == ["one", "two", "one"]
    assert isinstance(one, Contestant)
