from __future__ import annotations

import json

import pytest

from tests.gtp.talk import Talk


def test_showboard_draws_the_board_and_tells_how_the_game_stands() -> None:
    talk = Talk()
    talk("boardsize 2", "play b B2", "play w A1")
    assert talk("showboard").split("\n") == [
        "",
        " 3 . .",
        "2 - X .",
        " 1 O -\\C",
        "   \\A\\B",
        "last move: white A1",
        "turn: black",
        "button: free",
        "komi: 7",
        "strips: 1 open, 0 limited",
        "score so far: W+7 (black 1, white 8)",
    ]


def test_showboard_after_the_end() -> None:
    talk = Talk()
    talk("boardsize 2", "play b B2", "play w A1", "play b button", "play w C3")
    lines = talk("showboard").split("\n")
    assert lines[1:3] == [" 3 - o", "2 - o -"]
    assert lines[5:] == [
        "last move: white C3",
        "turn: none, the game is over",
        "button: black",
        "komi: 7",
        "strips: 0 open, 1 limited",
        "final score: W+9.5 (black 0.5, white 10)",
    ]


def test_showboard_in_double_placement() -> None:
    talk = Talk()
    talk("catena-game_type double", "play b F6", "play w A1")
    lines = talk("showboard").split("\n")
    assert lines[-6:] == [
        "last move: white A1",
        "turn: white, 1 stone left",
        "button: none",
        "komi: 7, which has no effect here",
        "strips: 2 open, 0 limited",
        "score so far: 0 (black 1, white 1)",
    ]
    talk("play w A3")
    assert "turn: black, 2 stones left" in talk("showboard").split("\n")


@pytest.mark.parametrize("side", range(2, 11))
def test_showboard_uses_the_letters_in_force(side: int) -> None:
    talk = Talk()
    talk(f"boardsize {side}")
    catena = talk("showboard")
    talk("catena-coordinates gtp")
    assert (talk("showboard") == catena) is (2 * side - 1 < 9)


def test_to_move() -> None:
    talk = Talk()
    assert talk("catena-to_move") == "black 1"
    talk("play b F6")
    assert talk("catena-to_move") == "white 1"
    talk("play b button")
    assert talk("catena-to_move") == "white 1"


def test_the_button() -> None:
    talk = Talk()
    assert talk("catena-button") == "free"
    talk("play w button")
    assert talk("catena-button") == "white"
    talk("undo")
    assert talk("catena-button") == "free"
    talk("catena-game_type double")
    assert talk("catena-button") == "none"


@pytest.mark.parametrize(("last", "owner"), [("w C3", "black"), ("b C3", "white")])
def test_an_untaken_button_goes_to_who_did_not_place_the_last_stone(last: str, owner: str) -> None:
    talk = Talk()
    talk("boardsize 2", "play b B2", "play w A1", f"play {last}")
    assert talk("catena-button") == owner


def test_strips() -> None:
    talk = Talk()
    assert talk("catena-strips") == "[]"
    talk("boardsize 2", "play b B2", "play w A1")
    assert json.loads(talk("catena-strips")) == [
        {"cells": ["A1", "B2"], "black": 1, "white": 1, "limited": False, "growth": ["C2", "B3", "C3"]}
    ]
    talk("play b C3")
    assert json.loads(talk("catena-strips")) == [
        {"cells": ["A1", "B2", "C3"], "black": 3, "white": 0, "limited": True, "growth": []}
    ]


def test_strips_in_gtp_letters() -> None:
    talk = Talk()
    talk("boardsize 11", "play b J6")
    assert json.loads(talk("catena-strips"))[0]["cells"] == ["J6"]


def test_stones() -> None:
    talk = Talk()
    assert talk("list_stones black") == ""
    talk("play b I6", "play w A1", "play b A6")
    assert talk("list_stones BLACK") == "A6 I6"
    assert talk("list_stones w") == "A1"
    assert talk.refused("list_stones red") == "syntax error: 'red' is not a color"


def test_the_last_move_and_the_history() -> None:
    talk = Talk()
    assert talk.refused("last_move") == "no previous move known"
    assert talk("move_history") == ""
    talk("catena-game_type no-komi", "play b i6")
    assert talk("last_move") == "black I6"
    talk("play w swap-pieces", "play b pass")
    assert talk("last_move") == "black button"
    assert talk("move_history") == "black button\nwhite swap\nblack I6"
    talk("catena-coordinates gtp")
    assert talk("move_history") == "black pass\nwhite swap\nblack J6"
