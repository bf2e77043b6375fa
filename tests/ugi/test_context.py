from __future__ import annotations

import threading

from catena_gtp.options import Options, Settings
from catena_gtp.rules import Ruleset
from tests.ugi.talk import Talk

QUICK = Options(Ruleset(4), settings=Settings(nodes=300), hash_mib=1)


def is_best(line: str) -> bool:
    return line.startswith("bestmove ")


def is_info(line: str) -> bool:
    return line.startswith("info ")


def endless() -> Talk:
    """Return a talk in the middle of a search without an end."""
    talk = Talk(QUICK)
    talk.send("go infinite")
    talk.await_line(is_info)
    return talk


def test_a_search_without_an_end_goes_on_until_it_is_stopped() -> None:
    talk = endless()
    assert not any(map(is_best, talk.said))
    talk.send("stop")
    assert is_best(talk.said[-1])
    talk.silent("stop")


def test_questions_are_answered_while_it_goes_on() -> None:
    talk = endless()
    for line in ("isready", "query p1turn", "query gameover", "nonsense", ""):
        talk.send(line)
    assert [line for line in talk.said if not is_info(line)] == ["readyok", "response true", "response false"]
    talk.send("stop")


def test_any_other_command_ends_it_and_is_obeyed() -> None:
    for line, then in (
        ("position startpos moves D4", "response false"),
        ("setoption name Side value 3", "response true"),
        ("uginewgame", "response true"),
        ("ugi", "response true"),
        ("quit", "response true"),
    ):
        talk = endless()
        talk.send(line)
        assert sum(map(is_best, talk.said)) == 1
        assert talk.answer("query p1turn") == then


def test_another_search_ends_it() -> None:
    talk = endless()
    talk.send("go nodes 300")
    talk.engine.wait()
    assert sum(map(is_best, talk.said)) == 2


def test_at_the_end_of_the_input_a_search_with_an_end_is_finished() -> None:
    talk = Talk(QUICK)
    talk.send("go nodes 5000")
    talk.engine.close()
    nodes = [int(line.split()[line.split().index("nodes") + 1]) for line in talk.said if "nodes" in line]
    assert is_best(talk.said[-1])
    assert nodes[-1] >= 5000


def test_at_the_end_of_the_input_a_search_without_an_end_is_ended() -> None:
    talk = endless()
    talk.engine.close()
    assert is_best(talk.said[-1])


def test_the_same_limits_choose_the_same_move_whatever_went_before() -> None:
    first, second = Talk(QUICK), Talk(QUICK)
    second("position startpos moves D4 C2", "go nodes 2000")
    for talk in (first, second):
        talk("position startpos moves D4")
    assert first.answer("go nodes 2000") == second.answer("go nodes 2000")


def test_other_seeds_and_memories_are_used_from_the_next_search_on() -> None:
    talk = Talk(QUICK)
    assert is_best(talk.answer("go"))
    talk.silent("setoption name Seed value 4", "setoption name Hash value 2", "setoption name Clear Hash")
    assert is_best(talk.answer("go"))


def test_thinking_while_the_opponent_does() -> None:
    talk = Talk(Options(Ruleset(4), settings=Settings(movetime_s=0.05, ponder=True), hash_mib=1))
    before = threading.active_count()
    assert is_best(talk.answer("isready", "go movetime 50"))
    assert threading.active_count() > before  # it thinks on
    assert talk("query p1turn", "position startpos moves D4", "isready", "query p1turn") == ["response false"]
    assert is_best(talk.answer("go movetime 50"))
    talk.engine.close()
