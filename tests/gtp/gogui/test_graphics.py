"""Pieces of drawings; what GoGui is shown of whole positions is in the tests of its commands."""

from __future__ import annotations

from catena_gtp.gtp.gogui.graphics import LED, OWNED, closed_cells, color_lines, format_line, strip_color
from catena_gtp.notation import Lettering, parse_cell
from catena_gtp.options import Options
from catena_gtp.rules import BUTTON, Color, GameType, Position, Ruleset
from tests.gtp.talk import Talk


def test_a_line_names_who_plays() -> None:
    talk = Talk(Options(Ruleset(6), Lettering.GTP))
    position = talk.state.position
    f6, j6 = (parse_cell(word, position.board, Lettering.GTP) for word in ("F6", "J6"))
    assert f6 is not None
    assert j6 is not None
    assert format_line(talk.state, position, [f6, BUTTON, j6]) == "b F6 w pass b J6"
    assert format_line(talk.state, position, []) == ""
    double = Position.initial(Ruleset(6, GameType.DOUBLE))
    assert format_line(talk.state, double, [f6, j6, 0, 1]) == "b F6 w J6 w A1 b B1"


def test_colors_without_cells_are_left_out() -> None:
    state = Talk().state
    assert color_lines(state, {"#000000": [], "#ffffff": [0, 1]}) == ["COLOR #ffffff A1 B1"]


def test_a_strip_has_the_color_of_its_owner_or_of_who_leads() -> None:
    talk = Talk(Options(Ruleset(2)))
    talk("play b B2", "play w A1")
    position = talk.state.position
    assert strip_color(position.strips[0], position) == LED[None]
    assert closed_cells(position) == [1, 2]
    talk("play b C3")
    position = talk.state.position
    assert strip_color(position.strips[0], position) == OWNED[Color.BLACK]
    assert closed_cells(position) == [1, 2, 4, 5]
