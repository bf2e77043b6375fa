"""What the kernel's tests share: games, records and a plain minimax, and how much work a lane can bear."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from catena_gtp.kernel import evaluation, generation, layout, moves
from catena_gtp.kernel.compile import IS_COMPILED
from catena_gtp.rules import BUTTON, Color, GameType, Position, Ruleset, Scoring

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

EVERY_KIND = list(product(GameType, Scoring))


def by_lane(compiled: int, interpreted: int) -> int:
    """Choose how much to do: without compiled code everything takes some hundred times as long."""
    return compiled if IS_COMPILED else interpreted


def random_game(ruleset: Ruleset, seed: int) -> Iterator[Position]:
    """Play a random game to its end, the button taken sooner than among so many moves by chance."""
    random = Random(seed)
    position = Position.initial(ruleset)
    yield position
    while not position.is_over:
        actions = position.legal_actions()
        action = BUTTON if BUTTON in actions and random.random() < 0.05 else random.choice(actions)
        position = position.play(action)
        yield position


def late_position(ruleset: Ruleset, seed: int, cells: int) -> Position:
    """Return the first position of a random game with at most so many placeable cells that is not over."""
    game = [position for position in random_game(ruleset, seed) if not position.is_over]
    return next((p for p in game if len(p.placeable) <= cells), game[-1])


def legal_codes(p: Any) -> list[int]:
    """List the kernel's legal actions."""
    row = np.zeros(layout.MAX_MOVES, dtype=np.uint16)
    return [int(code) for code in row[: generation.generate(p, row)]]


def open_strips(p: Any) -> dict[frozenset[int], tuple[int, int]]:
    """Read the open strips off a record: their ends, their black and white stones."""
    strips = {}
    for stone in p.stones[: p.stone_count]:
        if evaluation.is_open_strip(p, np.uint64(stone)):
            counts = int(p.counts[stone])
            strips[frozenset((int(stone), int(p.mate[stone])))] = counts & 0xFFFF, counts >> 16
    return strips


def solved_margin(position: Position) -> float:
    """Solve by plain minimax over the rules: the margin, Black's view, that perfect play leads to."""
    if position.is_over:
        return position.score().margin
    margins = [solved_margin(position.play(action)) for action in position.legal_actions()]
    return max(margins) if position.to_move is Color.BLACK else min(margins)


def searched_value(p: Any, depth: int, estimate: Callable[[Any], int] = evaluation.evaluate) -> int:
    """Search by plain minimax over the kernel's moves and an estimate, in Black's view: half points, view of
    the color on turn."""
    sign = 1 if p.turn == layout.BLACK else -1
    if generation.is_over(p):
        return sign * int(evaluation.final_margin(p))
    if depth == 0:
        return sign * int(estimate(p))
    turn, best = p.turn, -(1 << 40)
    for code in legal_codes(p):
        moves.make(p, code)
        value = searched_value(p, depth - 1, estimate)
        best = max(best, value if p.turn == turn else -value)
        moves.unmake(p)
    return best
