"""`catena-gtp train`: the command line of a run."""

from __future__ import annotations

import argparse
import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from catena_gtp.training.folder import Folder, FolderError
from catena_gtp.training.plan import DEFAULT, SMALL, Plan, PlanError, changed

if TYPE_CHECKING:
    from collections.abc import Sequence

_UNUSABLE: Final = 2
_INTERRUPTED: Final = 130
_ABOUT: Final = """\
Train a network that judges positions: games against itself, a fit, a match with the best so far, and again.

Everything is kept in FOLDER, and the program may be stopped at any time, by any means: started again it goes
on from there. What is in the folder, and what the numbers mean: protocol/training.md.
"""
_EXAMPLES: Final = """\
examples:
  catena-gtp train small --small                    a whole generation on a small board, in a few minutes
  catena-gtp train run --generations 3              three generations; later on, --generations 4 adds one
  catena-gtp train run --set games=2000 --set "sides=6:90 8:10"
  catena-gtp train run --report                     tables and pictures of what there is
"""


def main(arguments: Sequence[str]) -> int:
    """Run `catena-gtp train` and return its exit status.

    0: done. 2: the arguments, the folder or the installation are of no use. 130: Ctrl-C.
    """
    options = _parser().parse_args(arguments)
    try:
        if options.report:
            return _report(options.folder)
        return _train(options)
    except KeyboardInterrupt:
        print("catena-gtp train: interrupted; the same command goes on from here", file=sys.stderr)
        return _INTERRUPTED
    except (FolderError, PlanError, OSError) as error:
        print(f"catena-gtp train: {_reason(error, options.folder)}", file=sys.stderr)
        return _UNUSABLE


def _reason(error: Exception, folder: Path) -> str:
    """Say what is wrong: of the system's errors the words, not the number, and which file they are about."""
    if isinstance(error, FileExistsError):
        return f"{error.filename} is no folder: name another place"
    if isinstance(error, OSError):
        return f"{error.filename or folder}: {error.strerror or error}"
    return str(error)


def _report(path: Path) -> int:
    from catena_gtp.training import report  # noqa: PLC0415 - loads numba

    folder = Folder.opened(path)
    print(report.text(folder), end="", flush=True)  # first: the folder may be one that cannot be written to
    report.write_pictures(folder)
    return 0


def _train(options: argparse.Namespace) -> int:
    """Take the folder's lock and go on with its run."""
    missing = [name for name in ("jax", "optax") if importlib.util.find_spec(name) is None]
    if missing:
        raise FolderError(f"this needs the package {missing[0]}: pip install 'catena-gtp[training]'")
    plan = _plan(options)
    options.folder.mkdir(parents=True, exist_ok=True)
    from catena_gtp.arena.tournament.lock import FolderLock  # noqa: PLC0415 - as the following
    from catena_gtp.player.network_file import NetworkFileError  # noqa: PLC0415 - as above
    from catena_gtp.training import report  # noqa: PLC0415 - loads numba
    from catena_gtp.training.crew import WorkerLostError, cores  # noqa: PLC0415 - as above
    from catena_gtp.training.progress import shown  # noqa: PLC0415 - as above
    from catena_gtp.training.run import Run, begin_with  # noqa: PLC0415 - as above
    from catena_gtp.training.store import ShardError  # noqa: PLC0415 - as above

    try:
        lock = FolderLock(options.folder / "lock")
    except BlockingIOError:
        raise FolderError(f"another process is at work in {options.folder}") from None
    try:
        folder = Folder.begun(options.folder, plan)
        if options.start_from is not None:
            begin_with(folder, options.start_from)
        with shown() as progress:
            workers = cores() if options.workers is None else options.workers
            Run(folder, workers, progress).go(options.generations)
        print(report.text(folder), end="")
    except (NetworkFileError, ShardError, WorkerLostError) as error:
        raise FolderError(str(error)) from error
    finally:
        lock.release()
    return 0


def _plan(options: argparse.Namespace) -> Plan:
    """Return the plan that is asked for: where nothing is said, the folder's."""
    base = SMALL if options.small else DEFAULT
    if not options.small and (options.folder / "plan.json").exists():
        base = Folder.opened(options.folder).plan
    return changed(base, options.set)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="catena-gtp train",
        description=_ABOUT,
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("folder", metavar="FOLDER", type=Path, help="where everything is kept")
    add("--generations", metavar="N", type=int, default=1, help="go on until so many are done (1)")
    add("--workers", metavar="N", type=_workers, help="processes for games and matches (one a core)")
    add("--small", action="store_true", help="a plan of tiny numbers, to see it work")
    add("--set", metavar="NAME=VALUE", action="append", default=[], help="another number for the plan")
    add("--start-from", metavar="FILE", type=Path, help="a network to be the first champion")
    add("--report", action="store_true", help="only write and print tables, and draw pictures")
    return parser


def _workers(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
    if not 0 <= number <= 1024:
        raise argparse.ArgumentTypeError(f"{text!r} is not from 0 to 1024")
    return number
