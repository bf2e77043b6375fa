from __future__ import annotations

import pytest

from catena_gtp.notation import Lettering, format_action, parse_action, parse_diagram
from catena_gtp.rules import (
    BUTTON,
    SWAP,
    Action,
    Color,
    GameType,
    IllegalMove,
    Position,
    Reason,
    Ruleset,
    Scoring,
    Strip,
)

BLACK, WHITE = Color.BLACK, Color.WHITE


def action_of(word: str, position: Position) -> Action:
    action = parse_action(word, position.board, Lettering.CATENA)
    assert action is not None
    return action


def play(position: Position, words: str) -> Position:
    for word in words.split():
        position = position.play(action_of(word, position))
    return position


def game(words: str = "", side: int = 6, game_type: GameType = GameType.KOMI, komi: float = 0) -> Position:
    return play(Position.initial(Ruleset(side, game_type, Scoring.STANDARD, komi)), words)


def drawn(diagram: str, to_move: Color = BLACK) -> Position:
    side, stones = parse_diagram(diagram)
    return Position.restored(Ruleset(side), stones, to_move, last_placer=to_move.opponent)


def reason(position: Position, word: str) -> Reason | None:
    return position.why_illegal(action_of(word, position))


def owners(position: Position, words: str) -> set[Color]:
    cells = [action_of(word, position) for word in words.split()]
    return {position.stones[cell] for cell in cells if isinstance(cell, int)}


def strip_at(position: Position, word: str) -> Strip:
    cell = action_of(word, position)
    assert isinstance(cell, int)
    strip = position.strip_at(cell)
    assert strip is not None
    return strip


# The rules' first example: two strips, C5-E5 and G5-H7.
PLACING = """
        . . . . . .
       . . . . . . .
      . . . . . . . .
     . . . . . . . . .
    . . . . . . X . . .
   . . . . . . . X . . .
    . . X O X . O . . .
     . . . . . . . . .
      . . . . . . . .
       . . . . . . .
        . . . . . .
"""


@pytest.mark.parametrize(
    ("word", "wanted"),
    [
        ("B5", None),
        ("F5", None),
        ("D6", Reason.RING),
        ("G6", Reason.BRANCH),
        ("I6", Reason.BRANCH),
        ("C5", Reason.OCCUPIED),
        ("swap", Reason.NO_SWAP),
        ("button", None),
    ],
)
def test_the_first_worked_example(word: str, wanted: Reason | None) -> None:
    position = drawn(PLACING)
    assert reason(position, word) is wanted
    if wanted:
        with pytest.raises(IllegalMove, match=wanted.value) as refused:
            position.play(action_of(word, position))
        assert refused.value.reason is wanted


def test_joining_makes_one_strip_of_two() -> None:
    after = play(drawn(PLACING), "F5")
    (strip,) = after.strips
    words = [format_action(cell, after.board, Lettering.CATENA) for cell in strip.cells]
    assert words == ["C5", "D5", "E5", "F5", "G5", "H6", "H7"]
    assert (strip.black, strip.white) == (5, 2)


# The rules' second example: six stones up the left edge can only grow at B7, until C8 blocks that.
BLOCKING = """
           . . . . . .
          . . . . . . .
         . . . . . . . .
        . . . . . . . . .
       . X O X . . . . . .
      O . . . . . . . . . .
       O . . . . . . . . .
        X . . . . . . . .
         O . . . . . . .
          X . O . . . .
           O . X . . .
"""


def test_the_second_worked_example() -> None:
    before = drawn(BLOCKING, to_move=WHITE)
    strip = strip_at(before, "A6")
    assert (strip.black, strip.white, strip.limited) == (2, 4, False)
    assert [format_action(c, before.board, Lettering.CATENA) for c in before.growth(strip)] == ["B7"]
    assert {reason(before, word) for word in ("B1", "B2", "B6")} == {Reason.BRANCH}
    after = play(before, "C8")
    captured = strip_at(after, "A6")
    assert (captured.black, captured.white, captured.limited) == (0, 6, True)
    assert owners(after, "A1 A2 A3 A4 A5 A6") == {WHITE}
    assert owners(after, "C7 D7 E7") == {BLACK, WHITE}
    assert reason(after, "B7") is Reason.BRANCH


def test_an_equal_strip_goes_to_the_opponent_of_who_limits_it() -> None:
    before = game("C1 A1 B2", side=3)
    assert owners(before, "A1 B2 C1") == {BLACK, WHITE}
    assert owners(play(before, "C2"), "A1 B2 C2 C1") == {BLACK}
    # Two of each again, but placed by Black.
    assert owners(play(game("A3 C4 A1 B3", side=3), "C5"), "A3 B3 C4 C5") == {WHITE}


def test_a_player_can_lose_stones_by_the_own_placement() -> None:
    before = game("E3 D3 C5 C1 C4", side=3)
    assert before.to_move is WHITE
    assert owners(play(before, "C3"), "E3 D3 C3 C4 C5") == {BLACK}


def test_one_stone_can_limit_several_strips() -> None:
    before = game("C3 C5 E5 C4 E3 A1", side=3)
    assert not strip_at(before, "E5").limited
    after = play(before, "D3")
    assert strip_at(after, "E5").limited
    assert strip_at(after, "D3").limited
    assert owners(after, "E3 D3 C3 C4 C5 E5") == {BLACK}


def test_captures_and_the_end_in_a_whole_small_game() -> None:
    position = game("C2 C3 button B1 A1", side=2)
    assert not position.is_over
    final = play(position, "B3")
    assert final.is_over
    assert set(final.stones.values()) == {WHITE}
    assert final.button_owner is BLACK
    assert final.score().margin == -4.5
    assert reason(final, "button") is Reason.BUTTON_GONE


def test_the_end_comes_although_the_button_is_there_to_take() -> None:
    final = game("C3 A1 B2", side=2)
    assert final.is_over
    assert final.button_free
    assert final.button_holder is None
    assert final.button_owner is WHITE
    assert reason(final, "button") is Reason.GAME_OVER
    assert final.legal_actions() == ()


def test_the_button_is_taken_once_and_passes_the_turn() -> None:
    position = game("F6 button")
    assert position.to_move is BLACK
    assert position.button_holder is WHITE
    assert position.last_placer is BLACK
    assert reason(position, "button") is Reason.BUTTON_GONE
    assert BUTTON not in position.legal_actions()


def test_without_komi_the_first_action_is_a_stone_and_the_answer_may_be_swap() -> None:
    start = game(game_type=GameType.NO_KOMI)
    assert reason(start, "button") is Reason.BUTTON_FIRST
    assert len(start.legal_actions()) == 91
    opened = play(start, "C3")
    assert opened.legal_actions()[-2:] == (BUTTON, SWAP)
    swapped = opened.play(SWAP)
    assert owners(swapped, "C3") == {WHITE}
    assert swapped.to_move is BLACK
    assert swapped.last_placer is WHITE
    assert reason(swapped, "swap") is Reason.NO_SWAP
    assert swapped.button_free


@pytest.mark.parametrize("words", ["", "C3 button", "C3 D5", "C3 D5 G6"])
def test_swap_answers_the_first_stone_only(words: str) -> None:
    assert reason(game(words, game_type=GameType.NO_KOMI), "swap") is Reason.NO_SWAP
    assert reason(game("C3"), "swap") is Reason.NO_SWAP


def test_double_placement_takes_one_stone_then_turns_of_two() -> None:
    position = game(game_type=GameType.DOUBLE)
    turns = []
    for word in "F6 A1 D9 C7 K6 E1".split():
        turns.append((position.to_move, position.stones_left))
        position = play(position, word)
    assert turns == [(BLACK, 1), (WHITE, 2), (WHITE, 1), (BLACK, 2), (BLACK, 1), (WHITE, 2)]
    assert reason(position, "button") is Reason.NO_BUTTON


def test_a_first_stone_that_leaves_no_second_is_illegal() -> None:
    position = game("B4 C5 E4 B2 B3 C2 D5", side=3, game_type=GameType.DOUBLE)
    assert (position.to_move, position.stones_left) == (BLACK, 2)
    assert reason(position, "D3") is Reason.NO_SECOND_STONE
    words = [format_action(a, position.board, Lettering.CATENA) for a in position.legal_actions()]
    assert words == ["C1", "D2", "E3", "D4", "E5"]
    # As the second stone of a turn the same cell is legal: nothing has to follow.
    assert action_of("D3", position) in position.placeable


def test_the_game_ends_when_no_two_stones_can_be_placed_and_open_strips_are_captured() -> None:
    before = game("D3 D4 A3 C4 B3 C2", side=3, game_type=GameType.DOUBLE)
    final = play(before, "A1")
    assert final.is_over
    assert {reason(final, word) for word in ("B1", "C1")} == {Reason.NO_SECOND_STONE}
    still_open = [strip for strip in final.strips if not strip.limited]
    assert still_open
    assert all(strip.leader is not None for strip in final.strips)
    assert all(0 in (strip.black, strip.white) for strip in final.strips)
    assert final.score().margin == 5


def test_either_color_may_be_put_on_turn() -> None:
    start = game()
    assert start.with_turn(BLACK) is start
    assert play(start.with_turn(WHITE), "F6").stones[45] is WHITE
    double = game("F6 A1", game_type=GameType.DOUBLE)
    assert (double.to_move, double.stones_left) == (WHITE, 1)
    assert double.with_turn(BLACK).stones_left == 2
    assert double.with_turn(BLACK).with_turn(WHITE).stones_left == 2


def test_another_komi_changes_the_margin_alone() -> None:
    final = game("C3 A1 B2", side=2, komi=0)
    other = final.with_komi(6.5)
    assert other.stones == final.stones
    assert other.score().margin == final.score().margin - 6.5
    with pytest.raises(ValueError, match="finite"):
        final.with_komi(float("nan"))


def test_off_the_board_is_said() -> None:
    position = game(side=2)
    assert position.why_illegal(7) is Reason.OFF_BOARD
    assert position.why_illegal(-1) is Reason.OFF_BOARD


def test_positions_compare_by_state_not_by_the_way_there() -> None:
    one, other = game("F6 A1 G8"), game("G8 A1 F6")
    assert one == other
    assert hash(one) == hash(other)
    assert one != game("F6 A1 G9")
    assert one.stones is not other.stones
