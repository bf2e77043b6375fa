from __future__ import annotations

import math
import time

from hypothesis import given, settings

from catena_gtp.player import plain_search
from catena_gtp.rules import Color, Position, Ruleset
from tests.strategies import positions, rulesets


def minimax(position: Position, depth: int) -> float:
    """Return the present margin after `depth` best plies, Black's view."""
    if depth == 0 or position.is_over:
        return position.score().margin
    values = [minimax(position.play(action), depth - 1) for action in position.legal_actions()]
    return max(values) if position.to_move is Color.BLACK else min(values)


@given(positions(rulesets(sides=range(2, 4))))
@settings(max_examples=40, deadline=None)
def test_it_finds_what_visiting_everything_finds(position: Position) -> None:
    if position.is_over:
        return
    choice = plain_search.choose(position, math.inf, 2)
    assert choice.margin is not None
    black_margin = choice.margin if position.to_move is Color.BLACK else -choice.margin
    assert black_margin == minimax(position, choice.depth)
    assert minimax(position.play(choice.action), choice.depth - 1) == black_margin


@given(positions())
@settings(max_examples=30, deadline=None)
def test_late_or_not_the_answer_is_legal(position: Position) -> None:
    if not position.is_over:
        assert position.is_legal(plain_search.choose(position, time.monotonic() - 1, 4).action)


def test_a_small_game_is_seen_to_its_end() -> None:
    choice = plain_search.choose(Position.initial(Ruleset(2)), math.inf, 50)
    assert choice.depth < 50


def test_the_first_stone_goes_to_the_middle() -> None:
    for side in range(2, 11):
        start = Position.initial(Ruleset(side))
        choice = plain_search.choose(start, math.inf, 1)
        assert choice.action == start.board.cell_at(side, side)
