from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest

from catena_gtp.rules import Ruleset, Scoring
from catena_gtp.solutions.checkpoint import UNKNOWN, Checkpoint, CheckpointError

if TYPE_CHECKING:
    from pathlib import Path

RULESET = Ruleset(4, komi=0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "proofs"
    checkpoint = Checkpoint(path, RULESET)
    checkpoint.add("a", (1.5, math.inf), 10)
    checkpoint.add("a", (-math.inf, 7.0), 5)
    checkpoint.add("b", (2.0, 2.0), 1)
    checkpoint.split_up("c", 4)
    checkpoint.close()
    return path


def known(path: Path) -> tuple[object, ...]:
    checkpoint = Checkpoint(path, RULESET)
    checkpoint.close()
    bounds = [checkpoint.bounds(name) for name in "abc"]
    return (*bounds, checkpoint.is_split("c"), checkpoint.is_split("a"), checkpoint.nodes)


def test_what_was_kept_is_there_again(path: Path) -> None:
    assert known(path) == ((1.5, 7.0), (2.0, 2.0), UNKNOWN, True, False, 20)
    checkpoint = Checkpoint(path, RULESET)
    assert (checkpoint.proved, checkpoint.split) == (2, 1)
    checkpoint.close()


def test_a_line_cut_off_by_a_kill_is_forgotten_and_written_over(path: Path) -> None:
    whole = path.read_bytes()
    for cut in range(whole.rindex(b"\n", 0, -1) + 1, len(whole)):
        path.write_bytes(whole[:cut])
        assert known(path) == ((1.5, 7.0), (2.0, 2.0), UNKNOWN, False, False, 16)
        checkpoint = Checkpoint(path, RULESET)
        checkpoint.split_up("c", 4)
        checkpoint.close()
        assert path.read_bytes() == whole


def test_a_file_about_another_game_is_refused(path: Path) -> None:
    with pytest.raises(CheckpointError, match="another game"):
        Checkpoint(path, Ruleset(4, scoring=Scoring.SQUARE, komi=0))


@pytest.mark.parametrize("line", [b"hello\n", b"[]\n", b'{"at": 1}\n', b'{"at": "a", "lower": "x"}\n'])
def test_a_file_with_anything_else_in_it_is_refused(path: Path, line: bytes) -> None:
    whole = path.read_bytes() + line
    path.write_bytes(whole)
    with pytest.raises(CheckpointError, match="none of ours"):
        Checkpoint(path, RULESET)
    assert path.read_bytes() == whole
