from __future__ import annotations

import pytest

from catena_gtp.clock import Budget
from catena_gtp.halt import Halt
from catena_gtp.player import Audience, Candidate, Choice, Limits, Player, Worker
from catena_gtp.player.playouts import SEARCHER, PlayoutSearcher
from catena_gtp.rules import GameType, Position, Ruleset, Scoring

UNLIMITED = Budget()
KINDS = [(game_type, scoring) for game_type in GameType for scoring in Scoring]


@pytest.fixture(scope="module")
def searcher() -> PlayoutSearcher:
    assert Player(hash_mib=1).get_ready()
    return PlayoutSearcher(1, 1)


@pytest.mark.parametrize(("game_type", "scoring"), KINDS)
def test_whole_games_of_every_kind(searcher: PlayoutSearcher, game_type: GameType, scoring: Scoring) -> None:
    position = Position.initial(Ruleset(3, game_type, scoring))
    while not position.is_over:
        choice = searcher.choose(position, UNLIMITED, Limits(playouts=200))
        assert choice.searcher == SEARCHER
        assert 0 < choice.nodes <= 200
        end = position
        for action in choice.line:
            end = end.play(action)
        position = position.play(choice.action)


def test_seed_position_and_playouts_alone_decide(searcher: PlayoutSearcher) -> None:
    position = Position.initial(Ruleset(5))
    limits = Limits(playouts=700)
    first = searcher.choose(position, UNLIMITED, limits)
    searcher.choose(position.play(30), UNLIMITED, limits)
    assert searcher.choose(position, UNLIMITED, limits) == first
    assert first.nodes == 700


def test_no_time_at_all_still_gives_a_legal_action(searcher: PlayoutSearcher) -> None:
    position = Position.initial(Ruleset(6))
    assert position.is_legal(searcher.choose(position, Budget(0, 0), Limits()).action)


def test_a_halt_ends_the_search(searcher: PlayoutSearcher) -> None:
    halt = Halt()
    position = Position.initial(Ruleset(6))
    reports: list[Choice] = []

    def report(choice: Choice) -> None:
        reports.append(choice)
        halt.pull()

    choice = searcher.choose(position, UNLIMITED, Limits(), halt, Audience(report))
    assert position.is_legal(choice.action)
    assert reports


def test_a_win_is_seen_and_its_chance_told(searcher: PlayoutSearcher) -> None:
    position = Position.initial(Ruleset(2, komi=20))
    choice = searcher.choose(position, UNLIMITED, Limits(playouts=4000))
    assert choice.rate == 0.0
    position = Position.initial(Ruleset(2, komi=-20))
    assert searcher.choose(position, UNLIMITED, Limits(playouts=4000)).rate == 1.0


def test_an_analysis_publishes_the_wanted_actions_best_first(searcher: PlayoutSearcher) -> None:
    position = Position.initial(Ruleset(4))
    wanted = position.legal_actions()[:5]
    halt = Halt()
    last: list[tuple[Candidate, ...]] = []

    def publish(found: tuple[Candidate, ...]) -> None:
        last.append(found)
        if sum(candidate.nodes for candidate in found) > 300:
            halt.pull()

    searcher.analyse(position, wanted, 3, halt, publish)
    assert len(last[-1]) == 3
    assert {candidate.action for candidate in last[-1]} <= set(wanted)
    nodes = [candidate.nodes for candidate in last[-1]]
    assert nodes == sorted(nodes, reverse=True)
    assert all(candidate.rate is not None for candidate in last[-1])


def test_thinking_ahead_is_of_use_for_the_next_move() -> None:
    searcher = PlayoutSearcher(1, 1)
    position = Position.initial(Ruleset(4))
    halt = Halt()
    pondering = Worker(lambda: searcher.ponder(position, halt))
    while searcher._growth.simulations < 200:
        assert not pondering.wait(0)
    halt.pull()
    pondering.value()
    choice = searcher.choose(position, UNLIMITED, Limits(), pulled())
    assert (choice.nodes, choice.searcher) == (0, SEARCHER)
    assert choice.margin is not None


def pulled() -> Halt:
    halt = Halt()
    halt.pull()
    return halt
