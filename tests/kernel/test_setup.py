from __future__ import annotations

import pytest

from catena_gtp.kernel import moves
from catena_gtp.kernel.setup import Chain, set_up
from catena_gtp.player import bridge
from catena_gtp.rules import GameType, Ruleset, Scoring
from tests.kernel.support import EVERY_KIND, by_lane, open_strips, random_game

TOLD = (
    "key",
    "score",
    "legal_count",
    "open_stones",
    "stone_count",
    "turn",
    "stones_left",
    "last_placer",
    "button",
)


@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_a_position_set_up_equals_the_one_played(game_type: GameType, scoring: Scoring) -> None:
    for side in range(2, by_lane(8, 4)):
        game = random_game(Ruleset(side, game_type, scoring, 3.0), seed=side)
        position = next(game)
        played = bridge.to_record(position)
        for following in game:
            action = next(a for a in position.legal_actions() if position.play(a) == following)
            moves.make(played, bridge.to_code(position.board, action))
            position = following
            if position.is_over:
                break  # the closing captures are the referee's
            told = bridge.to_record(position)
            assert {name: int(told[name]) for name in TOLD} == {name: int(played[name]) for name in TOLD}
            assert open_strips(told) == open_strips(played)
            for array in ("touch", "lengths"):
                assert (told[array] == played[array]).all()
            ends = [end for strip in open_strips(told) for end in strip]
            assert (told.grow[ends] == played.grow[ends]).all()


def test_limited_chains_are_scored_by_the_kind_of_game() -> None:
    corner = ((1, 1), (2, 2), (3, 3))
    chain = Chain(tuple(row * 21 + column for column, row in corner), 3, 0, limited=True)
    scores = []
    for scoring in range(3):
        p = set_up((2, 0, scoring, 0), [chain], turn=1, stones_left=1, last_placer=0, button=1)
        scores.append(int(p.score))
        assert p.legal_count == 0
    assert scores == [6, 0, 18]
