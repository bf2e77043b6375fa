from __future__ import annotations

from typing import Any

import pytest

from catena_gtp.notation import parse_diagram
from catena_gtp.rules import Color, GameType, ImpossiblePosition, Position, Ruleset

BLACK, WHITE = Color.BLACK, Color.WHITE

BRANCHED = "  . . .\n . X . .\n. . O X .\n . X . .\n  . . ."
RING = "  . . .\n . X O .\n. . X . .\n . . . .\n  . . ."
LARGE_RING = "  . . .\n . X O .\n. O . X .\n . X O .\n  . . ."
FINE = "  . . .\n . X . .\n. . O . .\n . . . .\n  . . X"


def restore(diagram: str, game_type: GameType = GameType.KOMI, **changes: object) -> Position:
    side, stones = parse_diagram(diagram)
    arguments: dict[str, Any] = {"to_move": BLACK, "last_placer": WHITE, **changes}
    return Position.restored(Ruleset(side, game_type), stones, **arguments)


@pytest.mark.parametrize(
    ("diagram", "words"),
    [
        (BRANCHED, "touches three stones"),
        (RING, "ring"),
        (LARGE_RING, "ring"),
        ("  . O\n X O X\n  X .", "touches three stones"),
        ("  X .\n . O O\n  . .", "both colors"),
    ],
)
def test_stones_that_no_game_leads_to_are_refused(diagram: str, words: str) -> None:
    with pytest.raises(ImpossiblePosition, match=words):
        restore(diagram)


@pytest.mark.parametrize(
    ("game_type", "changes", "words"),
    [
        (GameType.KOMI, {"last_placer": None}, "placed last"),
        (GameType.KOMI, {"stones_left": 2}, "this turn is one stone"),
        (GameType.NO_KOMI, {"stones_left": 0}, "this turn is one stone"),
        (GameType.DOUBLE, {"stones_left": 3}, "two stones"),
        (GameType.DOUBLE, {"stones_left": 1}, "same player placed the first"),
        (GameType.DOUBLE, {"stones_left": 2, "button_holder": BLACK}, "no button"),
    ],
)
def test_a_turn_that_no_game_leads_to_is_refused(
    game_type: GameType, changes: dict[str, object], words: str
) -> None:
    with pytest.raises(ImpossiblePosition, match=words):
        restore(FINE, game_type, **changes)


@pytest.mark.parametrize(
    ("game_type", "changes", "words"),
    [
        (GameType.KOMI, {"last_placer": BLACK}, "placed last"),
        (GameType.NO_KOMI, {"button_holder": BLACK}, "first action"),
        (GameType.DOUBLE, {"stones_left": 2}, "one stone"),
    ],
)
def test_an_empty_board_that_no_game_starts_with_is_refused(
    game_type: GameType, changes: dict[str, object], words: str
) -> None:
    arguments: dict[str, Any] = {"to_move": BLACK, **changes}
    with pytest.raises(ImpossiblePosition, match=words):
        Position.restored(Ruleset(3, game_type), {}, **arguments)


def test_the_last_stone_does_not_vanish() -> None:
    with pytest.raises(ImpossiblePosition, match="has no stone"):
        Position.restored(Ruleset(3), {9: BLACK}, BLACK, last_placer=WHITE)
    # A captured strip may have held it.
    assert Position.restored(Ruleset(2), {0: BLACK, 3: BLACK, 6: BLACK}, WHITE, last_placer=WHITE).is_over


def test_stones_off_the_board_are_refused() -> None:
    with pytest.raises(ImpossiblePosition, match="off the board"):
        Position.restored(Ruleset(2), {7: BLACK}, WHITE, last_placer=BLACK)


def test_the_end_of_double_placement_leaves_no_strip_of_two_colors() -> None:
    # B1 and C1 are left, but not one after the other; the strip beside them has been captured.
    final = Position.initial(Ruleset(3, GameType.DOUBLE))
    for column, row in ((4, 3), (4, 4), (1, 3), (3, 4), (2, 3), (3, 2), (1, 1)):
        cell = final.board.cell_at(column, row)
        assert cell is not None
        final = final.play(cell)
    assert final.is_over
    stones = dict(final.stones)
    open_strip = next(strip for strip in final.strips if not strip.limited and len(strip.cells) > 1)
    stones[open_strip.cells[0]] = stones[open_strip.cells[0]].opponent
    with pytest.raises(ImpossiblePosition, match="game is over"):
        Position.restored(final.ruleset, stones, final.to_move, stones_left=2, last_placer=final.last_placer)


def test_positions_are_made_by_their_own_ways_and_a_fine_one_is_accepted() -> None:
    assert restore(FINE).to_move is BLACK
