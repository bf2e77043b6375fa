from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from catena_gtp.training.folder import Folder, FolderError, State
from tests.training.support import TINY

if TYPE_CHECKING:
    from pathlib import Path


def test_a_run_is_found_again(tmp_path: Path) -> None:
    folder = Folder.begun(tmp_path / "a" / "run", TINY)
    assert folder.state == State()
    folder.advance(State(3, "fit", champion=2, seconds={"play": 1.5}))
    again = Folder.opened(tmp_path / "a" / "run")
    assert (again.plan, again.state) == (TINY, State(3, "fit", champion=2, seconds={"play": 1.5}))
    assert Folder.begun(tmp_path / "a" / "run", TINY).state.generation == 3


def test_another_plan_contradicts(tmp_path: Path) -> None:
    Folder.begun(tmp_path, TINY)
    with pytest.raises(FolderError, match="has another plan: games is 6, not 7"):
        Folder.begun(tmp_path, replace(TINY, games=7))


def test_a_folder_of_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear")
    with pytest.raises(FolderError, match="is not empty, and holds no run"):
        Folder.begun(tmp_path, TINY)
    with pytest.raises(FolderError, match="there is no run in"):
        Folder.opened(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"plan": 3', '{"games": 3}'])
def test_a_damaged_plan_is_told(tmp_path: Path, content: str) -> None:
    (tmp_path / "plan.json").write_text(content)
    with pytest.raises(FolderError):
        Folder.opened(tmp_path)


@pytest.mark.parametrize(
    "changes",
    [
        {"mood": "good"},
        {"generation": "x"},
        {"generation": 0},
        {"stage": "lunch"},
        {"champion": 1},
        {"champion": -1},
        {"seconds": None},
    ],
)
def test_a_state_that_is_none_is_told(tmp_path: Path, changes: dict[str, Any]) -> None:
    folder = Folder.begun(tmp_path, TINY)
    folder.advance(State())
    content = json.loads((tmp_path / "state.json").read_text())
    assert folder.state == State()
    (tmp_path / "state.json").write_text(json.dumps({**content, **changes}))
    with pytest.raises(FolderError, match=r"state\.json is damaged: remove it"):
        _ = folder.state


def test_damaged_numbers_are_told(tmp_path: Path) -> None:
    folder = Folder.begun(tmp_path, TINY)
    folder.keep_report(1, {})
    with pytest.raises(FolderError, match=r"report\.json is damaged"):
        folder.reports()
    curve = folder.generation(1) / "fit" / "curve.jsonl"
    curve.parent.mkdir()
    curve.write_text("{")
    with pytest.raises(FolderError, match=r"curve\.jsonl is damaged"):
        folder.curve(1)


def test_every_generation_has_its_place(tmp_path: Path) -> None:
    folder = Folder.begun(tmp_path, TINY)
    assert folder.network(None) is None
    assert folder.network(2) == tmp_path / "generation-02" / "fitted.network"
    folder.shard(1, 1).write_bytes(b"")
    folder.shard(1, 0).write_bytes(b"")
    assert [path.name for path in folder.shards(1)] == ["0000.npz", "0001.npz"]
    assert folder.shards(2) == []
    for number in (2, 1):
        rest = dict.fromkeys(("champion", "games", "fit", "calibration", "trial"))
        folder.keep_report(number, {"generation": number, **rest})
    assert [each["generation"] for each in folder.reports()] == [1, 2]
    assert folder.curve(1) == []
    curve = folder.generation(1) / "fit" / "curve.jsonl"
    curve.parent.mkdir()
    curve.write_text(json.dumps({"step": 1}) + "\n")
    assert folder.curve(1) == [{"step": 1}]
