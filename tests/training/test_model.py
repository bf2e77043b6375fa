from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from catena_gtp.kernel import samples as rows
from catena_gtp.kernel.inference import judge as judge_position
from catena_gtp.kernel.network import new_mind
from catena_gtp.training import model
from catena_gtp.training.fitting import compiled_losses
from catena_gtp.training.samples import Samples
from tests.training.support import TINY, game, games, network_that_says

if TYPE_CHECKING:
    from catena_gtp.kernel.samples import Batch

EVERYTHING = {
    "sides": "3:1 5:1 6:1",
    "game_types": "komi:1 no-komi:1 double:1",
    "scorings": "standard:1 longest:1 square:1",
}


@cache
def random_parameters() -> model.Parameters:
    """Draw parameters of which none is zero."""
    chance = np.random.default_rng(2)
    return {
        name: jnp.asarray(value + 0.1 * chance.standard_normal(value.shape, dtype=np.float32))
        for name, value in model.new_parameters(1).items()
    }


def first_batch() -> Batch:
    samples = Samples(games(6), TINY)
    return samples.batch(samples.groups[0], samples.groups[0].learnt[: TINY.batch])


def test_what_is_fitted_judges_like_what_plays() -> None:
    # Weights are whole numbers from the start, so that all that is rounded is on the way.
    parameters = model.parameters_of(model.network_of(random_parameters()))
    mind, bench = new_mind(model.network_of(parameters)), rows.new_bench()
    judge, kinds, wins = jax.jit(model.judge), set(), []
    for number in range(16):
        store = game(number, playouts=2, exact_cells=0, exact_cells_double=0, detours=0.1, **EVERYTHING)
        kinds.add(tuple(store.games[0][["side", "game_type", "scoring"]]))
        chosen = np.arange(0, len(store.seen), 5)
        batch = rows.new_batch(16, 96)
        rows.fill(bench, store, np.resize(chosen, 16), 0.5, batch)
        said: Any = jax.tree.map(np.asarray, judge(parameters, batch))
        for row, i in enumerate(chosen[:16]):
            komi = rows.replay(bench, store, i)
            judge_position(bench.position, komi, mind.network, mind.thought)
            thought = mind.thought
            legal = int(batch.legal_count[row])
            values = said.win[row], *said.other[row]
            assert thought.out == pytest.approx(np.array(values), abs=0.02)
            assert thought.margin == pytest.approx(said.margin[row], abs=0.02)
            assert thought.worth[:legal] == pytest.approx(said.sites[row, :legal], abs=0.04)
            wins.append(float(said.win[row]))
    assert len(kinds) > 8
    assert np.std(wins) > 0.2


def test_a_network_comes_back_from_its_parameters() -> None:
    network = model.network_of(random_parameters())
    again = model.network_of(model.parameters_of(network))
    assert again.tobytes() == network.tobytes()


def test_numbers_out_of_reach_are_cut_off() -> None:
    far = {name: 1e4 * value for name, value in random_parameters().items() if name != "bias"}
    network = model.network_of({**random_parameters(), **far})
    assert network.ring_end.max() == 32767
    assert network.ring_end.min() == -32768
    assert network.hidden.max() < 32


def test_the_gradient_of_a_sum_over_neighbours_is_the_true_one() -> None:
    batch = first_batch()
    chance = np.random.default_rng(0)
    there = np.arange(batch.ring.shape[1])[None, :, None] < batch.site_count[:, None, None]
    h, weights = (chance.standard_normal((*batch.ring.shape, 3), dtype=np.float32) * there for _ in "hw")

    def plainly(h: jax.Array) -> Any:
        around = jax.vmap(lambda own, places: own[places].sum(1))(h, batch.beside.astype(np.int32))
        return (around * weights).sum()

    def quickly(h: jax.Array) -> Any:
        return (model.sum_around(h, batch.beside) * weights).sum()

    expected, gradient = jax.jit(jax.value_and_grad(plainly))(h)
    value, found = jax.jit(jax.value_and_grad(quickly))(h)
    assert value == pytest.approx(float(expected), rel=1e-4)
    assert np.asarray(found * there) == pytest.approx(np.asarray(gradient * there), abs=1e-5)
    assert np.abs(gradient).max() > 0.1


def test_losses_are_zero_when_nothing_more_can_be_learnt() -> None:
    batch, win = first_batch(), 1 / (1 + np.exp(-0.7))
    # A network of zeros tries all legal actions alike.
    legal = np.arange(batch.ring.shape[1])[None] < batch.legal_count[:, None]
    options = legal.sum(1, keepdims=True) + batch.may.sum(1, keepdims=True)
    wanted = batch._replace(
        win=np.full_like(batch.win, win),
        margin=np.clip(batch.ahead, -6, 6),
        policy=(legal / options).astype(np.float32),
        other=(batch.may / options).astype(np.float32),
    )
    parameters = model.parameters_of(network_that_says(0.7))
    assert np.asarray(compiled_losses(parameters, wanted))[:, :4] == pytest.approx(0, abs=1e-4)
    assert (np.asarray(compiled_losses(parameters, batch))[:, :3] > 0).any(0).all()


def test_an_action_that_is_not_legal_takes_no_share() -> None:
    batch = first_batch()
    free = batch._replace(may=np.zeros_like(batch.may), other=np.zeros_like(batch.other))
    parameters = model.parameters_of(network_that_says(0.0))
    eager = {**parameters, "output_bias": jnp.asarray([0.0, 9.0, 9.0])}
    assert np.asarray(compiled_losses(eager, free)) == pytest.approx(
        np.asarray(compiled_losses(parameters, free))
    )
