"""All numbers of a run, in one value that is kept with everything the run makes."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from catena_gtp.rules import GameType, Scoring

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping


_MOST = 10**9
# Least and most of each number; where nothing is said, the most is _MOST. More would not fit into memory.
_LIMITS: dict[str, tuple[float, float]] = {
    "seed": (0, 2**62),
    "games": (2, _MOST),  # the first one is always kept apart
    "playouts": (2, 10**6),
    "usual_komi": (0, 1),
    "detours": (0, 1),
    "detour_actions": (1, 255),  # counted in 8 bits (`kernel.samples`)
    "lines": (0, 1),
    "line_nodes": (1, 10**8),
    "random_moves": (0, 1),
    "few_cells": (0, _MOST),
    "exact_cells": (0, _MOST),
    "exact_cells_double": (0, _MOST),
    "shard_games": (1, _MOST),
    "window": (1, _MOST),
    "held_out": (2, _MOST),
    "steps": (1, _MOST),
    "batch": (1, 2**16),
    "learning_rate": (1e-9, 1),
    "warm_up": (0, 10**8),
    "weight_decay": (0, 1),
    "largest_gradient": (1e-9, 10**6),
    "blend": (0, 1),
    "policy_weight": (0, 1000),
    "value_weight": (0, 1000),
    "margin_weight": (0, 1000),
    "checkpoint_steps": (1, _MOST),
    "trial_playouts": (2, 10**6),
    "trial_nodes": (1, 10**8),
    "trial_plies": (0, _MOST),
    "trial_pairs": (1, _MOST),
    "elo0": (-1000, 1000),
    "elo1": (-1000, 1000),
}
ALPHA_BETA, PLAYOUTS = "alpha-beta", "playouts"
_KINDS = {int: "whole number", float: "number", str: "text"}


class PlanError(ValueError):
    """A plan that cannot be followed; str() says why in words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """The numbers of a run; how many processes share the work is none of them, since it changes nothing.

    Shares are written `name:weight name:weight`. Mistakes are a PlanError.
    """

    seed: int = 1
    serves: str = (
        ALPHA_BETA  # the search that the network is for: whose lines are followed, who plays matches
    )
    # Games against itself.
    games: int = 4000
    playouts: int = 800
    sides: str = "5:4 6:84 7:4 8:8"
    game_types: str = "komi:90 no-komi:5 double:5"
    scorings: str = "standard:70 longest:15 square:15"
    usual_komi: float = 0.6  # share of the games with 7 points; in the others it is drawn
    detours: float = 0.25  # how often random actions are tried, what is behind them searched, and taken back
    detour_actions: int = 4  # how many at most
    lines: float = 0.6  # the same for the line that alpha-beta expects
    line_nodes: int = 600  # for that
    random_moves: float = 0.04  # how often one is played
    few_cells: int = 16  # legal cells: with no more, half the playouts will do
    exact_cells: int = 15  # legal cells: with no more, the value is proved
    exact_cells_double: int = 12  # the same in double placement
    shard_games: int = 50
    # Fitting.
    window: int = 4  # generations whose games are learnt from
    held_out: int = 12  # of so many games one is kept to test on
    steps: int = 6000
    batch: int = 256
    learning_rate: float = 3e-3
    warm_up: int = 200
    weight_decay: float = 1e-4
    largest_gradient: float = 1.0
    blend: float = 0.7  # of the search's value with the result
    policy_weight: float = 1.0
    value_weight: float = 2.0
    margin_weight: float = 0.5
    checkpoint_steps: int = 500
    # The match of candidate and champion.
    trial_playouts: int = 400
    trial_nodes: int = 1000
    trial_plies: int = 4
    trial_pairs: int = 200
    elo0: float = 0.0
    elo1: float = 35.0

    def __post_init__(self) -> None:
        for name, (least, most) in _LIMITS.items():
            if not least <= getattr(self, name) <= most:
                limits = f"at least {least:g}" if most == _MOST else f"from {least:g} to {most:g}"
                raise PlanError(f"{name} must be {limits}, not {getattr(self, name)}")
        if self.serves not in (ALPHA_BETA, PLAYOUTS):
            raise PlanError(f"serves must be {ALPHA_BETA} or {PLAYOUTS}, not {self.serves}")
        if not self.elo0 < self.elo1:
            raise PlanError(f"elo1 must be above elo0, not {self.elo1}")
        shares(self.sides, [str(side) for side in range(2, 11)], "sides")
        shares(self.game_types, [each.value for each in GameType], "game_types")
        shares(self.scorings, [each.value for each in Scoring], "scorings")

    def as_json(self) -> dict[str, Any]:
        """Return the numbers by their names."""
        return dataclasses.asdict(self)


def shares(text: str, known: Collection[str], what: str = "shares") -> dict[str, float]:
    """Read shares, with weights above 0 of names that are known; PlanError for anything else."""
    found: dict[str, float] = {}
    for word in text.split():
        name, _, weight = word.partition(":")
        if name not in known or name in found:
            raise PlanError(f"{what}: {name!r} is none of {', '.join(known)}, or comes twice")
        try:
            found[name] = float(weight)
        except ValueError:
            raise PlanError(f"{what}: {word!r} is not of the form {name}:100") from None
        if not 0 < found[name] < float("inf"):
            raise PlanError(f"{what}: the weight in {word!r} is not above 0")
    if not found:
        raise PlanError(f"{what}: nothing has a share")
    return found


def changed(plan: Plan, settings: Iterable[str]) -> Plan:
    """Return the plan with settings of the form `name=value`."""
    kinds = {field.name: type(getattr(plan, field.name)) for field in dataclasses.fields(plan)}
    values: dict[str, Any] = {}
    for setting in settings:
        name, _, text = setting.partition("=")
        if name not in kinds:
            raise PlanError(f"{name!r} is no number of a plan; these are: {', '.join(kinds)}")
        try:
            values[name] = kinds[name](text)
        except ValueError:
            raise PlanError(f"{setting!r}: {text!r} is not a {_KINDS[kinds[name]]}") from None
    return dataclasses.replace(plan, **values)


def from_json(values: Mapping[str, Any]) -> Plan:
    """Return the plan of which `as_json` made these values; PlanError if it is none of this version."""
    fields = {field.name: type(getattr(DEFAULT, field.name)) for field in dataclasses.fields(Plan)}
    if set(values) != set(fields):
        names = ", ".join(sorted(set(values) ^ set(fields)))
        raise PlanError(
            f"the plan is one of another version, with or without {names}: "
            "go on with that version, or begin in a new folder"
        )
    for name, kind in fields.items():
        if type(values[name]) not in ((int, float) if kind is float else (kind,)):
            raise PlanError(f"the plan is damaged: {name} is no {_KINDS[kind]}")
    return Plan(**values)


def differences(kept: Plan, wanted: Plan) -> list[str]:
    """Name what two plans say differently."""
    return [
        f"{name} is {value}, not {getattr(wanted, name)}"
        for name, value in kept.as_json().items()
        if value != getattr(wanted, name)
    ]


DEFAULT = Plan()
SMALL = Plan(
    games=1500,
    playouts=100,
    sides="4:100",
    game_types="komi:100",
    scorings="standard:100",
    lines=0.25,
    line_nodes=300,
    exact_cells=9,
    exact_cells_double=9,
    shard_games=50,
    steps=1500,
    warm_up=100,
    blend=0.5,
    checkpoint_steps=250,
    trial_playouts=100,
    trial_pairs=100,
    elo1=60.0,
)
"""A whole generation in a few minutes, to see how it goes."""
