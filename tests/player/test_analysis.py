from __future__ import annotations

import pytest

from catena_gtp.clock import Budget
from catena_gtp.halt import Halt
from catena_gtp.player import Candidate, Player, as_candidate, glance
from catena_gtp.rules import BUTTON, Action, Color, GameType, Position, Ruleset, Scoring

BLACK = Color.BLACK
KINDS = [(game_type, scoring) for game_type in GameType for scoring in Scoring]


@pytest.fixture(scope="module")
def player() -> Player:
    return Player(hash_mib=1)


def minimax(position: Position, known: dict[Position, float]) -> float:
    """Return the margin under best play, Black's view, by visiting everything."""
    if position.is_over:
        return position.score().margin
    if position not in known:
        values = [minimax(position.play(action), known) for action in position.legal_actions()]
        known[position] = max(values) if position.to_move is BLACK else min(values)
    return known[position]


def analysed(
    player: Player, position: Position, actions: tuple[Action, ...], count: int
) -> tuple[Candidate, ...]:
    """Return what is known when everything is."""
    halt = Halt()
    with player.analysing(position, actions, count, halt) as view:
        view.wait()
        while not all(candidate.exact for candidate in view.candidates):
            assert not halt.wait(0.001)
    return view.candidates


@pytest.mark.parametrize(("game_type", "scoring"), KINDS)
def test_the_values_are_those_of_visiting_everything(
    player: Player, game_type: GameType, scoring: Scoring
) -> None:
    start = Position.initial(Ruleset(2, game_type, scoring, komi=2))
    known: dict[Position, float] = {}
    for position in (start, start.play(0), start.play(0).play(start.play(0).legal_actions()[0])):
        sign = 1 if position.to_move is BLACK else -1
        actions = position.legal_actions()
        values = {action: sign * minimax(position.play(action), known) for action in actions}
        for count in (1, 3, len(actions)):
            found = analysed(player, position, actions, count)
            assert len(found) == min(count, len(actions))
            assert {c.action: c.margin for c in found} == {c.action: values[c.action] for c in found}
            assert [c.margin for c in found] == sorted(values.values(), reverse=True)[: len(found)]


def test_lines_can_be_played_and_only_what_is_asked_for_is_valued(player: Player) -> None:
    position = Position.initial(Ruleset(5)).play(30)
    actions = (2, 7, 40, BUTTON)
    with player.analysing(position, actions, 3, Halt()) as view:
        view.wait()
    assert len(view.candidates) == 3
    for candidate in view.candidates:
        assert candidate.line[0] == candidate.action
        assert candidate.action in actions
        assert candidate.nodes >= 1
        after = position
        for action in candidate.line:
            after = after.play(action)


def test_a_halt_ends_it(player: Player) -> None:
    position = Position.initial(Ruleset(6))
    halt = Halt()
    halt.pull()
    with player.analysing(position, position.legal_actions(), 2, halt) as view:
        view.wait()
    assert view.candidates == ()


def test_a_glance_prefers_the_middle_and_tells_the_score_as_it_stands() -> None:
    position = Position.initial(Ruleset(3, komi=4)).play(0)
    seen = glance(position, position.legal_actions())
    assert (seen.action, seen.margin, seen.depth, seen.exact) == (
        9,
        position.score().white.total - 1,
        0,
        False,
    )


def test_a_choice_as_a_candidate(player: Player) -> None:
    position = Position.initial(Ruleset(2, komi=1))
    only = position
    while len(only.legal_actions()) > 1:
        only = only.play(only.legal_actions()[0])
    for place in (position, only):
        if place.is_over:
            continue
        choice = player.choose(place, budget=Budget(0.05, 0.05))
        candidate = as_candidate(choice, place)
        assert candidate.action == choice.action
        assert candidate.nodes >= 1
