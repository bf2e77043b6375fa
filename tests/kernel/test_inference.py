from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given, settings

from catena_gtp.kernel import inference, keys, network
from catena_gtp.kernel.layout import BLACK, BUTTON, SWAP
from catena_gtp.player import bridge
from catena_gtp.rules import GameType, Position, Ruleset, Scoring
from tests.kernel.networks import random_network
from tests.kernel.support import EVERY_KIND, by_lane, random_game
from tests.kernel.turned import recolored, turned
from tests.strategies import positions, rulesets

if TYPE_CHECKING:
    import numpy.typing as npt

NETWORK = random_network(1)
WIDTH = network.WIDTH


def judged(position: Position, weights: Any = NETWORK) -> Any:
    thought = network.new_mind().thought
    komi = 0 if position.ruleset.scoring is Scoring.LONGEST else bridge.komi_half_points(position.ruleset)
    inference.judge(bridge.to_record(position), komi, weights, thought)
    return thought


def plain_vectors(thought: Any, mode: int, weights: Any) -> npt.NDArray[np.int64]:
    """Compute the last vectors of the sites that were surveyed, matrix by matrix."""
    s, count, legal = thought.sites, int(thought.sites.count), int(thought.sites.legal_count)
    ring = s.ring[:count]
    first: npt.NDArray[np.int64] = weights.ring_legal[ring].astype(np.int64)
    ends = slice(legal, count)
    first[ends] = (
        weights.ring_end[ring[ends]].astype(np.int64)
        + weights.lead[s.lead[ends]]
        + weights.length[s.length[ends]]
        + weights.reach[s.reach[ends]]
    )
    vectors: npt.NDArray[np.int64] = np.clip(first, 0, network.HIGHEST)
    for turn in range(network.ROUNDS):
        padded = np.zeros((s.number.shape[0], WIDTH), np.int64)
        padded[:count] = vectors
        inputs = np.hstack([vectors, padded[s.beside[:count]].sum(axis=1), padded[s.mate[:count]]])
        bias = weights.bias[turn, mode].astype(np.int64)
        if turn:
            sums = np.concatenate([vectors[:legal].sum(axis=0) / 32, vectors[legal:].sum(axis=0) / 8])
            bias = bias + np.trunc(sums @ weights.pooled[turn] * network.WEIGHT_UNIT).astype(np.int64)
        products = inputs @ weights.rounds[turn].T.astype(np.int64) + bias
        vectors = np.clip(products >> inference.SHIFT, 0, network.HIGHEST)
    return vectors


@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_the_vectors_are_those_of_plain_matrices(game_type: GameType, scoring: Scoring) -> None:
    for position in list(random_game(Ruleset(by_lane(6, 3), game_type, scoring, 7.0), seed=3))[
        :: by_lane(3, 8)
    ]:
        if position.is_over:
            continue
        thought = judged(position)
        mode = inference.mode_of(bridge.to_record(position))
        found = thought.vectors[: int(thought.sites.count)].astype(np.int64)
        # The bias is rounded once more in between, by one part in 2**18.
        assert np.abs(found - plain_vectors(thought, mode, NETWORK)).max() <= 3


@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_the_outputs_are_those_of_plain_matrices(game_type: GameType, scoring: Scoring) -> None:
    for position in list(random_game(Ruleset(by_lane(5, 3), game_type, scoring, 3.0), seed=4))[
        :: by_lane(4, 8)
    ]:
        if position.is_over:
            continue
        thought, n = judged(position), NETWORK
        numbers = thought.numbers.astype(np.float64)
        early = numbers[: 2 * WIDTH + network.FUTURE_NUMBERS]
        hidden = np.maximum(early @ n.margin_hidden + n.margin_bias, 0)
        future = hidden @ n.margin_output + early[2 * WIDTH :] @ n.margin_direct + n.margin_constant
        lead = 0.0
        if scoring is not Scoring.LONGEST:
            unit = network.SQUARE_UNIT if scoring is Scoring.SQUARE else network.STANDARD_UNIT
            p = bridge.to_record(position)
            black = int(p.score) - bridge.komi_half_points(position.ruleset)
            lead = (black if p.turn == BLACK else -black) / unit
        assert thought.margin == pytest.approx(np.clip(future + lead, -6, 6), abs=1e-3)
        hidden = np.maximum(numbers @ n.hidden + n.hidden_bias, 0)
        out = hidden @ n.output + numbers[2 * WIDTH :] @ n.direct + n.output_bias
        assert thought.out == pytest.approx(out, abs=1e-2)
        legal = int(thought.sites.legal_count)
        mode = inference.mode_of(bridge.to_record(position))
        worth = thought.vectors[:legal].astype(np.float64) @ n.policy[mode] / network.UNIT
        assert thought.worth[:legal] == pytest.approx(worth, abs=1e-3)


@settings(max_examples=by_lane(60, 4))
@given(position=positions(rulesets(range(2, by_lane(8, 4)))))
def test_all_symmetries_of_the_board_look_alike(position: Position) -> None:
    if position.is_over:
        return
    seen = judged(position)
    worth = sorted(seen.worth[: int(seen.sites.legal_count)])
    for symmetry in position.board.symmetries:
        other = judged(turned(position, symmetry))
        assert (other.margin, list(other.out)) == (seen.margin, list(seen.out))
        assert sorted(other.worth[: int(other.sites.legal_count)]) == worth


@settings(max_examples=by_lane(60, 4))
@given(position=positions(rulesets(range(2, by_lane(8, 4)))))
def test_it_sees_the_board_as_the_color_on_turn_does(position: Position) -> None:
    if position.is_over:
        return
    position = position.with_komi(0.0)
    seen, other = judged(position), judged(recolored(position))
    assert (other.margin, list(other.out)) == (seen.margin, list(seen.out))


@settings(max_examples=by_lane(100, 5))
@given(position=positions(rulesets(range(2, by_lane(8, 4)))))
def test_what_it_foresees_besides_the_score_depends_on_the_future_alone(position: Position) -> None:
    if position.is_over:
        return
    mind = network.new_mind(NETWORK)
    p = bridge.to_record(position)
    foreseen = int(inference.foresee(p, mind)) - int(p.score)
    key = keys.future_key(p)
    p.score += 46
    assert keys.future_key(p) == key
    assert int(inference.foresee(p, mind)) - int(p.score) == foreseen


def test_without_weights_it_foresees_the_score() -> None:
    mind = network.new_mind(network.new_network())
    for position in random_game(Ruleset(4), seed=2):
        if not position.is_over:
            p = bridge.to_record(position)
            assert inference.foresee(p, mind) == p.score


def test_what_is_remembered_is_what_would_be_found() -> None:
    mind = network.new_mind(NETWORK)
    asked = 0
    for seed in range(by_lane(30, 1)):
        for position in random_game(Ruleset(by_lane(5, 3), scoring=Scoring.SQUARE), seed):
            if not position.is_over:
                asked += 1
                p = bridge.to_record(position)
                promised = int(inference.outlook(p, 14, mind))
                assert promised == int(inference.outlook(p, 14, mind))
                assert promised == int(inference.outlook(p, 14, network.new_mind(NETWORK)))
    assert asked * 3 // 4 < np.count_nonzero(mind.remembered) <= asked
    network.open_mind(mind, network.new_network())
    p = bridge.to_record(Position.initial(Ruleset(3)))
    assert inference.outlook(p, 0, mind) == 0


@pytest.mark.parametrize("scoring", list(Scoring))
def test_an_outlook_is_of_margin_and_chance_to_win(scoring: Scoring) -> None:
    mind = network.new_mind(NETWORK)
    for position in list(random_game(Ruleset(by_lane(4, 2), scoring=scoring, komi=3.0), seed=8))[
        :: by_lane(1, 4)
    ]:
        if position.is_over:
            continue
        p, komi, thought = bridge.to_record(position), bridge.komi_outside(position.ruleset), judged(position)
        unit = network.SQUARE_UNIT if scoring is Scoring.SQUARE else network.STANDARD_UNIT
        expected = unit * (float(thought.margin) / 2 + float(thought.out[network.WIN]) / 4)
        found = int(inference.outlook(p, komi, mind)) - komi
        assert (found if p.turn == BLACK else -found) == pytest.approx(expected, abs=0.51)
        # With another komi it is another one, whatever is remembered.
        other = int(inference.outlook(p, komi + 40, mind))
        assert other == int(inference.outlook(p, komi + 40, network.new_mind(NETWORK)))


def test_what_is_considered_is_what_is_judged_whatever_was_looked_at_before() -> None:
    mind = network.new_mind(NETWORK)
    line = [
        position for position in random_game(Ruleset(by_lane(4, 2), komi=0.0), seed=6) if not position.is_over
    ]
    for position, other in itertools.islice(itertools.pairwise(line), by_lane(100, 1)):
        p = bridge.to_record(position)
        expected = judged(position)
        for asked in (position, other, None):
            if asked is not None:
                inference.outlook(bridge.to_record(asked), 0, mind)
            inference.consider(p, 0, mind)
            legal = int(p.legal_count)
            assert (mind.thought.out == expected.out).all()
            assert (mind.thought.worth[:legal] == expected.worth[:legal]).all()


@pytest.mark.parametrize("game_type", list(GameType))
def test_every_action_has_its_worth_in_whatever_order(game_type: GameType) -> None:
    start = Position.initial(Ruleset(3, game_type))
    position = start.play(start.legal_actions()[7])
    p, thought = bridge.to_record(position), judged(position)
    actions = np.array([bridge.to_code(position.board, action) for action in position.legal_actions()])
    cells = {int(thought.sites.cell[i]): thought.worth[i] for i in range(int(thought.sites.legal_count))}
    others = {BUTTON: thought.out[network.BUTTON_WORTH], SWAP: thought.out[network.SWAP_WORTH]}
    for order in (actions, actions[::-1], np.sort(actions)):
        worths = np.zeros(len(order), np.float32)
        inference.write_worths(thought, order.astype(np.uint16), worths)
        assert worths.tolist() == [{**cells, **others}[int(action)] for action in order]
    assert len(actions) == int(p.legal_count) + (0 if game_type is GameType.DOUBLE else 1) + (
        game_type is GameType.NO_KOMI
    )
