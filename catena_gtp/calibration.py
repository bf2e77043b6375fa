"""Fit the chance to win to the margin that the search sees, on games that the player plays against itself.

`python -m catena_gtp.calibration` prints the numbers for `player.winrate.SCALES`. Games begin with random
actions, so that they differ and are not all even; whoever is to move sees a margin, and the end tells who
won.
"""

from __future__ import annotations

import argparse
import math
import sys
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from catena_gtp.clock import Budget
from catena_gtp.player import Limits, Player
from catena_gtp.player.winrate import FEATURES, SCALES, features
from catena_gtp.rules import Color, GameType, Position, Ruleset, Scoring

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import numpy.typing as npt

_SIDES = (4, 5, 6, 7, 8)
_STEEPEST = 30.0
_ROUNDS = 200
_LIKE_BEFORE = 1e-3
"""How much the fit clings to small weights, so that few games give no wild ones."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position on the way: what its scale depends on, the margin seen, and the result (1, 0.5 or 0)."""

    features: tuple[float, ...]
    margin: float
    result: float


def play(player: Player, start: Position, chance: Random) -> list[Sample]:
    """Play a game from some random actions on; the samples are from the view of who was to move."""
    position = start
    seen: list[tuple[tuple[float, ...], float, Color]] = []
    for _ in range(chance.randrange(2, 2 * start.board.side)):
        if not position.is_over:
            position = position.play(chance.choice(position.legal_actions()))
    while not position.is_over:
        choice = player.choose(position, Budget())
        if choice.margin is not None and not choice.exact:
            seen.append((features(position), choice.margin, position.to_move))
        position = position.play(choice.action)
    margin = position.score().margin
    results = {Color.BLACK: _result(margin), Color.WHITE: _result(-margin)}
    return [Sample(inputs, seen_margin, results[color]) for inputs, seen_margin, color in seen]


def games(scoring: Scoring, count: int, nodes: int, seed: int) -> Iterator[list[Sample]]:
    """Play games on boards of several sides, of every type, with komi around what is fair."""
    chance = Random(seed)
    for number in range(count):
        side = _SIDES[number % len(_SIDES)]
        game_type = chance.choice([GameType.KOMI, GameType.KOMI, GameType.NO_KOMI, GameType.DOUBLE])
        start = Position.initial(Ruleset(side, game_type, scoring, komi=chance.choice([0, 1, 2])))
        player = Player(seed=number, hash_mib=1, limits=Limits(nodes=nodes))
        yield play(player, start, chance)


def fit(samples: Sequence[Sample]) -> tuple[float, ...]:
    """Return the weights of the features that make the results likeliest, by Newton's method."""
    inputs = np.array([sample.features for sample in samples])
    margins = np.array([sample.margin for sample in samples])
    results = np.array([sample.result for sample in samples])
    weights = np.zeros(FEATURES)
    weights[0] = math.log(max(float(np.mean(np.abs(margins))), 1.0))
    for _ in range(_ROUNDS):
        slope, curvature = _derivatives(weights, inputs, margins, results)
        step = np.linalg.solve(curvature, slope)
        step *= min(1.0, 0.5 / max(float(np.abs(step).max()), 1e-12))
        weights = weights - step
        if float(np.abs(step).max()) < 1e-6:
            break
    return tuple(round(float(weight), 3) for weight in weights)


def _derivatives(
    weights: npt.NDArray[np.float64],
    inputs: npt.NDArray[np.float64],
    margins: npt.NDArray[np.float64],
    results: npt.NDArray[np.float64],
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Return the slope of the mean loss and a positive estimate of its curvature."""
    odds = np.clip(margins * np.exp(-inputs @ weights), -_STEEPEST, _STEEPEST)
    rates = 1 / (1 + np.exp(-odds))
    # The logarithm of the odds changes by `-odds` with each feature's weight times the feature.
    slope = inputs.T @ ((results - rates) * odds) / len(margins) + _LIKE_BEFORE * weights
    spread = inputs * (odds * np.sqrt(rates * (1 - rates)))[:, None]
    return slope, spread.T @ spread / len(margins) + _LIKE_BEFORE * np.eye(FEATURES)


def loss(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """Return the mean surprise, in bits, of the results under these weights; 1 is that of a coin."""
    total = 0.0
    for sample in samples:
        scale = math.exp(sum(w * x for w, x in zip(weights, sample.features, strict=True)))
        rate = 1 / (1 + math.exp(-max(-_STEEPEST, min(sample.margin / scale, _STEEPEST))))
        total -= sample.result * math.log2(rate) + (1 - sample.result) * math.log2(1 - rate)
    return total / len(samples)


def _result(margin: float) -> float:
    return 0.5 if margin == 0 else float(margin > 0)


def main(arguments: list[str] | None = None) -> int:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(prog="calibration", description="Fit the chance to win to the margin.")
    parser.add_argument("--games", type=int, default=200, help="games for each scoring (200)")
    parser.add_argument("--nodes", type=int, default=3000, help="positions a move (3000)")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(arguments)
    for scoring in Scoring:
        samples: list[Sample] = []
        for game in games(scoring, options.games, options.nodes, options.seed):
            samples += game
        weights = fit(samples)
        before, after = loss(samples, SCALES[scoring]), loss(samples, weights)
        print(f"    Scoring.{scoring.name}: {weights},")
        print(f"{len(samples)} positions, loss {before:.3f} before, {after:.3f} now", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
