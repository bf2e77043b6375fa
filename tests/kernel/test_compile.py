from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from catena_gtp.kernel import compile as compilation

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).parents[2]


def run(code: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **variables}
    environment.pop("NUMBA_CACHE_DIR", None)
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)


def test_the_fingerprint_tells_flags_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    plain = compilation.fingerprint()
    monkeypatch.setenv("NUMBA_CACHE_DIR", "elsewhere")
    assert compilation.fingerprint() == plain
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert compilation.fingerprint() != plain


def test_the_folder_named_by_the_user_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(compilation.FOLDER_VARIABLE, str(tmp_path))
    assert next(compilation.candidate_folders()) == tmp_path
    monkeypatch.delenv(compilation.FOLDER_VARIABLE)
    others = list(compilation.candidate_folders())
    assert len(others) == 3
    assert tmp_path not in others


def test_without_a_temporary_folder_there_are_only_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("TMPDIR", "TEMP", "TMP"):
        monkeypatch.setenv(name, str(tmp_path / "missing"))
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(tempfile, "_candidate_tempdir_list", lambda: [str(tmp_path / "missing")])
    assert len(list(compilation.candidate_folders())) == 2


def test_the_first_folder_that_can_be_written_is_taken(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    good, spare = tmp_path / "good", tmp_path / "spare"
    chosen = compilation.prepare_folder([file, file / "below", good, spare])
    assert chosen == good / f"kernel-{compilation.fingerprint()}"
    assert chosen.is_dir()
    assert not spare.exists()


def test_in_a_place_open_to_all_only_a_real_folder_of_our_own_will_do(tmp_path: Path) -> None:
    assert compilation.is_ours(tmp_path / "new")
    assert compilation.is_ours(tmp_path / "new")
    (tmp_path / "file").touch()
    (tmp_path / "link").symlink_to(tmp_path / "new")
    assert not compilation.is_ours(tmp_path / "file")
    assert not compilation.is_ours(tmp_path / "link")
    assert not compilation.is_ours(tmp_path / "missing" / "below")


def test_without_any_folder_it_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.touch()
    assert compilation.prepare_folder([file]) is None
    told = capsys.readouterr().err
    assert compilation.FOLDER_VARIABLE in told
    assert told.count("\n") == 1


def test_only_folders_unused_for_a_month_are_pruned(tmp_path: Path) -> None:
    month_ago = time.time() - compilation.PRUNE_AFTER_S - 60
    for name, used in (("kernel-old", month_ago), ("kernel-new", time.time()), ("other", month_ago)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "code").touch()
        os.utime(tmp_path / name, (used, used))
    mine = tmp_path / "kernel-mine"
    mine.mkdir()
    os.utime(mine, (month_ago, month_ago))
    compilation.prune(mine)
    assert {path.name for path in tmp_path.iterdir()} == {"kernel-new", "kernel-mine", "other"}


def test_compiled_code_goes_to_the_folder_chosen(tmp_path: Path) -> None:
    code = "from catena_gtp.kernel import compile, table; table.lower_of(5); print(compile.CACHE_FOLDER)"
    variables = {compilation.FOLDER_VARIABLE: str(tmp_path), "NUMBA_DISABLE_JIT": "0"}
    folder = Path(run(code, **variables).stdout.strip())
    assert folder.parent == tmp_path
    kept = {path.name: path.stat().st_mtime_ns for path in folder.rglob("*.nbc")}
    assert kept
    run(code, **variables)
    assert {path.name: path.stat().st_mtime_ns for path in folder.rglob("*.nbc")} == kept


def test_settings_hold_even_when_numba_was_imported_before(tmp_path: Path) -> None:
    code = (
        "import numba; from catena_gtp.kernel import compile; "
        "print(numba.config.CPU_NAME, numba.config.CACHE_DIR == str(compile.CACHE_FOLDER))"
    )
    assert run(code, **{compilation.FOLDER_VARIABLE: str(tmp_path)}).stdout.split() == [
        compilation.processor_level(),
        "True",
    ]


def test_it_is_compiled_for_a_level_of_processors_and_no_model() -> None:
    assert compilation.processor_level() in {"generic", "x86-64-v3"}
