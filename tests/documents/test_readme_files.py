"""The files for other programs that stand in the readme are what those programs take."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from catena_gtp.arena.request.configuration import read_configuration
from catena_gtp.cli import main
from tests.documents.examples import ROOT, blocks

# Of what gomill 0.8.3 allows in the code of a player, which has no blanks, what is sensible.
CODE = re.compile(r"[A-Za-z0-9_-]+")


def control_file() -> dict[str, Any]:
    """Carry the control file out as the ringmaster does, with stand-ins for what it defines."""
    (block,) = (block for block in blocks(ROOT / "README.md") if block.kind == "ctl")

    def kept(*arguments: Any, **named: Any) -> tuple[tuple[Any, ...], dict[str, Any]]:
        return arguments, named

    settings: dict[str, Any] = {"Player": kept, "Matchup": kept}
    exec(compile(block.text, block.place, "exec"), settings)  # noqa: S102 - that is how it is read
    return settings


def test_the_control_file_is_a_playoff_that_the_players_score_themselves() -> None:
    settings = control_file()
    assert [settings[name] for name in ("competition_type", "board_size", "komi", "scorer")] == [
        "playoff", 11, 7, "players",
    ]  # fmt: skip


def test_its_matchups_are_between_its_players() -> None:
    settings = control_file()
    assert all(CODE.fullmatch(code) for code in settings["players"])
    for (first, second), named in settings["matchups"]:
        assert {first, second} <= set(settings["players"])
        assert named["alternating"]
        assert named["number_of_games"] > 0


def test_its_players_are_commands_that_the_program_takes(capsys: pytest.CaptureFixture[str]) -> None:
    for (command,), _ in control_file()["players"].values():
        name, *options = command.split()
        assert name == "catena-gtp"
        with pytest.raises(SystemExit) as end:
            main([*options, "--version"])
        assert end.value.code == 0
        assert capsys.readouterr().out.startswith("catena-gtp ")


def test_the_match_of_the_readme_is_between_engines_that_start(capsys: pytest.CaptureFixture[str]) -> None:
    match = read_configuration(ROOT / "protocol" / "strength.toml").match
    assert len({engine.name for engine in match.engines}) >= 7
    for engine in match.engines:
        assert engine.folder is not None
        program, *options = engine.command
        assert (Path(engine.folder) / program).resolve() == ROOT / "bin" / "catena-gtp"
        with pytest.raises(SystemExit) as end:
            main([*options, "--version"])
        assert end.value.code == 0
        assert capsys.readouterr().out.startswith("catena-gtp ")
