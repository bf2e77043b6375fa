"""The document of the Universal Game Interface, the command table and the options tell the same."""

from __future__ import annotations

import json
import re

import pytest

from catena_gtp.ugi.commands import COMMANDS, ENTRIES
from catena_gtp.ugi.options import OPTIONS
from tests.documents.examples import ROOT, blocks

DOCUMENT = ROOT / "protocol" / "ugi.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
SECTIONS = {
    section.partition("\n")[0]: section.partition("\n")[2]
    for section in re.split(r"^### ", re.sub(r"^## .*", "### ", TEXT, flags=re.MULTILINE), flags=re.MULTILINE)
}
# What cutegames reads of its settings, by its `src/match/settings.cpp`.
SETTINGS = {
    "games": None,
    "protocol": {"askturn", "gameover"},
    "openings": {"path", "repeat", "shuffle"},
    "adjudication": {"timeoutbuffer"},
    "timecontrol": {"type", "time", "increment"},
    "options": None,
    "pgn": {"enabled", "colour1", "colour2", "path"},
    "engines": None,
}


def test_the_headings_are_the_commands() -> None:
    assert re.findall(r"^### (.+)$", TEXT, flags=re.MULTILINE) == [entry.name for entry in ENTRIES]


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_its_grammar_and_an_example(name: str) -> None:
    section = SECTIONS[name]
    assert section.startswith(f"\n`{f'{name} {COMMANDS[name].usage}'.rstrip()}`\n\n")
    assert re.search(rf"```ugi\n(?:.*\n)*?> {name}(?: .*)?\n", section)


def test_every_option_is_explained() -> None:
    table = TEXT.partition("## Options")[2].partition("\n## ")[0]
    assert re.findall(r"^\| `(.+?)` \|", table, flags=re.MULTILINE) == list(OPTIONS)


def test_the_settings_of_a_match_are_what_the_arena_reads() -> None:
    (block,) = (block for block in blocks(DOCUMENT) if block.kind == "json")
    settings = json.loads(block.text)
    assert set(settings) == set(SETTINGS)
    assert {key: set(settings[key]) for key, known in SETTINGS.items() if known} == {
        key: known for key, known in SETTINGS.items() if known
    }
    assert set(settings["options"]) <= set(OPTIONS)
    assert all(engine["parameters"].startswith("--protocol ugi") for engine in settings["engines"])
