from __future__ import annotations

import re

import pytest

from catena_gtp import __version__
from catena_gtp.gtp.settings import PARAMETERS
from catena_gtp.options import Options, Settings
from catena_gtp.rules import Color
from tests.gtp.talk import Talk

# What the ringmaster 0.8.3 asks of each program before a game, and what it takes for an answer.
OPENING = {
    "known_command gomill-describe_engine": "true",
    "gomill-describe_engine": None,
    "name": "catena-gtp",
    "version": None,
    "boardsize 11": "",
    "clear_board": "",
    "komi 7.0": "",
    "known_command gomill-genmove_ex": "true",
    "known_command gomill-explain_last_move": "true",
}


def quick(nodes: int = 200) -> Talk:
    return Talk(Options(settings=Settings(nodes=nodes)))


def test_the_description_names_all_settings() -> None:
    talk = Talk(Options(settings=Settings(level=3, nodes=50), seed=12, hash_mib=8))
    first, second = talk("gomill-describe_engine").split("\n")
    assert first == f"catena-gtp {__version__}"
    assert [value.split()[0] for value in second.split(", ")] == [*PARAMETERS, "seed", "hash"]
    assert {"level 3", "maxVisits 50", "maxTime none", "seed 12", "hash 8 MiB"} <= set(second.split(", "))
    talk("kata-set-param level 4")
    assert "level 4, " in talk("gomill-describe_engine")


def test_the_last_move_is_explained() -> None:
    talk = quick()
    assert talk("gomill-explain_last_move") == ""
    move = talk("genmove b")
    explained = talk("gomill-explain_last_move")
    assert explained.startswith("expects to ")
    assert f" nodes, alpha-beta): {move}" in explained
    assert talk("boardsize 4", "gomill-explain_last_move") == ""


def test_a_move_by_playouts_is_explained_by_its_chance() -> None:
    talk = Talk(Options(settings=Settings(playouts=300)))
    move = talk("komi 1000", "genmove b")
    explained = talk("gomill-explain_last_move")
    pattern = rf"0 % to win, [0-9]+\.[0-9] points behind on average \(300 playouts\): {move}\b.*"
    assert re.fullmatch(pattern, explained), explained


@pytest.mark.parametrize(
    ("komi", "words"),
    [
        ("0", "wins by 2.5 with best play"),
        ("2.5", "a draw with best play"),
        ("7", "loses by 4.5 with best play"),
    ],
)
def test_what_is_known_is_told_apart(komi: str, words: str) -> None:
    talk = Talk(Options(settings=Settings(depth_plies=9)))
    talk("boardsize 2", f"komi {komi}", "genmove b")
    assert talk("gomill-explain_last_move").startswith(f"{words} (depth ")


def test_a_move_without_a_choice_is_explained() -> None:
    talk = quick()
    talk("catena-position catena 3 komi standard 0 2b/b1w1/1ww1b/3b/bbb w 1 b b")
    assert [talk("genmove w"), talk("gomill-explain_last_move")] == ["C5", "only move"]


def test_processor_time() -> None:
    talk = Talk()
    assert 0 <= float(talk("gomill-cpu_time")) <= float(talk("cputime"))


def test_without_claims_it_is_genmove() -> None:
    first, second = quick(), quick()
    for talk in (first, second):
        talk("boardsize 3")
    for color in "bwb":
        assert first(f"genmove {color}") == second(f"gomill-genmove_ex {color} haste")
    assert first("move_history") == second("move_history")


def test_a_game_that_is_certainly_won_is_claimed_and_nothing_played() -> None:
    talk = quick(nodes=5000)
    talk("boardsize 2", "komi 0")
    assert talk("gomill-genmove_ex") == "claim"
    assert talk("gomill-genmove_ex b CLAIM") == "claim"
    assert talk("move_history") == ""
    assert talk("gomill-explain_last_move").startswith("wins by ")
    assert talk("gomill-genmove_ex b") != "claim"
    assert talk.state.game.color is Color.BLACK


def test_a_game_that_is_lost_or_open_is_not_claimed() -> None:
    talk = quick(nodes=5000)
    assert talk("gomill-genmove_ex b claim") != "claim"
    talk("boardsize 2", "komi 7")
    assert talk("gomill-genmove_ex b claim") != "claim"
    talk("catena-position catena 2 komi standard 3 b1/1b1/1b w 1 free b")
    assert talk("gomill-genmove_ex w claim") == "pass"


def test_the_clock_runs_for_claims_too() -> None:
    talk = quick(nodes=5000)
    talk("boardsize 2", "komi 0", "time_settings 100 0 0", "gomill-genmove_ex b claim")
    assert talk.state.clocks[Color.BLACK].left_s < 100


def ringmaster_game(genmove: str) -> tuple[list[str], list[Talk]]:
    """Play a game as the ringmaster does, and return the moves, or `claim` at their end, and the players."""
    players = [quick(), quick()]
    for player in players:
        for command, wanted in OPENING.items():
            answer = player(command)
            assert wanted in {None, answer}
    moves: list[str] = []
    while moves[-2:] != ["pass", "pass"]:
        color, mover, other = "bw"[len(moves) % 2], players[len(moves) % 2], players[1 - len(moves) % 2]
        moves.append(mover(genmove.format(color)))
        if moves[-1] == "claim":
            break
        mover("gomill-explain_last_move")
        assert other(f"play {color} {moves[-1]}") == ""
    return moves, players


def test_a_game_under_the_ringmaster_to_the_score() -> None:
    moves, players = ringmaster_game("genmove {}")
    assert moves[-2:] == ["pass", "pass"]
    scores = {player("known_command final_score", "final_score") for player in players}
    assert len(scores) == 1
    assert re.fullmatch(r"[BW]\+[0-9]+\.5", scores.pop())
    for player in players:
        assert float(player("known_command gomill-cpu_time", "gomill-cpu_time")) > 0
        assert player("quit") == ""


def test_a_game_under_the_ringmaster_to_a_claim() -> None:
    moves, players = ringmaster_game("gomill-genmove_ex {} claim")
    assert moves[-1] == "claim"
    assert [player("catena-result") for player in players] == ["none", "none"]
    winner = players[(len(moves) - 1) % 2]
    assert winner("gomill-explain_last_move").startswith("wins by ")
