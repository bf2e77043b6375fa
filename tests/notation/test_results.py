from __future__ import annotations

import math
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.notation import format_margin, format_number, format_result
from catena_gtp.rules import Color, Position, Ruleset, Score
from tests.strategies import any_komi, positions, rulesets

finite = st.floats(allow_nan=False, allow_infinity=False)
EMPTY = Position.initial(Ruleset(komi=0.0)).score()


@pytest.mark.parametrize(
    "number, text",
    [
        (7.0, "7"), (7, "7"), (6.5, "6.5"), (-0.5, "-0.5"), (0.0, "0"), (-0.0, "0"), (1000.0, "1000"),
        (6.25, "6.25"), (0.1, "0.1"), (1e-7, "0.0000001"), (1e16, "10000000000000000"), (-12.0, "-12"),
        (1e300, "1" + 300 * "0"),
    ],
)  # fmt: skip
def test_numbers(number: float, text: str) -> None:
    assert format_number(number) == text


@given(finite)
def test_a_number_is_a_plain_decimal_that_reads_back_exactly(number: float) -> None:
    text = format_number(number)
    assert float(text) == number
    assert set(text) <= set("-.0123456789")
    assert text != "-0"
    assert "." not in text or text[-1] not in ".0"


@pytest.mark.parametrize(
    "margin, text",
    [
        (2.5, "B+2.5"), (-31.0, "W+31"), (0.0, "0"), (0.5, "B+0.5"), (-24.75, "W+24.75"),
        (5 - 6.1, "W+1.1"), (1e-12, "B+0.000000000001"), (-1e300, "W+1" + 300 * "0"),
    ],
)  # fmt: skip
def test_results(margin: float, text: str) -> None:
    assert format_result(replace(EMPTY, margin=margin)) == format_margin(margin) == text


@given(finite.filter(bool))
def test_a_result_names_the_winner_and_a_margin_above_nothing(margin: float) -> None:
    score: Score = replace(EMPTY, margin=margin)
    text = format_result(score)
    assert text[:2] == ("B+" if margin > 0 else "W+")
    shown = float(text[2:])
    assert shown > 0
    assert math.isclose(shown, abs(margin), rel_tol=1e-12, abs_tol=1e-9)


@given(positions(rulesets(sides=range(2, 5), komi=any_komi), to_the_end=True))
def test_results_of_games(position: Position) -> None:
    score = position.score()
    text = format_result(score)
    if score.winner is None:
        assert text == "0"
    else:
        assert text.startswith("B+" if score.winner is Color.BLACK else "W+")
        assert math.isclose(float(text[2:]), abs(score.margin), rel_tol=1e-12, abs_tol=1e-9)
