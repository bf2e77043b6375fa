"""A position as a picture that stands alone."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given

from catena_gtp.notation import Lettering, Showing, parse_action, parse_cell
from catena_gtp.notation.svg_picture import position_svg
from catena_gtp.rules import Color, GameType, Position, Ruleset, Scoring
from tests.strategies import ALL_SIDES, positions

SVG = "{http://www.w3.org/2000/svg}"


def elements(drawing: str, kind: str) -> dict[str, str]:
    """Return the classes of all elements that name a cell or link of this kind."""
    found = [element for element in parsed(drawing).iter() if f"data-{kind}" in element.attrib]
    named = {element.attrib[f"data-{kind}"]: element.attrib["class"] for element in found}
    assert len(named) == len(found)
    return named


def parsed(drawing: str) -> ET.Element:
    return ET.fromstring(drawing)  # noqa: S314 - our own drawing


def texts(drawing: str, kind: str) -> list[str]:
    """Return the lines of text of a class."""
    return [text.text or "" for text in parsed(drawing).iter(f"{SVG}text") if text.get("class") == kind]


def discs(drawing: str) -> list[str]:
    """Return the classes of the discs that lie beside the board."""
    circles = parsed(drawing).iter(f"{SVG}circle")
    return [circle.attrib["class"] for circle in circles if len(circle.attrib) == 4]


def played(moves: str, ruleset: Ruleset | None = None) -> Position:
    position = Position.initial(ruleset if ruleset is not None else Ruleset())
    for word in moves.split():
        action = parse_action(word, position.board, Lettering.CATENA)
        assert action is not None
        position = position.play(action)
    return position


@given(positions())
def test_a_drawing_shows_every_cell_stone_and_strip(position: Position) -> None:
    drawing = position_svg(Showing(position))
    stones, dots, cells = (elements(drawing, kind) for kind in ("stone", "dot", "cell"))
    assert {int(cell): state.split()[1] for cell, state in stones.items()} == {
        cell: color.value for cell, color in position.stones.items()
    }
    limited = [strip for strip in position.strips if strip.limited or position.is_over]
    assert set(map(int, dots)) == {cell for strip in limited for cell in strip.cells}
    assert len(cells) == position.board.cell_count
    open_cells = {int(cell) for cell, state in cells.items() if "closed" not in state}
    placeable = frozenset() if position.is_over else position.placeable
    assert open_cells == placeable | set(position.stones)
    links = Counter(elements(drawing, "link").values())
    for color in Color:
        owned = [strip for strip in limited if strip.leader is color]
        assert links[f"link limited {color.value}"] == sum(len(strip.cells) - 1 for strip in owned)
    assert links.total() == sum(len(strip.cells) - 1 for strip in position.strips)


@pytest.mark.parametrize("side", ALL_SIDES)
def test_all_of_it_is_plain_and_lies_on_its_ground(side: int) -> None:
    drawing = position_svg(Showing(Position.initial(Ruleset(side)), last_words="white button"))
    assert drawing.isascii()
    assert "var(" not in drawing
    assert "\n\n" not in drawing
    left, top, width, height = map(float, parsed(drawing).attrib["viewBox"].split())
    for text in parsed(drawing).iter(f"{SVG}text"):
        assert left + 4 < float(text.attrib["x"]) < left + width - 4
        assert top + 8 < float(text.attrib["y"]) < top + height - 8


def test_the_last_stone_is_marked() -> None:
    position = played("F6 E4 C3")
    last = parse_cell("C3", position.board, Lettering.CATENA)
    assert elements(position_svg(Showing(position, last_cell=last)), "mark") == {str(last): "mark last"}
    assert elements(position_svg(Showing(position)), "mark") == {}


def test_letters_are_those_asked_for() -> None:
    position = Position.initial(Ruleset())
    for lettering, letters in ((Lettering.CATENA, "ABCDEFGHIJK"), (Lettering.GTP, "ABCDEFGHJKL")):
        drawing = position_svg(Showing(position, lettering))
        labels = [text.text for text in parsed(drawing).iter(f"{SVG}text") if text.get("class") is None]
        assert "".join(label for label in labels if label and label.isalpha()) == letters


def test_the_caption_tells_score_turn_and_what_counts() -> None:
    drawing = position_svg(Showing(played("F6 E4 I6"), last_words="black I6"))
    assert texts(drawing, "left") == ["Black 2"]
    assert texts(drawing, "right") == ["button: free", "White 8"]
    assert texts(drawing, "details") == ["White to move \xb7 last black I6 \xb7 komi 7"]
    title = parsed(drawing).find(f"{SVG}title")
    assert title is not None
    assert title.text == "Black 2, White 8, White to move, last black I6, komi 7"
    other = position_svg(Showing(played("B2", Ruleset(3, GameType.NO_KOMI, Scoring.LONGEST))))
    assert texts(other, "details") == ["White to move", "the longest strip counts"]


def test_long_captions_have_several_lines() -> None:
    ruleset = Ruleset(2, scoring=Scoring.SQUARE)
    drawing = position_svg(Showing(played("C3 A1 B2", ruleset), last_words="black B2"))
    assert texts(drawing, "details") == [
        "game over, B+1.5 \xb7 last black B2",
        "komi 7 \xb7 squares of strips count",
    ]


def test_the_button_lies_on_a_stone_of_its_holder() -> None:
    sides = ["stone black", "stone white"]
    assert discs(position_svg(Showing(played("F6")))) == ["coin", *sides]
    held = position_svg(Showing(played("F6 button")))
    assert discs(held) == ["stone white", "coin", *sides]
    assert "button: white" in texts(held, "right")
    over = position_svg(Showing(played("C3 A1 B2", Ruleset(2))))
    assert discs(over) == ["stone white", "coin", *sides]


def test_double_placement_has_no_button_and_tells_the_stones_left() -> None:
    drawing = position_svg(Showing(played("C3", Ruleset(3, GameType.DOUBLE))))
    assert discs(drawing) == ["stone black", "stone white"]
    assert texts(drawing, "details") == ["White to move, 2 left"]
