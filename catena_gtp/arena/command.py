"""`catena-gtp match`: a match from options or from a file, played, kept and reported.

Says what it has to say on the standard error while it runs; the result goes to the standard output.
"""

from __future__ import annotations

import os
import shlex
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from catena_gtp.arena.model import Pie
from catena_gtp.arena.request.called import Called, how_called
from catena_gtp.arena.request.checks import ConfigurationError
from catena_gtp.arena.request.options import Request, read_request
from catena_gtp.arena.request.programs import check_programs
from catena_gtp.arena.tournament.match import Ending, left_to_play, run_match, write_reports
from catena_gtp.arena.tournament.messages import MatchError
from catena_gtp.arena.tournament.openings import OpeningError
from catena_gtp.arena.tournament.records import (
    FolderError,
    KeepingError,
    MatchFolder,
    Plan,
    check_same,
    read_plan,
    read_records,
)
from catena_gtp.arena.tournament.schedule import openings_of, pairings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.arena.model import GameRecord, MatchSpec
    from catena_gtp.arena.tournament.messages import Players

_UNUSABLE: Final = 2
_INTERRUPTED: Final = 130
_PROGRESS_S: Final = 5.0


def main(arguments: Sequence[str]) -> int:
    """Run `catena-gtp match` and return its exit status.

    0: the match is complete or decided. 1: it could not go on. 2: it could not begin. 130: Ctrl-C.
    """
    called = how_called()
    try:
        request = read_request(arguments, called)
        if request.report is not None:
            return _report(Path(request.report), called)
        return _play(request, called)
    except (ConfigurationError, OpeningError, FolderError, MatchError) as error:
        _tell(f"{called.match}: {error}")
        return _UNUSABLE
    except OSError as error:
        _tell(f"{called.match}: {error}")
        return 1
    except KeyboardInterrupt:
        _tell(f"{called.match}: interrupted")
        return _INTERRUPTED


def _play(request: Request, called: Called) -> int:
    path = Path(request.resume or request.output or time.strftime("match-%Y%m%d-%H%M%S"))
    plan = _plan(path, request, called)
    with MatchFolder(path) as folder:
        folder.begin(plan)
        plan = folder.plan or plan
        if left_to_play(plan, folder.records):
            _check_programs(plan.match, request, called)
        try:
            ending = _show_and_run(folder, plan, _players(plan.match, request), request)
        except KeepingError as error:
            ending = Ending(f"{error}; the games before it are kept", status=1)
        _summarize(plan.match, folder.records, ending)
        written = _write_reports(path, plan.match, folder.records, called)
    if ending.status:
        _print(f"to go on: {called.match} --resume {shlex.quote(str(path))}")
    return ending.status or int(not written)


def _plan(path: Path, request: Request, called: Called) -> Plan:
    """Return what is to be played: the folder's plan if there is one, else a new one; nothing is written."""
    plan, match = read_plan(path), request.match
    if plan is not None:
        if match is not None:
            check_same(path, plan.match, match)
            if match.opening_file is not None:
                plan = Plan(match, openings_of(match))
    elif match is None:
        raise FolderError(f"there is no match in {path}")
    else:
        _check_programs(match, request, called)
        return _new_plan(match)
    return plan


def _check_programs(match: MatchSpec, request: Request, called: Called) -> None:
    if request.scheduler is None:  # the programs are where the workers are
        check_programs(match.engines, None if called.engine == "catena-gtp" else called.engine)


def _new_plan(match: MatchSpec) -> Plan:
    if match.opening_file is None and match.opening_plies and match.balance and match.pie is Pie.FIXED:
        _tell("choosing balanced openings ...")
    openings = openings_of(match, _Progress().tell)
    if openings[0].moves and len(openings) < match.pairs:
        _tell(f"there are {len(openings)} openings for {match.pairs} pairs of games; they are used in turn")
    return Plan(match, openings)


class _Progress:
    """Says how far the choice of openings is, where it takes long."""

    def __init__(self) -> None:
        self._told_s = time.monotonic()

    def tell(self, done: int, total: int) -> None:
        now_s = time.monotonic()
        if now_s - self._told_s >= _PROGRESS_S:
            self._told_s = now_s
            _tell(f"  {done} of {total} lines are looked at")


def _players(match: MatchSpec, request: Request) -> Players:
    if request.scheduler is not None:
        try:
            from catena_gtp.arena.tournament.cluster import Cluster  # noqa: PLC0415 - needs an extra package
        except ModuleNotFoundError as error:
            raise MatchError(
                f"--scheduler needs the package {error.name}: pip install 'catena-gtp[cluster]'"
            ) from error
        return Cluster(match, request.scheduler)
    from catena_gtp.arena.tournament.jobs import LocalJobs  # noqa: PLC0415 - one of two

    jobs, cores = request.jobs or 1, _cores()
    if jobs > cores:
        _tell(f"{jobs} games at a time on {cores} cores: engines will wait for one another, and clocks run")
    return LocalJobs(match, jobs)


def _cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _show_and_run(folder: MatchFolder, plan: Plan, players: Players, request: Request) -> Ending:
    from catena_gtp.arena.report.live import live_view  # noqa: PLC0415 - loads rich

    games = 2 * plan.match.pairs * len(pairings(plan.match))
    left = left_to_play(plan, folder.records)
    where = (
        f"on the cluster at {request.scheduler}" if request.scheduler else f"{request.jobs or 1} at a time"
    )
    _tell(f"{plan.match.name}: {left} of {games} games to play, {where}; the folder is {folder.path}")
    with live_view(plan.match, games, finished=tuple(folder.records), stream=sys.stderr) as view:
        return run_match(folder, players, view)


def _report(path: Path, called: Called) -> int:
    plan = read_plan(path)
    if plan is None:
        raise FolderError(f"there is no match in {path}")
    records = read_records(path)
    _summarize(plan.match, records, None)
    return int(not _write_reports(path, plan.match, records, called))


def _summarize(match: MatchSpec, records: Sequence[GameRecord], ending: Ending | None) -> None:
    from catena_gtp.arena.report import text_summary  # noqa: PLC0415 - only at the end

    _print(text_summary(match, records).rstrip())
    if ending is not None:
        _print(f"ended: {ending.reason}")


def _write_reports(path: Path, match: MatchSpec, records: Sequence[GameRecord], called: Called) -> bool:
    """Write the reports, say where they are, and return whether that went well: the games are kept anyway."""
    try:
        write_reports(path, match, records)
    except OSError as error:
        _tell(f"{called.match}: the reports cannot be written: {error.strerror}")
        _tell(f"later: {called.match} --report {shlex.quote(str(path))}")
        return False
    _print(f"reports and games: {path}")
    return True


def _print(text: str) -> None:
    from catena_gtp.arena.report.words import encodable  # noqa: PLC0415 - only at the end

    sys.stdout.write(encodable(text, sys.stdout.encoding) + "\n")
    sys.stdout.flush()


def _tell(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()
