from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.kernel import layout, search
from catena_gtp.player import bridge
from catena_gtp.rules import BUTTON, SWAP, Board, Color, GameType, Position, Ruleset, Scoring


@pytest.mark.parametrize("side", range(2, 11))
def test_every_action_has_a_code_of_its_own(side: int) -> None:
    board = Board.of_side(side)
    actions = [*range(board.cell_count), BUTTON, SWAP]
    codes = [bridge.to_code(board, action) for action in actions]
    assert len(set(codes)) == len(actions)
    assert [bridge.to_action(board, code) for code in codes] == actions


def test_a_code_of_a_larger_board_is_an_error() -> None:
    with pytest.raises(ValueError, match="no action of side 2"):
        bridge.to_action(Board.of_side(2), layout.cell_index(9, 9))


@pytest.mark.parametrize(
    ("komi", "half_points"),
    [
        (7.0, 14),
        (6.5, 13),
        (6.25, 12),
        (6.75, 14),
        (6.3, 13),
        (-2.0, -4),
        (1e300, 2 * 10**9),
        (-1e308, -2 * 10**9),
    ],
)
def test_komi_is_rounded_to_half_points(komi: float, half_points: int) -> None:
    assert bridge.komi_half_points(Ruleset(komi=komi)) == half_points
    assert bridge.komi_half_points(Ruleset(komi=komi, game_type=GameType.DOUBLE)) == 0


@given(
    value=st.integers(-2000, 2000),
    color=st.sampled_from(Color),
    scoring=st.sampled_from(Scoring),
    komi=st.integers(-3, 15),
)
def test_points_and_values_turn_into_each_other(
    value: int, color: Color, scoring: Scoring, komi: int
) -> None:
    position = Position.initial(Ruleset(3, scoring=scoring, komi=float(komi))).with_turn(color)
    assert bridge.value_of(bridge.margin(value, position), position) == value


@pytest.mark.parametrize(("color", "points"), [(Color.BLACK, -2.0), (Color.WHITE, 12.0)])
def test_komi_counts_for_white(color: Color, points: float) -> None:
    position = Position.initial(Ruleset(3, komi=7.0)).with_turn(color)
    assert bridge.margin(10, position) == points


def test_in_longest_strip_the_record_holds_the_komi() -> None:
    ruleset = Ruleset(3, scoring=Scoring.LONGEST, komi=3.0)
    assert bridge.to_record(Position.initial(ruleset)).komi == 6
    assert bridge.to_record(Position.initial(Ruleset(3, komi=3.0))).komi == 0
    huge = Ruleset(3, scoring=Scoring.LONGEST, komi=1e300)
    assert bridge.to_record(Position.initial(huge)).komi == 50_000


@pytest.mark.parametrize("holder", [None, Color.BLACK, Color.WHITE])
def test_the_button_is_carried_over(holder: Color | None) -> None:
    position = Position.restored(Ruleset(3), {}, Color.BLACK, button_holder=holder)
    p = bridge.to_record(position)
    assert p.button == {None: 1, Color.BLACK: 2, Color.WHITE: 3}[holder]
    assert p.score == {None: 0, Color.BLACK: 1, Color.WHITE: -1}[holder]


def test_the_best_line_is_read_as_actions() -> None:
    position = Position.initial(Ruleset(2))
    s = search.new_search(0)
    search.begin(s)
    search.search_root(
        bridge.to_record(position), s, search.new_table(0), 2, -search.INFINITE, search.INFINITE
    )
    line = bridge.principal_variation(s, position.board)
    assert len(line) == 2
    assert position.is_legal(line[0])
    assert position.play(line[0]).is_legal(line[1])
