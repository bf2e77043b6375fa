"""A run: generation after generation, each of its stages, and whatever ends it, on from where it was."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from catena_gtp.files import read_whole, write_whole
from catena_gtp.player import network_file
from catena_gtp.training import report, searching, stages
from catena_gtp.training.folder import STAGES, FolderError, State

if TYPE_CHECKING:
    from pathlib import Path

    from catena_gtp.training.folder import Folder
    from catena_gtp.training.progress import Progress
    from catena_gtp.training.trial import Verdict

_MOST_BYTES = 1 << 26


def begin_with(folder: Folder, path: Path) -> None:
    """Make the network of a file the champion of a run that has not begun; FolderError if it has.

    Said again of the same network it changes nothing.
    """
    network, _ = network_file.read(path)
    first = folder.generation(0) / "fitted.network"
    if first.exists():
        if stages.digest(network_file.read(first)[0]) != stages.digest(network):
            raise FolderError(f"the run in {folder.path} was begun with another network than {path}")
        return
    if folder.state not in (State(), State(champion=0)) or folder.shards(1):
        raise FolderError(f"the run in {folder.path} was begun without a network")
    folder.advance(State(champion=0))
    _copy(path, folder.champion)
    _copy(path, first)  # last: without it nothing can begin, and this is done again


class Run:
    """What is done of a folder's plan, and who hears of it."""

    def __init__(self, folder: Folder, workers: int, progress: Progress) -> None:
        self._folder = folder
        self._workers = workers
        self._progress = progress

    def go(self, generations: int) -> None:
        """Go on until so many generations are done in all."""
        state = self._folder.state
        if state.generation <= generations and self._workers:
            self._progress.say("preparing the search ...")
            searching.warm_up()
        while state.generation <= generations:
            state = self._pass(state)
            self._folder.advance(state)

    def _pass(self, state: State) -> State:
        """Do the stage that a state names; return the state after it."""
        number, champion, folder = state.generation, state.champion, self._folder
        began = time.monotonic()
        if state.stage == "play":
            stages.play_games(folder, number, champion, self._workers, self._progress)
        elif state.stage == "fit":
            stages.fit(folder, number, champion, self._progress)
        else:
            verdict = stages.match(folder, number, champion, self._workers, self._progress)
            seconds = {**state.seconds, "trial": round(time.monotonic() - began, 1)}
            return self._close(replace(state, seconds=seconds), verdict)
        seconds = {**state.seconds, state.stage: round(time.monotonic() - began, 1)}
        return replace(state, stage=STAGES[STAGES.index(state.stage) + 1], seconds=seconds)

    def _close(self, state: State, verdict: Verdict) -> State:
        """Write down how the generation did, and begin the next one with whoever is champion now."""
        folder, number = self._folder, state.generation
        found = report.generation_report(folder, state, verdict)
        folder.keep_report(number, found)
        champion = state.champion
        if verdict.is_promoted:
            champion = number
            _copy(folder.generation(number) / "fitted.network", folder.champion)
        report.write_pictures(folder)
        self._progress.say(report.sentence(found))
        return State(generation=number + 1, champion=champion)


def _copy(source: Path, target: Path) -> None:
    write_whole(target, read_whole(source, _MOST_BYTES))
