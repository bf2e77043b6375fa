from __future__ import annotations

from typing import Any

import pytest

from catena_gtp.clock import Budget
from catena_gtp.kernel import search as kernel
from catena_gtp.player import bridge
from catena_gtp.player.choice import SOLVER, Limits
from catena_gtp.player.thinking import SEARCHER, Result, Thinking
from catena_gtp.rules import Color, GameType, Position, Ruleset, Scoring
from tests.kernel.support import EVERY_KIND, by_lane, late_position, solved_margin


def thinking(position: Position, limits: Limits, mebibytes: float = 1) -> Thinking:
    work = kernel.new_selective(0)
    kernel.begin(work, limits.nodes or 0)
    return Thinking(position, (work, kernel.new_table(mebibytes)), limits, Budget())


def nothing(_result: Result) -> None:
    pass


@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_late_in_the_game_play_is_perfect(game_type: GameType, scoring: Scoring) -> None:
    for seed in range(by_lane(4, 1)):
        position = late_position(Ruleset(4, game_type, scoring, 2.0), seed, cells=by_lane(6, 3))
        found = thinking(position, Limits(nodes=50_000)).run(nothing)
        assert found.exact
        sign = 1 if position.to_move is Color.BLACK else -1
        assert bridge.margin(found.value, position) == sign * solved_margin(position)
        assert solved_margin(position.play(found.line[0])) == solved_margin(position)


def test_the_solver_says_that_it_was_it() -> None:
    position = late_position(Ruleset(5), 2, cells=by_lane(14, 7))
    told: list[Result] = []
    found = thinking(position, Limits(nodes=by_lane(500_000, 20_000))).run(told.append)
    assert (found.searcher, found.exact) == (SOLVER, True)
    assert told[-1] == found


def test_a_limited_depth_is_kept_to() -> None:
    found = thinking(late_position(Ruleset(5), 2, cells=14), Limits(depth=2)).run(nothing)
    assert (found.searcher, found.depth) == (SEARCHER, 2)


def test_where_a_proof_takes_too_long_the_search_goes_on_without(monkeypatch: pytest.MonkeyPatch) -> None:
    position = late_position(Ruleset(6), 3, cells=by_lane(24, 20))
    limits = Limits(nodes=by_lane(60_000, 3_000))
    search = thinking(position, limits)
    # With so few nodes no proof is tried; made to be tried, it fails and leaves the rest to the search.
    monkeypatch.setattr(search, "_proof_nodes", lambda _spent_s: 1e9)
    tried: list[int] = []
    search._work.control[kernel.NODE_LIMIT] = limits.nodes
    found = search.run(lambda result: tried.append(result.depth))
    assert position.is_legal(found.line[0])
    assert int(search._work.control[kernel.NODES]) <= (limits.nodes or 0)
    assert tried == sorted(tried)


def test_a_stop_before_the_search_begins_is_heeded() -> None:
    search = thinking(Position.initial(Ruleset(6)), Limits())
    search.stop()
    assert search.run(nothing).line == ()


@pytest.mark.parametrize("nodes", range(2_000, 40_000, 4_750))
def test_without_a_table_a_depth_cut_short_still_begins_with_what_was_best(nodes: int) -> None:
    position = late_position(Ruleset(by_lane(6, 3)), 4, cells=by_lane(60, 12))
    seen: list[Any] = []
    search = thinking(position, Limits(nodes=nodes), mebibytes=0)
    work = search._work

    def tell(result: Result) -> None:
        seen.append((result.line[0], result.value))
        if result.searcher == SEARCHER:
            assert bridge.to_action(position.board, int(work.first)) == result.line[0]

    found = search.run(tell)
    assert found.line
    assert position.is_legal(found.line[0])
    assert seen


def test_a_proof_that_takes_more_than_its_time_leaves_the_rest_to_the_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = late_position(Ruleset(6), 3, cells=by_lane(24, 12))
    work = kernel.new_selective(0)
    kernel.begin(work)
    search = Thinking(position, (work, kernel.new_table(1)), Limits(), Budget(1e6, 1e6))
    monkeypatch.setattr(search, "_proof_nodes", lambda _spent_s: 20_000.0 - int(work.control[kernel.NODES]))
    limit = int(work.control[kernel.NODE_LIMIT])
    told: list[Result] = []

    def tell(result: Result) -> None:
        told.append(result)
        if result.depth > 4 and not result.exact:  # deeper than what comes before the proof
            search.stop()

    search.run(tell)
    assert int(work.control[kernel.NODE_LIMIT]) == limit
    assert told[-1].depth > 4 or told[-1].exact
