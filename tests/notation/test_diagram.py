from __future__ import annotations

from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.notation import (
    Lettering,
    NotationError,
    format_diagram,
    parse_action,
    parse_cell,
    parse_diagram,
    parse_position,
)
from catena_gtp.rules import Board, Color, GameType, Position, Reason, Ruleset
from tests.strategies import positions, rulesets

# The rules' first example, in colors of our own: what is open, and what no stone can reach any more.
LEGAL_AND_NOT = r"""
    11 . . . . . .
   10 . . . . . . .
   9 . . . . . . . .
  8 . . . . . . . . .
 7 . . . . . . O - . .
6 . . . - - . - X - . .
 5 . . X O X . O - . .\K
  4 . . - - . . . . .\J
   3 . . . . . . . .\I
    2 . . . . . . .\H
     1 . . . . . .\G
       \A\B\C\D\E\F
"""[1:-1]

# The second: White's C8 leaves A1-A6 without B7, its last cell.
BEFORE = r"""
    11 . . . . . .
   10 . . . . . . .
   9 . . . . . . . .
  8 . - - . . . . . .
 7 . X O X . . . . . .
6 O - - - . . . . . . .
 5 X - . . . . . . . .\K
  4 O - . . . . . . .\J
   3 O - . . . . . .\I
    2 X - X - . . .\H
     1 O - O . . .\G
       \A\B\C\D\E\F
"""[1:-1]
AFTER = r"""
    11 . . . . . .
   10 . . . . . . .
   9 . . . . . . . .
  8 O - - . . . . . .
 7 - X O X . . . . . .
6 o - - - . . . . . . .
 5 o - . . . . . . . .\K
  4 o - . . . . . . .\J
   3 o - . . . . . .\I
    2 o - X - . . .\H
     1 o - O . . .\G
       \A\B\C\D\E\F
"""[1:-1]
EMPTY_3 = r"""
  5 . . .
 4 . . . .
3 . . . . .
 2 . . . .\E
  1 . . .\D
    \A\B\C
"""[1:-1]


def restored(diagram: str, to_move: Color, game_type: GameType = GameType.KOMI) -> Position:
    side, stones = parse_diagram(diagram)
    return Position.restored(
        Ruleset(side, game_type), stones, to_move, last_placer=to_move.opponent if stones else None
    )


def played(position: Position, *words: str) -> Position:
    for word in words:
        action = parse_action(word, position.board, Lettering.CATENA)
        assert action is not None
        position = position.play(action)
    return position


@pytest.mark.parametrize("diagram", [LEGAL_AND_NOT, BEFORE, AFTER, EMPTY_3])
def test_a_diagram_reads_and_writes_back(diagram: str) -> None:
    assert format_diagram(restored(diagram, Color.WHITE), Lettering.CATENA) == diagram


@pytest.mark.parametrize(
    "word, reason",
    [
        ("B5", None), ("F5", None), ("D6", Reason.RING), ("G6", Reason.BRANCH), ("I6", Reason.BRANCH),
        ("E5", Reason.OCCUPIED),
    ],
)  # fmt: skip
@pytest.mark.parametrize("color", list(Color))
def test_legal_and_illegal_cells(word: str, reason: Reason | None, color: Color) -> None:
    position = restored(LEGAL_AND_NOT, color)
    action = parse_action(word, position.board, Lettering.CATENA)
    assert action is not None
    assert position.why_illegal(action) is reason


def test_a_capture_by_blocking() -> None:
    before = restored(BEFORE, Color.WHITE)
    cell = parse_cell("A1", before.board, Lettering.CATENA)
    b7 = parse_cell("B7", before.board, Lettering.CATENA)
    assert cell is not None
    strip = before.strip_at(cell)
    assert strip is not None
    assert before.growth(strip) == (b7,)
    assert (strip.black, strip.white) == (2, 4)
    assert format_diagram(played(before, "C8"), Lettering.CATENA) == AFTER


def test_gtp_letters() -> None:
    diagram = format_diagram(Position.initial(Ruleset(10)), Lettering.GTP).splitlines()
    assert diagram[0] == "         19 " + " ".join(10 * ".")
    assert diagram[9] == "10 " + " ".join(19 * ".")
    assert [line[-1] for line in diagram[10:-1]] == list("TSRQPONML")
    assert diagram[-1] == "            " + "".join(f"\\{letter}" for letter in "ABCDEFGHJK")


def marked(position: Position, mark: str) -> tuple[int, int]:
    """Return where the first such mark stands: characters from the left, lines from the top."""
    lines = format_diagram(position, Lettering.CATENA).splitlines()
    return next((line.index(mark), y) for y, line in enumerate(lines) if mark in line)


def test_neighbours_touch_in_the_picture() -> None:
    board = Board.of_side(6)
    cell = parse_cell("F6", board, Lettering.CATENA)
    assert cell is not None
    shifts = set()
    for near in board.neighbours[cell]:
        stones = {cell: Color.WHITE, near: Color.BLACK}
        position = Position.restored(Ruleset(6), stones, Color.WHITE, last_placer=Color.BLACK)
        (x, y), (other_x, other_y) = marked(position, "O"), marked(position, "X")
        shifts.add((other_x - x, other_y - y))
    assert shifts == {(2, 0), (-2, 0), (-1, 1), (1, 1), (1, -1), (-1, -1)}


def test_an_open_strip_of_a_finished_game_counts_as_settled() -> None:
    before = parse_position("catena 3 double standard 0 3/1ww1/1b3/1bwb/3 w 1 none w")
    assert format_diagram(before, Lettering.CATENA) == (
        "  5 - - .\n"
        " 4 - O O .\n"
        "3 - X - - .\n"
        " 2 - X O X\\E\n"
        "  1 - - -\\D\n"
        "    \\A\\B\\C"
    )  # fmt: skip
    end = played(before, "E5")
    assert end.is_over
    assert any(not strip.limited for strip in end.strips)
    assert format_diagram(end, Lettering.CATENA) == (
        "  5 - - o\n"
        " 4 - o o -\n"
        "3 - o - - -\n"
        " 2 - o o o\\E\n"
        "  1 - - -\\D\n"
        "    \\A\\B\\C"
    )  # fmt: skip


@pytest.mark.parametrize("lettering", list(Lettering))
@given(position=positions(rulesets(), either_color=True))
def test_every_diagram_parses_back(lettering: Lettering, position: Position) -> None:
    diagram = format_diagram(position, lettering)
    assert parse_diagram(diagram) == (position.board.side, dict(position.stones))
    lines = diagram.splitlines()
    assert len(lines) == position.board.width + 1
    assert diagram.isascii()
    assert all(line == line.rstrip() and line for line in lines)


@given(positions(rulesets(), either_color=True))
def test_every_mark_says_what_it_means(position: Position) -> None:
    diagram = format_diagram(position, Lettering.CATENA)
    lines = diagram.splitlines()
    for cell, (column, row) in enumerate(position.board.coordinates):
        line = lines[position.board.width - row]
        label = 3 if position.board.side == 10 else 2
        mark = line[label + 2 * (column - 1) + (position.board.side - row)]
        strip = position.strip_at(cell)
        if strip is None:
            open_cell = cell in position.placeable and not position.is_over
            assert mark == ("." if open_cell else "-")
        else:
            color = position.stones[cell]
            assert mark.upper() == ("X" if color is Color.BLACK else "O")
            assert mark.islower() == (strip.limited or position.is_over)


@pytest.mark.parametrize(
    "typed",
    [
        "X.O\n....\n..o..\n....\n--x",
        "\n\n   5 X . O\n\n  4 . . . .\n 3 . . o . .\n2 . . . .\n1 - - x\n\n",
        "X . O\r\n . . . .\r\n . . o . .\r\n . . . .\r\n - - x\r\n",
        "\t5\tX.O\n\t4\t....\n\t3\t..o..\n\t2\t....E\n\t1\t--x d\n\t a b c",
        "5 X . O\n4....\n3..o..\n2.... E\n1--x D\nA B C",
    ],
)
def test_what_a_person_types(typed: str) -> None:
    side, stones = parse_diagram(typed)
    board = Board.of_side(side)
    wanted = {"A1": None, "C1": Color.BLACK, "C3": Color.WHITE, "C5": Color.BLACK, "E5": Color.WHITE}
    for word, color in wanted.items():
        cell = parse_cell(word, board, Lettering.CATENA)
        assert cell is not None
        assert stones.get(cell) is color
    assert (side, len(stones)) == (3, 4)


@pytest.mark.parametrize(
    "wrong, reason",
    [
        ("", "a board has 3, 5, ... or 19 rows, not 0"),
        (". .\n. . .", "a board has 3, 5, ... or 19 rows, not 2"),
        ("X", "a board has 3, 5, ... or 19 rows, not 1"),
        ("\\A\\B", "a board has 3, 5, ... or 19 rows, not 0"),
        ("\n".join(21 * ["."]), "a board has 3, 5, ... or 19 rows, not 21"),
        (". .\n. .\n. .", "row 2 has 3 cells on side 2, not 2"),
        (". .\n. . . .\n. .", "row 2 has 3 cells on side 2, not 4"),
        (". .\n. . .\n. . .", "row 1 has 2 cells on side 2, not 3"),
        (". .\n. * .\n. .", "row 2 has an unknown mark '*'"),
        (". .\n. \u03bf .\n. .", "row 2 has an unknown mark '\\u03bf'"),
        (". .\n. . .\n. . D", "row 1 has an unknown mark 'D'"),
        (". . D\n. . .\n. .", "row 3 has an unknown mark 'D'"),
        ("3 . .\n3 . . .\n1 . .", "row 2 is numbered '3'"),
        ("1 . .\n2 . . .\n3 . .", "row 3 is numbered '1'"),
        (". .\n. . .\n. . C\nB C", "the letters below row 1 are wrong: 'BC'"),
        (". .\n. . .\n. . C\nA C", "the letters below row 1 are wrong: 'AC'"),
    ],
)
def test_what_is_wrong_is_said(wrong: str, reason: str) -> None:
    with pytest.raises(NotationError) as raised:
        parse_diagram(wrong)
    assert str(raised.value) == reason


def test_the_letter_o_at_the_edge_is_no_stone() -> None:
    diagram = format_diagram(Position.initial(Ruleset(10)), Lettering.CATENA)
    assert any(line.endswith(".\\O") for line in diagram.splitlines())
    assert parse_diagram(diagram) == (10, {})
    assert parse_diagram(diagram.replace("\\", " ")) == (10, {})


@given(st.text(alphabet="XOxo.-123ABCDE \\\n*\x00\u0130", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        side, stones = parse_diagram(text)
    except NotationError:
        return
    assert set(stones) <= set(range(Board.of_side(side).cell_count))


def test_indented_in_a_document() -> None:
    assert parse_diagram(dedent(AFTER)) == parse_diagram("    " + AFTER.replace("\n", "\n    "))
