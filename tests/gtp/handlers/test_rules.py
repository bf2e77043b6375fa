from __future__ import annotations

import json

import pytest

from catena_gtp.options import Options
from catena_gtp.rules import GameType, Ruleset, Scoring
from tests.gtp.talk import Talk


@pytest.mark.parametrize(
    ("word", "komi"),
    [
        ("7", "7"),
        ("6.5", "6.5"),
        ("-3", "-3"),
        ("0", "0"),
        ("-0.0", "0"),
        ("+15", "15"),
        ("1e3", "1000"),
        (".25", "0.25"),
    ],
)
def test_komi(word: str, komi: str) -> None:
    talk = Talk()
    assert talk(f"komi {word}") == ""
    assert talk("get_komi") == komi


@pytest.mark.parametrize("word", ["seven", "nan", "inf", "1e999", "6,5", "0x7"])
def test_no_komi(word: str) -> None:
    assert Talk().refused(f"komi {word}") == f"syntax error: '{word}' is not a number"


def test_komi_survives_new_games_and_counts_at_once() -> None:
    talk = Talk()
    talk("boardsize 2", "play b B2", "komi 3")
    assert json.loads(talk("catena-score"))["white"]["total"] == 3
    for command in (
        "clear_board",
        "boardsize 11",
        "catena-game_type double",
        "catena-scoring square",
        "undo",
    ):
        talk.reply(command)
        assert talk("get_komi") == "3"


def test_komi_stays_when_moves_are_taken_back() -> None:
    talk = Talk()
    talk("play b F6", "komi 3", "undo")
    assert talk("get_komi") == "3"


@pytest.mark.parametrize(("komi", "regular"), [("0", True), ("15", True), ("16", False), ("6.5", False)])
def test_whether_the_komi_is_one_of_the_rules(komi: str, regular: bool) -> None:
    talk = Talk()
    talk(f"komi {komi}")
    assert json.loads(talk("catena-rules"))["komi_is_regular"] is regular


def test_a_huge_komi_is_only_a_large_number() -> None:
    talk = Talk()
    talk("komi 1e308", "boardsize 2", "play b B2")
    assert talk("get_komi") == "1" + "0" * 308
    assert json.loads(talk("catena-score"))["leader"] == "white"
    assert json.loads(talk("catena-rules"))["komi"] == 1e308


@pytest.mark.parametrize(
    ("commands", "told"),
    [
        (["komi 7"], 0),
        (["komi 6.5"], 1),
        (["komi 16"], 1),
        (["komi -1"], 1),
        (["catena-scoring square", "komi 16"], 0),
        (["catena-scoring square", "komi 16", "catena-scoring standard"], 1),
        (["catena-game_type no-komi", "komi 6.5"], 0),
        (["catena-game_type double", "komi 6.5", "catena-game_type komi"], 1),
    ],
)
def test_an_odd_komi_is_told_to_the_onlooker(commands: list[str], told: int) -> None:
    talk = Talk()
    talk(*commands)
    assert len(talk.told) == told


@pytest.mark.parametrize("game_type", ["komi", "no-komi", "double"])
@pytest.mark.parametrize("scoring", ["standard", "longest", "square"])
def test_every_kind_of_game(game_type: str, scoring: str) -> None:
    talk = Talk()
    talk(f"catena-game_type {game_type.upper()}", f"catena-scoring {scoring.upper()}")
    assert talk("catena-game_type") == game_type
    assert talk("catena-scoring") == scoring
    rules = json.loads(talk("catena-rules"))
    assert (rules["game_type"], rules["scoring"]) == (game_type, scoring)
    assert rules["button"] is (game_type != "double")
    assert rules["swap"] is (game_type == "no-komi")
    assert rules["stones_a_turn"] == (2 if game_type == "double" else 1)
    assert rules["komi_in_force"] == (7 if game_type == "komi" else 0)


@pytest.mark.parametrize("command", ["catena-game_type komi", "catena-scoring standard", "kata-set-rules {}"])
def test_setting_a_rule_starts_a_new_game(command: str) -> None:
    talk = Talk()
    talk("boardsize 8", "play b F6")
    assert talk(command) == ""
    assert talk("move_history") == ""
    assert talk("list_stones b") == ""
    assert json.loads(talk("catena-rules"))["side"] == 8


def test_asking_for_a_rule_does_not() -> None:
    talk = Talk()
    talk("play b F6", "catena-game_type", "catena-scoring", "catena-rules", "kata-get-rules")
    assert talk("move_history") == "black F6"


def test_no_rule() -> None:
    talk = Talk()
    assert talk.refused("catena-game_type go") == "syntax error: 'go' is not komi, no-komi or double"
    assert talk.refused("catena-scoring area") == "syntax error: 'area' is not standard, longest or square"


def test_everything_in_force() -> None:
    talk = Talk()
    assert json.loads(talk("catena-rules")) == {
        "side": 6,
        "game_type": "komi",
        "scoring": "standard",
        "komi": 7,
        "width": 11,
        "cells": 91,
        "komi_in_force": 7,
        "komi_is_regular": True,
        "button": True,
        "swap": False,
        "stones_a_turn": 1,
        "coordinates": "catena",
        "button_word": "button",
    }


def test_rules_from_the_command_line() -> None:
    ruleset = Ruleset(4, GameType.DOUBLE, Scoring.LONGEST, 2.5)
    talk = Talk(Options(ruleset=ruleset))
    assert json.loads(talk("kata-get-rules")) == {
        "side": 4,
        "game_type": "double",
        "scoring": "longest",
        "komi": 2.5,
    }


def test_the_rules_of_one_engine_suit_another() -> None:
    one, other = Talk(), Talk()
    one("boardsize 9", "catena-game_type no-komi", "catena-scoring longest", "komi -2.5")
    other(f"kata-set-rules {one('kata-get-rules')}")
    assert other("catena-rules") == one("catena-rules")
    assert other("catena-digest") == one("catena-digest")


def test_rules_that_are_not_named_stay() -> None:
    talk = Talk()
    talk("boardsize 8", 'kata-set-rules {"scoring": "SQUARE",  "komi": 12}')
    rules = json.loads(talk("kata-get-rules"))
    assert rules == {"side": 8, "game_type": "komi", "scoring": "square", "komi": 12}


@pytest.mark.parametrize(
    ("text", "failure"),
    [
        ("chinese", "'chinese' is not JSON"),
        ('{"side": 6', "'{\"side\": 6' is not JSON"),
        ("[6]", "'[6]' is not a JSON object"),
        ('{"ko": "simple"}', "'ko' is none of side, game_type, scoring and komi"),
        ('{"side": 11}', "'11' is not a side from 2 to 10"),
        ('{"side": 6.0}', "'6.0' is not a side from 2 to 10"),
        ('{"side": true}', "'true' is not a side from 2 to 10"),
        ('{"game_type": null}', "'null' is not komi, no-komi or double"),
        ('{"komi": NaN}', "'NaN' is not a number"),
        ('{"side": 4, "scoring": ["x"]}', "'[\"x\"]' is not standard, longest or square"),
    ],
)
def test_no_rules(text: str, failure: str) -> None:
    talk = Talk()
    talk("play b F6")
    assert talk.refused(f"kata-set-rules {text}") == f"syntax error: {failure}"
