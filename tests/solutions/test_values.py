from __future__ import annotations

import pytest

from catena_gtp.player.judge import Judge
from catena_gtp.rules import BUTTON, GameType, Position, Ruleset, Scoring
from catena_gtp.solutions.values import values
from tests.kernel.support import EVERY_KIND, by_lane
from tests.solutions.slow_minimax import is_value


@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_side_two_is_worth_what_slow_minimax_says(game_type: GameType, scoring: Scoring) -> None:
    ruleset = Ruleset(2, game_type, scoring, 0)
    found = values(ruleset, Judge(1).margin)
    start = Position.initial(ruleset)
    assert is_value(start, found.margin)
    assert [move.action for move in found.first_moves] == [0, 3] + [BUTTON] * start.is_legal(BUTTON)
    for move in found.first_moves:
        assert is_value(start.play(move.action), move.margin)
    if game_type is not GameType.KOMI:
        assert not found.black_wins


def test_side_three_is_worth_what_slow_minimax_says_after_some_stones() -> None:
    judge = Judge(1)
    for game_type, scoring in EVERY_KIND[:: by_lane(1, 4)]:
        position = Position.initial(Ruleset(3, game_type, scoring, 0))
        for cell in (0, 2, 16, 9):
            position = position.play(cell)
        position = position.play(next(c for c in position.legal_actions() if isinstance(c, int)))
        assert is_value(position, judge.margin(position))


def test_black_wins_with_the_komi_below_the_value() -> None:
    start = Position.initial(Ruleset(2))
    black_wins = values(start.ruleset, Judge(1).margin).black_wins
    for komi in range(16):
        margin = Judge(1).margin(start.with_komi(komi))
        assert (margin > 0) == (komi in black_wins)
