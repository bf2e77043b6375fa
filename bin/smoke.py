"""A whole small game on every other Python at hand, with nothing installed: rules, notation and protocol."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import launch

# Commands of a game on side 2, and the whole of what must come back.
DIALOGUE = [
    ("protocol_version", "= 2"),
    ("boardsize 2", "= "),
    ("play black A1", "= "),
    ("play white A1", "? illegal move"),
    ("play white C3", "= "),
    ("play black button", "= "),
    ("catena-legal_moves", "= B1 A2 B2 C2 B3"),
    ("play white B2", "= "),
    ("undo", "= "),
    ("play white B1", "= "),
    ("catena-position", "= catena 2 komi standard 7 1w/3/bw b 1 b w"),
    ("play black A2", "= "),
    ("play white C2", "= "),
    ("catena-legal_moves", "= "),
    ("final_score", "= W+11.5"),
    ("catena-position catena 3 komi standard 7 3/4/2b2/4/b2 w 1 w b", "= "),
    ("catena-why white C3", "= occupied"),
    ("quit", "= "),
]


@dataclass(frozen=True)
class Game:
    """The dialogue, held with the engine run by one Python straight from the checkout."""

    python: str

    def __call__(self) -> bool:
        """Return whether every reply is as it must be, and print what is not."""
        sent = "".join(f"{command}\n" for command, _ in DIALOGUE)
        wanted = "".join(f"{reply}\n\n" for _, reply in DIALOGUE)
        done = subprocess.run(
            [self.python, "-W", "error", "-m", "catena_gtp"],
            input=sent,
            capture_output=True,
            encoding="utf-8",
            cwd=launch.CHECKOUT,
            env={**os.environ, "PYTHONPATH": launch.CHECKOUT, "PYTHONDONTWRITEBYTECODE": "1"},
            check=False,
        )
        holds = (done.returncode, done.stdout) == (0, wanted)
        print(f"{self.python}: {'every reply as expected' if holds else 'NOT as expected:'}")
        if not holds:
            print(f"{done.stdout}{done.stderr}\nexit status {done.returncode}; expected:\n{wanted}")
        return holds


def other_pythons() -> list[tuple[str, str]]:
    """Return version and path of one Python of each supported version found, but not of this one's."""
    names = [
        f"python3.{minor}" for minor in range(launch.OLDEST_PYTHON[1], launch.NEWEST_KNOWN_PYTHON[1] + 1)
    ]
    candidates = [path for name in names if (path := shutil.which(name))]
    candidates += map(str, sorted(Path.home().glob(".pyenv/versions/*/bin/python")))
    this = "{}.{}".format(*sys.version_info)
    found: dict[str, str] = {}
    for candidate in candidates:
        version = version_of(candidate)
        if version is not None and version != this:
            found.setdefault(version, candidate)
    return sorted(found.items(), key=lambda item: int(item[0].split(".")[1]))


def version_of(python: str) -> str | None:
    """Return the version of a Python that runs and is supported, as in 3.12; None for anything else."""
    show = "import sys; print('%d.%d' % sys.version_info[:2])"
    done = subprocess.run([python, "-c", show], capture_output=True, encoding="utf-8", check=False)
    version = done.stdout.strip()
    if done.returncode != 0:
        return None
    return version if tuple(map(int, version.split("."))) >= launch.OLDEST_PYTHON else None
