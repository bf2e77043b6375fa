"""`catena-gtp diagram` draws records, positions and moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from catena_gtp.cli import main

if TYPE_CHECKING:
    from pathlib import Path

MOVES = "--boardsize 3 C3 D3 button".split()
POSITION = "catena 3 komi standard 7 3/4/2bw1/4/3 w 1 b w"


def drawn(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    assert main(["diagram", *options]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    return output.out


def refused(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    assert main(["diagram", *options]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    return output.err.removeprefix("catena-gtp diagram: ").rstrip("\n")


@pytest.fixture
def record(tmp_path: Path) -> str:
    (tmp_path / "game.sgf").write_text("(;SZ[5];B[cc];W[dc];B[])")
    return str(tmp_path / "game.sgf")


def test_moves_a_record_and_a_position_are_drawn_alike(
    capsys: pytest.CaptureFixture[str], record: str
) -> None:
    picture = drawn(capsys, *MOVES)
    assert "X # O" in picture
    assert "button: black" in picture
    assert drawn(capsys, "--sgf", record) == picture
    assert drawn(capsys, "--position", POSITION) == picture.replace("last move: black button\n", "")


def test_a_record_is_drawn_after_a_move_and_goes_on_with_others(
    capsys: pytest.CaptureFixture[str], record: str
) -> None:
    after = drawn(capsys, "--sgf", record, "--after", "2")
    assert "last move: white D3" in after
    assert drawn(capsys, "--sgf", record, "--after", "0").count("X") == 0
    assert drawn(capsys, "--sgf", record, "--after", "2", "button") == drawn(capsys, "--sgf", record)
    assert "last move: white A1" in drawn(capsys, "--position", POSITION, "A1")


def test_formats_and_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text, svg = (drawn(capsys, *MOVES, "--format", kind) for kind in ("text", "svg"))
    assert svg.startswith("<svg ")
    assert drawn(capsys, *MOVES) == text
    for name, options, content in (
        ("a.svg", (), svg),
        ("b.txt", (), text),
        ("c.SVG", ("--format", "text"), text),
        ("d", ("--format", "svg"), svg),
    ):
        assert drawn(capsys, *MOVES, *options, "--output", str(tmp_path / name)) == ""
        assert (tmp_path / name).read_text() == content


def test_the_letters(capsys: pytest.CaptureFixture[str]) -> None:
    assert "\\L" in drawn(capsys, "--boardsize", "11", "J6", "pass")
    assert "\\L" not in drawn(capsys, "--boardsize", "6", "I6")
    assert "\\L" in drawn(capsys, "--boardsize", "6", "--coordinates", "gtp", "J6")


def test_the_rules_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    options = "--boardsize 3 --game-type double --scoring square C3 A1".split()
    assert "turn: white, 1 stone left" in drawn(capsys, *options)


def test_what_cannot_be_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "wrong.sgf").write_text("(;SZ[5];B[cc];W[cc])")
    assert refused(capsys, "--boardsize", "3", "C3", "C3") == "white C3 is illegal: occupied"
    assert refused(capsys, "--boardsize", "3", "A5") == "A5 is off the board"
    assert refused(capsys, "--boardsize", "3", "6A") == "not a vertex: '6A'"
    assert refused(capsys, "--position", "here") == "a position has 10 fields, not 1"
    assert "no strip" in refused(capsys, "--position", POSITION.replace("3/4", "3/1bbb"))
    assert refused(capsys, "--sgf", str(tmp_path / "wrong.sgf")) == "move 2, white C3, is illegal: occupied"
    assert refused(capsys, "--sgf", str(tmp_path / "no.sgf")).endswith("no.sgf: No such file or directory")
    assert "no/x.svg" in refused(capsys, "--output", str(tmp_path / "no/x.svg"))
    assert refused(capsys, "--after", "3", "C3").startswith("--after is said of the moves of a record")


@pytest.mark.parametrize("options", ["--sgf a --position b", "--format png", "--after -1", "--boardsize 12"])
def test_wrong_options(capsys: pytest.CaptureFixture[str], options: str) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["diagram", *options.split()])
    assert caught.value.code == 2
    assert capsys.readouterr().err.startswith("usage: catena-gtp diagram ")


def test_help_has_examples_that_run(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["diagram", "--help"])
    assert caught.value.code == 0
    text = capsys.readouterr().out
    assert text.isascii()
    example = "catena-gtp diagram --boardsize 4 C3 D4 E5 button"
    assert example in text
    assert "button: white" in drawn(capsys, *example.split()[2:])
