"""The pictures of the documents are those that the commands beside them draw."""

from __future__ import annotations

import re
import shlex
from typing import TYPE_CHECKING

import pytest

from catena_gtp.cli import main
from tests.documents.examples import ROOT, blocks, documents

if TYPE_CHECKING:
    from pathlib import Path

_OUTPUT = re.compile(r"--output (\S+)")
COMMANDS = [
    line
    for document in documents()
    for block in blocks(document)
    if block.kind == "sh"
    for line in block.text.replace("\\\n", " ").splitlines()
    if re.match(r"(bin/)?catena-gtp diagram ", line) and "--output protocol/pictures/" in line
]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_picture_is_what_its_command_draws(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    words = shlex.split(command)[1:]
    place = words.index("--output") + 1
    kept, words[place] = ROOT / words[place], str(tmp_path / "drawn.svg")
    assert main(words) == 0
    assert (tmp_path / "drawn.svg").read_bytes() == kept.read_bytes()


def test_every_picture_has_its_command_and_stands_in_a_document() -> None:
    drawn = {ROOT / match[1] for match in map(_OUTPUT.search, COMMANDS) if match}
    pictures = set((ROOT / "protocol" / "pictures").glob("*.svg"))
    assert pictures
    assert pictures == drawn
    shown = " ".join(document.read_text(encoding="utf-8") for document in documents())
    assert all(f"pictures/{picture.name})" in shown for picture in pictures)
