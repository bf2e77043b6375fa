"""What the tests of training share: a plan of tiny numbers, and games that were played by it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from catena_gtp.kernel.network import WIN, new_network
from catena_gtp.training.plan import Plan
from catena_gtp.training.searching import team
from catena_gtp.training.selfplay import play
from catena_gtp.training.store import merged

if TYPE_CHECKING:
    from catena_gtp.kernel.samples import Store

TINY = Plan(
    games=6,
    playouts=8,
    sides="3:100",
    game_types="komi:50 no-komi:25 double:25",
    scorings="standard:50 longest:25 square:25",
    detours=0.2,
    detour_actions=3,
    lines=0.2,
    line_nodes=20,
    exact_cells=4,
    exact_cells_double=4,
    shard_games=4,
    held_out=3,
    steps=30,
    batch=32,
    learning_rate=0.01,
    warm_up=3,
    checkpoint_steps=10,
    trial_playouts=4,
    trial_nodes=20,
    trial_plies=2,
    trial_pairs=3,
)


@cache
def game(number: int, **changes: Any) -> Store:
    """Play a game of the tiny plan, or of one that is a little different."""
    plan = replace(TINY, **changes)
    return play(plan, 1, number, team(plan, None))


@cache
def games(count: int) -> Store:
    """Play games of the tiny plan."""
    return merged([game(number) for number in range(count)])


def network_that_says(win: float) -> Any:
    """Make a network that gives every color on turn this win logit."""
    network = new_network()
    network.output_bias[WIN] = win
    return network
