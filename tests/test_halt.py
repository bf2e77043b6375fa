from __future__ import annotations

import threading

from catena_gtp.clock import Budget
from catena_gtp.halt import Halt
from catena_gtp.player import Audience, Choice, Limits, Player, plain_search
from catena_gtp.rules import Position, Ruleset

FOR_EVER = Limits(movetime_s=1e6)


def test_everybody_who_heeds_it_is_told_at_once() -> None:
    halt = Halt()
    told: list[str] = []
    with halt.heeded(lambda: told.append("one")), halt.heeded(lambda: told.append("two")):
        assert told == []
        halt.pull()
    assert halt.pulled
    assert told == ["one", "two"]


def test_who_comes_later_is_told_and_who_has_left_is_not() -> None:
    halt = Halt()
    told: list[str] = []
    with halt.heeded(lambda: told.append("early")):
        pass
    halt.pull()
    with halt.heeded(lambda: told.append("late")):
        assert told == ["late"]


def test_waiting_ends_with_the_halt_or_the_time() -> None:
    halt = Halt()
    assert not halt.wait(0)
    threading.Thread(target=halt.pull).start()
    assert halt.wait(60)
    assert halt.wait(0)


def test_a_search_without_an_end_is_ended_by_whoever_pulls() -> None:
    player = Player(hash_mib=1, limits=FOR_EVER)
    start = Position.initial(Ruleset(6))
    halt = Halt()
    depths: list[int] = []

    def report(choice: Choice) -> None:
        depths.append(choice.depth)
        if len(depths) == 2:
            halt.pull()

    choice = player.choose(start, Budget(), halt, Audience(report))
    assert start.is_legal(choice.action)
    assert choice.nodes > 0
    assert len(depths) >= 2


def test_a_halt_pulled_before_gives_a_legal_action_and_no_solution() -> None:
    halt = Halt()
    halt.pull()
    start = Position.initial(Ruleset(6))
    fresh = Player(hash_mib=1, limits=FOR_EVER)
    assert start.is_legal(fresh.choose(start, Budget(), halt).action)
    fresh.perft(start, 1)  # by now the kernel is loaded
    assert start.is_legal(fresh.choose(start, Budget(), halt).action)
    assert fresh.solve(start, 1e6, halt) is None


def test_the_plain_search_heeds_it_too() -> None:
    halt = Halt()
    halt.pull()
    choice = plain_search.choose(Position.initial(Ruleset(6)), 1e18, 100, halt)
    assert choice.depth == 0
