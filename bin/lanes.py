"""The lanes of the gate: each runs one tool or one part of the tests, and all run even when one fails."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import launch
import smoke

if TYPE_CHECKING:
    from collections.abc import Callable

CHECKOUT = Path(launch.CHECKOUT)
# Where compiled code and referee meet; the rest of the suite has nothing that these variables change.
KERNEL_TESTS = "tests/kernel"


@dataclass(frozen=True)
class Lane:
    """A part of the gate: a name for the summary, and what returns whether it holds."""

    name: str
    holds: Callable[[], bool]


@dataclass(frozen=True)
class Tool:
    """A program of the environment, run in the checkout with some variables set; holds when it exits 0."""

    command: list[str]
    variables: dict[str, str] = field(default_factory=dict)

    def __call__(self) -> bool:
        """Run the program on the streams of this process."""
        environment = {**os.environ, **self.variables}
        return subprocess.run(self.command, cwd=CHECKOUT, env=environment, check=False).returncode == 0


def static_lanes(python: list[str]) -> list[Lane]:
    """Return the lanes that only read the sources."""
    lint_imports = str(Path(python[0]).with_name("lint-imports"))
    return [
        Lane("ruff check", Tool([*python, "-m", "ruff", "check"])),
        Lane("ruff format", Tool([*python, "-m", "ruff", "format", "--check"])),
        Lane("mypy --strict", Tool([*python, "-m", "mypy"])),
        Lane("lint-imports", Tool([lint_imports, "--no-cache"])),
    ]


def test_lanes(python: list[str]) -> list[Lane]:
    """Return the lanes that run the program."""
    pytest = [*python, "-m", "pytest"]
    others = smoke.other_pythons()
    if not others:
        print("No other supported Python was found for the smoke test.")
    return [
        Lane("tests", Tool(pytest)),
        Lane("kernel tests, bounds checked", Tool([*pytest, KERNEL_TESTS], {"NUMBA_BOUNDSCHECK": "1"})),
        Lane("kernel tests, not compiled", Tool([*pytest, KERNEL_TESTS], {"NUMBA_DISABLE_JIT": "1"})),
        *(Lane(f"smoke test, Python {version}", smoke.Game(path)) for version, path in others),
    ]


def run(lanes: list[Lane]) -> int:
    """Run the lanes and return an exit status; an interrupt ends them, the children having heard it too."""
    try:
        return run_all(lanes)
    except KeyboardInterrupt:
        launch.say("interrupted.")
        return 130


def run_all(lanes: list[Lane]) -> int:
    """Run the lanes in turn, close with a summary that names each, and return an exit status."""
    summary = []
    for lane in lanes:
        print(f"\n== {lane.name}", flush=True)
        start = time.monotonic()
        holds = lane.holds()
        summary.append((holds, lane.name, time.monotonic() - start))
    print("\n== summary")
    for holds, name, duration_s in summary:
        print(f"{'ok    ' if holds else 'FAILED'}  {name:32} {duration_s:6.1f} s")
    sys.stdout.flush()
    return 0 if all(holds for holds, _, _ in summary) else 1
