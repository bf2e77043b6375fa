"""Make a private environment: a virtual environment with the package in it and the search kernel compiled.

An environment grows in a folder of its own that no earlier attempt has touched, and counts for nothing
until its mark is written, in one step, at the very end. So an attempt may end anywhere: what it leaves is
never used, and the next attempt clears it away. A marked environment is never changed again.

Standard input is not touched (the engine's first commands may wait there) and nothing goes to standard
output, which is the engine's.
"""

from __future__ import annotations

import contextlib
import errno
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from typing import TYPE_CHECKING, NoReturn

import launch
from home import SetupError, clear, locked, remove_folders, writable_home, write_mark
from launch import say

if TYPE_CHECKING:
    from pathlib import Path

REQUIREMENTS = {"engine": ".", "training": ".[training]", "development": ".[dev]"}
PURPOSES = {
    "engine": "the engine's environment (320 MB)",
    "training": "the environment of training, beside the engine's (850 MB)",
    "development": "the environment of the tests, beside the engine's (1200 MB)",
}
# Without a ready-made build of these, pip would try for a long time to compile them, and fail.
BINARY_ONLY = "llvmlite,numba,numpy"
# Each, set by the user or in a configuration file of pip, would make pip install somewhere else than in the
# environment; set like this they overrule both.
INSTALL_HERE = {"PIP_PREFIX": "", "PIP_ROOT": "", "PIP_TARGET": "", "PIP_USER": "0"}
LAST_LINES = 12
FULL = "The disk is full. About 400 MB are needed; make room and start again."
NO_NETWORK = (
    "NewConnectionError",
    "name resolution",
    "timed out",
    "Network is unreachable",
    "ConnectionError",
)


def make(kind: str) -> None:
    """Make the environment of a kind, unless another process just did; on failure say why and exit 1."""
    try:
        home = writable_home()
        with locked(home):
            if launch.find_ready(kind) is None:
                build(home, kind)
    except SetupError as error:
        give_up(str(error))
    except OSError as error:
        give_up(explain(error))
    except KeyboardInterrupt:
        say("set-up cancelled; the next start begins it anew.")
        sys.exit(130)


def give_up(reason: str) -> NoReturn:
    """Say why the set-up failed, line by line, and exit 1."""
    for line in reason.splitlines():
        say(line)
    sys.exit(1)


def explain(error: OSError) -> str:
    """Return a sentence for an error of the file system."""
    where = f" ({error.filename})" if error.filename else ""
    if error.errno == errno.ENOSPC:
        return FULL
    return f"set-up failed: {error.strerror}{where}."


def build(home: Path, kind: str) -> None:
    """Make an environment in a new folder of the home and mark it as ready; what fails is removed at once."""
    check_modules()
    name = launch.name_of(kind)
    mark = home / f"{name}.ready"
    occasion = "the project has changed since" if mark.exists() else "first start"
    clear(home, name)
    folder = home / f"{name}-{time.time_ns():x}"
    folder.mkdir()
    say(f"{occasion}: making {PURPOSES[kind]} in {folder}")
    say("(this takes a minute or two; later starts go straight on)")
    try:
        fill(folder, kind)
        write_mark(mark, os.fsencode(folder.name) + b"\n" + launch.fingerprint(kind))
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    # An attempt that was killed may have had a child that went on writing for a while.
    remove_folders(home, name, keep=folder)
    say("ready.")


def fill(folder: Path, kind: str) -> None:
    """Create the virtual environment, install the package in it and compile the search."""
    python = launch.python_in(str(folder))
    say("1/3 creating the virtual environment ...")
    run([sys.executable, "-I", "-m", "venv", str(folder)], "the virtual environment could not be created")
    say("2/3 installing the packages ...")
    install = ["install", "--no-input", "--disable-pip-version-check", "--progress-bar", "off"]
    what = ["--only-binary", BINARY_ONLY, "--editable", REQUIREMENTS[kind]]
    run([python, "-I", "-m", "pip", *install, *what], "pip could not install what is needed", show=True)
    link_relatively(folder)
    say("3/3 compiling the search ...")
    compile_kernel([python, *launch.options_for(str(folder.parent))])


def link_relatively(folder: Path) -> None:
    """Name the checkout in the environment by the way from there, where that can be written in ASCII.

    Python reads the name that pip left in the locale's encoding: under LC_ALL=C it would not start at all in
    a checkout whose path has other letters.
    """
    for link in folder.rglob("site-packages/*catena_gtp*.pth"):
        with contextlib.suppress(ValueError):  # on another drive, or not in ASCII
            way = os.path.relpath(launch.CHECKOUT, link.parent)
            if (link.parent / way).samefile(launch.CHECKOUT):  # not so if a symbolic link lies between
                link.write_bytes(way.encode("ascii") + b"\n")


def check_modules() -> None:
    """Refuse, with the package to install, a Python that its distributor has split up."""
    missing = [module for module in ("venv", "ensurepip") if importlib.util.find_spec(module) is None]
    if not missing:
        return
    version = "{}.{}".format(*sys.version_info)
    raise SetupError(
        f"this Python ({sys.executable}) comes without its module {' and '.join(missing)}.\n"
        "The first start needs it, to make the engine's private environment.\n"
        f"On Debian and Ubuntu install it with: apt install python3-venv (or python{version}-venv)\n"
        "Elsewhere install a complete Python, from your system or from https://www.python.org/downloads/"
    )


def run(command: list[str], failure: str, *, show: bool = False) -> None:
    """Run one step in the checkout; on failure raise SetupError with the last lines of what it printed."""
    variables = {**os.environ, **INSTALL_HERE}
    printed: list[str] = []
    with subprocess.Popen(
        command,
        cwd=launch.CHECKOUT,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            text = line.strip()
            if not text:
                continue
            printed.append(text)
            if show and text.startswith(("Collecting", "Downloading", "Installing", "Building")):
                say("    " + text)
    if process.returncode != 0:
        title = f"{failure} (exit status {process.returncode}). The last words were:"
        raise SetupError(
            "\n".join([title, *("    " + text[:200] for text in printed[-LAST_LINES:]), hint(printed)])
        )


def hint(printed: list[str]) -> str:
    """Return what may help after a step that printed these lines."""
    text = " ".join(printed)
    if "No space left" in text:
        return FULL
    if any(word in text for word in NO_NETWORK):
        return (
            "There seems to be no network. The first start fetches packages; start again when there is one."
        )
    if "No matching distribution" in text:
        version = "{}.{}".format(*sys.version_info)
        return (
            f"Either there is no network, or a package is not built for Python {version} on this machine;\n"
            "then start with another Python, for example: python3.12 bin/catena-gtp"
        )
    return "Start again when that is mended; nothing of this attempt will be used."


def compile_kernel(python: list[str]) -> None:
    """Compile the search into the user's cache, so that the first game need not wait for it.

    A failure is told and no more: referee and protocol work without, and the first search tries again.
    """
    command = [*python, "-m", "catena_gtp", "--compile"]
    status = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=2, check=False).returncode
    if status < 0:
        raise SetupError("the compilation was ended from outside; the next start begins anew.")
    if status > 0:
        say(f"the search could not be compiled (exit status {status}); the first search will try again.")
