"""The files in `protocol/match.md` are what the arena reads and writes."""

from __future__ import annotations

import dataclasses
import json
import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from catena_gtp.arena.model import Cause, GameRecord, TimeControl
from catena_gtp.arena.plain import from_plain, to_plain
from catena_gtp.arena.request.configuration import fischer, parse_configuration
from catena_gtp.arena.tournament.sgf import record_as_sgf
from catena_gtp.notation import Lettering, format_result, parse_action
from catena_gtp.rules import Position
from tests.arena.played import match_spec
from tests.documents.examples import ROOT, blocks

if TYPE_CHECKING:
    from tests.documents.examples import Block

DOCUMENT = ROOT / "protocol" / "match.md"
BLOCKS = blocks(DOCUMENT)


def of_kind(kind: str) -> list[Block]:
    return [block for block in BLOCKS if block.kind == kind]


def game() -> GameRecord:
    (block,) = of_kind("json")
    return from_plain(GameRecord, json.loads(block.text))


@pytest.mark.parametrize("block", of_kind("toml"), ids=lambda block: block.place)
def test_configurations_can_be_played(block: Block) -> None:
    order = parse_configuration(block.text, DOCUMENT)
    assert len(order.match.engines) >= 2


def test_one_configuration_says_everything() -> None:
    texts = [block.text for block in of_kind("toml")]
    matches = [parse_configuration(text, DOCUMENT).match for text in texts]
    plain = parse_configuration(texts[0], DOCUMENT).match
    said = {
        field.name
        for match in matches
        for field in dataclasses.fields(match)
        if getattr(match, field.name) != getattr(plain, field.name)
    }
    assert said == {field.name for field in dataclasses.fields(plain)} - {"pie"}
    assert 'pie = "fixed"' in texts[1]


def test_the_game_is_written_as_shown_and_is_one_by_the_rules() -> None:
    (block,) = of_kind("json")
    record = game()
    assert to_plain(record) == json.loads(block.text)
    position = Position.initial(record.ruleset)
    for move in record.moves:
        assert position.to_move.value == move.color
        action = parse_action(move.move, position.board, Lettering.CATENA)
        assert action is not None
        position = position.play(action)
    assert position.is_over
    assert (format_result(position.score()), position.score().margin) == (record.result, record.margin)


def test_the_sgf_is_that_of_the_game() -> None:
    (block,) = of_kind("sgf")
    spec = replace(match_spec(), name="new - old", time=TimeControl(fischer(60, 1)))
    assert record_as_sgf(game(), spec).decode().strip() == block.text


def test_every_member_and_every_cause_is_named() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_ ]+)`", text))
    members = {field.name for field in dataclasses.fields(GameRecord)} - {"started", "versions"}
    assert members <= named
    assert {cause.value for cause in Cause} <= named
