"""What `protocol/adapters.md` says of the arena is so."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import TYPE_CHECKING

import pytest

from catena_gtp.arena.contest.client import Patience
from catena_gtp.arena.model import Cause
from catena_gtp.arena.request.configuration import parse_configuration
from tests.documents.examples import ROOT, blocks

if TYPE_CHECKING:
    from tests.documents.examples import Block

DOCUMENT = ROOT / "protocol" / "adapters.md"
CONFIGURATIONS = [block for block in blocks(DOCUMENT) if block.kind == "toml"]


@pytest.mark.parametrize("block", CONFIGURATIONS, ids=lambda block: block.place)
def test_configurations_can_be_played(block: Block) -> None:
    first, second = parse_configuration(block.text, DOCUMENT).match.engines
    assert first.name != second.name == "ours"


def test_the_causes_are_those_that_an_engine_can_be_at_fault_by() -> None:
    _, section = DOCUMENT.read_text(encoding="utf-8").split("## What costs a game")
    table = section.split("A crash, a hang")[0]
    named = set(re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE))
    assert named == {cause.value for cause in Cause} - {"score", "resignation"}


def test_the_waits_are_as_said() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert (
        "no answer two seconds later still, or to any other command within 20 s, or to the first within 60 s"
        in text
    )
    patience = Patience()
    assert {field.name: getattr(patience, field.name) for field in fields(patience)} == {
        "start_s": 60,
        "command_s": 20,
        "late_s": 2,
        "quit_s": 3,
    }
