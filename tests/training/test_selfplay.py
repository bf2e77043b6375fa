from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from catena_gtp.kernel import evaluation, layout, moves, samples
from catena_gtp.training.mixture import Rules
from catena_gtp.training.searching import Searcher, begin, legal_actions
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
        for action in store.moves:
            assert action in legal_actions(p)
            moves.make(p, int(action))
        assert legal_actions(p) == []
        komi = 0 if rules.scoring == layout.LONGEST else rules.komi
        assert store.games[0]["margin"] == evaluation.final_margin(p) - komi
        assert store.games[0]["move_count"] == len(store.moves)


def test_plan_generation_and_number_decide() -> None:
    searcher = Searcher(TINY.playouts)
    play(TINY, 2, 9, searcher)  # whatever it did before
    again = play(TINY, 1, 3, searcher)
    assert all(np.array_equal(a, b) for a, b in zip(again, game(3), strict=True))
    other = play(TINY, 2, 3, searcher)
    assert other.moves.tolist() != again.moves.tolist()


def test_every_position_after_the_opening_is_seen_and_some_beside_the_game() -> None:
    detours = 0
    for number in range(8):
        store = game(number, detours=0.5)
        seen, kept = store.seen, store.games[0]
        on_the_way = seen["ply"][seen["detour"] == samples.NO_DETOUR]
        assert on_the_way.tolist() == list(range(kept["opening"], kept["move_count"]))
        for row in seen[seen["detour"] != samples.NO_DETOUR]:
            detours += 1
            p = begin(rules_of(store))
            for action in store.moves[: row["ply"]]:
                moves.make(p, int(action))
            assert row["detour"] in legal_actions(p)
    assert detours > 10


def test_no_detours_and_no_random_moves_where_none_are_wanted() -> None:
    store = game(1, detours=0.0, random_moves=0.0)
    assert (store.seen["detour"] == samples.NO_DETOUR).all()
    assert store.games[0]["last_random"] == -1
    wild = game(1, random_moves=1.0)
    assert wild.games[0]["last_random"] == len(wild.moves) - 1


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
        store = game(number, exact_cells=5, exact_cells_double=0, detours=0.0, random_moves=0.01)
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
