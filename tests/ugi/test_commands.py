from __future__ import annotations

import pytest

from catena_gtp import __version__
from catena_gtp.options import Options, Settings
from catena_gtp.rules import GameType, Ruleset
from catena_gtp.ugi.options import OPTIONS
from tests.ugi.talk import Talk

QUICK = Options(Ruleset(3), settings=Settings(nodes=20), hash_mib=1)


def test_the_introduction() -> None:
    said = Talk()("ugi")
    assert said[:2] == [f"id name catena-gtp {__version__}", "id author the catena-gtp authors"]
    assert [line.split(" type ")[0] for line in said[2:-1]] == [f"option name {name}" for name in OPTIONS]
    assert said[-1] == "ugiok"


def test_options_in_force_are_declared_again() -> None:
    talk = Talk()
    talk.silent("setoption name side value 4", "setoption name Hash value 8")
    said = talk("ugi")
    assert "option name Side type spin default 4 min 2 max 10" in said
    assert "option name Hash type spin default 8 min 1 max 1048576" in said


def test_readiness() -> None:
    talk = Talk(QUICK)
    assert talk("isready") == ["readyok"]
    talk.silent("setoption name Clear Hash", "uginewgame")
    assert talk("isready") == ["readyok"]


def test_an_option_of_the_game_begins_a_new_one() -> None:
    talk = Talk(QUICK)
    talk.silent("position startpos moves C3", "setoption name Nodes value 30")
    assert talk("query p1turn") == ["response false"]
    talk.silent("setoption name GameType value no-komi")
    assert talk("query p1turn") == ["response true"]
    talk.silent("position startpos moves C3 swap")


def test_a_komi_outside_the_rules_is_told_and_counts() -> None:
    talk = Talk(QUICK)
    assert talk.complaint("setoption name Komi value 6.5") == (
        "komi 6.5 is outside the rules (whole, 0 to 15); it counts all the same"
    )
    talk.silent("setoption name GameType value double", "setoption name Komi value 7")


def test_a_new_game_begins_from_the_start() -> None:
    talk = Talk(QUICK)
    talk.silent("position startpos moves C3", "uginewgame")
    assert talk("query p1turn") == ["response true"]


def test_a_refused_position_is_told_to_both_sides() -> None:
    talk = Talk(QUICK)
    assert talk("position startpos moves C3 C3") == ["info string position refused: move 2, 'c3': occupied"]
    assert talk.told == ["catena-gtp: position: move 2, 'c3': occupied"]


@pytest.mark.parametrize(
    ("game_type", "moves", "turns"),
    [
        (GameType.KOMI, "C3 D4 button", "true false true false"),
        (GameType.NO_KOMI, "C3 swap A1", "true false true false"),
        (GameType.DOUBLE, "C3 A1 B1 E5 E4", "true false false true true false"),
    ],
)
def test_whose_turn_it_is(game_type: GameType, moves: str, turns: str) -> None:
    talk = Talk(Options(Ruleset(3, game_type)))
    words = moves.split()
    answers = [
        talk.answer(f"position startpos moves {' '.join(words[:count])}", "query p1turn")
        for count in range(len(words) + 1)
    ]
    assert answers == [f"response {turn}" for turn in turns.split()]


@pytest.mark.parametrize(
    ("options", "position", "result"),
    [
        (QUICK, "position startpos", "none"),
        (Options(Ruleset(2, komi=0)), "position startpos moves B2 B3 B1", "p1win"),
        (Options(Ruleset(2, komi=3)), "position startpos moves B2 B3 B1", "p2win"),
        (Options(Ruleset(2, komi=2.5)), "position startpos moves B2 B3 B1", "draw"),
        (Options(Ruleset(2, GameType.DOUBLE)), "position startpos moves B1 B2 A2", "p2win"),
        (Options(Ruleset(2, GameType.DOUBLE)), "position startpos moves B1 B2", "none"),
        (QUICK, "position fen catena 2 komi standard 3 b1/1b1/1b w 1 free b", "p2win"),
    ],
)
def test_the_result(options: Options, position: str, result: str) -> None:
    talk = Talk(options)
    over = "false" if result == "none" else "true"
    assert talk(position) == []
    assert talk("query gameover") + talk("query result") == [f"response {over}", f"response {result}"]


def test_a_question_that_nobody_asks() -> None:
    assert Talk().complaint("query winner") == "query: 'winner' is none of p1turn, gameover and result"
