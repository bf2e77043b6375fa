from __future__ import annotations

from functools import partial
from threading import Thread
from typing import TYPE_CHECKING

import pytest

from catena_gtp.kernel import tree, uct
from catena_gtp.player.growth import Growth
from catena_gtp.rules import Action, GameType, Position, Ruleset, Scoring

if TYPE_CHECKING:
    from collections.abc import Callable

KINDS = [(game_type, scoring) for game_type in GameType for scoring in Scoring]


def visits(growth: Growth) -> dict[Action, int]:
    return {edge.action: edge.visits for edge in growth.edges}


def test_simulations_are_counted_and_the_best_edge_comes_first() -> None:
    growth = Growth(1, 1)
    growth.begin(Position.initial(Ruleset(4)))
    assert growth.simulate(600)
    assert growth.simulations == 600 == sum(visits(growth).values())
    assert growth.edges[0].visits == max(visits(growth).values())
    assert all(0 <= edge.rate <= 1 for edge in growth.edges)


def test_what_was_learnt_of_a_position_is_still_known_after_the_moves_to_it() -> None:
    growth = Growth(1, 1)
    start = Position.initial(Ruleset(4))
    growth.begin(start)
    growth.simulate(3000)
    line = growth.line(growth.edges[0].action)
    assert len(line) >= 2
    growth.begin(start.play(line[0]).play(line[1]))
    assert visits(growth)
    growth.begin(Position.initial(Ruleset(4, komi=2)))
    assert visits(growth) == {}


def test_which_actions_are_mostly_good_is_forgotten_with_other_rules_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    growth = Growth(1, 1, threads=2)
    forgotten = []
    monkeypatch.setattr(uct, "begin_game", lambda work: forgotten.append(int(work.average_count.sum())))
    for ruleset, times in ((Ruleset(3), 2), (Ruleset(3), 0), (Ruleset(3, komi=2), 2)):
        forgotten.clear()
        growth.begin(Position.initial(ruleset))
        assert len(forgotten) == times
        growth.simulate(200)
    assert forgotten[0] > 0


def test_the_expected_line_can_be_played() -> None:
    growth = Growth(1, 1)
    for game_type, scoring in KINDS:
        position = Position.initial(Ruleset(3, game_type, scoring))
        growth.begin(position)
        growth.simulate(1000)
        for edge in growth.edges:
            end = position
            for action in growth.line(edge.action):
                end = end.play(action)


def test_a_tree_that_is_full_goes_on_with_what_matters() -> None:
    growth = Growth(1, 0)
    growth.begin(Position.initial(Ruleset(6)))
    assert growth.simulate(4000)
    assert growth.simulations == 4000 == sum(visits(growth).values())


def test_stopped_while_it_makes_room_it_still_knows_the_root() -> None:
    growth = Growth(1, 0)
    position = Position.initial(Ruleset(6))
    growth.begin(position)
    growth.simulate(300)
    known = growth.edges
    line = growth.line(known[0].action)
    growth.stop()
    growth._make_room()
    assert growth.edges == known
    assert growth.line(known[0].action) == line
    growth.begin(position)
    assert growth.edges == []
    growth.simulate(300)
    assert growth.simulations == 300


def test_threads_share_the_work_and_the_tree() -> None:
    growth = Growth(1, 0, threads=3)
    growth.begin(Position.initial(Ruleset(5)))
    growth.simulate(5000)
    growth.rest()
    assert growth.simulations > 5000
    # Two threads that count at once may lose a visit.
    assert 0.9 * growth.simulations < sum(visits(growth).values()) <= growth.simulations


def test_only_the_given_actions_are_tried() -> None:
    growth = Growth(1, 1)
    position = Position.initial(Ruleset(4))
    chosen = position.legal_actions()[3:6]
    growth.begin(position, chosen)
    growth.simulate(100)
    assert set(visits(growth)) == set(chosen)


def test_visits_of_a_search_of_some_actions_are_forgotten_by_the_next_one() -> None:
    growth = Growth(1, 1)
    position = Position.initial(Ruleset(4))
    corner = position.legal_actions()[0]
    growth.begin(position, [corner])
    growth.simulate(2000)
    growth.begin(position)
    growth.simulate(200)
    assert visits(growth).get(corner, 0) < 100
    growth.begin(position, position.legal_actions())
    assert sum(visits(growth).values()) == 200


def test_a_win_by_another_action_does_not_end_the_search_of_those_given() -> None:
    growth = Growth(1, 1)
    position = Position.initial(Ruleset(2, komi=0))
    growth.begin(position)
    while growth.simulate(500):
        pass
    won = {edge.action for edge in growth.edges if edge.proof == tree.PROVEN_WIN}
    others = [edge.action for edge in growth.edges if edge.proof == tree.UNPROVEN]
    assert won
    assert others
    growth.begin(position, others)
    while growth.simulate(500):
        pass
    proofs = {edge.action: edge.proof for edge in growth.edges}
    assert set(proofs) <= set(others)
    assert tree.PROVEN_WIN in proofs.values() or set(proofs.values()) == {tree.PROVEN_LOSS}


@pytest.mark.parametrize("threads", [1, 2])
def test_it_is_stopped_from_another_thread_and_goes_on_after_begin(threads: int) -> None:
    growth = Growth(1, 1, threads)
    position = Position.initial(Ruleset(6))
    growth.begin(position)
    growing = Thread(target=growth.simulate, args=(1 << 40,))
    growing.start()
    while growth.simulations < 10:
        assert growing.is_alive()
    growth.stop()
    growing.join(timeout=60)
    assert not growing.is_alive()
    growth.rest()
    before = growth.simulations
    growth.simulate(100)
    assert growth.simulations == before
    growth.begin(position)
    growth.simulate(100)
    growth.rest()
    assert growth.simulations >= 100


def test_whatever_comes_next_waits_for_the_other_threads() -> None:
    growth = Growth(1, 64, threads=2)  # so large that no thread has to stop for want of room
    position = Position.initial(Ruleset(5))
    following: Callable[[], object]
    for following in (partial(growth.employ, 3), growth.forget, partial(growth.begin, position)):
        growth.begin(position)
        growth.simulate(200)
        helpers = growth._helpers
        following()
        assert helpers
        assert all(helper.wait(0) for helper in helpers)


def test_counts_never_run_over() -> None:
    growth = Growth(1, 1)
    growth.begin(Position.initial(Ruleset(4)))
    growth._tree.total[growth._root] = (1 << 31) - 1
    assert growth.simulate(100) is False
    assert growth.simulations == 0


def test_forgetting_makes_it_as_new() -> None:
    growth, new = Growth(5, 1), Growth(5, 1)
    position = Position.initial(Ruleset(4))
    growth.begin(position)
    growth.simulate(500)
    growth.forget()
    for one in (growth, new):
        one.begin(position)
        one.simulate(500)
    assert visits(growth) == visits(new)


def test_what_is_proven_is_ranked_first_and_last() -> None:
    growth = Growth(1, 1)
    position = Position.initial(Ruleset(2))
    growth.begin(position)
    assert growth.simulate(5000) is False
    proofs = [edge.proof for edge in growth.edges]
    assert proofs[0] == tree.PROVEN_WIN or set(proofs) <= {tree.PROVEN_LOSS, tree.PROVEN_DRAW}
    assert growth.edges[0].rate in {0.0, 0.5, 1.0}
