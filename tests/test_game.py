from __future__ import annotations

import pytest

from catena_gtp.game import PASS, Game, Move
from catena_gtp.notation import Lettering, parse_action
from catena_gtp.rules import BUTTON, Color, GameType, IllegalMove, Position, Reason, Ruleset

BLACK, WHITE = Color.BLACK, Color.WHITE


def played(words: str, ruleset: Ruleset) -> Game:
    game = Game.start(ruleset)
    for word in words.split():
        action = parse_action(word, ruleset.board, Lettering.CATENA)
        assert action is not None
        game = game.play(game.position.to_move, action)
    return game


def test_history_and_the_way_back() -> None:
    start = Game.start(Ruleset(side=2))
    game = played("C3 button A1", Ruleset(side=2))
    moves: list[tuple[Color, Move]] = [(BLACK, 6), (WHITE, BUTTON), (BLACK, 0)]
    assert game.history() == moves
    assert game.length == 3
    assert game.previous is not None
    assert game.previous.history() == moves[:2]
    assert game.previous.position.button_holder is WHITE
    assert start.history() == []
    assert (start.previous, start.color, start.move, start.length) == (None, None, None, 0)


def test_either_color_may_play() -> None:
    game = Game.start(Ruleset(side=3)).play(WHITE, 0).play(WHITE, 18)
    assert game.history() == [(WHITE, 0), (WHITE, 18)]
    assert game.position.to_move is BLACK


def test_an_illegal_move_says_why_and_leaves_the_game() -> None:
    game = played("C3", Ruleset(side=3))
    with pytest.raises(IllegalMove) as refused:
        game.play(WHITE, game.history()[0][1])
    assert refused.value.reason is Reason.OCCUPIED
    with pytest.raises(IllegalMove) as refused:
        game.play(WHITE, PASS)
    assert refused.value.reason is Reason.NO_PASS
    assert game.length == 1


def test_passes_after_the_end_are_moves_that_change_nothing() -> None:
    over = played("C3 A1 B2", Ruleset(side=2))
    passed = over.play(over.position.to_move.opponent, PASS).play(BLACK, PASS)
    assert passed.position == over.position
    assert [move for _, move in passed.history()][-2:] == [PASS, PASS]
    assert passed.previous is not None
    assert passed.previous.previous is over


def test_a_pass_may_end_double_placement_for_a_color_without_a_turn() -> None:
    # White has a stone left to place, in one of two cells that do not both fit: no turn for Black.
    game = played("D3 D4 A3 C4 B3 C2", Ruleset(3, GameType.DOUBLE))
    assert not game.position.is_over
    other = game.position.to_move.opponent
    if game.position.with_turn(other).is_over:
        assert game.play(other, PASS).position.is_over
    else:
        with pytest.raises(IllegalMove):
            game.play(other, PASS)


def test_komi_is_changed_all_the_way_back() -> None:
    game = played("C3 A1 B2", Ruleset(side=2, komi=0)).with_komi(5)
    assert game.length == 3
    step: Game | None = game
    while step is not None:
        assert step.position.ruleset.komi == 5
        step = step.previous


def test_a_set_up_position_has_no_history() -> None:
    position = played("C3 A1", Ruleset(side=3)).position
    game = Game.from_position(position)
    assert game.history() == []
    assert isinstance(game.position, Position)


def test_thousands_of_terminal_passes_are_no_burden() -> None:
    game = played("C3 A1 B2", Ruleset(side=2))
    for _ in range(20_000):
        game = game.play(WHITE, PASS)
    assert len(game.history()) == 20_003
    assert game.with_komi(1).length == 20_003
