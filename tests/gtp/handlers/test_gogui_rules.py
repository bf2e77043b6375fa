from __future__ import annotations

import re

import pytest
from hypothesis import given, settings

from catena_gtp.notation import Lettering, format_position, parse_cell
from catena_gtp.options import Options
from catena_gtp.rules import BUTTON, SWAP, Board, Color, GameType, Position, Ruleset
from tests.gtp.talk import Talk
from tests.strategies import positions

ALL = "game_id board board_size legal_moves side_to_move final_result board_gfx".split()
VERTEX = re.compile(r"[A-HJ-T](?:1[0-9]|[1-9])")


def asked(position: Position) -> Talk:
    """Return a session in this position whose controller is GoGui."""
    talk = Talk()
    talk("gogui-rules_game_id", f"catena-position {format_position(position)}")
    return talk


def cells(words: list[str], board: Board) -> list[int]:
    """Read vertices of the board as GoGui does: upper-case GTP letters."""
    found = []
    for word in words:
        assert VERTEX.fullmatch(word)
        cell = parse_cell(word, board, Lettering.GTP)
        assert cell is not None
        found.append(cell)
    return found


@settings(max_examples=30)
@given(positions())
def test_the_board_is_the_grid_with_its_stones(position: Position) -> None:
    board = position.board
    lines = asked(position)("gogui-rules_board").split("\n")
    assert len(lines) == board.width
    seen = {}
    for row, line in zip(range(board.width, 0, -1), lines, strict=True):
        marks = line.split(" ")
        assert len(marks) == board.width
        for column, mark in enumerate(marks, start=1):
            cell = board.cell_at(column, row)
            assert (mark == "?") is (cell is None)
            if cell is not None:
                seen[cell] = {"X": Color.BLACK, "O": Color.WHITE, ".": None}[mark]
    assert {cell: color for cell, color in seen.items() if color is not None} == position.stones


@settings(max_examples=30)
@given(positions())
def test_legal_moves_are_vertices_and_the_pass(position: Position) -> None:
    talk = asked(position)
    words = talk("gogui-rules_legal_moves").split(" ")
    legal = position.legal_actions()
    if not legal:
        assert words == [""]
        assert position.is_over
        return
    assert (words.count("pass") == 1) is (BUTTON in legal)
    found = cells([word for word in words if word != "pass"], position.board)
    assert len(set(found)) == len(found)
    stones = [cell for cell in found if cell in position.stones]
    assert len(stones) == (SWAP in legal)
    assert [cell for cell in found if cell not in stones] == [a for a in legal if isinstance(a, int)]


@settings(max_examples=25)
@given(positions())
def test_graphics_color_cells_of_the_hexagon_alone(position: Position) -> None:
    talk = asked(position)
    board = position.board
    corner = f"A{board.width}"
    lines = talk("gogui-rules_board_gfx").split("\n")
    colored: list[int] = []
    for line in lines:
        word, *rest = line.split(" ")
        if word == "COLOR":
            assert re.fullmatch(r"#[0-9a-f]{6}", rest[0])
            colored += cells(rest[1:], board)
        elif word in {"CIRCLE", "LABEL", "VAR"}:
            assert corner in rest
        else:
            assert word == "TEXT"
    assert len(set(colored)) == len(colored)
    closed = set(range(board.cell_count)) - set(position.stones)
    closed -= set() if position.is_over else position.placeable
    captured = {c for s in position.strips if s.limited or position.is_over for c in s.cells}
    assert set(colored) == closed | captured
    assert any(corner in line for line in lines) is position.ruleset.has_button


@settings(max_examples=25)
@given(positions(to_the_end=True))
def test_the_result_is_one_line_with_the_winner_and_the_margin(position: Position) -> None:
    text = asked(position)("gogui-rules_final_result")
    assert "\n" not in text
    score = position.score()
    if not position.is_over:
        assert text == "The game is not over."
    elif score.winner is None:
        assert text.startswith("A draw. Black: ")
    else:
        assert text.startswith(f"{score.winner.value.capitalize()} wins by ")
        assert float(text.split(" ")[3]) == pytest.approx(abs(score.margin))


@pytest.mark.parametrize("side", range(2, 11))
def test_the_size_is_that_of_the_grid(side: int) -> None:
    assert asked(Position.initial(Ruleset(side)))("gogui-rules_board_size") == f"{2 * side - 1} hex"


def test_the_side_to_move() -> None:
    talk = Talk()
    assert talk("gogui-rules_side_to_move") == "black"
    talk("play b F6")
    assert talk("gogui-rules_side_to_move") == "white"
    talk("catena-game_type double", "play b F6", "play w A1")
    assert talk("gogui-rules_side_to_move") == "white"
    talk("boardsize 2", "play b B2", "play b C3", "play b A1")
    assert talk("gogui-rules_legal_moves") == ""
    assert talk("gogui-rules_side_to_move") in {"black", "white"}


def test_the_button_lies_in_the_corner() -> None:
    talk = Talk()
    free = talk("gogui-rules_board_gfx").split("\n")
    assert free == ["CIRCLE A11", "LABEL A11 Btn", "TEXT Black 0, White 7; button free"]
    talk("play w pass")
    taken = talk("gogui-rules_board_gfx").split("\n")
    assert taken == ["VAR w A11", "LABEL A11 Btn", "TEXT Black 0, White 7.5; button: white"]
    talk("clear_board", "play b pass")
    assert "VAR b A11" in talk("gogui-rules_board_gfx").split("\n")
    talk("catena-game_type double", "play b F6")
    assert talk("gogui-rules_board_gfx") == "TEXT Black 1, White 0; two stones to place"


@pytest.mark.parametrize("name", ALL)
def test_every_question_tells_that_the_controller_is_gogui(name: str) -> None:
    talk = Talk()
    talk(f"gogui-rules_{name}")
    assert talk.state.gogui
    assert talk("catena-coordinates") == "gtp"
    assert talk("boardsize 7", "gogui-rules_board_size") == "7 hex"
    assert talk("boardsize 8", "gogui-rules_board_size") == "15 hex"


@pytest.mark.parametrize("name", ALL)
def test_pinned_catena_letters_are_refused(name: str) -> None:
    talk = Talk(Options(pinned_lettering=Lettering.CATENA))
    text = "GoGui writes cells in GTP letters, and others are pinned"
    assert talk.refused(f"gogui-rules_{name}") == text
    talk("catena-coordinates auto")
    talk(f"gogui-rules_{name}")


def test_without_gogui_sizes_and_the_swap_are_what_they_were() -> None:
    talk = Talk(Options(Ruleset(6, GameType.NO_KOMI)))
    talk("boardsize 7")
    assert talk("catena-rules").startswith('{"side": 7,')
    talk("play b G7")
    assert talk.refused("play w G7") == "illegal move"
    assert "swap" in talk("catena-legal_moves").split()
