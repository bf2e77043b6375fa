"""Whether the programs of a match are there at all, before anything is begun."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from catena_gtp.arena.request.checks import ConfigurationError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from catena_gtp.arena.model import EngineSpec


def check_programs(engines: Iterable[EngineSpec], ours: str | None = None) -> None:
    """Raise ConfigurationError for the first engine whose program or folder is not on this machine.

    `ours` is how this project's engine can be started here, said where `catena-gtp` alone is not found.
    """
    for engine in engines:
        problem = _problem(engine)
        if problem is not None:
            hint = f"; here it is {ours}" if ours and engine.command[0] == "catena-gtp" else ""
            raise ConfigurationError(f"engine {engine.name}: {problem}{hint}")


def _problem(engine: EngineSpec) -> str | None:
    folder, program = engine.folder, engine.command[0]
    if folder is not None and not Path(folder).is_dir():
        return f"there is no folder {folder!r}"
    if "{" in program:  # filled in when it is started
        return None
    environment = {**os.environ, **dict(engine.environment)}
    if Path(program).name == program:
        found = shutil.which(program, path=environment.get("PATH"))
        return None if found else f"there is no program {program!r} on the PATH"
    # POSIX systems look from the engine's own folder, Windows from ours.
    if folder is None or sys.platform == "win32" or Path(program).is_absolute():
        path = program
    else:
        path = f"{folder}/{program}"
    if shutil.which(path):
        return None
    if Path(path).is_file():
        return f"{path!r} is no program that can be started"
    return f"there is no program {path!r}"
