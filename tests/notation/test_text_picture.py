"""The board as hexagons in plain text."""

from __future__ import annotations

import pytest
from hypothesis import given

from catena_gtp.notation import Lettering, Showing, parse_position
from catena_gtp.notation.text_picture import hexagon_diagram
from catena_gtp.rules import Position, Ruleset
from tests.strategies import ALL_SIDES, positions


def drawn(text: str, lettering: Lettering = Lettering.CATENA, last: int | None = None) -> str:
    return hexagon_diagram(Showing(parse_position(text), lettering, last))


def test_a_picture() -> None:
    assert (
        "\n" + drawn("catena 3 komi standard 7 3/1w2/2b2/2w1/b1b w 1 b b", last=2)
        == r"""
          / \ / \ / \
       5 | . | . | . |
        / \ / \ / \ / \
     4 | . | O | - | . |
      / \ / \ # \ / \ / \
   3 | . | - | X | - | . |
      \ / \ / \ # \ / \ /
     2 | . | - | O | - | \E
        \ / \ / \ # \ /
       1 | X | - |(X)| \D
          \ / \ / \ /
             \A  \B  \C"""
    )


@pytest.mark.parametrize("side", ALL_SIDES)
@pytest.mark.parametrize("lettering", Lettering)
def test_every_row_and_column_has_its_label_and_no_line_is_blank(side: int, lettering: Lettering) -> None:
    lines = hexagon_diagram(Showing(Position.initial(Ruleset(side)), lettering)).splitlines()
    width = 2 * side - 1
    assert [line.split()[0] for line in lines[1 : 2 * width : 2]] == [str(row) for row in range(width, 0, -1)]
    letters = "ABCDEFGHIJKLMNOPQRS" if lettering is Lettering.CATENA else "ABCDEFGHJKLMNOPQRST"
    assert sorted(character for line in lines for character in line if character.isalpha()) == list(
        letters[:width]
    )
    assert all(line.strip() and line == line.rstrip() for line in lines)
    assert max(map(len, lines)) <= 84


@given(positions())
def test_a_picture_has_every_mark_and_every_tie(position: Position) -> None:
    picture = hexagon_diagram(Showing(position))
    assert picture.count("#") == sum(len(strip.cells) - 1 for strip in position.strips)
    bare = picture.translate({ord(character): None for character in "|/\\#() 0123456789\n"})
    letters = position.board.width
    assert len(bare) == position.board.cell_count + letters
    over = position.is_over
    assert bare.count(".") == (0 if over else len(position.placeable))
    settled = sum(len(strip.cells) for strip in position.strips if strip.limited or over)
    assert bare.count("x") + bare.count("o") == settled
