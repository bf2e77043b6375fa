from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from catena_gtp.kernel import evaluation, layout, moves
from catena_gtp.training.mixture import Rules
from catena_gtp.training.searching import AlphaBeta, begin, legal_actions, team
from catena_gtp.training.selfplay import MOST_ACTIONS, play
from tests.training.support import TINY, game

if TYPE_CHECKING:
    from catena_gtp.kernel.samples import Store


def rules_of(store: Store) -> Rules:
    kept = store.games[0]
    return Rules(*(int(kept[name]) for name in ("side", "game_type", "scoring", "komi")))


def test_a_game_is_played_by_the_rules_to_its_end() -> None:
    for number in range(8):
        store = game(number)
        rules = rules_of(store)
        p = begin(rules)
        for action in store.moves[: store.games[0]["move_count"]]:
            assert action in legal_actions(p)
            moves.make(p, int(action))
        assert legal_actions(p) == []
        komi = 0 if rules.scoring == layout.LONGEST else rules.komi
        assert store.games[0]["margin"] == evaluation.final_margin(p) - komi


def test_plan_generation_and_number_decide() -> None:
    players = team(TINY, None)
    play(TINY, 2, 9, players)  # whatever it did before
    again = play(TINY, 1, 3, players)
    assert all(np.array_equal(a, b) for a, b in zip(again, game(3), strict=True))
    other = play(TINY, 2, 3, players)
    assert other.moves.tolist() != again.moves.tolist()


def beside(store: Store, row: Any) -> list[int]:
    """Return the actions that led beside the game to a position."""
    return [int(action) for action in store.moves[row["detour"] : row["detour"] + row["detour_count"]]]


@pytest.mark.parametrize("share", ["detours", "lines"])
def test_every_position_after_the_opening_is_seen_and_some_beside_the_game(share: str) -> None:
    lengths = Counter[int]()
    for number in range(8):
        store = game(number, **{"detours": 0.0, "lines": 0.0, share: 0.5})
        seen, kept = store.seen, store.games[0]
        on_the_way = seen["ply"][seen["detour_count"] == 0]
        assert on_the_way.tolist() == list(range(kept["opening"], kept["move_count"]))
        for row in seen[seen["detour_count"] > 0]:
            p = begin(rules_of(store))
            for action in [*map(int, store.moves[: row["ply"]]), *beside(store, row)]:
                assert action in legal_actions(p)
                moves.make(p, action)
            assert legal_actions(p)
            lengths[int(row["detour_count"])] += 1
    assert lengths.total() > 10
    assert len(lengths) > 1
    assert share == "lines" or max(lengths) <= TINY.detour_actions


class Guide(AlphaBeta):
    """Expects the first two legal actions."""

    def line(self, p: Any, komi: int) -> list[int]:  # noqa: ARG002 - not needed
        first = legal_actions(p)[0]
        moves.make(p, first)
        second = legal_actions(p)[:1]
        moves.unmake(p)
        return [first, *second]


def test_the_line_that_is_followed_is_that_of_the_scout() -> None:
    plan = replace(TINY, detours=0.0, lines=1.0)
    store = play(plan, 1, 3, team(plan, None)._replace(scout=Guide(1)))
    rows = store.seen[store.seen["detour_count"] > 0]
    assert len(rows) > 5
    for row in rows:
        p = begin(rules_of(store))
        for action in store.moves[: row["ply"]]:
            moves.make(p, int(action))
        made = beside(store, row)
        assert made[0] in legal_actions(p)
        moves.make(p, made[0])
        assert made[1] in legal_actions(p)
        assert len(made) == 2


def test_no_detours_and_no_random_moves_where_none_are_wanted() -> None:
    store = game(1, detours=0.0, lines=0.0, random_moves=0.0)
    assert (store.seen["detour_count"] == 0).all()
    assert len(store.moves) == store.games[0]["move_count"]
    assert store.games[0]["last_random"] == -1
    wild = game(1, random_moves=1.0)
    assert wild.games[0]["last_random"] == wild.games[0]["move_count"] - 1


def test_visits_are_those_of_the_search_the_most_visited_first() -> None:
    store = game(2, playouts=60, exact_cells=0, exact_cells_double=0, few_cells=0)
    for row in store.seen:
        part = slice(row["first"], row["first"] + row["count"])
        visits = store.visits[part].tolist()
        assert 1 <= len(visits) <= MOST_ACTIONS
        assert visits == sorted(visits, reverse=True)
        assert 1 <= sum(visits) <= 60
        assert len(set(store.actions[part].tolist())) == len(visits)


def test_few_cells_are_proved_and_then_played_as_well_as_can_be() -> None:
    proved_games = 0
    for number in range(8):
        store = game(number, exact_cells=5, exact_cells_double=0, detours=0.0, lines=0.0, random_moves=0.01)
        rules = rules_of(store)
        p = begin(rules)
        for ply, action in enumerate(store.moves):
            for row in store.seen[store.seen["ply"] == ply]:
                is_few = p.legal_count <= (0 if rules.game_type == layout.DOUBLE else 5)
                assert bool(row["exact"]) == is_few
                if is_few:
                    assert row["rate"] == (0.5 if row["margin"] == 0 else float(row["margin"] > 0))
            moves.make(p, int(action))
        # From the first of them on nothing is given away, unless a random move did it.
        proved = store.seen[store.seen["exact"] == 1]
        if len(proved) and store.games[0]["last_random"] < proved[0]["ply"]:
            turn = 1 if p.old_turn[proved[0]["ply"]] == layout.BLACK else -1
            assert turn * store.games[0]["margin"] == proved[0]["margin"]
            proved_games += 1
    assert proved_games > 2
