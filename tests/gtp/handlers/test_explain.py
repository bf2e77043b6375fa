from __future__ import annotations

import json
import re

import pytest

from catena_gtp.options import Options, Settings
from tests.gtp.talk import Talk


@pytest.fixture(scope="module")
def thinker() -> Talk:
    return Talk(Options(settings=Settings(nodes=3000)))


@pytest.fixture
def talk(thinker: Talk) -> Talk:
    thinker(
        'kata-set-rules {"side": 3, "game_type": "komi", "scoring": "standard", "komi": 7}', "boardsize 3"
    )
    return thinker


def test_the_evaluation_adds_up(talk: Talk) -> None:
    talk("play b C3", "play w D3", "play b A1", "play w A3")
    before = talk.state
    found = json.loads(talk("catena-eval"))
    assert talk.state is before
    signs = {"black": 1, "white": -1, "none": 0}
    shares = [signs[strip["owner"]] * strip["points"] for strip in found["strips"]]
    assert sum(shares) + found["rest"] == pytest.approx(found["margin"])
    assert [strip["cells"] for strip in found["strips"]] == [
        strip["cells"] for strip in json.loads(talk("catena-strips"))
    ]
    by_cells = {" ".join(strip["cells"]): strip["owner"] for strip in found["strips"]}
    assert by_cells == {"C3 D3": "none", "A1": "black", "A3": "white"}


@pytest.mark.parametrize("scoring", ["standard", "longest", "square"])
def test_of_a_game_that_is_over_the_evaluation_is_the_result(talk: Talk, scoring: str) -> None:
    talk("boardsize 2", f"catena-scoring {scoring}", "komi 1", "play b B2", "play w A1", "play b C3")
    assert json.loads(talk("catena-eval"))["margin"] == json.loads(talk("catena-score"))["margin"]


def test_what_a_strip_is_worth_that_has_been_captured(talk: Talk) -> None:
    talk("boardsize 2", "play b B2", "play w A1", "play b C3")
    strip = json.loads(talk("catena-eval"))["strips"][0]
    assert (strip["owner"], strip["points"], strip["limited"]) == ("black", 3, True)


def test_a_hint_is_the_move_of_genmove_and_changes_nothing(talk: Talk) -> None:
    talk("play b C3")
    before = talk.state
    words = talk("catena-hint").split()
    assert talk.state is before
    assert words[0] == talk("genmove w")


@pytest.mark.parametrize(
    ("moves", "color", "words"),
    [
        ((), "b", " starts a strip. The score is then 1 for Black and 2 for White, komi included."),
        (
            ("b B2",),
            "w",
            "button takes the button, half a point. The score is then 1 for Black and 2.5 for White",
        ),
        (("b B2",), "w", "With best play "),
    ],
)
def test_what_a_hint_says(talk: Talk, moves: tuple[str, ...], color: str, words: str) -> None:
    talk("boardsize 2", "komi 2", *(f"play {move}" for move in moves))
    assert talk("catena-to_move") == f"{'black' if color == 'b' else 'white'} 1"
    assert words in talk("catena-hint")


@pytest.mark.parametrize(
    "words",
    [
        "C3 joins two strips into one of 5 stones, takes 5 stones (C1 C2 C3 C4 C5), ",
        ", keeps White from taking 5 stones (C1 C2 C3 C4 C5), ",
        " other cells unplayable. The score is then 5 for Black and 2 for White, komi included.",
        " With best play Black wins by 2.5 points.",
    ],
)
def test_what_a_hint_says_of_strips(talk: Talk, words: str) -> None:
    talk("boardsize 3", "komi 2", "play b C5", "play w C1", "play b C4", "play w C2")
    assert words in talk("catena-hint")


def test_a_hint_by_playouts_tells_the_chance_of_who_moves() -> None:
    talk = Talk(Options(settings=Settings(playouts=300)))
    lines = [f"play {color} F{row}" for row, color in enumerate("wwwwwwww", 1)]
    hint = talk("boardsize 6", *lines, "catena-hint")
    found = re.search(
        r" By 300 games played out, Black then wins with a chance of ([0-9]+) %,"
        r" and White is ahead by [0-9]+(?:\.[0-9])? points on average\.$",
        hint,
    )
    assert found, hint
    assert int(found[1]) < 50


def test_a_swap_and_other_scorings(talk: Talk) -> None:
    talk("boardsize 2", "catena-game_type no-komi", "play b B2")
    assert talk("catena-hint")
    talk("catena-scoring longest", "boardsize 2")
    assert "The longest strips are then 1 for Black and 0 for White." in talk("catena-hint")


def test_there_is_no_hint_when_the_game_is_over(talk: Talk) -> None:
    talk("boardsize 2", "play b B2", "play w A1", "play b C3")
    assert talk.refused("catena-hint") == "the game is over"
