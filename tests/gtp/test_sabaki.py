"""Sessions with @sabaki/gtp 3, Sabaki's controller: with the package itself where it is, and as recorded.

The package is looked for in `node_modules` of the private environment, where
`npm install --prefix .catena-env @sabaki/gtp@3` puts it, and among those installed globally. Nothing is
downloaded here.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from catena_gtp import __version__
from catena_gtp.gtp.commands import COMMANDS

ROOT = Path(__file__).parents[2]
SCRIPT = Path(__file__).with_name("sabaki.js")
PACKAGE = Path("@sabaki", "gtp")
ENDS_WITHIN_S = 120  # a cold kernel is compiled within it; only a hanging program is slower
SABAKI_KILLS_AFTER_MS = 3000
ENGINE = (sys.executable, "-m", "catena_gtp", "--movetime", "0.2")
HISTORY = "white G8\nblack pass\nwhite J9\nblack F6"  # the last move first

# What the package sent over the pipe, some of it before the first answer; the rest is not waited for here.
RECORDED = b"""name
version
protocol_version
list_commands
komi 7
boardsize 11
clear_board
play B F6
play W J9
play B PASS
play W G8
move_history
undo
play W D4
move_history
clear_board
play B F6
play W F6
kata-analyze B 5
name
lz-genmove_analyze B 10
quit
"""


def package() -> str | None:
    """Return the folder of the package, None where it, or node, is not to be had."""
    npm = shutil.which("npm")
    if shutil.which("node") is None or npm is None:
        return None
    everywhere = subprocess.run([npm, "root", "--global"], capture_output=True, text=True, check=False).stdout
    own = Path(os.environ.get("CATENA_GTP_ENV", ROOT / ".catena-env"), "node_modules")
    folders = (folder / PACKAGE for folder in (own, Path(everywhere.strip())))
    return next((str(folder) for folder in folders if (folder / "package.json").exists()), None)


def test_a_session_with_the_package() -> None:
    folder = package()
    if folder is None:
        pytest.skip("needs node and @sabaki/gtp: npm install --prefix .catena-env @sabaki/gtp@3")
    done = subprocess.run(
        ["node", str(SCRIPT), folder, *ENGINE],  # noqa: S607 - whichever node is there
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        timeout=ENDS_WITHIN_S,
    )
    found = json.loads(done.stdout)
    assert found["greeting"] == [
        "= catena-gtp",
        f"= {__version__}",
        "= 2",
        "= " + "\n".join(sorted(COMMANDS)),
    ]
    assert found["synced"] == f"= {HISTORY}"
    assert found["undone"] == f"= {HISTORY}".replace("G8", "D4")
    assert found["refused"] == "History cannot be replayed on engine"
    assert not found["analysis"]["error"]
    assert found["analysis"]["lines"]
    assert found["analysis"]["after"] == "= catena-gtp"
    last = found["history"][-1]["args"]
    assert found["replayed"] == f"= black {last[1]}\n{HISTORY}"
    assert found["status"] == 0
    assert found["stoppedWithinMs"] < SABAKI_KILLS_AFTER_MS


def test_a_recorded_session() -> None:
    done = subprocess.run(
        ENGINE, input=RECORDED, capture_output=True, check=True, cwd=ROOT, timeout=ENDS_WITHIN_S
    )
    *replies, rest = done.stdout.decode().split("\n\n")
    assert rest == ""
    commands = "\n".join(sorted(COMMANDS))
    assert replies[:19] == [
        "= catena-gtp", f"= {__version__}", "= 2", f"= {commands}",
        *["= "] * 7, f"= {HISTORY}", "= ", "= ", f"= {HISTORY.replace('G8', 'D4')}", "= ", "= ",
        "? illegal move", replies[18],
    ]  # fmt: skip
    head, *reports = replies[18].split("\n")
    assert head == "= "
    assert reports
    assert all(report.startswith("info move ") for report in reports)
    assert replies[19] == "= catena-gtp"
    head, *reports, move = replies[20].split("\n")
    assert head == "= "
    assert all(report.startswith("info move ") for report in reports)
    assert re.fullmatch(r"play [A-Z][0-9]+", move)
    assert replies[21:] == ["= "]
