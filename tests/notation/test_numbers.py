from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.notation import parse_decimal, parse_whole


@given(st.integers(-(10**15) + 1, 10**15 - 1))
def test_whole_numbers(number: int) -> None:
    assert [parse_whole(word) for word in (str(number), f"{number:+}", f"{number:020}")] == [number] * 3


def test_very_long_numbers_are_cut_down() -> None:
    assert [parse_whole("9" * 5000), parse_whole("-1" + "0" * 15), parse_whole("0" * 5000 + "7")] == [
        10**15 - 1,
        1 - 10**15,
        7,
    ]


@pytest.mark.parametrize("word", ["", "+", "1.0", "1e3", "0x1", " 1", "1_0", "\u0663", "\xb2", "--1"])
def test_what_is_no_whole_number(word: str) -> None:
    assert parse_whole(word) is None


@pytest.mark.parametrize(
    ("word", "number"), [("1", 1.0), ("-.5", -0.5), ("+2.", 2.0), ("1e3", 1000.0), ("2.5E-1", 0.25)]
)
def test_decimal_numbers(word: str, number: float) -> None:
    assert parse_decimal(word) == number


def test_a_negative_zero_is_the_usual_one() -> None:
    assert str(parse_decimal("-0")) == "0.0"


@pytest.mark.parametrize("word", ["", ".", "1,5", "nan", "inf", "1e999", "1e", " 1", "1_0", "\u0663"])
def test_what_is_no_decimal_number(word: str) -> None:
    assert parse_decimal(word) is None
