from __future__ import annotations

import math
from collections import Counter
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given

from catena_gtp.notation import Lettering, parse_action, parse_cell
from catena_gtp.notation.hexagons import RADIUS, centre, corners, labels, size, touching
from catena_gtp.notation.svg import STYLE, board_svg, position_svg
from catena_gtp.rules import BUTTON, Board, Color, GameType, Position, Ruleset
from tests.strategies import ALL_SIDES, positions

SVG = "{http://www.w3.org/2000/svg}"


def elements(drawing: str, kind: str) -> dict[str, str]:
    """Return the classes of all elements that name a cell or link of this kind."""
    root = ET.fromstring(drawing)  # noqa: S314 - our own drawing
    found = [element for element in root.iter() if f"data-{kind}" in element.attrib]
    named = {element.attrib[f"data-{kind}"]: element.attrib["class"] for element in found}
    assert len(named) == len(found)
    return named


def caption(drawing: str) -> str:
    root = ET.fromstring(drawing)  # noqa: S314 - as above
    title = root.find(f"{SVG}title")
    assert title is not None
    return title.text or ""


def played(moves: str, ruleset: Ruleset | None = None) -> Position:
    position = Position.initial(ruleset if ruleset is not None else Ruleset())
    for word in moves.split():
        action = parse_action(word, position.board, Lettering.CATENA)
        assert action is not None
        position = position.play(action)
    return position


@pytest.mark.parametrize("side", ALL_SIDES)
def test_cells_that_touch_lie_next_to_each_other(side: int) -> None:
    board = Board.of_side(side)
    near = math.sqrt(3) * RADIUS
    pairs = set(touching(board))
    for one in range(board.cell_count):
        for other in range(one + 1, board.cell_count):
            distance = math.dist(centre(board, one), centre(board, other))
            assert ((one, other) in pairs) == (distance < near + 1e-6)


@pytest.mark.parametrize("side", ALL_SIDES)
@pytest.mark.parametrize("lettering", Lettering)
def test_everything_lies_within_the_drawing_and_nothing_on_a_cell(side: int, lettering: Lettering) -> None:
    board = Board.of_side(side)
    width, height = size(board)
    places = [place for _, place in labels(board, lettering)]
    for cell in range(board.cell_count):
        assert all(abs(x) <= width / 2 and abs(y) <= height / 2 for x, y in corners(board, cell))
        assert all(math.dist(centre(board, cell), place) > 0.8 * RADIUS for place in places)
    assert all(abs(x) + 8 <= width / 2 and abs(y) + 6 <= height / 2 for x, y in places)


def test_columns_run_up_to_the_left_from_their_letters() -> None:
    board = Board.of_side(6)
    places = dict(labels(board, Lettering.CATENA))
    for letter in "ABCDEFGHIJK":
        (x, y), column = places[letter], "ABCDEFGHIJK".index(letter) + 1
        lowest = min(cell for cell in range(board.cell_count) if board.coordinates[cell][0] == column)
        cell_x, cell_y = centre(board, lowest)
        assert cell_x < x
        assert cell_y < y
    rows = [places[str(row)][1] for row in range(1, 12)]
    assert rows == sorted(rows, reverse=True)


def test_letters_are_those_asked_for() -> None:
    names = [name for name, _ in labels(Board.of_side(6), Lettering.GTP)]
    assert "".join(name for name in names if name.isalpha()) == "ABCDEFGHJKL"


@given(positions())
def test_drawing_shows_every_cell_stone_and_strip(position: Position) -> None:
    drawing = position_svg(position)
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
    links = Counter(state for state in elements(drawing, "link").values())
    assert links["link limited"] == sum(len(strip.cells) - 1 for strip in limited)
    assert links.total() == sum(len(strip.cells) - 1 for strip in position.strips)


def test_last_stone_is_marked() -> None:
    position = played("F6 E4 C3")
    last = parse_cell("C3", position.board, Lettering.CATENA)
    assert elements(position_svg(position, last=last), "mark") == {str(last): "mark last"}
    assert elements(position_svg(position), "mark") == {}
    assert elements(position_svg(position, last=BUTTON), "mark") == {}


def test_caption_tells_score_button_and_turn() -> None:
    assert caption(position_svg(played("F6 button I6"), last=None)) == (
        "Black 2 : White 7.5 · button White · White to move"
    )
    position = played("F6 E4 I6")
    last = parse_cell("I6", position.board, Lettering.CATENA)
    drawing = position_svg(position, lettering=Lettering.GTP, last=last)
    assert caption(drawing) == "Black 2 : White 8 · button free · White to move · last J6"
    double = Position.initial(Ruleset(side=2, game_type=GameType.DOUBLE))
    assert caption(position_svg(double)) == "Black 0 : White 0 · Black to move"


def test_finished_game_is_said_to_be_over() -> None:
    position = Position.initial(Ruleset(side=2))
    while not position.is_over:
        position = position.play(position.legal_actions()[0])
    assert "game over" in caption(position_svg(position))
    assert set(elements(position_svg(position), "cell").values()) <= {"cell", "cell closed"}


def test_empty_board_for_pages_has_everything_hidden() -> None:
    board = Board.of_side(3)
    drawing = board_svg(board)
    for kind in ("stone", "dot", "mark"):
        assert elements(drawing, kind) == {str(cell): f"{kind} none" for cell in range(board.cell_count)}
    assert set(elements(drawing, "link").values()) == {"link none"}
    assert len(elements(drawing, "link")) == len(touching(board))


def test_every_class_has_its_looks() -> None:
    for state in ("cell", "closed", "link", "limited", "stone", "dot", "mark", "last", "taken", "none"):
        assert f".{state} {{" in STYLE
    for color in Color:
        assert f".stone.{color.value} {{" in STYLE
