from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.gtp import arguments as read
from catena_gtp.gtp.failures import GtpFailure
from catena_gtp.notation import Lettering
from catena_gtp.rules import BUTTON, SWAP, Board, Color

if TYPE_CHECKING:
    from collections.abc import Callable

BOARD = Board.of_side(6)


def failure(reader: Callable[[str], object], word: str) -> str:
    with pytest.raises(GtpFailure) as caught:
        reader(word)
    return str(caught.value)


@pytest.mark.parametrize("word", ["b", "B", "black", "Black", "BLACK"])
def test_black(word: str) -> None:
    assert read.color(word) is Color.BLACK


@pytest.mark.parametrize("word", ["w", "W", "white", "WhItE"])
def test_white(word: str) -> None:
    assert read.color(word) is Color.WHITE


@pytest.mark.parametrize("word", ["", "x", "blac", "bw", "\ufffd"])
def test_no_color(word: str) -> None:
    assert failure(read.color, word) == f"syntax error: {word!a} is not a color"


def test_actions() -> None:
    assert read.action("f6", BOARD, Lettering.GTP) == BOARD.cell_at(6, 6)
    assert read.action("Button", BOARD, Lettering.GTP) is BUTTON
    assert read.action("swap-sides", BOARD, Lettering.GTP) is SWAP
    assert read.action("A11", BOARD, Lettering.GTP) is None
    with pytest.raises(GtpFailure, match=r"^syntax error: .*'i5'"):
        read.action("i5", BOARD, Lettering.GTP)
    with pytest.raises(GtpFailure, match=r"^syntax error: .*'5f'"):
        read.action("5f", BOARD, Lettering.GTP)


@pytest.mark.parametrize(
    ("word", "number"),
    [("0", 0), ("11", 11), ("+11", 11), ("-3", -3), ("-0", 0), ("0011", 11), ("0" * 9999 + "7", 7)],
)
def test_whole_numbers(word: str, number: int) -> None:
    assert read.whole(word) == number


def test_a_whole_number_of_any_length_is_read() -> None:
    assert read.whole("1" * 9999) == 10**15 - 1
    assert read.whole("-" + "1" * 9999) == 1 - 10**15


@pytest.mark.parametrize("word", ["", "x", "1.0", "1e3", "1_000", "--1", "+", "\u0663", "0x10"])
def test_no_whole_number(word: str) -> None:
    assert failure(read.whole, word) == f"syntax error: {word!a} is not a whole number"


def test_a_count_is_not_negative() -> None:
    assert read.count("0") == 0
    assert failure(read.count, "-1") == "syntax error: '-1' is negative"


@pytest.mark.parametrize(
    ("word", "number"),
    [
        ("7", 7.0),
        ("6.5", 6.5),
        ("-3.25", -3.25),
        ("+7", 7.0),
        (".5", 0.5),
        ("7.", 7.0),
        ("1e2", 100.0),
        ("1E-2", 0.01),
    ],
)
def test_decimal_numbers(word: str, number: float) -> None:
    assert read.decimal(word) == number


def test_there_is_one_zero() -> None:
    assert str(read.decimal("-0.0")) == "0.0"


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_every_finite_number_is_read(number: float) -> None:
    assert read.decimal(repr(number)) == number


@pytest.mark.parametrize(
    "word", ["", "nan", "inf", "-inf", "infinity", "1e999", "6,5", "x", "1_0", ".", "e5"]
)
def test_no_decimal_number(word: str) -> None:
    assert failure(read.decimal, word) == f"syntax error: {word!a} is not a number"


def test_times_are_cut_to_what_a_timer_can_wait() -> None:
    assert read.seconds("1.5") == 1.5
    assert read.seconds("-7") == 0.0
    assert read.seconds("1e300") == 1e8


def test_json_objects() -> None:
    assert read.json_object(('{"a":', '"b', 'c"}')) == {"a": "b c"}


@pytest.mark.parametrize("text", ["{", "chinese", "[" * 100_000, '{"a": ' + "9" * 5000 + "}"])
def test_no_json(text: str) -> None:
    assert failure(lambda word: read.json_object((word,)), text).endswith(" is not JSON")


@pytest.mark.parametrize("text", ["[]", "7", "null", '"x"'])
def test_no_json_object(text: str) -> None:
    assert failure(lambda word: read.json_object((word,)), text).endswith(" is not a JSON object")


def test_a_long_word_is_shortened_in_the_reply() -> None:
    assert len(failure(read.color, "x" * 1_000_000)) < 100


def test_sizes() -> None:
    sides = {number: (number, Lettering.CATENA) for number in range(2, 11)}
    widths = {2 * side - 1: (side, Lettering.GTP) for side in range(6, 11)}
    found = {number: read.size(number) for number in range(-3, 40) if read.size(number) is not None}
    assert found == sides | widths
