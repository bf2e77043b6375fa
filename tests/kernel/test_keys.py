from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np
import pytest

from catena_gtp.kernel import keys, layout, moves
from catena_gtp.kernel.keys import strip_word
from catena_gtp.player import bridge
from catena_gtp.rules import GameType, Position, Ruleset, Scoring
from tests.kernel.support import EVERY_KIND, by_lane, late_position, open_strips, random_game


def cells(*places: tuple[int, int]) -> list[int]:
    return [layout.cell_index(column, row) for column, row in places]


def key_after(p: Any, codes: list[int] | tuple[int, ...]) -> int:
    for code in codes:
        moves.make(p, code)
    key = int(keys.future_key(p))
    for _ in codes:
        moves.unmake(p)
    return key


@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_the_order_of_the_moves_does_not_matter(game_type: GameType, scoring: Scoring) -> None:
    p = bridge.to_record(Position.initial(Ruleset(5, game_type, scoring)))
    moves.make(p, layout.cell_index(1, 1))
    # In double placement the stones of one turn, else every other stone: those of one color.
    mine, theirs = cells((3, 3), (7, 5)), cells((5, 7), (8, 8))
    lines = []
    for a, b in (mine, mine[::-1]):
        for c, d in (theirs, theirs[::-1]):
            lines.append((a, b, c, d) if game_type is GameType.DOUBLE else (a, c, b, d))
    assert len({key_after(p, line) for line in lines}) == 1


def test_every_part_of_the_future_shows_in_the_key() -> None:
    p = bridge.to_record(Position.initial(Ruleset(4)))
    a, b, c = cells((1, 1), (4, 4), (7, 7))
    lines = [
        [],
        [a],
        [b],
        [layout.BUTTON],
        [a, layout.BUTTON],
        [layout.BUTTON, a],
        *([x, y] for x, y in permutations((a, b, c), 2)),
    ]
    assert len({key_after(p, line) for line in lines}) == len(lines)


def test_the_score_stays_outside() -> None:
    met = 0
    for seed in range(by_lane(60, 20)):
        position = late_position(Ruleset(4), seed, cells=12)
        captured = {cell for strip in position.strips if strip.limited for cell in strip.cells}
        other = Position.restored(
            position.ruleset,
            {c: color.opponent if c in captured else color for c, color in position.stones.items()},
            position.to_move,
            button_holder=position.button_holder,
            last_placer=position.last_placer,
        )
        p, q = bridge.to_record(position), bridge.to_record(other)
        assert keys.future_key(p) == keys.future_key(q)
        met += int(p.score != q.score)
    assert met > 0


def test_in_longest_strip_the_button_and_the_captures_are_part_of_the_future() -> None:
    ruleset = Ruleset(2, GameType.KOMI, Scoring.LONGEST)
    p = bridge.to_record(Position.initial(ruleset))
    key = int(p.key)
    p.lengths[layout.BLACK, 3] += 1
    p.captures[0] = layout.BLACK, 3
    p.capture_count = 1
    keys.refresh_key(p)
    assert p.key != key
    moves.make(p, layout.BUTTON)
    p.turn = layout.BLACK
    mine = int(keys.future_key(p))
    p.button = layout.BUTTON_WHITE
    assert keys.future_key(p) != mine


def test_exchanging_ends_or_counts_between_two_strips_changes_the_key() -> None:
    a, b, c, d = (np.uint64(cell) for cell in cells((2, 2), (4, 4), (6, 6), (8, 8)))
    one, two = np.uint64(2 + (1 << 16)), np.uint64(1 + (2 << 16))
    words = {
        int(strip_word(a, b, one)) + int(strip_word(c, d, two)),
        int(strip_word(a, b, two)) + int(strip_word(c, d, one)),
        int(strip_word(a, c, one)) + int(strip_word(b, d, two)),
        int(strip_word(a, d, one)) + int(strip_word(c, b, two)),
    }
    assert len(words) == 4
    assert strip_word(a, b, one) == strip_word(b, a, one)


def test_an_end_that_cannot_grow_is_forgotten() -> None:
    # Two games that differ in where a strip's dead end lies, on a board otherwise closed, are one future.
    p = layout.new_position(2, layout.KOMI, layout.STANDARD)
    q = layout.new_position(2, layout.KOMI, layout.STANDARD)
    for record, dead in ((p, layout.cell_index(1, 1)), (q, layout.cell_index(2, 1))):
        alive = layout.cell_index(2, 2)
        record.stones[:2] = dead, alive
        record.stone_count = 2
        record.mate[dead], record.mate[alive] = alive, dead
        record.counts[dead] = record.counts[alive] = 2
        record.grow[dead], record.grow[alive] = 0, 1
        keys.refresh_key(record)
    assert p.key == q.key


def future(p: Any) -> tuple[object, ...]:
    """Write down, in full, what the key is a hash of."""
    strips = []
    for ends, counts in open_strips(p).items():
        alive = tuple(sorted(end if p.grow[end] else 0 for end in (*ends, *ends)[:2]))
        strips.append((alive, counts))
    return (
        tuple(sorted(p.legal[: p.legal_count].tolist())),
        tuple(sorted(strips)),
        int(p.turn),
        int(p.stones_left),
        p.button == layout.BUTTON_FREE,
    )


def test_equal_futures_have_equal_keys_and_others_others() -> None:
    key_of: dict[tuple[object, ...], int] = {}
    met = 0
    for side, seeds in ((2, by_lane(400, 10)), (3, by_lane(60, 2)), (6, by_lane(6, 0))):
        for seed in range(seeds):
            for position in random_game(Ruleset(side), seed):
                p = bridge.to_record(position)
                if position.is_over:
                    continue
                key, told = int(keys.future_key(p)), future(p)
                met += told in key_of
                assert key_of.setdefault(told, key) == key
    assert met > 0
    assert len(set(key_of.values())) == len(key_of)
