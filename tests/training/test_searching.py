from __future__ import annotations

import pytest

from catena_gtp.kernel import layout, moves
from catena_gtp.rules import Position, Ruleset
from catena_gtp.training.mixture import Rules
from catena_gtp.training.searching import Searcher, begin, legal_actions, warm_up
from tests.kernel.support import solved_margin
from tests.training.support import network_that_says

EMPTY = Rules(3, layout.KOMI, layout.STANDARD, 4)


def test_a_fixed_effort_from_a_fixed_seed_gives_the_same_thought() -> None:
    searcher = Searcher(40)
    p = begin(EMPTY)
    searcher.restart(5)
    first = searcher.think(p, 4)
    searcher.think(p, 4)
    searcher.restart(5)
    assert searcher.think(p, 4) == first
    assert sum(first.visits) == 40
    assert sorted(first.actions) == sorted(legal_actions(p))
    assert 0 <= first.rate <= 1
    searcher.restart(6)
    assert searcher.think(p, 4) != first


def test_komi_counts_in_every_scoring() -> None:
    for scoring in (layout.STANDARD, layout.SQUARE, layout.LONGEST):
        rates = []
        for komi in (0, 200):
            rules = Rules(3, layout.KOMI, scoring, komi)
            rates.append(Searcher(400).think(begin(rules), komi).rate)
        assert rates[0] > rates[1]


def test_what_is_proved_is_the_value_of_the_rules() -> None:
    position, p = Position.initial(Ruleset(2)), begin(Rules(2, layout.KOMI, layout.STANDARD, 14))
    for _ in range(3):
        action = position.legal_actions()[0]
        position = position.play(action)
        moves.make(p, layout.cell_index(*position.board.coordinates[int(str(action))]))
    sign = 1 if p.turn == layout.BLACK else -1
    expected = sign * solved_margin(position.with_komi(0))
    margin, action = Searcher(10).solve(p)
    assert margin == 2 * expected
    turn = p.turn
    moves.make(p, action)
    assert Searcher(10).solve(p)[0] == (margin if p.turn == turn else -margin)


def test_a_network_has_its_say() -> None:
    # The same search but for a network that always promises the color on turn a win, or a loss.
    hopeful, gloomy = (Searcher(200, network_that_says(win)).think(begin(EMPTY), 4) for win in (6.0, -6.0))
    assert sum(hopeful.visits) == sum(gloomy.visits) == 200
    assert hopeful.visits != gloomy.visits
    again = Searcher(200, network_that_says(6.0)).think(begin(EMPTY), 4)
    assert again == hopeful


def test_no_legal_action_is_the_end() -> None:
    p = begin(Rules(2, layout.KOMI, layout.STANDARD, 0))
    for _ in range(30):
        actions = legal_actions(p)
        if not actions:
            break
        moves.make(p, actions[0])
    assert legal_actions(p) == []
    assert p.legal_count == 0


@pytest.mark.parametrize("game_type", [layout.KOMI, layout.NO_KOMI, layout.DOUBLE])
def test_the_whole_tree_fits(game_type: int) -> None:
    p = begin(Rules(5, game_type, layout.STANDARD, 0))
    assert sum(Searcher(3000, network_that_says(0.0)).think(p, 0).visits) == 3000


def test_warming_up_leaves_nothing_to_compile() -> None:
    warm_up()
    Searcher(2).think(begin(EMPTY), 0)
