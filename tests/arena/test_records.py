"""A match's folder: every finished game is kept, whatever happens to the process."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from sgfmill import sgf

from catena_gtp.arena.model import EngineSpec, MatchSpec, Opening
from catena_gtp.arena.tournament.records import (
    GAMES_FILE,
    FolderError,
    MatchFolder,
    Plan,
    format_line,
    parse_line,
    read_plan,
    read_records,
    sgf_name,
)
from tests.arena.played import match_spec, played_match

ROOT = Path(__file__).parents[2]
SPEC = match_spec()
RECORDS = played_match(SPEC)
PLAN = Plan(SPEC, (Opening("one", ("C3", "B2")), Opening("two")))


def filled(path: Path, count: int = 3) -> None:
    with MatchFolder(path) as folder:
        folder.begin(PLAN)
        for record in RECORDS[:count]:
            assert folder.add(record)


def test_games_are_there_when_the_folder_is_opened_again(tmp_path: Path) -> None:
    filled(tmp_path / "new" / "folder")
    with MatchFolder(tmp_path / "new" / "folder") as folder:
        assert folder.plan == PLAN
        assert folder.records == RECORDS[:3]
        assert folder.add(RECORDS[3])
        assert folder.records == RECORDS
    assert read_records(tmp_path / "new" / "folder") == RECORDS
    assert read_plan(tmp_path / "new" / "folder") == PLAN


def test_a_game_is_one_line_of_json(tmp_path: Path) -> None:
    filled(tmp_path)
    lines = (tmp_path / GAMES_FILE).read_bytes().splitlines(keepends=True)
    assert lines == [format_line(record) for record in RECORDS[:3]]
    assert [parse_line(line) for line in lines] == RECORDS[:3]
    assert json.loads(lines[0])["task"]["first"] == "alpha"


def test_a_game_is_kept_once(tmp_path: Path) -> None:
    filled(tmp_path, 2)
    with MatchFolder(tmp_path) as folder:
        assert not folder.add(RECORDS[1])
        assert folder.add(RECORDS[2])
        assert not folder.add(RECORDS[2])
    assert read_records(tmp_path) == RECORDS[:3]


def test_a_torn_line_is_cut_off_wherever_it_was_torn(tmp_path: Path) -> None:
    whole = format_line(RECORDS[0])
    last = format_line(RECORDS[1])
    for length in (1, 2, len(last) // 2, len(last) - 2, len(last) - 1):
        path = tmp_path / str(length)
        filled(path, 1)
        with (path / GAMES_FILE).open("ab") as file:
            file.write(last[:length])
        assert read_records(path) == RECORDS[:1]
        with MatchFolder(path) as folder:
            assert folder.records == RECORDS[:1]
            assert (path / GAMES_FILE).read_bytes() == whole
            assert folder.add(RECORDS[1])
        assert (path / GAMES_FILE).read_bytes() == whole + last


def test_damage_elsewhere_is_no_torn_line(tmp_path: Path) -> None:
    filled(tmp_path)
    file = tmp_path / GAMES_FILE
    content = file.read_bytes().replace(b'"first":"alpha"', b'"first":5', 1)
    file.write_bytes(content)
    with pytest.raises(FolderError, match=r"games\.jsonl:1 is damaged: game\.task\.first: a text is wanted"):
        MatchFolder(tmp_path)
    assert file.read_bytes() == content


def test_the_lock_is_let_go_when_a_folder_cannot_be_used(tmp_path: Path) -> None:
    filled(tmp_path)
    whole = (tmp_path / GAMES_FILE).read_bytes()
    (tmp_path / GAMES_FILE).write_bytes(b"{}\n" + whole)
    with pytest.raises(FolderError):
        MatchFolder(tmp_path)
    (tmp_path / GAMES_FILE).write_bytes(whole)
    MatchFolder(tmp_path).close()


def test_two_arenas_cannot_have_one_folder(tmp_path: Path) -> None:
    filled(tmp_path)
    code = f"""
from pathlib import Path
from catena_gtp.arena.tournament.records import MatchFolder
folder = MatchFolder(Path({str(tmp_path)!r}))
print("here", flush=True)
input()
"""
    other = subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    )
    with other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"here"
        with pytest.raises(FolderError, match="another arena is at work in "):
            MatchFolder(tmp_path)
        assert read_records(tmp_path) == RECORDS[:3]
        other.kill()
        other.wait()
    MatchFolder(tmp_path).close()


@pytest.mark.parametrize(
    "other, named",
    [
        (replace(SPEC, seed=9), "seed"),
        (replace(SPEC, pairs=9, opening_plies=9), "pairs, opening_plies"),
        (replace(SPEC, engines=(EngineSpec("x", ("y",)),)), "engines"),
    ],
)
def test_another_match_does_not_go_on_here(tmp_path: Path, other: MatchSpec, named: str) -> None:
    filled(tmp_path)
    with MatchFolder(tmp_path) as folder:
        with pytest.raises(FolderError, match=f"holds another match: it differs in {named}\\."):
            folder.begin(Plan(other, PLAN.openings))
        assert folder.plan == PLAN


def test_the_same_match_with_other_openings_does_not_go_on_here(tmp_path: Path) -> None:
    filled(tmp_path)
    with MatchFolder(tmp_path) as folder:
        folder.begin(PLAN)
        with pytest.raises(FolderError, match="with other openings"):
            folder.begin(Plan(SPEC, PLAN.openings[:1]))


def test_what_decides_no_game_may_differ(tmp_path: Path) -> None:
    filled(tmp_path)
    with MatchFolder(tmp_path) as folder:
        folder.begin(Plan(replace(SPEC, name="other", restarts=7), PLAN.openings))


def test_games_without_their_match_are_not_touched(tmp_path: Path) -> None:
    filled(tmp_path)
    (tmp_path / "match.json").unlink()
    with pytest.raises(FolderError, match=r"has games but no match\.json"):
        MatchFolder(tmp_path)
    assert read_records(tmp_path) == RECORDS[:3]


@pytest.mark.parametrize("text", ["", "[]", "{", '{"form": "other"}', '{"form": "catena-gtp match 1"}'])
def test_a_damaged_match_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "match.json").write_text(text)
    with pytest.raises(FolderError, match=r"match\.json is not what this arena writes: "):
        MatchFolder(tmp_path)


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FolderError, match="cannot be used: File exists"):
        MatchFolder(tmp_path / "file")


def test_every_game_is_there_as_sgf(tmp_path: Path) -> None:
    filled(tmp_path, 4)
    files = sorted((tmp_path / "sgf").iterdir())
    assert [file.name for file in files] == [
        "00001-alpha-beta.sgf",
        "00002-beta-alpha.sgf",
        "00003-alpha-beta.sgf",
        "00004-beta-alpha.sgf",
    ]
    games = [sgf.Sgf_game.from_bytes(file.read_bytes()) for file in files]
    assert [game.get_root().get("RE") for game in games] == [record.result for record in RECORDS]


def test_names_become_harmless_in_file_names() -> None:
    task = replace(RECORDS[0].task, first="../a b/ü", second="x" * 99)
    assert sgf_name(task) == f"00001-.._a_b_-{'x' * 60}.sgf"
