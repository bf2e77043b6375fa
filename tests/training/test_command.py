from __future__ import annotations

import errno
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from catena_gtp.arena.tournament.lock import FolderLock
from catena_gtp.cli import main
from catena_gtp.training import report
from catena_gtp.training.folder import Folder
from catena_gtp.training.plan import SMALL
from tests.training.support import TINY

if TYPE_CHECKING:
    from pathlib import Path

SETTINGS = [
    word
    for name, value in TINY.as_json().items()
    if value != SMALL.as_json()[name]
    for word in ("--set", f"{name}={value}")
]


def test_a_small_generation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "run"
    words = ["train", str(folder), "--small", *SETTINGS, "--workers", "0"]
    assert main(words) == 0
    output = capsys.readouterr()
    assert output.out.splitlines()[0].startswith("generation  games  positions")
    assert "Calibration of generation 1" in output.out
    assert "generation 1, games: 6 of 6" in output.err
    # Said again, with its plan or without, there is nothing to do.
    for again in (words, ["train", str(folder)], ["train", str(folder), "--report"]):
        assert main(again) == 0
        repeated = capsys.readouterr()
        assert (repeated.out, repeated.err) == (output.out, "")
    assert main(["train", str(folder), "--set", "games=7"]) == 2
    assert "has another plan: games is 6, not 7" in capsys.readouterr().err
    assert main(["train", str(folder), "--small"]) == 2
    assert "has another plan" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--set", "coffee=3"], "'coffee' is no number of a plan"),
        (["--set", "games=0"], "games must be at least 2"),
        (["--report"], "there is no run in"),
        (["--start-from", "nowhere.network"], "nowhere.network"),
    ],
)
def test_what_is_of_no_use_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], reason: str
) -> None:
    assert main(["train", str(tmp_path / "run"), *options]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert reason in output.err
    assert output.err.startswith("catena-gtp train: ")


def test_a_file_where_the_folder_should_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "run"
    file.write_text("mine")
    assert main(["train", str(file)]) == 2
    assert capsys.readouterr().err == f"catena-gtp train: {file} is no folder: name another place\n"
    assert main(["train", str(file), "--report"]) == 2
    assert capsys.readouterr().err == f"catena-gtp train: {file / 'plan.json'}: Not a directory\n"
    assert file.read_text() == "mine"


def test_a_report_of_a_folder_that_cannot_be_written_to_is_printed_nevertheless(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Folder.begun(tmp_path / "run", TINY)

    def refused(folder: Folder) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(folder.path / "report.txt"))

    monkeypatch.setattr(report, "write_pictures", refused)
    assert main(["train", str(tmp_path / "run"), "--report"]) == 2
    output = capsys.readouterr()
    assert output.out == "No generation is done yet.\n"
    assert output.err == f"catena-gtp train: {tmp_path / 'run' / 'report.txt'}: Permission denied\n"


@pytest.mark.parametrize("workers", ["-1", "some", "2000"])
def test_a_number_of_workers_that_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], workers: str
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["train", str(tmp_path), "--workers", workers])
    assert caught.value.code == 2
    assert f"'{workers}' is not" in capsys.readouterr().err


def test_two_do_not_work_in_one_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lock = FolderLock(tmp_path / "lock")
    assert main(["train", str(tmp_path)]) == 2
    assert "another process is at work" in capsys.readouterr().err
    lock.release()


def test_without_the_extra_packages_it_says_what_to_install(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['optax'] = None\n"
        "from catena_gtp.cli import main\n"
        f"sys.exit(main(['train', {str(tmp_path / 'run')!r}]))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == (
        "catena-gtp train: this needs the package optax: pip install 'catena-gtp[training]'\n"
    )
    assert not (tmp_path / "run").exists()


def test_help_comes_without_loading_the_kernel() -> None:
    program = (
        "import sys\n"
        "from catena_gtp.cli import main\n"
        "try:\n    main(['train', '--help'])\nexcept SystemExit:\n    pass\n"
        "sys.exit('numpy' in sys.modules or 'jax' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "--small" in done.stdout
