from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from catena_gtp.kernel import evaluation, generation, keys, layout, moves
from catena_gtp.player import bridge
from catena_gtp.rules import Color, GameType, Position, Ruleset, Scoring
from tests.kernel.support import EVERY_KIND, by_lane, random_game
from tests.kernel.turned import recolored
from tests.rules.judged_games import JudgedGame, judged_games
from tests.strategies import games, positions, rulesets


@pytest.mark.parametrize("game", judged_games()[:: by_lane(1, 40)])
def test_the_margin_of_a_judged_game(game: JudgedGame) -> None:
    board = game.ruleset.board
    p = bridge.to_record(Position.initial(game.ruleset))
    for color, action in game.moves:
        assert p.turn == bridge.COLORS[color]
        moves.make(p, bridge.to_code(board, action))
    assert generation.is_over(p)
    assert points(p, game.ruleset) == game.margin


def points(p: Any, ruleset: Ruleset) -> float:
    """Give the final margin in points, Black's view, komi included."""
    outside = 0.0 if ruleset.scoring is Scoring.LONGEST else ruleset.effective_komi
    return float(evaluation.final_margin(p)) / 2 - outside


@settings(max_examples=by_lane(150, 8))
@given(game=games(rulesets(range(2, by_lane(6, 3))), either_color=True, to_the_end=True))
def test_the_margin_is_the_referees(game: list[Position]) -> None:
    over = game[-1]
    p = bridge.to_record(over)
    before = p.lengths.copy()
    assert points(p, over.ruleset) == over.score().margin
    assert (p.lengths == before).all()


@pytest.mark.parametrize("komi", [0.0, 1.0, 2.0, 0.5, -1.0, -2.0, -7.5, 15.0])
def test_longest_strip_compares_with_komi_as_the_referee_does(komi: float) -> None:
    ruleset = Ruleset(3, GameType.KOMI, Scoring.LONGEST, komi)
    for seed in range(by_lane(40, 2)):
        *_, over = random_game(ruleset, seed)
        assert points(bridge.to_record(over), ruleset) == over.score().margin


@settings(max_examples=by_lane(100, 5))
@given(position=positions(rulesets(range(2, by_lane(7, 4)))))
def test_exchanging_the_colors_turns_the_estimate_round(position: Position) -> None:
    position = position.with_komi(0.0)
    value = evaluation.evaluate(bridge.to_record(position))
    assert evaluation.evaluate(bridge.to_record(recolored(position))) == -value


@settings(max_examples=by_lane(100, 5))
@given(position=positions(rulesets(range(2, by_lane(7, 4)))))
def test_an_open_strip_is_expected_to_go_to_its_leader_the_surer_the_greater_the_lead(
    position: Position,
) -> None:
    p, turned = bridge.to_record(position), bridge.to_record(recolored(position))
    for strip in position.strips:
        if strip.limited or position.is_over:
            continue
        owner = bridge.expected_owner(position)(strip)
        assert -1 <= owner <= 1
        assert (owner > 0) == (strip.black > strip.white)
        assert (owner < 0) == (strip.black < strip.white)
        end = bridge.cell_code(position.board, strip.cells[-1])
        assert (
            evaluation.ownership(p, end) == -evaluation.ownership(turned, end) == evaluation.LEAD_UNIT * owner
        )


@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_less_the_score_the_estimate_is_a_function_of_the_future(
    game_type: GameType, scoring: Scoring
) -> None:
    seen: dict[int, int] = {}
    met = 0
    for seed in range(by_lane(200, 8)):
        for position in random_game(Ruleset(2, game_type, scoring, 3.0), seed):
            if position.is_over:
                continue
            p = bridge.to_record(position)
            key, value = int(keys.future_key(p)), int(evaluation.evaluate(p)) - int(p.score)
            met += key in seen
            assert seen.setdefault(key, value) == value
    assert met > 0


def test_a_lead_counts_more_the_larger_and_the_less_room_there_is() -> None:
    table = evaluation.LEAD
    assert (np.diff(table, axis=1) >= 0).all()
    assert (np.diff(table[:, evaluation.MAX_LEAD + 1 :], axis=0) <= 0).all()
    assert (table == -table[:, ::-1]).all()
    assert abs(table).max() <= evaluation.LEAD_UNIT


@pytest.mark.parametrize("color", list(Color))
def test_the_estimate_knows_who_leads(color: Color) -> None:
    position = Position.initial(Ruleset(4))
    for cell in (0, 1):
        position = position.with_turn(color).play(cell)
    value = evaluation.evaluate(bridge.to_record(position))
    assert (value > 0) == (bridge.COLORS[color] == layout.BLACK)
