"""The three stages of a generation: games against itself, the fit, the match with the champion.

Each goes on where it was, if it was begun before, and leaves files in the generation's folder.
"""

from __future__ import annotations

import hashlib
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Any

from catena_gtp import __version__
from catena_gtp.player import network_file
from catena_gtp.training import searching
from catena_gtp.training.crew import shared_out
from catena_gtp.training.interrupts import interrupts_put_off
from catena_gtp.training.samples import Samples
from catena_gtp.training.selfplay import play
from catena_gtp.training.store import merged, read_shard, write_shard
from catena_gtp.training.trial import Duel, Trial

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from catena_gtp.arena.statistics import PairCounts
    from catena_gtp.kernel.samples import Store
    from catena_gtp.training.folder import Folder
    from catena_gtp.training.plan import Plan
    from catena_gtp.training.progress import Progress
    from catena_gtp.training.trial import Pair, Verdict


def digest(network: Any) -> str | None:
    """Name a network by its numbers; None for none."""
    return None if network is None else hashlib.sha256(network.tobytes()).hexdigest()[:16]


def loaded(path: Path | None) -> Any:
    """Return the network of a file; None for None."""
    return None if path is None else network_file.read(path)[0]


def games_of(folder: Folder, generations: range) -> Store:
    """Return all games of some generations in one store."""
    return merged([read_shard(path)[0] for number in generations for path in folder.shards(number)])


def window(plan: Plan, generation: int) -> range:
    """Name the generations whose games a generation learns from."""
    return range(max(1, generation - plan.window + 1), generation + 1)


def play_games(
    folder: Folder, generation: int, champion: int | None, workers: int, progress: Progress
) -> None:
    """Play the games that are missing, and write each shard when all of its games are there."""
    plan = folder.plan
    numbers = [
        range(first, min(first + plan.shard_games, plan.games))
        for first in range(0, plan.games, plan.shard_games)
    ]
    for there in folder.shards(generation):
        read_shard(there)  # what is of no use is to be known before hours of play
    missing = [shard for shard in range(len(numbers)) if not folder.shard(generation, shard).exists()]
    path = folder.network(champion)
    about = {
        "engine": __version__,
        "generation": generation,
        "network": digest(loaded(path)),
        "plan": plan.as_json(),
    }
    played = plan.games - sum(len(numbers[shard]) for shard in missing)
    progress.begin(f"generation {generation}, games", plan.games, played)
    waiting: dict[int, dict[int, Store]] = {shard: {} for shard in missing}
    tasks = (number for shard in missing for number in numbers[shard])
    with closing(shared_out(partial(hire_player, plan, generation, path), tasks, workers)) as results:
        for done, game in enumerate(results, start=played + 1):
            number = int(game.games["number"][0])
            shard = number // plan.shard_games
            waiting[shard][number] = game
            if len(waiting[shard]) == len(numbers[shard]):
                games = waiting.pop(shard)
                store = merged([games[each] for each in numbers[shard]])
                write_shard(folder.shard(generation, shard), store, {**about, "games": len(games)})
            progress.reach(done)


def hire_player(plan: Plan, generation: int, network: Path | None) -> Callable[[int], Store]:
    """Return what plays the games of these numbers."""
    team = searching.team(plan, loaded(network))
    return lambda number: play(plan, generation, number, team)


def fit(folder: Folder, generation: int, champion: int | None, progress: Progress) -> None:
    """Fit a network to the games of the window, on from the champion if there is one."""
    from catena_gtp.training.fitting import Fit  # noqa: PLC0415 - loads jax

    plan, place = folder.plan, folder.generation(generation) / "fit"
    target = folder.generation(generation) / "fitted.network"
    if target.exists() and not (place / "checkpoint.npz").exists():
        return  # all but the state was written
    store = games_of(folder, window(plan, generation))
    samples = Samples(store, plan)
    start = loaded(folder.network(champion))
    work = Fit(plan, generation, samples, place, start)
    learnt, held_out = samples.sizes
    progress.say(f"{learnt} positions to learn from, {held_out} to test on")
    progress.begin(f"generation {generation}, fit", plan.steps, work.step)
    with interrupts_put_off() as interrupt:

        def tell(step: int, point: dict[str, Any] | None) -> None:
            interrupt()
            progress.reach(step, "" if point is None else _told(point))

        network = work.run(tell)
    about = {
        "engine": __version__,
        "generation": generation,
        "begun_with": digest(start),
        "games": len(store.games),
        "positions": learnt,
        "held_out": work.curve[-1]["held_out"],
        "plan": plan.as_json(),
    }
    network_file.write(target, network, about)
    work.finish()


def _told(point: dict[str, Any]) -> str:
    tested = point["held_out"]
    if tested["value"] is None:
        return f"loss {point['learnt']['value']:.4f}"
    return f"value {tested['value']:.4f}, policy {tested['policy']:.4f}"


def match(folder: Folder, generation: int, champion: int | None, workers: int, progress: Progress) -> Verdict:
    """Play the candidate against the champion until it is decided who goes on."""
    plan = folder.plan
    trial = Trial(plan, folder.generation(generation) / "trial.jsonl")
    paths = folder.network(generation), folder.network(champion)
    progress.begin(f"generation {generation}, match", plan.trial_pairs, len(trial.pairs))
    with closing(shared_out(partial(hire_duel, plan, generation, *paths), trial.missing, workers)) as results:
        return trial.run(results, partial(_tell_match, progress))


def _tell_match(progress: Progress, counts: PairCounts) -> None:
    note = f"{counts.points:g} of {2 * counts.pairs} points"
    progress.reach(counts.pairs, note)


def hire_duel(
    plan: Plan, generation: int, candidate: Path | None, champion: Path | None
) -> Callable[[int], Pair]:
    """Return what plays the pairs of these numbers."""
    return Duel(plan, generation, loaded(candidate), loaded(champion)).play
