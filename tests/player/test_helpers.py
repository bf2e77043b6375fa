from __future__ import annotations

from catena_gtp.clock import Budget
from catena_gtp.halt import Halt
from catena_gtp.player import Audience, Choice, Limits, Player
from catena_gtp.rules import Color, GameType, Position, Ruleset
from tests.kernel.support import by_lane

THREADS = 3
NODES = by_lane(20_000, 500)


def test_helpers_search_too_and_the_answer_is_right_all_the_same() -> None:
    alone, helped = Player(hash_mib=1), Player(hash_mib=1)
    helped.set(Limits(), threads=THREADS)
    start = Position.initial(Ruleset(2, GameType.NO_KOMI))
    for position in (start, *(start.play(action) for action in start.legal_actions())):
        one, other = alone.solve(position), helped.solve(position)
        assert one is not None
        assert other is not None
        assert one.margin == other.margin


def test_all_nodes_are_counted() -> None:
    player = Player(hash_mib=1)
    player.set(Limits(nodes=NODES), threads=THREADS)
    start = Position.initial(Ruleset(6))
    assert player.choose(start, Budget()).nodes > NODES
    player.set(Limits(nodes=NODES))
    assert player.choose(start, Budget()).nodes <= NODES


def test_a_halt_ends_all_of_them_and_the_next_search_is_as_good() -> None:
    player = Player(hash_mib=1)
    player.set(Limits(movetime_s=1e6), threads=THREADS)
    start = Position.initial(Ruleset(6))
    for _ in range(3):
        halt = Halt()

        def report(choice: Choice, halt: Halt = halt) -> None:
            if choice.depth == 2:
                halt.pull()

        choice = player.choose(start, Budget(), halt, Audience(report))
        assert choice.depth == 2
        assert start.is_legal(choice.action)


def test_pondering_ends_with_its_halt_and_leaves_what_it_found_in_the_table() -> None:
    player = Player(hash_mib=1)
    start = Position.initial(Ruleset(2, komi=2)).play(3)
    player.choose(start, Budget(0, 0))  # by now the kernel is being loaded
    player.perft(start, 1)
    player.choose(start, Budget(0, 0))
    halt = Halt()
    player.ponder(start, halt)
    halt.pull()
    solution = player.solve(start)
    assert solution is not None
    assert solution.margin == 0.5
    assert start.to_move is Color.WHITE


def test_where_searches_are_to_be_the_same_every_time_nothing_is_pondered() -> None:
    player = Player(hash_mib=1, limits=Limits(nodes=100))
    start = Position.initial(Ruleset(6))
    player.choose(start, Budget())
    player.ponder(start, Halt())  # would go on for ever
    assert player.choose(start, Budget()).nodes <= 100
