"""`catena-gtp match`: a match from options or from a file, played, kept and reported.

Says what it has to say on the standard error while it runs; the result goes to the standard output.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from catena_gtp.arena.checks import ConfigurationError
from catena_gtp.arena.match import Ending, left_to_play, run_match, write_reports
from catena_gtp.arena.messages import MatchError
from catena_gtp.arena.openings import OpeningError
from catena_gtp.arena.options import Request, read_request
from catena_gtp.arena.records import FolderError, MatchFolder, Plan, read_plan, read_records
from catena_gtp.arena.schedule import openings_of, pairings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.arena.messages import Players
    from catena_gtp.arena.model import MatchSpec

_UNUSABLE: Final = 2
_INTERRUPTED: Final = 130


def main(arguments: Sequence[str]) -> int:
    """Run `catena-gtp match` and return its exit status.

    0: the match is complete or decided. 1: it could not go on. 2: it could not begin. 130: Ctrl-C.
    """
    try:
        request = read_request(arguments)
        if request.report is not None:
            return _report(Path(request.report))
        return _play(request)
    except (ConfigurationError, OpeningError, FolderError, MatchError) as error:
        _tell(f"catena-gtp match: {error}")
        return _UNUSABLE
    except OSError as error:
        _tell(f"catena-gtp match: {error}")
        return 1
    except KeyboardInterrupt:
        _tell("catena-gtp match: interrupted")
        return _INTERRUPTED


def _play(request: Request) -> int:
    path = Path(request.resume or request.output or time.strftime("match-%Y%m%d-%H%M%S"))
    if request.resume is not None and read_plan(path) is None:
        raise FolderError(f"there is no match in {path}")
    with MatchFolder(path) as folder:
        plan = _planned(folder, request)
        players = _players(plan.match, request)
        ending = _show_and_run(folder, plan, players, request)
        write_reports(path, plan.match, folder.records)
        _summarize(path, plan.match, ending)
    return ending.status


def _planned(folder: MatchFolder, request: Request) -> Plan:
    """Return the folder's plan, made first if the folder is new."""
    match = request.match
    if folder.plan is not None:
        if match is not None:
            folder.check_same(match)
            if match.opening_file is not None:
                folder.begin(Plan(match, openings_of(match)))
        return folder.plan
    if match is None:
        raise FolderError(f"there is no match in {folder.path}")
    if match.opening_file is None and match.opening_plies and match.balance:
        _tell("choosing balanced openings ...")
    openings = openings_of(match)
    if openings[0].moves and len(openings) < match.pairs:
        _tell(f"there are {len(openings)} openings for {match.pairs} pairs of games; they are used in turn")
    plan = Plan(match, openings)
    folder.begin(plan)
    return plan


def _players(match: MatchSpec, request: Request) -> Players:
    if request.scheduler is not None:
        try:
            from catena_gtp.arena.cluster import Cluster  # noqa: PLC0415 - needs an extra package
        except ModuleNotFoundError as error:
            raise MatchError(
                f"--scheduler needs the package {error.name}: pip install 'catena-gtp[cluster]'"
            ) from error
        return Cluster(match, request.scheduler)
    from catena_gtp.arena.jobs import LocalJobs  # noqa: PLC0415 - one of two

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
    from catena_gtp.arena.live import live_view  # noqa: PLC0415 - loads rich

    games = 2 * plan.match.pairs * len(pairings(plan.match))
    left = left_to_play(plan, folder.records)
    where = (
        f"on the cluster at {request.scheduler}" if request.scheduler else f"{request.jobs or 1} at a time"
    )
    _tell(f"{plan.match.name}: {left} of {games} games to play, {where}; the folder is {folder.path}")
    with live_view(plan.match, games, finished=tuple(folder.records), stream=sys.stderr) as view:
        return run_match(folder, players, view)


def _report(path: Path) -> int:
    plan = read_plan(path)
    if plan is None:
        raise FolderError(f"there is no match in {path}")
    write_reports(path, plan.match, read_records(path))
    _summarize(path, plan.match, None)
    return 0


def _summarize(path: Path, match: MatchSpec, ending: Ending | None) -> None:
    from catena_gtp.arena.report import text_summary  # noqa: PLC0415 - only at the end

    lines = [text_summary(match, read_records(path)).rstrip(), f"reports and games: {path}"]
    if ending is not None:
        lines.insert(1, f"ended: {ending.reason}")
        if ending.status:
            lines.append(f"to go on: catena-gtp match --resume {path}")
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


def _tell(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()
