"""The network once more, in JAX and in real numbers, so that it can be fitted; and its loss.

`kernel.network` is the one that plays.  The two agree but for the rounding to whole numbers, which a test
holds.  Everything is laid out for the slow part, which is to go back through it on a processor: sums over
neighbours as rows taken from a matrix, products of matrices of two dimensions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from catena_gtp.kernel.inference import WIDEST
from catena_gtp.kernel.network import (
    BUTTON_WORTH,
    FUTURE_NUMBERS,
    HIDDEN,
    HIGHEST,
    INPUTS,
    MARGIN_HIDDEN,
    MODES,
    NETWORK,
    NUMBERS,
    OUTPUTS,
    ROUNDS,
    SWAP_WORTH,
    UNIT,
    WEIGHT_UNIT,
    WIDTH,
    WIN,
    new_network,
)
from catena_gtp.kernel.sites import LEADS, LENGTHS, REACHES, RINGS

if TYPE_CHECKING:
    from catena_gtp.kernel.samples import Batch
    from catena_gtp.training.plan import Plan

Parameters = dict[str, jax.Array]
_LARGEST = HIGHEST / UNIT
_WIDEST = float(WIDEST)
_LEGAL_SHARE, _END_SHARE = 1 / 32, 1 / 8
_NEVER = -1e9
_FIRST = ("ring_legal", "ring_end", "lead", "length", "reach")
_HALF = WEIGHT_UNIT // 2
"""Added to a bias, since the kernel rounds what comes of it down."""
_MOST = 31.9
"""Weights as large as that can be kept in 16 bits (`player.network_file`)."""
_TINY = 1e-9
LOSSES = ("policy", "value", "margin", "brier", "top")
"""What `losses` gives of a position, and the share of positions whose most visited action is thought best."""


class Judgement(NamedTuple):
    """What the network says of each position of a batch."""

    win: jax.Array  # logit
    margin: jax.Array  # units
    sites: jax.Array  # logits, by site
    other: jax.Array  # logits of the button and of a swap


def new_parameters(seed: int) -> Parameters:
    """Draw the parameters that fitting begins with."""
    chance = np.random.default_rng(seed)

    def draw(*shape: int, scale: float) -> jax.Array:
        return jnp.asarray(scale * chance.standard_normal(shape, dtype=np.float32))

    sums = 2 * WIDTH
    early, late = sums + FUTURE_NUMBERS, sums + NUMBERS
    direct = draw(NUMBERS, OUTPUTS, scale=0.0).at[-1, WIN].set(1.0)  # who is ahead in the end wins
    return {
        "ring_legal": draw(RINGS, WIDTH, scale=0.3),
        "ring_end": draw(RINGS, WIDTH, scale=0.3),
        "lead": draw(LEADS, WIDTH, scale=0.3),
        "length": draw(LENGTHS, WIDTH, scale=0.3),
        "reach": draw(REACHES, WIDTH, scale=0.3),
        "rounds": draw(ROUNDS, INPUTS, WIDTH, scale=0.7 / WIDTH**0.5),
        "bias": draw(ROUNDS, MODES, WIDTH, scale=0.0),
        "pooled": draw(ROUNDS, 2 * WIDTH, WIDTH, scale=0.1 / WIDTH**0.5),
        "policy": draw(WIDTH, scale=0.1),
        "policy_mode": draw(MODES, WIDTH, scale=0.0),
        "margin_hidden": draw(early, MARGIN_HIDDEN, scale=early**-0.5),
        "margin_bias": draw(MARGIN_HIDDEN, scale=0.0),
        "margin_output": draw(MARGIN_HIDDEN, scale=0.3 / MARGIN_HIDDEN**0.5),
        "margin_direct": draw(FUTURE_NUMBERS, scale=0.0),
        "margin_constant": draw(scale=0.0),
        "hidden": draw(late, HIDDEN, scale=early**-0.5),
        "hidden_bias": draw(HIDDEN, scale=0.0),
        "output": draw(HIDDEN, OUTPUTS, scale=0.3 / HIDDEN**0.5),
        "output_bias": draw(OUTPUTS, scale=0.0),
        "direct": direct,
    }


@jax.custom_vjp
def sum_around(h: jax.Array, around: jax.Array) -> jax.Array:
    """Sum, for each site, the vectors of the sites that its row of `around` names.

    The relation must be its own inverse, but for the last site, which is none: so the gradient is the same
    sum, and nothing need be scattered.
    """
    rows, width, size = h.shape
    flat = h.reshape(rows * width, size)
    places = around.astype(jnp.int32) + (jnp.arange(rows, dtype=jnp.int32) * width)[:, None, None]
    total = jnp.zeros((rows * width, size), h.dtype)
    for direction in range(around.shape[2]):
        total += jnp.take(flat, places[:, :, direction].reshape(-1), axis=0, mode="clip")
    return total.reshape(rows, width, size)


def _sum_forward(h: jax.Array, around: jax.Array) -> tuple[jax.Array, jax.Array]:
    return sum_around(h, around), around


def _sum_backward(around: jax.Array, gradient: jax.Array) -> tuple[jax.Array, None]:
    return sum_around(gradient.at[:, -1].set(0), around), None


sum_around.defvjp(_sum_forward, _sum_backward)


def _product(h: jax.Array, weights: jax.Array) -> jax.Array:
    """Multiply the vectors of all sites by one matrix."""
    return (h.reshape(-1, h.shape[-1]) @ weights).reshape(*h.shape[:-1], weights.shape[-1])


def _squashed(h: jax.Array) -> jax.Array:
    return jnp.clip(h, 0, _LARGEST)


def judge(parameters: Parameters, batch: Batch) -> Judgement:
    """Say what the network thinks of each position."""
    index = jnp.arange(batch.ring.shape[1])[None]
    legal = index < batch.legal_count[:, None]
    there = index < batch.site_count[:, None]
    is_legal = legal[..., None].astype(jnp.float32)
    is_end = (there & ~legal)[..., None].astype(jnp.float32)
    is_there = is_legal + is_end

    def looked_up(name: str) -> jax.Array:
        places = getattr(batch, "ring" if name.startswith("ring") else name)
        return parameters[name][places.astype(jnp.int32)]

    def pooled(h: jax.Array) -> jax.Array:
        shares = (h * is_legal).sum(1) * _LEGAL_SHARE, (h * is_end).sum(1) * _END_SHARE
        return jnp.concatenate(shares, 1)

    end = looked_up("ring_end") + looked_up("lead") + looked_up("length") + looked_up("reach")
    h = _squashed(jnp.where(legal[..., None], looked_up("ring_legal"), end)) * is_there
    for number in range(ROUNDS):
        seen = [h, sum_around(h, batch.beside), sum_around(h, batch.mate[..., None])]
        z = _product(jnp.concatenate(seen, -1), parameters["rounds"][number])
        z += parameters["bias"][number][batch.mode][:, None]
        if number > 0:
            z += (pooled(h) @ parameters["pooled"][number])[:, None]
        h = _squashed(z) * is_there
    sums = pooled(h)
    margin = jnp.clip(_future(parameters, sums, batch) + batch.ahead, -_WIDEST, _WIDEST)
    numbers = jnp.concatenate([batch.numbers[:, :-1], margin[:, None]], 1)
    late = jnp.concatenate([sums, numbers], 1)
    hidden = jax.nn.relu(late @ parameters["hidden"] + parameters["hidden_bias"])
    output = hidden @ parameters["output"] + numbers @ parameters["direct"] + parameters["output_bias"]
    tried = (parameters["policy"] + parameters["policy_mode"][batch.mode])[:, None]
    other = output[:, (BUTTON_WORTH, SWAP_WORTH)]
    return Judgement(output[:, WIN], margin, (h * tried).sum(-1), other)


def _future(parameters: Parameters, sums: jax.Array, batch: Batch) -> jax.Array:
    """Give the margin that is not decided yet."""
    numbers = batch.numbers[:, :FUTURE_NUMBERS]
    early = jnp.concatenate([sums, numbers], 1)
    hidden = jax.nn.relu(early @ parameters["margin_hidden"] + parameters["margin_bias"])
    direct = numbers @ parameters["margin_direct"] + parameters["margin_constant"]
    return hidden @ parameters["margin_output"] + direct


def losses(parameters: Parameters, batch: Batch) -> jax.Array:
    """Give the losses of each position, in columns as `LOSSES` says.

    Policy and value are relative entropies in nats: 0 when nothing more can be learnt.
    """
    said = judge(parameters, batch)
    legal = jnp.arange(batch.ring.shape[1])[None] < batch.legal_count[:, None]
    sites = jnp.where(legal, said.sites, _NEVER)
    logits = jnp.concatenate([sites, jnp.where(batch.may, said.other, _NEVER)], 1)
    wanted = jnp.concatenate([batch.policy, batch.other], 1)
    surprise = jnp.log(wanted + _TINY) - jax.nn.log_softmax(logits)
    policy = (wanted * surprise).sum(1)
    win = batch.win
    least = -(jax.scipy.special.xlogy(win, win) + jax.scipy.special.xlogy(1 - win, 1 - win))
    value = optax.sigmoid_binary_cross_entropy(said.win, win) - least
    margin = optax.huber_loss(said.margin, batch.margin)
    brier = (jax.nn.sigmoid(said.win) - win) ** 2
    top = (logits.argmax(1) == wanted.argmax(1)).astype(jnp.float32)
    return jnp.stack([policy, value, margin, brier, top], 1)


def weights_of(plan: Plan) -> tuple[float, ...]:
    """Give how much each of the `LOSSES` counts in what is made small."""
    return plan.policy_weight, plan.value_weight, plan.margin_weight, 0.0, 0.0


def network_of(parameters: Parameters) -> Any:
    """Make the record that plays, rounded to its whole numbers."""
    given = {name: np.asarray(value) for name, value in parameters.items()}
    network = new_network()
    for name in _FIRST:
        network[name][:] = _rounded(given[name], UNIT)
    network["rounds"][:] = _rounded(given["rounds"].transpose(0, 2, 1), WEIGHT_UNIT)
    bias = np.clip(given["bias"], -_MOST, _MOST) * UNIT * WEIGHT_UNIT
    network["bias"][:] = np.rint(bias).astype(np.int32) + _HALF
    given["policy"] = given["policy"] + given["policy_mode"]
    for name in NETWORK.names or ():
        if NETWORK[name].base == np.float32:
            network[name] = np.clip(given[name], -_MOST, _MOST)
    return network


def _rounded(values: np.ndarray[Any, Any], unit: int) -> np.ndarray[Any, Any]:
    """Count in units of 1 / unit, as far as int16 reaches."""
    limits = np.iinfo(np.int16)
    whole: np.ndarray[Any, Any] = np.clip(np.rint(values * unit), limits.min, limits.max).astype(np.int16)
    return whole


def parameters_of(network: Any) -> Parameters:
    """Undo `network_of` but for the rounding, to fit on from a network that plays."""
    given: dict[str, Any] = {
        name: np.asarray(network[name], dtype=np.float32) for name in NETWORK.names or ()
    }
    for name in _FIRST:
        given[name] /= UNIT
    given["rounds"] = given["rounds"].transpose(0, 2, 1) / WEIGHT_UNIT
    given["bias"] = (given["bias"] - _HALF) / (UNIT * WEIGHT_UNIT)
    given["policy_mode"] = given["policy"]
    given["policy"] = np.zeros(WIDTH, np.float32)
    return {name: jnp.asarray(value) for name, value in given.items()}
