"""How a game stands, in words."""

from __future__ import annotations

import pytest

from catena_gtp.notation import Showing, button_word, parse_position, summary
from catena_gtp.rules import BUTTON, GameType, Position, Ruleset


def test_every_line_of_a_summary() -> None:
    position = parse_position("catena 3 komi standard 6.5 3/4/2bw1/4/3 b 1 w w")
    assert summary(Showing(position, last_words="white D3")) == [
        "last move: white D3",
        "turn: black",
        "button: white",
        "komi: 6.5",
        "strips: 1 open, 0 limited",
        "score so far: W+7 (black 1, white 8)",
    ]


def test_a_game_that_has_not_begun_and_one_that_is_over() -> None:
    assert summary(Showing(Position.initial(Ruleset(3))))[0] == "turn: black"
    over = parse_position("catena 2 komi standard 7 1b/1b1/b1 w 1 free b")
    assert summary(Showing(over)) == [
        "turn: none, the game is over",
        "button: white",
        "komi: 7",
        "strips: 0 open, 1 limited",
        "final score: W+4.5 (black 3, white 7.5)",
    ]


def test_double_placement_tells_the_stones_left() -> None:
    position = Position.initial(Ruleset(3, GameType.DOUBLE)).play(0)
    assert summary(Showing(position))[:3] == [
        "turn: white, 2 stones left", "button: none", "komi: 7, which has no effect here",
    ]  # fmt: skip
    assert summary(Showing(position.play(18)))[0] == "turn: white, 1 stone left"


@pytest.mark.parametrize("moves, word", [([0], "free"), ([0, BUTTON], "white"), ([BUTTON], "black")])
def test_who_has_the_button(moves: list[int], word: str) -> None:
    position = Position.initial(Ruleset(3))
    for move in moves:
        position = position.play(move)
    assert button_word(position) == word
