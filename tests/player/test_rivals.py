from __future__ import annotations

import pytest

from catena_gtp.clock import Budget
from catena_gtp.halt import Halt
from catena_gtp.kernel import search as kernel
from catena_gtp.player import Audience, Choice, Limits, Player, Search
from catena_gtp.player.rivals import Rivals
from catena_gtp.rules import Color, GameType, Position, Ruleset, Scoring

KINDS = [(game_type, scoring) for game_type in GameType for scoring in Scoring]
BLACK = Color.BLACK


def chosen(player: Player, position: Position, moves: int) -> tuple[Choice, list[Choice]]:
    """Return what is chosen, and what was told on the way."""
    told: list[Choice] = []
    choice = player.choose(position, Budget(), Halt(), Audience(told.append, moves))
    return choice, told


@pytest.mark.parametrize("limits", [Limits(nodes=2000), Limits(depth=4)])
@pytest.mark.parametrize("game_type", list(GameType))
def test_the_choice_is_the_same_whoever_listens(limits: Limits, game_type: GameType) -> None:
    position = Position.initial(Ruleset(4, game_type))
    player = Player(hash_mib=1, limits=limits)
    for _ in range(4):
        alone, (heard, _) = player.choose(position, Budget()), chosen(player, position, 6)
        assert (heard.action, heard.margin, heard.line) == (alone.action, alone.margin, alone.line)
        assert (heard.nodes, heard.depth) == (alone.nodes, alone.depth)
        assert alone.others == ()
        assert len(heard.others) == 5
        assert chosen(player, position, 6)[0] == heard
        position = position.play(heard.action)


@pytest.mark.parametrize("seconds", [0.3])
def test_others_can_be_played_and_come_best_first(seconds: float) -> None:
    position = Position.initial(Ruleset(5)).play(30).play(31)
    player = Player(hash_mib=1)
    player.perft(position, 1)  # by now the kernel is loaded
    player.set(Limits(movetime_s=seconds), search=Search.ALPHA_BETA)
    choice, told = chosen(player, position, 4)
    assert told[-1].others
    assert len(choice.others) == 3
    assert choice.action not in {other.action for other in choice.others}
    assert [other.margin for other in choice.others] == sorted(
        (o.margin for o in choice.others), reverse=True
    )
    for other in choice.others:
        assert other.line[0] == other.action
        assert 2 <= other.depth <= choice.depth
        assert other.nodes >= 1
        after = position
        for action in other.line:
            after = after.play(action)


def minimax(position: Position) -> float:
    """Return the margin under best play, Black's view, by visiting everything."""
    if position.is_over:
        return position.score().margin
    values = [minimax(position.play(action)) for action in position.legal_actions()]
    return max(values) if position.to_move is BLACK else min(values)


@pytest.mark.parametrize(("game_type", "scoring"), KINDS)
def test_where_all_is_known_the_values_are_those_of_visiting_everything(
    game_type: GameType, scoring: Scoring
) -> None:
    position = Position.initial(Ruleset(2, game_type, scoring, komi=2)).play(0)
    sign = 1 if position.to_move is BLACK else -1
    choice, _ = chosen(Player(hash_mib=1, limits=Limits(depth=20)), position, 20)
    assert len(choice.others) == len(position.legal_actions()) - 1
    exact = [other for other in choice.others if other.exact]
    assert exact
    for other in exact:
        assert other.margin == sign * minimax(position.play(other.action))


def test_what_is_stopped_values_nothing_more() -> None:
    position = Position.initial(Ruleset(6))
    work = kernel.new_selective(0)
    kernel.begin(work)
    rivals = Rivals(position, 3, (work, kernel.new_table(1)))
    rivals.stop()
    rivals.value(9, 10**9, exact=False)
    assert rivals.beside(0, 9) == ()


def test_an_interrupt_ends_them_too() -> None:
    start = Position.initial(Ruleset(6))
    player = Player(hash_mib=1)
    player.perft(start, 1)  # by now the kernel is loaded
    player.set(Limits(movetime_s=1e6))
    halt = Halt()

    def report(choice: Choice) -> None:
        if choice.others:
            halt.pull()

    choice = player.choose(start, Budget(), halt, Audience(report, 5))
    assert start.is_legal(choice.action)
    assert choice.others
