from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from catena_gtp.clock import Budget
from catena_gtp.halt import Halt
from catena_gtp.kernel import inference
from catena_gtp.kernel.network import new_mind
from catena_gtp.player import Candidate, Limits, Player, Search, bridge, network_file
from catena_gtp.rules import GameType, Position, Ruleset, Scoring
from tests.kernel.networks import random_network

if TYPE_CHECKING:
    from pathlib import Path

UNLIMITED = Budget()
KINDS = [(game_type, scoring) for game_type in GameType for scoring in Scoring]


def player(search: Search, limits: Limits, threads: int = 1) -> Player:
    chosen = Player(seed=1, hash_mib=2)
    chosen.set(limits, search=search, threads=threads)
    return chosen


def whole_game(chosen: Player, ruleset: Ruleset) -> list[str]:
    """Play a game, and list who found each action."""
    position, searchers = Position.initial(ruleset), []
    while not position.is_over:
        choice = chosen.choose(position, UNLIMITED)
        searchers.append(choice.searcher)
        position = position.play(choice.action)
    return searchers


@pytest.mark.parametrize(("game_type", "scoring"), KINDS)
def test_auto_plays_open_boards_out_and_proves_the_end(game_type: GameType, scoring: Scoring) -> None:
    searchers = whole_game(player(Search.AUTO, Limits(playouts=150)), Ruleset(4, game_type, scoring))
    assert searchers[0] == "playouts"
    assert searchers[-2] in {"solver", "alpha-beta"}
    last = max(index for index, searcher in enumerate(searchers) if searcher == "playouts")
    assert all(searcher != "playouts" for searcher in searchers[last + 1 :])


def test_uct_plays_out_to_the_end_and_alpha_beta_never_does() -> None:
    uct = whole_game(player(Search.UCT, Limits(playouts=100)), Ruleset(3))
    assert set(uct) <= {"playouts", "only move"}
    alpha_beta = whole_game(player(Search.ALPHA_BETA, Limits(nodes=500)), Ruleset(3))
    assert "playouts" not in alpha_beta


@pytest.mark.parametrize("limits", [Limits(nodes=500), Limits(depth=2)])
def test_a_limit_of_nodes_or_depth_is_one_of_alpha_beta(limits: Limits) -> None:
    choice = player(Search.AUTO, limits).choose(Position.initial(Ruleset(6)), UNLIMITED)
    assert choice.searcher == "alpha-beta"


def test_seed_position_and_playouts_alone_decide_in_whole_games() -> None:
    games = []
    for threads in (1, 3):
        chosen = player(Search.AUTO, Limits(playouts=100), threads)
        position, actions = Position.initial(Ruleset(4)), []
        while not position.is_over:
            actions.append(chosen.choose(position, UNLIMITED).action)
            position = position.play(actions[-1])
        games.append(actions)
    assert games[0] == games[1]


def test_a_limit_of_playouts_alone_leaves_alpha_beta_its_time() -> None:
    position = Position.initial(Ruleset(6))
    chosen = player(Search.ALPHA_BETA, Limits(movetime_s=0.05, playouts=5))
    assert chosen.get_ready()
    assert chosen.choose(position, UNLIMITED).searcher == "alpha-beta"
    assert not chosen._limits(10).reproducible


def test_threads_choose_legal_actions() -> None:
    searchers = whole_game(player(Search.AUTO, Limits(movetime_s=0.01), threads=2), Ruleset(3))
    assert searchers


def test_an_open_board_is_analysed_by_playouts_and_a_small_one_exactly() -> None:
    chosen = player(Search.AUTO, Limits())

    def first(position: Position) -> Candidate:
        with chosen.analysing(position, position.legal_actions(), 1, Halt()) as view:
            view.wait()
            return view.candidates[0]

    assert first(Position.initial(Ruleset(6))).rate is not None
    assert first(Position.initial(Ruleset(2))).rate is None


def test_a_network_estimates_in_place_of_the_estimate_made_by_hand(tmp_path: Path) -> None:
    file = tmp_path / "some.network"
    network_file.write(file, random_network(1), {})
    position = Position.initial(Ruleset(4)).play(0).play(9)
    by_hand, by_network = (
        Player(hash_mib=1).evaluate(position),
        Player(hash_mib=1, network=file).evaluate(position),
    )
    assert by_hand is not None
    assert by_network is not None
    foreseen = int(inference.foresee(bridge.to_record(position), new_mind(network_file.read(file)[0])))
    assert by_network.margin == bridge.margin(foreseen, position)
    assert by_network.margin != by_hand.margin
