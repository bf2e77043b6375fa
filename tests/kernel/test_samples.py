from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

from catena_gtp.kernel import layout, samples
from catena_gtp.kernel.inference import judge
from catena_gtp.kernel.network import NUMBERS, WIN, new_mind, new_network
from catena_gtp.kernel.network import WIDTH as NETWORK_WIDTH
from catena_gtp.kernel.sites import new_sites, survey
from catena_gtp.player import bridge
from catena_gtp.rules import BUTTON, Color, GameType, Position, Ruleset, Scoring
from tests.kernel.support import EVERY_KIND, by_lane, random_game

WIDTH = 40
CODES = {GameType.KOMI: layout.KOMI, GameType.NO_KOMI: layout.NO_KOMI, GameType.DOUBLE: layout.DOUBLE}
SCORES = {Scoring.STANDARD: 0, Scoring.LONGEST: 1, Scoring.SQUARE: 2}


def actions_of(positions: list[Position]) -> list[int]:
    """Find the codes of the actions between the positions of a game."""
    codes = []
    for before, after in pairwise(positions):
        action = next(a for a in before.legal_actions() if before.play(a) == after)
        codes.append(bridge.to_code(before.board, action))
    return codes


def store_of(games: list[list[Position]], seen: list[dict[str, Any]], last_random: int = -1) -> samples.Store:
    """Keep games, and of the positions seen in them what is given; the visits are all of the first action."""
    records, codes, rows = [], list[int](), []
    for number, positions in enumerate(games):
        rules = positions[0].ruleset
        line = actions_of(positions)
        kind = bridge.komi_half_points(rules), rules.side, CODES[rules.game_type], SCORES[rules.scoring]
        margin = round(2 * positions[-1].score().margin)
        records.append((margin, len(codes), number, 1, len(line), 0, last_random, *kind))
        codes += line
    for row in seen:
        values = {"rate": 0.25, "margin": 3.0, "exact": 0, **row}
        rows.append(tuple(values.get(name, 0) for name in samples.SEEN.names or ()))
    nothing = np.zeros(0, np.uint16)
    return samples.Store(
        np.array(records, samples.GAME),
        np.array(codes, np.uint16),
        np.array(rows, samples.SEEN),
        nothing,
        nothing,
    )


def filled(store: samples.Store, blend: float = 0.5, width: int = WIDTH) -> samples.Batch:
    batch = samples.new_batch(len(store.seen), width)
    samples.fill(samples.new_bench(), store, np.arange(len(store.seen)), blend, batch)
    return batch


def game(game_type: GameType, scoring: Scoring, seed: int, side: int = 3) -> list[Position]:
    return list(random_game(Ruleset(side, game_type, scoring, komi=2), seed))


@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_a_row_says_of_a_position_what_the_search_sees_in_it(game_type: GameType, scoring: Scoring) -> None:
    # The games are taken in turns, so that nothing of one may be left over in the next.
    games = [game(game_type, scoring, seed) for seed in range(2)]
    plies = range(0, min(map(len, games)) - 1, by_lane(1, 4))
    store = store_of(games, [{"game": which, "ply": ply} for ply in plies for which in (0, 1)])
    batch = filled(store)
    outside = 0 if scoring is Scoring.LONGEST else bridge.komi_half_points(games[0][0].ruleset)
    for row, seen in enumerate(store.seen):
        p, sites = bridge.to_record(games[seen["game"]][seen["ply"]]), new_sites()
        survey(p, sites)
        mind = new_mind(new_network())
        judge(p, outside, mind.network, mind.thought)
        numbers = mind.thought.numbers[2 * NETWORK_WIDTH :]
        assert (batch.numbers[row, :-1] == numbers[: NUMBERS - 1]).all()
        assert np.clip(batch.ahead[row], -6, 6) == numbers[NUMBERS - 1]  # which expects no more of the future
        count, legal = int(sites.count), int(sites.legal_count)
        assert (batch.site_count[row], batch.legal_count[row]) == (count, legal)
        for name in ("ring", "lead", "length", "reach"):
            assert sorted(getattr(batch, name)[row, legal:count]) == sorted(sites[name][legal:count])
        assert sorted(batch.ring[row, :legal]) == sorted(sites.ring[:legal])


def test_what_lies_beside_what_goes_both_ways() -> None:
    positions = game(GameType.KOMI, Scoring.STANDARD, 5)
    batch = filled(store_of([positions], [{"game": 0, "ply": ply} for ply in range(len(positions) - 1)]))
    links = 0
    for row in range(len(batch.ring)):
        count = batch.site_count[row]
        for site in range(WIDTH):
            around = batch.beside[row, site]
            assert ((around < count) | (around == WIDTH - 1)).all()
            for direction, other in enumerate(around):
                if other != WIDTH - 1:
                    assert batch.beside[row, other, (direction + 3) % 6] == site
            mate = batch.mate[row, site]
            if mate != WIDTH - 1:
                links += 1
                assert batch.mate[row, mate] == site
    assert links > 0


def test_a_detour_leads_beside_the_game() -> None:
    positions = game(GameType.KOMI, Scoring.STANDARD, 2)
    other = next(
        a for a in positions[4].legal_actions() if a is not BUTTON and positions[4].play(a) != positions[5]
    )
    code = bridge.to_code(positions[4].board, other)
    store = store_of([positions], [{"game": 0, "ply": 4, "detour": len(positions) - 1, "detour_count": 1}])
    store = store._replace(moves=np.append(store.moves, np.uint16(code)))
    bench = samples.new_bench()
    samples.replay(bench, store, 0)
    p, expected = bench.position, bridge.to_record(positions[4].play(other))
    assert sorted(p.legal[: p.legal_count]) == sorted(expected.legal[: expected.legal_count])
    assert (p.turn, p.score, p.button) == (expected.turn, expected.score, expected.button)


@pytest.mark.parametrize("scoring", list(Scoring))
def test_what_is_to_be_learnt_lies_between_search_and_result(scoring: Scoring) -> None:
    positions = game(GameType.KOMI, scoring, 1)
    plies = range(len(positions) - 1)
    batch = filled(store_of([positions], [{"game": 0, "ply": ply} for ply in plies]), blend=0.75)
    margin = positions[-1].score().margin
    assert margin != 0
    unit = 200 if scoring is Scoring.SQUARE else 20
    for ply in plies:
        own = margin if positions[ply].to_move is Color.BLACK else -margin
        assert batch.win[ply] == pytest.approx(0.75 * 0.25 + 0.25 * (own > 0))
        assert batch.margin[ply] == pytest.approx((0.75 * 3 + 0.25 * 2 * own) / unit)


def test_a_result_that_says_nothing_of_a_position_does_not_count() -> None:
    positions = game(GameType.KOMI, Scoring.STANDARD, 1)
    seen: list[dict[str, Any]] = [
        {"game": 0, "ply": 3},
        {"game": 0, "ply": 4},
        {"game": 0, "ply": 0, "detour": 0, "detour_count": 1},
        {"game": 0, "ply": 3, "exact": 1, "rate": 1.0},
    ]
    store = store_of([positions], seen, last_random=3)
    assert [bool(samples.has_result(store, i)) for i in range(4)] == [False, True, False, True]
    won = filled(store, blend=0.0).win
    assert [won[0], won[2], won[3]] == [0.25, 0.25, 1.0]
    assert won[1] in {0.0, 1.0}


def test_every_visit_stands_at_its_action() -> None:
    position = Position.initial(Ruleset(3, GameType.NO_KOMI))
    positions = [position, position.play(position.legal_actions()[0])]
    p = bridge.to_record(positions[1])
    actions = [int(p.legal[3]), layout.BUTTON, layout.SWAP, int(p.legal[0])]
    store = store_of([positions], [{"game": 0, "ply": 1, "count": 4}])._replace(
        actions=np.array(actions, np.uint16), visits=np.array([10, 5, 20, 15], np.uint16)
    )
    batch, bench = filled(store), samples.new_bench()
    samples.replay(bench, store, 0)
    where = {int(cell): site for site, cell in enumerate(bench.position.legal[: bench.position.legal_count])}
    assert batch.policy[0, where[actions[0]]] == pytest.approx(0.2)
    assert batch.policy[0, where[actions[3]]] == pytest.approx(0.3)
    assert batch.other[0] == pytest.approx([0.1, 0.4])
    assert batch.policy.sum() + batch.other.sum() == pytest.approx(1)
    assert batch.may[0].tolist() == [True, True]


def test_what_a_network_thinks_is_told_beside_the_result() -> None:
    positions = game(GameType.DOUBLE, Scoring.STANDARD, 3)
    store = store_of([positions], [{"game": 0, "ply": 2}, {"game": 0, "ply": 2, "exact": 1, "rate": 1.0}], 5)
    net = new_network()
    net.output_bias[WIN] = 2.0
    told = np.zeros((2, 3), np.float32)
    samples.judge_all(samples.new_bench(), store, np.arange(2), new_mind(net), told)
    assert told[:, 0] == pytest.approx(1 / (1 + np.exp(-2.0)))
    assert told[:, 1].tolist() == [0.25, 1.0]
    assert np.isnan(told[0, 2])
    assert told[1, 2] == 1.0


def test_counts_are_the_sites() -> None:
    positions = game(GameType.KOMI, Scoring.STANDARD, 7)
    plies = list(range(len(positions) - 1))
    Random(1).shuffle(plies)
    store = store_of([positions], [{"game": 0, "ply": ply} for ply in plies])
    counts = np.zeros(len(plies), np.int64)
    samples.count_sites(samples.new_bench(), store, counts)
    assert counts.tolist() == filled(store).site_count.tolist()
    for ply, count in zip(plies, counts, strict=True):
        sites = new_sites()
        survey(bridge.to_record(positions[ply]), sites)
        assert count == sites.count
