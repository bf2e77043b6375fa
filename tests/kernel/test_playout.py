from __future__ import annotations

import math
from collections import Counter
from typing import Any

import numpy as np
import pytest

from catena_gtp.kernel import evaluation, generation, layout, moves, playout, uct
from catena_gtp.player import bridge
from catena_gtp.rules import GameType, Position, Ruleset, Scoring
from tests.kernel.support import EVERY_KIND, by_lane, late_position, legal_codes, random_game

FIELDS = [name for name in layout.POSITION.names or () if not name.startswith("old_")]


def workspace(komi: int = 0) -> Any:
    w = uct.new_uct(1)
    w.komi = komi
    w.played[:] = playout.NOT_PLAYED
    return w


@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_a_copy_is_the_same_position(game_type: GameType, scoring: Scoring) -> None:
    for position in list(random_game(Ruleset(4, game_type, scoring, komi=3), 2))[::6]:
        p = bridge.to_record(position)
        q = layout.new_position(4, 0, 0)
        moves.make(q, layout.cell_index(4, 4))
        playout.copy_position(q, p)
        for name in FIELDS:
            if name not in {"stones", "captures"}:
                assert np.array_equal(getattr(q, name), getattr(p, name)), name
        assert q.stones[: q.stone_count].tolist() == p.stones[: p.stone_count].tolist()


@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_random_actions_are_the_legal_ones_all_about_as_often(game_type: GameType, scoring: Scoring) -> None:
    w = workspace()
    for seed in range(3):
        p = bridge.to_record(late_position(Ruleset(3, game_type, scoring), seed, cells=9 - 3 * seed))
        legal = legal_codes(p)
        drawn = Counter(playout.random_action(p, w) for _ in range(40 * len(legal)))
        assert set(drawn) == set(legal)
        assert min(drawn.values()) > 10


def test_the_answer_to_a_first_stone_may_be_a_swap() -> None:
    p = bridge.to_record(Position.initial(Ruleset(2, GameType.NO_KOMI)))
    w = workspace()
    assert layout.BUTTON not in {playout.random_action(p, w) for _ in range(200)}
    moves.make(p, layout.cell_index(2, 2))
    assert {layout.BUTTON, layout.SWAP} < {playout.random_action(p, w) for _ in range(200)}


@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_likely_actions_are_the_legal_ones_those_beside_the_last_stone_far_more_often(
    game_type: GameType, scoring: Scoring
) -> None:
    w = workspace()
    for seed in range(3):
        p = bridge.to_record(late_position(Ruleset(4, game_type, scoring), seed, cells=14))
        moves.make(p, legal_codes(p)[0])
        if generation.is_over(p):
            continue
        last = int(p.old_action[0])
        legal = legal_codes(p)
        drawn = Counter(playout.likely_action(p, w) for _ in range(100 * len(legal)))
        assert set(drawn) == set(legal)
        beside = set(layout.neighbours(last)) & set(legal) - {layout.BUTTON, layout.SWAP}
        others = set(legal) - beside
        if beside and others and last > layout.SWAP and not generation.needs_pair_test(p):
            assert min(drawn[c] for c in beside) > max(drawn[c] for c in others)


def test_without_a_last_stone_all_legal_actions_are_as_likely() -> None:
    w = workspace()
    p = bridge.to_record(Position.initial(Ruleset(2)))
    first = Counter(playout.likely_action(p, w) for _ in range(800))
    moves.make(p, layout.BUTTON)
    after_button = Counter(playout.likely_action(p, w) for _ in range(800))
    assert len(first) == 8
    assert len(after_button) == 7
    assert min(first.values()) > 60
    assert min(after_button.values()) > 60


@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_a_game_is_played_to_its_end_or_until_it_is_settled(game_type: GameType, scoring: Scoring) -> None:
    w = workspace()
    for side in (2, 3, 5):
        p = bridge.to_record(Position.initial(Ruleset(side, game_type, scoring)))
        for _ in range(by_lane(20, 2)):
            q = layout.new_position(side, 0, 0)
            playout.copy_position(q, p)
            playout.play_out(q, w)
            assert generation.is_over(q) or playout.is_settled(q, w.komi)
            assert q.ply >= 2


def test_what_is_settled_stays_so() -> None:
    found = 0
    for seed in range(by_lane(40, 12)):
        game = list(random_game(Ruleset(4), seed))
        final = evaluation.final_margin(bridge.to_record(game[-1]))
        for position in game:
            p = bridge.to_record(position)
            if not position.is_over and playout.is_settled(p, 4):
                found += 1
                assert (p.score > 4) == (final > 4)
                assert final != 4
    assert found > 0


def test_the_first_to_play_an_action_is_noted() -> None:
    w = workspace()
    playout.note(w, 30, 1)
    playout.note(w, 30, 0)
    playout.note(w, 31, 0)
    assert (w.played[30], w.played[31], w.played[32]) == (1, 0, playout.NOT_PLAYED)


def test_the_mean_results_are_those_of_all_simulations_an_action_was_in() -> None:
    w = workspace()
    q = bridge.to_record(Position.initial(Ruleset(3)))
    corner, middle = layout.cell_index(1, 1), layout.cell_index(3, 3)
    for action in (corner, layout.BUTTON, middle):
        moves.make(q, action)
    for black in (1.0, 0.0, 0.0, 1.0, 1.0):
        playout.remember(q, w, np.float32(black))
    assert w.average[layout.BLACK, corner] == pytest.approx(0.6)
    assert w.average[layout.WHITE, layout.BUTTON] == pytest.approx(0.4)
    assert w.average[layout.BLACK, middle] == pytest.approx(0.6)
    assert w.average_count[layout.BLACK, corner] == 5
    assert w.average_count.sum() == 15


def test_what_has_mostly_lost_is_drawn_less_often() -> None:
    w = workspace()
    p = bridge.to_record(Position.initial(Ruleset(2)))
    bad, good, *_ = legal_codes(p)
    w.average_count[layout.BLACK, [bad, good]] = 100
    w.average[layout.BLACK, [bad, good]] = 0.45, 0.5
    playout.favor(w)
    assert w.favor[layout.BLACK, good] == playout.ALWAYS
    assert w.favor[layout.BLACK, bad] == pytest.approx(playout.ALWAYS / math.e, rel=0.01)
    assert set(w.favor[layout.WHITE]) == {playout.ALWAYS}
    drawn = Counter(playout.likely_action(p, w) for _ in range(4000))
    others = [drawn[action] for action in legal_codes(p) if action not in {bad, layout.BUTTON}]
    assert 0.25 * min(others) < drawn[bad] < 0.55 * min(others)
    uct.begin_game(w)
    assert set(w.favor.ravel()) == {playout.ALWAYS}
    assert not w.average_count.any()


def test_what_was_hardly_tried_is_not_held_to_be_bad() -> None:
    w = workspace()
    cells = layout.board_cells(3)
    w.average_count[layout.WHITE, cells] = playout.LEAST_COUNTED
    w.average[layout.WHITE, cells] = np.linspace(0.0, 1.0, len(cells))
    playout.favor(w)
    assert set(w.favor.ravel()) == {playout.ALWAYS}
