from __future__ import annotations

import math
from xml.etree import ElementTree as ET

import pytest

from catena_gtp.notation import Lettering
from catena_gtp.notation.hexagons import RADIUS, centre, corners, labels, size, touching
from catena_gtp.notation.svg import PALETTE, RULES, STYLE, board_svg, literal
from catena_gtp.rules import Board, Color
from tests.strategies import ALL_SIDES


def elements(drawing: str, kind: str) -> dict[str, str]:
    """Return the classes of all elements that name a cell or link of this kind."""
    root = ET.fromstring(drawing)  # noqa: S314 - our own drawing
    found = [element for element in root.iter() if f"data-{kind}" in element.attrib]
    named = {element.attrib[f"data-{kind}"]: element.attrib["class"] for element in found}
    assert len(named) == len(found)
    return named


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


def test_colors_have_names_for_pages_and_none_for_other_viewers() -> None:
    plain = literal(RULES, PALETTE)
    assert "var(" not in plain
    light, dark = plain.split("@media (prefers-color-scheme: dark)")
    for name, colors in PALETTE.items():
        assert f"--{name}: {colors[0]};" in STYLE
        assert f"--{name}: {colors[1]};" in STYLE
        assert colors[0] in light
        assert colors[1] in dark


def test_a_tie_runs_from_stone_to_stone() -> None:
    board = Board.of_side(3)
    root = ET.fromstring(board_svg(board))  # noqa: S314 - our own drawing
    for tie in (element for element in root.iter() if "data-link" in element.attrib):
        one, other = (centre(board, int(cell)) for cell in tie.attrib["data-link"].split())
        numbers = [float(word) for word in tie.attrib["points"].split()]
        corners = list(zip(numbers[::2], numbers[1::2], strict=True))
        middle = [sum(axis) / 4 for axis in zip(*corners, strict=True)]
        assert math.dist(middle, [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]) < 0.02
        assert (
            max(math.dist(corner, end) for corner, end in zip(corners, (one, other, other, one), strict=True))
            < 6
        )
