"""The package as pip installs it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import catena_gtp

CHECKOUT = Path(__file__).parents[1]
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packaging")
    unwanted = shutil.ignore_patterns(".*env*", ".git", ".*_cache", ".hypothesis", "__pycache__")
    checkout = shutil.copytree(CHECKOUT, folder / "checkout", ignore=unwanted)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), "."]
    subprocess.run(command, cwd=checkout, check=True)
    (built,) = folder.glob("*.whl")
    return built


def test_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    # The modules, what reports are made of, and the network.
    kinds = ("*.py", "assets/*", "*.network")
    files = [path for kind in kinds for path in (CHECKOUT / "catena_gtp").rglob(kind)]
    package = {path.relative_to(CHECKOUT).as_posix() for path in files}
    information = f"catena_gtp-{catena_gtp.__version__}.dist-info/"
    assert {name for name in names if not name.startswith(information)} == package | {"catena_gtp/py.typed"}
    assert f"{information}licenses/LICENSE" in names


def test_installed_command_speaks(wheel: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "env")], check=True)
    folder = tmp_path / "env" / SCRIPTS
    # Nothing beyond the standard library is needed until a search starts.
    subprocess.run([folder / "python", "-m", "pip", "install", "--quiet", "--no-deps", wheel], check=True)
    done = subprocess.run(
        [folder / "catena-gtp"],
        input="version\nquit\n",
        capture_output=True,
        encoding="utf-8",
        cwd=tmp_path,
        check=True,
    )
    assert (done.stdout, done.stderr) == (f"= {catena_gtp.__version__}\n\n= \n\n", "")
