"""The program that holds others to the protocol, run as people run it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.support import FILES, ROOT, faulty, program

OURS = [sys.executable, "-m", "catena_gtp"]


def conformance(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "catena_gtp.conformance", *arguments],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=False,
    )


def test_the_engine_holds_all_of_it() -> None:
    done = conformance("--json", "--start", "300", "--patience", "60", "--margin", "5", *OURS)
    report = json.loads(done.stdout)
    assert report["failed_clauses"] == []
    assert (done.returncode, report["holds"]) == (0, True)
    assert report["counts"]["skipped"] == report["counts"]["untried"] == report["counts"]["failed"] == 0
    assert report["counts"]["held"] > 1500
    assert {check["section"] for check in report["checks"]} >= {"wire", "games", "time", "analysis"}


def test_a_fault_is_told_with_its_clause_and_what_was_sent_and_received() -> None:
    done = conformance("--only", "session", "--patience", "60", *faulty("know-everything"))
    assert done.returncode == 1
    assert "FAILED  protocol/gtp.md, known_command" in done.stdout
    lines = [" ".join(line.split()) for line in done.stdout.splitlines()]
    at = lines.index("expected = and /false/")
    assert lines[at - 1].endswith("known_command no_such_command")
    assert lines[at + 1] == "received = true"
    assert lines[-1].startswith("1 clause not held: 2 of ")
    assert "session: done, 2 failed" in done.stderr
    assert "\x1b" not in done.stdout + done.stderr


def test_markdown_has_the_same() -> None:
    done = conformance("--markdown", "--only", "session", "--patience", "60", *faulty("know-everything"))
    assert done.returncode == 1
    assert "## gtp.md, known_command" in done.stdout
    assert "| session | " in done.stdout


@pytest.mark.parametrize(
    "arguments, words",
    [
        ([], "COMMAND is missing"),
        (["--only", "chess", "x"], "'chess' is none of"),
        (["--margin", "soon", "x"], "no number of seconds"),
        (["--only", "wire", "--skip", "wire", "x"], "leaves nothing"),
        (["no-such-program-anywhere"], "cannot be started"),
        ([str(FILES)], "cannot be started"),
        (["--files", str(ROOT / "tests"), "x"], "no files of the suite"),
    ],
)
def test_what_cannot_be_run(arguments: list[str], words: str) -> None:
    done = conformance(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert words in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "code, words",
    [
        ("", "ended with status 0"),
        ("import sys; sys.stdin.readline(); sys.exit(3)", "ended with status 3"),
        ("import sys; sys.stdin.read()", "did not answer within 1 s"),
        ("print('hello\\n' * 2000, flush=True); import sys; sys.stdin.read()", "wrote without end"),
        ("import os\nwhile True: os.write(1, b'x' * 65536)", "wrote a line without end"),
    ],
    ids=["gone", "dies", "hangs", "babbles", "floods"],
)
def test_a_program_that_says_nothing_sensible_is_reported(code: str, words: str) -> None:
    done = conformance("--start", "1", "--patience", "1", *program(code))
    assert done.returncode == 1
    assert words in done.stdout
    assert "Traceback" not in done.stderr
    assert "could not be tried" in done.stdout


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux shows its processes there")
def test_nothing_is_left_running(tmp_path: Path) -> None:
    """A program that does not end, with a child that does not either, is ended with it."""
    note = tmp_path / "numbers"
    code = (
        "import os, signal, sys, time\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "child = os.fork()\n"
        f"open({str(note)!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
        "while True: time.sleep(60)\n"
    )
    assert conformance("--start", "1", "--patience", "1", *program(code)).returncode == 1
    numbers = [int(line) for line in note.read_text(encoding="ascii").split()]
    assert len(numbers) == 2
    assert not any(is_running(number) for number in numbers)


def is_running(number: int) -> bool:
    """Tell whether a process still does anything; one that has ended may wait for somebody to notice."""
    try:
        state = Path(f"/proc/{number}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
