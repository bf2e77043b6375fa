from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.notation import (
    Lettering,
    NotationError,
    column_letter,
    format_action,
    format_cell,
    parse_action,
    parse_cell,
)
from catena_gtp.rules import BUTTON, SWAP, Board

BOTH = list(Lettering)
SIDE_6 = Board.of_side(6)
LETTERS = {Lettering.CATENA: "ABCDEFGHIJKLMNOPQRS", Lettering.GTP: "ABCDEFGHJKLMNOPQRST"}


@pytest.mark.parametrize("lettering", BOTH)
@pytest.mark.parametrize("side", range(2, 11))
def test_every_vertex_of_every_grid_is_its_cell_or_none(side: int, lettering: Lettering) -> None:
    board = Board.of_side(side)
    seen = []
    for column, letter in enumerate(LETTERS[lettering], start=1):
        for row in range(1, 100):
            cell = parse_cell(f"{letter}{row}", board, lettering)
            assert cell == parse_cell(f"{letter.lower()}{row}", board, lettering)
            assert cell == board.cell_at(column, row)
            if cell is not None:
                assert format_cell(cell, board, lettering) == f"{letter}{row}"
                seen.append(cell)
    assert sorted(seen) == list(range(board.cell_count))


@pytest.mark.parametrize(
    "lettering, word, column, row",
    [
        (Lettering.CATENA, "A1", 1, 1),
        (Lettering.CATENA, "F6", 6, 6),
        (Lettering.CATENA, "H6", 8, 6),
        (Lettering.CATENA, "I6", 9, 6),
        (Lettering.CATENA, "K11", 11, 11),
        (Lettering.GTP, "H6", 8, 6),
        (Lettering.GTP, "J6", 9, 6),
        (Lettering.GTP, "L11", 11, 11),
    ],
)
def test_letters_part_ways_from_the_ninth_column_on(
    lettering: Lettering, word: str, column: int, row: int
) -> None:
    cell = SIDE_6.cell_at(column, row)
    assert cell is not None
    assert format_cell(cell, SIDE_6, lettering) == word
    assert parse_cell(word, SIDE_6, lettering) == cell


def test_a_right_hand_neighbour_crosses_the_letter_i() -> None:
    h6, i6 = (parse_cell(word, SIDE_6, Lettering.CATENA) for word in ("H6", "I6"))
    assert h6 is not None
    assert i6 in SIDE_6.neighbours[h6]
    assert parse_cell("J6", SIDE_6, Lettering.GTP) == i6


@pytest.mark.parametrize("word", ["A7", "K1", "A99", "Z5", "z99", "L12"])
@pytest.mark.parametrize("lettering", BOTH)
def test_well_formed_but_no_cell(word: str, lettering: Lettering) -> None:
    assert parse_cell(word, SIDE_6, lettering) is None
    assert parse_action(word, SIDE_6, lettering) is None


@pytest.mark.parametrize(
    "word",
    [
        "", "A", "6", "A0", "A00", "A01", "A06", "F06", "A+1", "A-1", "A100", "AA1", "1A", "A1 ", " A1",
        "A1\n", "A 1", "A1.0", "a1e1", "F\u0666", "F\uff16", "\xc91", "\u04101", "\u212a1", "\u01316",
        "resign", "pass", "#6", "A\x001",
    ],
)  # fmt: skip
@pytest.mark.parametrize("lettering", BOTH)
def test_no_vertex_at_all(word: str, lettering: Lettering) -> None:
    for parse in (parse_cell, parse_action):
        with pytest.raises(NotationError) as raised:
            parse(word, SIDE_6, lettering)
        assert str(raised.value) == f"not a vertex: {word!a}"
        assert str(raised.value).isascii()


@pytest.mark.parametrize("word", ["I6", "i6", "I99"])
def test_gtp_letters_have_no_i(word: str) -> None:
    with pytest.raises(NotationError, match=f"^GTP letters have no I: '{word}'$"):
        parse_cell(word, SIDE_6, Lettering.GTP)
    with pytest.raises(NotationError, match="GTP letters have no I"):
        parse_action(word, SIDE_6, Lettering.GTP)


def test_a_long_word_is_named_by_its_beginning() -> None:
    with pytest.raises(NotationError) as raised:
        parse_cell("x" * 1_000_000, SIDE_6, Lettering.CATENA)
    assert str(raised.value) == "not a vertex: '" + 40 * "x" + "'..."


@pytest.mark.parametrize("lettering", BOTH)
def test_button_and_swap(lettering: Lettering) -> None:
    for word in ("button", "Button", "TAKE-BUTTON", "take-button"):
        assert parse_action(word, SIDE_6, lettering) is BUTTON
    for word in ("swap", "SWAP", "swap-pieces", "Swap-Sides"):
        assert parse_action(word, SIDE_6, lettering) is SWAP
    for word in ("ta\u212ae-button", "\u017fwap", "but ton", "swap_pieces"):
        with pytest.raises(NotationError):
            parse_action(word, SIDE_6, lettering)
    assert format_action(BUTTON, SIDE_6, lettering) == "button"
    assert format_action(BUTTON, SIDE_6, lettering, button_word="pass") == "pass"
    assert format_action(SWAP, SIDE_6, lettering, button_word="pass") == "swap"


@pytest.mark.parametrize("lettering", BOTH)
@pytest.mark.parametrize("side", range(2, 11))
def test_actions_round_trip(side: int, lettering: Lettering) -> None:
    board = Board.of_side(side)
    for action in (*range(board.cell_count), BUTTON, SWAP):
        text = format_action(action, board, lettering)
        assert parse_action(text, board, lettering) == action
        assert parse_action(text.lower(), board, lettering) == action


@pytest.mark.parametrize("lettering", BOTH)
def test_column_letters(lettering: Lettering) -> None:
    assert "".join(column_letter(column, lettering) for column in range(1, 20)) == LETTERS[lettering]


@given(st.text(max_size=4), st.sampled_from(BOTH), st.integers(2, 10))
def test_any_text_is_a_cell_or_none_or_refused(text: str, lettering: Lettering, side: int) -> None:
    board = Board.of_side(side)
    try:
        cell = parse_cell(text, board, lettering)
    except NotationError:
        return
    assert text.isascii()
    if cell is not None:
        assert format_cell(cell, board, lettering) == text.upper()
