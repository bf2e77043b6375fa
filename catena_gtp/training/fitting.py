"""Fitting a network to samples, in steps, with a checkpoint now and then: a kill loses what came after it.

A step is a function of the plan, the generation, the samples and the step before, so a fit that was
interrupted ends like one that was not.
"""

from __future__ import annotations

import functools
import io
import json
import time
import zipfile
import zlib
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

from catena_gtp.files import read_whole, write_whole
from catena_gtp.training import model
from catena_gtp.training.folder import FolderError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from catena_gtp.kernel.samples import Batch
    from catena_gtp.training.plan import Plan
    from catena_gtp.training.samples import Samples

_MOST_BYTES = 1 << 28
_MOST_TESTED = 20_000
_LAST_RATE = 0.01
"""Share of the learning rate that is left at the end."""


class Fit:
    """A fit in a folder of its own: `curve.jsonl`, and `checkpoint.npz` as long as it goes on."""

    def __init__(
        self, plan: Plan, generation: int, samples: Samples, folder: Path, start: Any = None
    ) -> None:
        """Take up the fit of the folder, or begin one from the network `start`, or from chance."""
        self._plan = plan
        self._generation = generation
        self._samples = samples
        self._folder = folder
        self._step = compiled_step(plan)
        self._parameters = (
            model.new_parameters(plan.seed * 1000 + generation)
            if start is None
            else model.parameters_of(start)
        )
        self._state = optimizer(plan).init(self._parameters)
        self.curve: list[dict[str, Any]] = []
        self.step = 0
        self._began = time.monotonic()
        folder.mkdir(parents=True, exist_ok=True)
        if self._checkpoint.exists():
            self._take_up()

    @property
    def _checkpoint(self) -> Path:
        return self._folder / "checkpoint.npz"

    @property
    def network(self) -> Any:
        """What the parameters are now, as the record that plays."""
        return model.network_of(self._parameters)

    def run(self, tell: Callable[[int, dict[str, Any] | None], object]) -> Any:
        """Fit to the last step and return the network; `tell` hears of steps, and of points of the curve."""
        plan = self._plan
        losses = []
        while self.step < plan.steps:
            batch = self._samples.drawn(plan.seed, self._generation, self.step)
            self._parameters, self._state, loss = self._step(self._parameters, self._state, batch)
            losses.append(loss)
            self.step += 1
            if self.step % plan.checkpoint_steps == 0 or self.step == plan.steps:
                self._keep(np.mean(np.asarray(losses), 0))
                losses = []
                tell(self.step, self.curve[-1])
            else:
                tell(self.step, None)
        return self.network

    def finish(self) -> None:
        """Remove what is only needed to go on."""
        self._checkpoint.unlink(missing_ok=True)

    def test(self) -> np.ndarray[Any, Any]:
        """Give the mean losses of positions from games that are not learnt from; NaN if there are none."""
        total, count = np.zeros(len(model.LOSSES)), 0
        for batch, rows in self._samples.tests(_MOST_TESTED):
            total += np.asarray(compiled_losses(self._parameters, batch))[:rows].sum(0)
            count += rows
        return total / count if count else np.full(len(model.LOSSES), np.nan)

    def _keep(self, losses: np.ndarray[Any, Any]) -> None:
        """Write a point of the curve, then all that is needed to go on."""
        point = {"step": self.step, "seconds": round(time.monotonic() - self._began, 1)}
        learnt, tested = _named(losses), _named(self.test())
        self.curve.append({**point, "learnt": learnt, "held_out": tested})
        lines = "".join(json.dumps(each) + "\n" for each in self.curve)
        write_whole(self._folder / "curve.jsonl", lines)
        content = io.BytesIO()
        leaves = [np.asarray(leaf) for leaf in jax.tree.leaves((self._parameters, self._state))]
        curve = np.frombuffer(json.dumps(self.curve).encode("ascii"), dtype=np.uint8)
        np.savez(content, *leaves, allow_pickle=False, step=np.array(self.step), curve=curve)
        write_whole(self._checkpoint, content.getvalue())

    def _take_up(self) -> None:
        """Go on from the checkpoint."""
        old, structure = jax.tree.flatten((self._parameters, self._state))
        try:
            with np.load(
                io.BytesIO(read_whole(self._checkpoint, _MOST_BYTES)), allow_pickle=False
            ) as content:
                leaves = [jnp.asarray(content[f"arr_{i}"]) for i in range(len(old))]
                self.step = int(content["step"])
                self.curve = json.loads(bytes(content["curve"]))
        except (zipfile.BadZipFile, zlib.error, EOFError, KeyError, TypeError, ValueError):
            raise FolderError(f"{self._checkpoint} is damaged: remove it, and the fit begins anew") from None
        self._parameters, self._state = jax.tree.unflatten(structure, leaves)
        self._began -= self.curve[-1]["seconds"]


compiled_losses = jax.jit(model.losses)
Step = tuple[model.Parameters, Any, jax.Array]


@functools.cache
def compiled_step(plan: Plan) -> Callable[[model.Parameters, Any, Batch], Step]:
    """Make the function that does a step; it gives parameters, the optimizer's state and the mean losses."""
    rule, weights = optimizer(plan), jnp.asarray(model.weights_of(plan))

    def total(parameters: model.Parameters, batch: Batch) -> tuple[jax.Array, jax.Array]:
        means = model.losses(parameters, batch).mean(0)
        return (weights * means).sum(), means

    def step(parameters: model.Parameters, state: Any, batch: Batch) -> Step:
        gradient, means = jax.grad(total, has_aux=True)(parameters, batch)
        updates, state = rule.update(gradient, state, parameters)
        changed: Any = optax.apply_updates(parameters, updates)
        return changed, state, means

    return jax.jit(step)


def optimizer(plan: Plan) -> optax.GradientTransformation:
    """Make AdamW with a warm-up and a rate that then falls along a cosine, gradients cut off."""
    last = _LAST_RATE * plan.learning_rate
    steps = max(plan.steps, plan.warm_up + 1)
    rate = optax.warmup_cosine_decay_schedule(0.0, plan.learning_rate, plan.warm_up, steps, last)
    return optax.chain(
        optax.clip_by_global_norm(plan.largest_gradient),
        optax.adamw(rate, weight_decay=plan.weight_decay),
    )


def _named(losses: np.ndarray[Any, Any]) -> dict[str, float | None]:
    """Give losses by their names; None is not known."""
    values = (None if np.isnan(value) else round(float(value), 5) for value in losses)
    return dict(zip(model.LOSSES, values, strict=True))
