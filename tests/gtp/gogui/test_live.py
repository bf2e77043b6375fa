"""What is drawn while a search goes on; nothing is, unless the controller is GoGui."""

from __future__ import annotations

import re

import pytest

from catena_gtp.notation import Lettering
from catena_gtp.options import Options, Settings
from catena_gtp.rules import GameType, Ruleset
from tests.gtp.talk import Talk

BLOCK = re.compile(
    r"gogui-gfx:\nVAR [bw] (?:[A-T][0-9]+|pass)(?: [bw] (?:[A-T][0-9]+|pass))*\n"
    r"(?:CIRCLE A11\nLABEL A11 Btn\n|VAR [bw] A11\nLABEL A11 Btn\n)?"
    r"TEXT depth [0-9]+: (?:[BW]\+[0-9.]+|0); [0-9]+ positions\n"
)
BY_PLAYOUTS = re.compile(
    r"\nTEXT (?:black|white) [0-9]{1,3} % to win, (?:[BW]\+[0-9]+(?:\.[0-9])?|0) on average; [0-9]+ games\n"
)
SEARCHES = ["genmove b", "reg_genmove w", "catena-best_line", "catena-hint"]


def drawn(command: str, *lines: str, game_type: GameType = GameType.KOMI) -> list[str]:
    talk = Talk(Options(Ruleset(6, game_type), Lettering.GTP, settings=Settings(nodes=200)))
    talk(*lines)
    talk.told.clear()
    talk(command)
    return [text for text in talk.told if text.startswith("gogui-gfx")]


@pytest.mark.parametrize("game_type", GameType)
@pytest.mark.parametrize("command", SEARCHES)
def test_a_search_is_drawn_and_cleared(command: str, game_type: GameType) -> None:
    *blocks, last = drawn(command, "gogui-rules_board_size", "play b F6", game_type=game_type)
    assert blocks
    assert all(BLOCK.fullmatch(block) for block in blocks)
    assert all(("Btn" in block) is (game_type is not GameType.DOUBLE) for block in blocks)
    assert last == "gogui-gfx: CLEAR"


def test_of_playouts_the_chance_is_told() -> None:
    talk = Talk(Options(Ruleset(6), Lettering.GTP, settings=Settings(playouts=300)))
    talk("gogui-rules_board_size", "komi 1000", "genmove b", "genmove w")
    shown = [found[0] for text in talk.told if (found := BY_PLAYOUTS.search(text))]
    assert any("black 0 % to win, W+" in text for text in shown)
    assert any("white 100 % to win, W+" in text for text in shown)


def test_the_button_is_drawn_at_its_holder() -> None:
    first = drawn("genmove b", "gogui-rules_board_size", "play b F6", "play w pass")[0]
    assert "\nVAR w A11\nLABEL A11 Btn\n" in first


@pytest.mark.parametrize("command", SEARCHES)
def test_nobody_else_is_drawn_to(command: str) -> None:
    assert drawn(command, "gogui-analyze_commands", "gogui-version 1.6.0", "gogui-title") == []
    assert drawn(command, "gogui-rules_board_size", "kata-set-param liveGraphics false") == []


def test_an_analysis_is_not_drawn() -> None:
    assert drawn("genmove_analyze b 1", "gogui-rules_board_size") == ["gogui-gfx: CLEAR"]


def test_the_drawing_is_cleared_when_nothing_is_searched() -> None:
    talk = Talk(Options(Ruleset(2), Lettering.GTP))
    talk("gogui-rules_board_size", "gogui-play_sequence b B2 w A1 b C3")
    assert talk("genmove w") == "pass"
    assert talk.told == []
