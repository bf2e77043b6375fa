from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catena_gtp.kernel import generation, keys, layout, moves, search
from catena_gtp.player import bridge
from catena_gtp.rules import GameType, Position, Ruleset, Scoring, perft
from tests.kernel.support import EVERY_KIND, by_lane, legal_codes, open_strips, random_game
from tests.rules.judged_games import judged_perfts
from tests.strategies import games, rulesets

WITHIN_REACH = by_lane(2_000_000, 400)
KEPT = [name for name in layout.POSITION.names or () if not name.startswith("old_")]
# Rewritten by a move taken back, to no effect: the order of the legal cells, and what lies above the stacks.
ARRANGED = {"legal", "where", "stones", "captures", "mate", "counts"}


def snapshot(p: Any) -> dict[str, object]:
    """Read all that must be as before when a move is taken back."""
    kept: dict[str, object] = {name: np.array(p[name]).tolist() for name in KEPT if name not in ARRANGED}
    kept["legal cells"] = set(p.legal[: p.legal_count].tolist())
    kept["stones placed"] = p.stones[: p.stone_count].tolist()
    kept["captured"] = p.captures[: p.capture_count].tolist()
    for name in ("mate", "counts"):
        # Inside stones count too: taking back the move that covered them relies on what they keep.
        kept[name] = p[name][p.stones[: p.stone_count]].tolist()
    return kept


@pytest.mark.parametrize(
    ("ruleset", "depth", "count"), [entry for entry in judged_perfts() if entry[2] < WITHIN_REACH]
)
def test_perft_equals_the_counts_of_an_independent_program(ruleset: Ruleset, depth: int, count: int) -> None:
    assert search.count_lines(bridge.to_record(Position.initial(ruleset)), depth) == count


@settings(max_examples=by_lane(40, 4))
@given(game=games(rulesets(range(2, 5))))
def test_perft_equals_the_referees_anywhere_in_a_game(game: list[Position]) -> None:
    depth = by_lane(2, 1)
    assert search.count_lines(bridge.to_record(game[-1]), depth) == perft(game[-1], depth)


def agree(p: Any, position: Position) -> None:
    """Hold a record against the referee's position."""
    board = position.board
    codes = legal_codes(p)
    assert len(set(codes)) == len(codes)
    assert {bridge.to_action(board, code) for code in codes} == set(position.legal_actions())
    legal = {bridge.to_action(board, code) for code in p.legal[: p.legal_count].tolist()}
    assert legal == position.placeable
    assert generation.is_over(p) == position.is_over
    assert bridge.COLORS[position.to_move] == p.turn
    assert p.stones_left == position.stones_left
    if position.is_over:
        return  # the referee has made the closing captures, the kernel makes them in final_margin
    limited = [strip for strip in position.strips if strip.limited]
    assert p.open_stones == len(position.stones) - sum(len(strip.cells) for strip in limited)
    assert open_strips(p) == {
        frozenset(bridge.cell_code(board, end) for end in strip.ends): (strip.black, strip.white)
        for strip in position.strips
        if not strip.limited
    }
    assert p.score == decided_half_points(position)


def decided_half_points(position: Position) -> int:
    """Add up, from the referee's strips, what is decided: captures and the button."""
    if position.ruleset.scoring is Scoring.LONGEST:
        return 0
    square = position.ruleset.scoring is Scoring.SQUARE
    total = sum(
        2 * len(strip.cells) * (len(strip.cells) if square else 1) * (1 if strip.black else -1)
        for strip in position.strips
        if strip.limited
    )
    if position.button_holder is not None:
        total += 1 if bridge.COLORS[position.button_holder] == layout.BLACK else -1
    return total


@pytest.mark.parametrize("side", range(2, 11))
@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_kernel_and_referee_agree_on_random_games(side: int, game_type: GameType, scoring: Scoring) -> None:
    if side > by_lane(10, 3):
        side = 2  # interpreted, one more small game instead
    for seed in range(by_lane(8 if side < 5 else 1, 1)):
        game = random_game(Ruleset(side, game_type, scoring), seed + 100 * side)
        position = next(game)
        p = bridge.to_record(position)
        agree(p, position)
        for following in game:
            # Which action it was shows by what it led to.
            action = next(a for a in position.legal_actions() if position.play(a) == following)
            moves.make(p, bridge.to_code(position.board, action))
            position = following
            agree(p, position)
            key = p.key
            keys.refresh_key(p)
            assert p.key == key


@settings(max_examples=by_lane(60, 4))
@given(ruleset=rulesets(range(2, 8 if by_lane(1, 0) else 4)), seed=st.integers(0, 2**32))
def test_taking_back_restores_everything(ruleset: Ruleset, seed: int) -> None:
    random = Random(seed)
    p = bridge.to_record(Position.initial(ruleset))
    before = []
    while codes := legal_codes(p):
        before.append(snapshot(p))
        moves.make(p, random.choice(codes))
        # A try and its undo on the way, as a search does all the time.
        if tries := legal_codes(p):
            here = snapshot(p)
            moves.make(p, random.choice(tries))
            moves.unmake(p)
            assert snapshot(p) == here
    for kept in reversed(before):
        moves.unmake(p)
        assert snapshot(p) == kept


@pytest.mark.parametrize(("action", "black", "white"), [(layout.SWAP, 0, 1), (layout.BUTTON, 1, 0)])
def test_the_answers_to_the_first_stone(action: int, black: int, white: int) -> None:
    p = bridge.to_record(Position.initial(Ruleset(3, GameType.NO_KOMI)))
    stone = layout.cell_index(3, 3)
    moves.make(p, stone)
    assert {layout.SWAP, layout.BUTTON} <= set(legal_codes(p))
    moves.make(p, action)
    assert p.turn == layout.BLACK
    assert open_strips(p) == {frozenset((stone,)): (black, white)}
    assert layout.SWAP not in legal_codes(p)
    moves.unmake(p)
    assert open_strips(p) == {frozenset((stone,)): (1, 0)}


def test_common_neighbours_are_found_by_the_difference_of_cells() -> None:
    first = layout.cell_index(10, 10)
    for second in set(layout.board_cells(10)) - {first}:
        difference = second - first + moves.REACH
        common = set(layout.neighbours(first)) & set(layout.neighbours(second))
        found: set[int] = set()
        if 0 <= difference <= 2 * moves.REACH:
            found = {first + int(offset) for offset in moves.COMMON[difference] if offset}
        assert found == common


@pytest.mark.parametrize("seed", range(by_lane(4, 1)))
def test_no_placement_takes_more_cells_than_promised(seed: int) -> None:
    random = Random(seed)
    p = bridge.to_record(Position.initial(Ruleset(by_lane(8, 3), GameType.NO_KOMI)))
    while codes := legal_codes(p):
        legal = int(p.legal_count)
        moves.make(p, random.choice(codes))
        assert legal - p.legal_count < generation.FEW_LEGAL
