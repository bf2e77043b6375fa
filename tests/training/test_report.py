from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catena_gtp.training import report
from catena_gtp.training.calibration import calibrate
from catena_gtp.training.folder import Folder
from tests.training.support import TINY, games, network_that_says

if TYPE_CHECKING:
    from pathlib import Path


SECONDS = {"candidate": 5.0, "champion": 2.0}


def generation(number: int, *, promoted: bool, champion: int | None = None) -> dict[str, Any]:
    found = calibrate(games(6), TINY, network_that_says(0.1))
    assert found is not None
    return {
        "generation": number,
        "serves": "alpha-beta",
        "champion": champion,
        "games": {"games": 6, "positions": 99},
        "fit": {"held_out": {"value": 0.1234, "policy": 0.5}},
        "calibration": found.as_json(),
        "trial": {
            "pairs": 50,
            "score": 0.625,
            "elo": [88.7, 20.0, 160.0],
            "promoted": promoted,
            "seconds": SECONDS,
        },
    }


def test_a_line_tells_of_a_generation() -> None:
    lines = report.table([generation(1, promoted=True), generation(2, promoted=False)])
    assert lines[1].split()[:5] == ["1", "6", "99", "0.1234", "0.5000"]
    assert lines[1].endswith("62.5%  +89 [+20, +160]  promoted")
    assert "promoted" not in lines[2]
    assert lines[0].index("games") + len("games") == lines[1].index(" 6 ") + 2


def test_what_is_not_known_is_a_dash() -> None:
    empty = generation(1, promoted=False)
    empty["fit"]["held_out"] = {"value": None, "policy": None}
    empty["calibration"] = None
    assert report.table([empty])[1].split()[3:6] == ["-", "-", "-"]


def test_a_sentence_says_against_whom() -> None:
    assert report.sentence(generation(1, promoted=True)) == (
        "generation 1 is champion now: "
        "62.5% in 50 pairs against alpha-beta without one, in 2.5 times its time"
    )
    refused = report.sentence(generation(3, promoted=False, champion=1))
    assert "generation 3 is not promoted" in refused
    assert "pairs against generation 1," in refused


def test_games_are_counted_by_their_kinds() -> None:
    found = report.games_report(games(6))
    assert found["games"] == sum(found["kinds"].values()) == 6
    assert all(kind.startswith("3 ") for kind in found["kinds"])
    assert 0 < found["exact"] < found["positions"]
    assert 0 < found["detours"] < found["positions"]
    assert 0 <= found["black_wins"] <= 1


def test_tables_and_pictures_are_made_of_the_numbers_alone(tmp_path: Path) -> None:
    folder = Folder.begun(tmp_path / "run", TINY)
    assert report.text(folder) == "No generation is done yet.\n"
    folder.keep_report(1, generation(1, promoted=True))
    report.write_pictures(folder)
    assert (folder.generation(1) / "calibration.svg").read_text().startswith("<svg")
    assert "Calibration of generation 1" in (tmp_path / "run" / "report.txt").read_text()
