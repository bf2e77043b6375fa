"""The sums in words, for every scoring and game type."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings

from catena_gtp.gtp.gogui.sheet import final_result, score_sheet
from catena_gtp.gtp.state import State
from catena_gtp.options import Options
from catena_gtp.rules import Color, Position, Ruleset, Scoring
from tests.gtp.talk import Talk
from tests.strategies import positions


@settings(max_examples=25)
@given(positions(to_the_end=True))
def test_every_strip_is_on_the_sheet_once(position: Position) -> None:
    talk = Talk(Options(position.ruleset))
    state = talk.state
    sheet = score_sheet(state.with_game(type(state.game).from_position(position)))
    lines = [line for line in sheet.split("\n") if line.startswith("- ")]
    assert len(lines) == len(position.strips)
    cells = " ".join(line.partition(": ")[2].partition(";")[0] for line in lines).split()
    assert len(cells) == len(set(cells)) == len(position.stones)


@settings(max_examples=25)
@given(positions(to_the_end=True))
def test_the_parts_of_a_total_add_up(position: Position) -> None:
    if not position.is_over:
        return
    score = position.score()
    for color, tally in ((Color.BLACK, score.black), (Color.WHITE, score.white)):
        match = re.search(
            rf"{color.value.capitalize()}: ([^=]*?)(?: = (.*?))?(?:\. |\.$)", final_result(position)
        )
        assert match is not None
        parts = (match[2] or match[1]).split(" + ")
        numbers = [float(part.split(" ")[0]) for part in parts]
        assert sum(numbers) == pytest.approx(tally.total)
        if match[2]:
            assert float(match[1]) == pytest.approx(tally.total)


def ended(scoring: Scoring) -> str:
    talk = Talk(Options(Ruleset(2, scoring=scoring, komi=1.0)))
    talk("play b B2", "play w A1", "play b C3")
    return final_result(talk.state.position)


def test_a_result_in_every_scoring() -> None:
    assert ended(Scoring.STANDARD) == (
        "Black wins by 1.5 points. Black: 3 stones. White: 1.5 = 0 stones + 1 komi + 0.5 button."
    )
    assert ended(Scoring.SQUARE) == (
        "Black wins by 7.5 points. Black: 9 squares. White: 1.5 = 0 squares + 1 komi + 0.5 button."
    )
    assert ended(Scoring.LONGEST) == (
        "Black wins by 3 points. Black: 3 longest strip left. White: 0 longest strip left."
    )


def test_a_game_that_goes_on_has_no_result() -> None:
    assert final_result(State.at_start(Options()).position) == "The game is not over."
