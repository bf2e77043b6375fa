from __future__ import annotations

import json

import pytest

from tests.gtp.talk import Talk

UP_TO_THE_LAST = ("boardsize 2", "play b B2", "play w A1", "play b button")


@pytest.mark.parametrize(
    ("komi", "last", "score", "winner"),
    [
        ("7", "b C3", "W+3.5", "white"),
        ("2", "b C3", "B+1.5", "black"),
        ("2", "w C3", "W+4.5", "white"),
        ("3.5", "b C3", "0", "draw"),
        ("3.25", "b C3", "B+0.25", "black"),
        ("31", "w C3", "W+33.5", "white"),
    ],
)
def test_the_result(komi: str, last: str, score: str, winner: str) -> None:
    talk = Talk()
    talk(*UP_TO_THE_LAST, f"komi {komi}")
    assert talk.refused("final_score") == "cannot score"
    assert talk("catena-result") == "none"
    talk(f"play {last}")
    assert talk("final_score") == score
    assert talk("catena-result") == winner
    talk("undo")
    assert talk.refused("final_score") == "cannot score"


def test_the_sums() -> None:
    talk = Talk()
    talk(*UP_TO_THE_LAST)
    assert json.loads(talk("catena-score")) == {
        "scoring": "standard",
        "over": False,
        "black": {"stones": 1, "strips": 1, "komi": 0, "button": 0.5, "total": 1.5},
        "white": {"stones": 1, "strips": 1, "komi": 7, "button": 0, "total": 8},
        "margin": -6.5,
        "leader": "white",
        "result": "W+6.5",
    }
    talk("play b C3")
    over = json.loads(talk("catena-score"))
    assert over["over"] is True
    assert over["result"] == talk("final_score")


@pytest.mark.parametrize(("scoring", "strips"), [("standard", 3), ("longest", 3), ("square", 9)])
def test_the_sums_by_scoring(scoring: str, strips: int) -> None:
    talk = Talk()
    talk("boardsize 2", f"catena-scoring {scoring}", "komi 1", "play b B2", "play w A1", "play b C3")
    sums = json.loads(talk("catena-score"))
    assert sums["scoring"] == scoring
    assert sums["black"]["strips"] == strips
    assert sums["leader"] == "black"


def test_all_stones_are_alive() -> None:
    talk = Talk()
    assert talk("final_status_list alive") == ""
    talk("play b F6", "play w G6", "play b A1")
    assert talk("final_status_list ALIVE") == "A1\nF6 G6"
    assert talk("final_status_list dead") == ""
    assert talk("final_status_list seki") == ""
    assert talk.refused("final_status_list living") == "syntax error: 'living' is not alive, dead or seki"
