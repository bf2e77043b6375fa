from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catena_gtp.gtp.handlers.inspection import format_cells
from catena_gtp.notation import Lettering, format_position, parse_cell
from catena_gtp.options import Options, Settings
from catena_gtp.rules import Color, Position
from catena_gtp.session.attention import Attention
from tests.gtp.talk import Talk
from tests.strategies import SMALL_SIDES, positions, rulesets

if TYPE_CHECKING:
    from collections.abc import Iterator

COLOR = re.compile(r"#[0-9a-f]{6}")


def asked(position: Position) -> Talk:
    talk = Talk(Options(settings=Settings(nodes=20)))
    talk("gogui-rules_game_id", f"catena-position {format_position(position)}")
    return talk


def grid(position: Position, reply: str) -> Iterator[tuple[int | None, str]]:
    """Yield the words of a board with their cells, None outside the hexagon; each line has as many."""
    board = position.board
    lines = reply.split("\n")
    assert len(lines) == board.width
    for row, line in zip(range(board.width, 0, -1), lines, strict=True):
        words = line.split(" ")
        assert len(words) == board.width
        for column, word in enumerate(words, start=1):
            yield board.cell_at(column, row), word


def cell(position: Position, word: str) -> int:
    found = parse_cell(word, position.board, Lettering.GTP)
    assert found is not None
    assert word == word.upper()
    return found


@settings(max_examples=30)
@given(positions())
def test_every_stone_has_the_color_of_its_strip(position: Position) -> None:
    colors: dict[tuple[bool, Color | None], set[str]] = {}
    for place, word in grid(position, asked(position)("catena-strip_colors")):
        strip = None if place is None else position.strip_at(place)
        if strip is None:
            assert word == '""'
        else:
            assert COLOR.fullmatch(word)
            colors.setdefault((strip.limited or position.is_over, strip.leader), set()).add(word)
    assert all(len(words) == 1 for words in colors.values())
    assert len({word for words in colors.values() for word in words}) == len(colors)


@settings(max_examples=30)
@given(positions())
def test_every_open_strip_has_its_lead(position: Position) -> None:
    words = asked(position)("catena-strip_leads").split()
    pairs = dict(zip(words[::2], words[1::2], strict=True))
    still_open = [s for s in position.strips if not (s.limited or position.is_over)]
    assert len(pairs) == len(still_open)
    for vertex, lead in pairs.items():
        strip = position.strip_at(cell(position, vertex))
        assert strip is not None
        difference = strip.black - strip.white
        assert lead == ("=" if not difference else f"{'B' if difference > 0 else 'W'}{abs(difference)}")


@settings(max_examples=30)
@given(positions(rulesets(SMALL_SIDES)))
def test_moves_that_limit_strips_are_those_that_the_rules_say(position: Position) -> None:
    *lines, text = asked(position)("catena-limiting_moves").split("\n")
    assert text.startswith("TEXT ")
    labels, colored = {}, []
    for line in lines:
        word, *rest = line.split(" ")
        if word == "LABEL":
            labels[cell(position, rest[0])] = rest[1]
        else:
            assert word == "COLOR"
            assert COLOR.fullmatch(rest[0])
            colored += [cell(position, vertex) for vertex in rest[1:]]
    assert sorted(colored) == sorted(labels)
    assert labels == {place: label for place in position.legal_actions() if (label := taken(position, place))}


def taken(position: Position, place: object) -> str:
    """Return what a stone there takes and gives, signed, by playing it."""
    if not isinstance(place, int):
        return ""
    child = position.play(place)
    decided = {strip.cells for strip in position.strips if strip.limited}
    new = [s for s in child.strips if (s.limited or child.is_over) and s.cells not in decided]
    mine = sum(len(s.cells) for s in new if s.leader is position.to_move)
    theirs = sum(len(s.cells) for s in new if s.leader is not position.to_move)
    return (f"+{mine}" if mine else "") + (f"-{theirs}" if theirs else "")


@settings(max_examples=8)
@given(positions(rulesets(range(2, 4))))
def test_values_are_numbers_for_what_can_be_played(position: Position) -> None:
    found = list(grid(position, asked(position)("catena-move_values")))
    numbers = [float(word) for _, word in found]
    assert all(-1 <= number <= 1 for number in numbers)
    legal = position.legal_actions()
    assert all(word == "0" for place, word in found if place is None or place not in legal)


@settings(max_examples=8)
@given(positions(rulesets(range(2, 4))))
def test_margins_are_numbers_for_all_that_can_be_played(position: Position) -> None:
    words = asked(position)("catena-move_margins").split()
    places = [cell(position, word) for word in words[::2]]
    assert places == [action for action in position.legal_actions() if isinstance(action, int)]
    assert all(re.fullmatch(r"-?[0-9]+(\.5)?", word) for word in words[1::2])


@pytest.mark.parametrize("command", ["catena-move_values", "catena-move_margins"])
def test_an_interrupt_leaves_no_values(command: str) -> None:
    talk = Talk()
    attention = Attention()
    attention.hurry.pull()
    response = talk.engine.answer(command.encode(), attention)
    assert response is not None
    assert (response.succeeded, response.text) == (False, "interrupted")


@settings(max_examples=25)
@given(positions(rulesets(range(2, 4))))
def test_the_best_line_can_be_played(position: Position) -> None:
    talk = asked(position)
    words = talk("catena-best_line").split()
    assert bool(words) is not position.is_over
    if words:
        assert words[0] == position.to_move.value[0]
        talk(f"gogui-play_sequence {' '.join(words)}")


@pytest.mark.parametrize(
    ("place", "reply"),
    [
        ("F6", "TEXT there is a stone"),
        ("E6", "MARK F6 F7\nTEXT a strip would close into a ring"),
        ("D5", "TEXT white can play here"),
        ("G8", "MARK F7 G9 H9\nTEXT a strip would branch"),
        ("A11", "TEXT off the board"),
        ("pass", "TEXT the button has been taken"),
        ("swap", "TEXT there is nothing to swap here"),
        ("resign", "TEXT resigning is no move"),
    ],
)
def test_why_a_move_cannot_be_played(place: str, reply: str) -> None:
    talk = Talk()
    talk("boardsize 11", "gogui-play_sequence b F6 w F7 b G9 w H9 b pass")
    assert talk(f"catena-show_why w {place}") == reply


def test_why_not_after_the_end_and_in_other_games() -> None:
    talk = Talk()
    talk("boardsize 2", "gogui-play_sequence b B2 w A1 b C3")
    assert talk("catena-show_why w B3") == "MARK B2 C3\nTEXT a strip would close into a ring"
    assert talk("catena-show_why w button") == "TEXT the game is over"
    assert talk("catena-show_why w pass") == "TEXT white can play here"
    talk("catena-game_type double")
    assert talk("catena-show_why b button") == "TEXT this game has no button"
    talk("catena-game_type no-komi")
    assert talk("catena-show_why b button") == "TEXT the first action of this game is a stone"


@settings(max_examples=30)
@given(positions(rulesets(range(2, 4))), st.sampled_from(Color))
def test_every_reason_is_told_in_words(position: Position, color: Color) -> None:
    talk = asked(position)
    for word in (*format_cells(talk.state, range(position.board.cell_count)), "button", "swap"):
        why = talk(f"catena-why {color.value} {word}")
        *marks, text = talk(f"catena-show_why {color.value} {word}").split("\n")
        assert (text == f"TEXT {color.value} can play here") is (why == "legal")
        assert text.startswith("TEXT ")
        assert bool(marks) is (why in {"branch", "ring"})


def test_hint_is_one_line_but_in_gogui() -> None:
    talk = Talk(Options(settings=Settings(nodes=20)))
    talk("boardsize 3", "play b C3")
    assert "\n" not in talk("catena-hint")
    talk("gogui-rules_game_id")
    assert len(talk("catena-hint").split("\n")) == 3


def test_the_score_sheet() -> None:
    talk = Talk()
    talk("boardsize 2", "gogui-play_sequence b B2 w A1 b pass")
    assert talk("catena-score_sheet").split("\n") == [
        "So far: W+6.5",
        "Black: 1.5 = 1 stone + 0.5 button",
        "White: 8 = 1 stone + 7 komi",
        "Button: black",
        "Open: 1",
        "- 1 black, 1 white: A1 B2; grows at C2 B3 C3",
    ]
