"""Programs that are not ours, in either lettering, and players of other frameworks behind an adapter."""

from __future__ import annotations

import importlib.util
from typing import TYPE_CHECKING

import pytest

from catena_gtp.arena.contest.game import play_opening
from catena_gtp.arena.model import Cause, Opening, Pie
from catena_gtp.rules import GameType, Ruleset, Scoring
from tests.arena.support import faulty, ours, play, spec, start, stranger

if TYPE_CHECKING:
    from catena_gtp.arena.model import EngineSpec, GameRecord

pytestmark = pytest.mark.usefixtures("nothing_is_left")

SIDE_6 = Ruleset(6)
EASYAI = spec("easyAI", "tests.arena.adapters.easyai_player", "1")
OPENSPIEL = spec("OpenSpiel", "tests.arena.adapters.openspiel_player", "5")


def columns(record: GameRecord) -> set[str]:
    return {move.move[0] for move in record.moves if move.move != "button"}


@pytest.mark.parametrize(
    "one, other",
    [
        (stranger("in GTP letters", "1"), stranger("in Catena letters", "--catena", "2", letters="catena")),
        (stranger("mute", "--mute", "1"), stranger("by side", "--catena", "2", board_size="side")),
        (stranger("in GTP letters", "1"), ours("ours", "--nodes", "20")),
        (ours("ours", "--nodes", "20"), stranger("in Catena letters", "--catena", "4", letters="catena")),
        (ours("ours in GTP letters", "--nodes", "20", letters="gtp"), stranger("mute", "--mute", "5")),
    ],
    ids=lambda engine: engine.name,
)
def test_letters_make_no_difference(one: EngineSpec, other: EngineSpec) -> None:
    with start(one, ruleset=SIDE_6) as first, start(other, ruleset=SIDE_6) as second:
        records = [play(*seats, ruleset=SIDE_6) for seats in ((first, second), (second, first))]
    for record in records:
        assert (record.cause, record.detail, record.notes) == (Cause.SCORE, "", ())
        words = tuple(move.move for move in record.moves)
        assert play_opening(Opening("record", words), SIDE_6).position.is_over
    # The columns where the letterings differ were used, on both sides of the I.
    assert {"H", "I", "J", "K"} <= set.union(*map(columns, records))


@pytest.mark.parametrize("pie", Pie)
def test_a_stranger_plays_on_after_a_swap(pie: Pie) -> None:
    """It never hears of the swap: the colors change their names for it."""
    ruleset = Ruleset(3, GameType.NO_KOMI)
    with (
        start(stranger("one", "1"), ruleset=ruleset) as one,
        start(stranger("two", "--mute", "2"), ruleset=ruleset) as two,
        start(faulty("swap", name="swapper"), ruleset=ruleset) as swapper,
    ):
        record = play(one, two, ruleset=ruleset, opening="C3 swap B2", pie=pie)
        assert (record.cause, record.at_fault) == (Cause.SCORE, None)
        swapped = play(one, swapper, ruleset=ruleset, pie=pie)
    assert swapped.moves[1].move == "swap"
    assert swapped.moves[2].color == "black"


def test_a_stranger_plays_under_any_scoring_but_it_is_noted() -> None:
    ruleset = Ruleset(3, scoring=Scoring.SQUARE, komi=20)
    with start(stranger("one")) as one, start(ours("ours", "--nodes", "20"), ruleset=ruleset) as other:
        record = play(one, other, ruleset=ruleset)
    assert record.cause is Cause.SCORE
    assert record.notes == ("one was not told of the scoring square",)


@pytest.mark.parametrize(
    "game_type, scoring",
    [(GameType.KOMI, Scoring.STANDARD), (GameType.NO_KOMI, Scoring.LONGEST), (GameType.KOMI, Scoring.SQUARE)],
)
def test_a_player_of_easyai(game_type: GameType, scoring: Scoring) -> None:
    assert_plays(EASYAI, Ruleset(3, game_type, scoring))


@pytest.mark.parametrize("game_type", GameType)
def test_a_player_of_openspiel(game_type: GameType) -> None:
    if importlib.util.find_spec("pyspiel") is None:
        pytest.skip("OpenSpiel is published for Linux on x86-64 alone, so its adapter was not run here")
    assert_plays(OPENSPIEL, Ruleset(3, game_type))


def assert_plays(engine: EngineSpec, ruleset: Ruleset) -> None:
    """Hold that an engine plays two games with ours, one in either seat."""
    with (
        start(engine, ruleset=ruleset) as player,
        start(ours("ours", "--nodes", "20"), ruleset=ruleset) as other,
    ):
        for seats in ((player, other), (other, player)):
            record = play(*seats, ruleset=ruleset)
            assert (record.cause, record.at_fault, record.notes) == (Cause.SCORE, None, ())
            assert record.versions[seats.index(player)][1] == engine.name
