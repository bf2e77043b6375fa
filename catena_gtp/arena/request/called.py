"""How this program was started, so that what it advises can be typed."""

from __future__ import annotations

import os
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import MutableMapping

VARIABLE: Final = "CATENA_GTP_CALLED"
"""The variable in which the scripts of a checkout say what was typed to start them."""


@dataclass(frozen=True, slots=True)
class Called:
    """The beginnings of command lines: of a match, and of this project's engine, for a shell."""

    match: str = "catena-gtp match"
    engine: str = "catena-gtp"


def how_called(variables: MutableMapping[str, str] = os.environ, program: str | None = None) -> Called:
    """Return what starts matches and engines here; the variable is taken away, it is not for engines.

    `program` is what the system was told to start, `sys.argv[0]` if nothing is said.
    """
    script = variables.pop(VARIABLE, None)
    if script is not None:
        return _from_a_checkout(PurePath(script))
    if Path(sys.argv[0] if program is None else program).parts[-2:] == ("catena_gtp", "__main__.py"):
        engine = f"{Path(sys.executable).stem} -m catena_gtp"
        return Called(f"{engine} match", engine)
    return Called()


def _from_a_checkout(script: PurePath) -> Called:
    python = "python " if sys.platform == "win32" else ""
    engine = python + shlex.quote(str(script.with_name("catena-gtp")))
    if script.name == "catena-match":
        return Called(python + shlex.quote(str(script)), engine)
    return Called(f"{engine} match", engine)
