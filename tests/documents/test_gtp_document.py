"""The document of the protocol and the command table tell the same."""

from __future__ import annotations

import re

import pytest

from catena_gtp.gtp import failures
from catena_gtp.gtp.commands import COMMANDS
from tests.documents.examples import ROOT

TEXT = (ROOT / "protocol" / "gtp.md").read_text(encoding="utf-8")
SECTIONS = {
    section.partition("\n")[0]: section.partition("\n")[2]
    for section in re.split(r"^### ", re.sub(r"^## .*", "### ", TEXT, flags=re.MULTILINE), flags=re.MULTILINE)
}


def test_the_headings_are_the_commands() -> None:
    assert sorted(re.findall(r"^### (.+)$", TEXT, flags=re.MULTILINE)) == sorted(COMMANDS)


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_each_command_has_its_grammar_its_failures_and_an_example(name: str) -> None:
    section = SECTIONS[name]
    assert section.startswith(f"\n`{f'{name} {COMMANDS[name].usage}'.rstrip()}`\n\n")
    assert len(re.findall(r"^Fails: \S", section, flags=re.MULTILINE)) == 1
    assert re.search(rf"```gtp\n(?:.*\n)*?> {re.escape(name)}(?: .*)?\n", section)


def test_every_text_of_a_failure_is_told() -> None:
    texts = [value for key, value in vars(failures).items() if key.isupper()]
    assert len(texts) > 6
    assert [text for text in texts if f"`{text}`" not in TEXT] == []
