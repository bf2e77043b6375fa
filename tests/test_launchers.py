"""The scripts in bin/, run as a person or a GUI runs them, in a copy of the checkout."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[1]
SCRIPTS = ["bench", "catena-gtp", "catena-match", "catena-train", "check", "conformance", "test"]
READ_BY_OLD_PYTHONS = [*SCRIPTS, "launch.py"]
NOT_COPIED = shutil.ignore_patterns(".*env*", ".git", ".*_cache", ".hypothesis", "__pycache__")
DIALOGUE = "1 protocol_version\n2 quit\n"
REPLIES = "=1 2\n\n=2 \n\n"
Variables = dict[str, str]
NEW_SYNTAX = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Starred, ast.AsyncFunctionDef, ast.Nonlocal)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    return Path(shutil.copytree(CHECKOUT, tmp_path / "chéck out", ignore=NOT_COPIED))


@pytest.fixture
def variables(tmp_path: Path) -> Variables:
    """Return the variables of a user whose cache is empty but for what this test does."""
    clean = {name: value for name, value in os.environ.items() if name != "CATENA_GTP_ENV"}
    return {**clean, "LOCALAPPDATA": str(tmp_path / "cache"), "XDG_CACHE_HOME": str(tmp_path / "cache")}


def start(
    checkout: Path, variables: Variables, python: str = sys.executable, *, script: str = "catena-gtp"
) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [python, str(checkout / "bin" / script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=variables,
    )


def run_code(
    checkout: Path, variables: Variables, code: str, sent: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run code that may import the modules of bin/."""
    where = f"import sys; sys.dont_write_bytecode = True; sys.path.insert(0, {str(checkout / 'bin')!r})\n"
    return subprocess.run(
        [sys.executable, "-c", where + code],
        input=sent,
        capture_output=True,
        encoding="utf-8",
        env=variables,
        check=False,
    )


def mark_as_ready(checkout: Path, variables: Variables) -> None:
    """Make the environment that runs these tests pass for the one that the copy's first start has made."""
    code = f"""
import home as homes, launch, os, pathlib
home = pathlib.Path(launch.homes()[0])
home.mkdir(parents=True)
mark = os.fsencode({sys.prefix!r}) + b"\\n" + launch.fingerprint("engine")
homes.write_mark(home / (launch.name_of("engine") + ".ready"), mark)
"""
    assert run_code(checkout, variables, code).stderr == ""


def is_ready(checkout: Path, variables: Variables) -> bool:
    code = "import launch; sys.exit(launch.find_ready('engine') is None)"
    done = run_code(checkout, variables, code)
    assert done.stderr == ""
    return done.returncode == 0


def test_concurrent_first_starts_after_one_was_killed(checkout: Path, variables: Variables) -> None:
    # The user's own cache, where compiled code may lie: what is shown here does not depend on it.
    own_cache = {"LOCALAPPDATA", "XDG_CACHE_HOME"}
    shared = {name: value for name, value in variables.items() if name not in own_cache}
    shared["PIP_USER"] = "1"  # as in some people's configuration of pip, and not to be obeyed here
    killed = start(checkout, shared)
    assert killed.stderr is not None
    assert any("installing the packages" in line for line in killed.stderr)
    killed.kill()
    killed.communicate()
    assert not is_ready(checkout, shared)

    starts = [start(checkout, shared) for _ in range(3)]
    for process in starts:
        assert process.stdin is not None
        process.stdin.write(DIALOGUE)
        process.stdin.close()
        process.stdin = None
    results = [(*process.communicate(), process.returncode) for process in starts]

    assert [(replies, status) for replies, _, status in results] == [(REPLIES, 0)] * 3, results
    assert sum("making the engine's environment" in progress for _, progress, _ in results) == 1, results
    assert sum("waiting for it" in progress for _, progress, _ in results) == 2, results
    folders = [path for path in (checkout / ".catena-env").iterdir() if path.is_dir()]
    assert len(folders) == 1

    again = start(checkout, {**shared, "LC_ALL": "C"})
    assert again.communicate(DIALOGUE) == (REPLIES, "")


def test_warm_start_reaches_the_engine_in_silence(checkout: Path, variables: Variables) -> None:
    mark_as_ready(checkout, variables)
    process = start(checkout, variables)
    assert process.communicate(DIALOGUE) == (REPLIES, "")
    assert process.returncode == 0


def test_environment_is_trusted_only_where_and_for_what_it_was_made(
    checkout: Path, variables: Variables
) -> None:
    assert not is_ready(checkout, variables)
    mark_as_ready(checkout, variables)
    assert is_ready(checkout, variables)

    project = checkout / "pyproject.toml"
    text = project.read_text("utf-8")
    project.write_text(text.replace("line-length = ", "line-length = 1"), "utf-8")
    assert is_ready(checkout, variables), "the settings of the tools change nothing that is installed"
    project.write_text(text.replace("dependencies = [", 'dependencies = [\n  "another",'), "utf-8")
    assert not is_ready(checkout, variables)
    project.write_text(text, "utf-8")
    assert is_ready(checkout, variables)

    moved = checkout.rename(checkout.with_name("moved"))
    assert not is_ready(moved, variables)


def test_environment_whose_python_is_gone_is_not_trusted(checkout: Path, variables: Variables) -> None:
    mark_as_ready(checkout, variables)
    (mark,) = (checkout / ".catena-env").glob("*.ready")
    mark.write_bytes(b"elsewhere\n" + mark.read_bytes().partition(b"\n")[2])
    assert not is_ready(checkout, variables)


def test_environment_can_be_placed_elsewhere(checkout: Path, variables: Variables, tmp_path: Path) -> None:
    elsewhere = {**variables, "CATENA_GTP_ENV": str(tmp_path / "else where")}
    mark_as_ready(checkout, elsewhere)
    assert is_ready(checkout, elsewhere)
    assert not is_ready(checkout, variables)
    assert not (checkout / ".catena-env").exists()


def test_checkout_that_cannot_be_written_to_falls_back_to_the_cache(
    checkout: Path, variables: Variables, tmp_path: Path
) -> None:
    (checkout / ".catena-env").write_text("a file where the folder would be")
    done = run_code(checkout, variables, "import home; print(home.writable_home())")
    assert str(tmp_path / "cache" / "catena-gtp") in done.stdout
    assert ".catena-env cannot be written to" in done.stderr


def test_no_place_for_an_environment(checkout: Path, variables: Variables, tmp_path: Path) -> None:
    (checkout / ".catena-env").write_text("a file where the folder would be")
    (tmp_path / "cache").write_text("another")
    process = start(checkout, variables)
    replies, progress = process.communicate(DIALOGUE)
    assert (process.returncode, replies) == (1, "")
    assert "Set CATENA_GTP_ENV to a folder that can be written to." in progress
    assert "Traceback" not in progress


def test_python_without_venv_says_what_to_install(checkout: Path, variables: Variables) -> None:
    code = "sys.modules['ensurepip'] = None; import launch; launch.ensure('engine')"
    done = run_code(checkout, variables, code)
    assert (done.returncode, done.stdout) == (1, "")
    assert "comes without its module ensurepip" in done.stderr
    assert "apt install python3-venv" in done.stderr
    assert "Traceback" not in done.stderr
    assert not is_ready(checkout, variables)


def test_without_a_network_says_so(checkout: Path, variables: Variables) -> None:
    nobody_listens = "http://127.0.0.1:9/"
    alone = {"PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": nobody_listens, "PIP_RETRIES": "1"}
    cut_off = {name: value for name, value in variables.items() if not name.startswith("PIP_")} | alone
    process = start(checkout, cut_off)
    replies, progress = process.communicate(DIALOGUE)
    assert (process.returncode, replies) == (1, "")
    assert "There seems to be no network." in progress
    assert "Traceback" not in progress
    assert not is_ready(checkout, variables)


def test_what_an_attempt_left_is_cleared_away(checkout: Path, variables: Variables) -> None:
    code = """
import home as homes, launch, pathlib
home = homes.writable_home()
name = launch.name_of("engine")
left = [home / f"{name}-1" / "lib", home / f"{name}-2", home / f"{name}.ready-3"]
others = [home / "development-1", home / "lock"]
for folder in left[:2] + others[:1]:
    folder.mkdir(parents=True)
(left[1] / "pyvenv.cfg").touch()
for file in left[2:] + others[1:]:
    file.touch()
homes.clear(home, name)
print(sorted(path.name for path in home.iterdir()))
"""
    done = run_code(checkout, variables, code)
    assert (done.stdout, done.stderr) == ("['development-1', 'lock']\n", "")


def test_environment_in_use_is_left_alone(checkout: Path, variables: Variables) -> None:
    code = """
import home as homes, launch
home = homes.writable_home()
name = launch.name_of("engine")
folder = home / f"{name}-1"
folder.mkdir(exist_ok=True)
(folder / "pyvenv.cfg").touch()
"""
    hold = (
        "assert launch.hold(str(folder)); launch.become([sys.executable, '-c', 'print(flush=True); input()'])"
    )
    clear = "homes.clear(home, name); print(folder.exists())"
    holder = subprocess.Popen(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(checkout / 'bin')!r})\n{code}{hold}"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=variables,
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "\n"
    assert run_code(checkout, variables, code + clear).stdout == "True\n"
    holder.communicate("\n")
    assert run_code(checkout, variables, code + clear).stdout == "False\n"


def test_windows_branch_passes_streams_and_status_through(checkout: Path, variables: Variables) -> None:
    program = "import sys; print(sys.stdin.read().upper()); sys.exit(7)"
    code = f"import launch; launch.attend([sys.executable, '-c', {program!r}])"
    done = run_code(checkout, variables, code, sent="name")
    assert (done.stdout, done.stderr, done.returncode) == ("NAME\n", "", 7)


def test_one_failing_lane_fails_the_gate_and_all_are_named(checkout: Path, variables: Variables) -> None:
    code = """
from lanes import Lane, Tool, run
bad = Lane("a failing one", Tool([sys.executable, "-c", "import sys; sys.exit(3)"]))
echo = "import os; print(os.environ['WORD'])"
good = Lane("a good one", Tool([sys.executable, "-c", echo], {"WORD": "seen"}))
sys.exit(run([bad, good]))
"""
    done = run_code(checkout, variables, code)
    assert (done.returncode, done.stderr) == (1, "")
    assert "\nseen\n" in done.stdout
    _, _, summary = done.stdout.partition("== summary\n")
    assert [line.split()[:4] for line in summary.splitlines()] == [
        ["FAILED", "a", "failing", "one"],
        ["ok", "a", "good", "one"],
    ]


def test_check_refuses_what_it_does_not_know(checkout: Path, variables: Variables) -> None:
    command = [sys.executable, str(checkout / "bin" / "check"), "--statik"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=variables, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "catena-gtp: usage: bin/check [--static]\n"
    assert not (checkout / ".catena-env").exists()


@pytest.mark.parametrize("script", READ_BY_OLD_PYTHONS)
def test_old_pythons_can_read(script: str) -> None:
    source = (CHECKOUT / "bin" / script).read_text("ascii")
    for node in ast.walk(ast.parse(source)):
        assert not isinstance(node, NEW_SYNTAX), ast.unparse(node)
        if isinstance(node, ast.FunctionDef):
            assert node.returns is None
            assert not node.args.kwonlyargs


def old_pythons() -> list[str]:
    """Return the Pythons found on this machine that are too old for the engine."""
    names = ["python2.7", *(f"python3.{minor}" for minor in range(5, 10))]
    candidates = [path for name in names if (path := shutil.which(name))]
    candidates += map(str, Path.home().glob(".pyenv/versions/*/bin/python"))
    check = ["-c", "import sys; sys.exit(sys.version_info[:2] >= (3, 10))"]
    null = subprocess.DEVNULL
    return [
        path for path in candidates if not subprocess.run([path, *check], check=False, stderr=null).returncode
    ]


def test_old_pythons_explain_themselves(checkout: Path, variables: Variables, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    alone = {**variables, "PATH": str(tmp_path / "empty")}
    for python in old_pythons():
        for script in SCRIPTS:
            process = start(checkout, alone, python, script=script)
            replies, progress = process.communicate(DIALOGUE)
            assert (process.returncode, replies) == (1, "")
            assert progress.startswith("catena-gtp: Python 3.10 or newer is needed, and this is Python "), (
                python
            )
            assert "apt install python3 python3-venv" in progress


def test_old_pythons_go_on_in_a_newer_one(checkout: Path, variables: Variables, tmp_path: Path) -> None:
    mark_as_ready(checkout, variables)
    folder = tmp_path / "programs"
    folder.mkdir()
    (folder / "python3").symlink_to(sys.executable)
    (folder / "python3.14").write_text("#!/bin/sh\nexit 127\n")
    (folder / "python3.14").chmod(0o755)
    for python in old_pythons():
        process = start(checkout, {**variables, "PATH": str(folder)}, python)
        assert process.communicate(DIALOGUE) == (REPLIES, "")
