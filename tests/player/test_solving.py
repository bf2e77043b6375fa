from __future__ import annotations

import pytest

from catena_gtp.kernel import search as kernel
from catena_gtp.player import bridge
from catena_gtp.player.solving import Prover, solution, solvable_cells
from catena_gtp.rules import Color, GameType, Ruleset, Scoring
from tests.kernel.support import EVERY_KIND, by_lane, late_position, solved_margin


def work_space(nodes: int = 0) -> object:
    work = kernel.new_selective(0)
    kernel.begin(work, nodes)
    return work


@pytest.mark.parametrize("guess", [-1000, 0, 1000])
@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_the_value_proved_is_that_of_plain_minimax(game_type: GameType, scoring: Scoring, guess: int) -> None:
    for seed in range(by_lane(6, 1)):
        position = late_position(Ruleset(4, game_type, scoring, 2.0), seed, cells=by_lane(6, 3))
        prover = Prover(position, work_space(), kernel.new_table(1))
        prover.run(guess)
        margin = solved_margin(position) * (1 if position.to_move is Color.BLACK else -1)
        assert prover.proof.is_exact
        assert bridge.margin(prover.proof.lower, position) == margin
        after = position.play(prover.proof.line[0])
        assert solved_margin(after) == solved_margin(position)


@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_a_solution_ends_where_its_margin_is(game_type: GameType, scoring: Scoring) -> None:
    for seed in range(by_lane(6, 1)):
        position = late_position(Ruleset(4, game_type, scoring, 2.0), seed, cells=by_lane(9, 4))
        found = solution(position, work_space(), kernel.new_table(1))
        assert found is not None
        for action in found.line:
            position = position.play(action)
        assert position.is_over
        assert position.score().margin == found.margin


def test_bounds_proved_before_a_stop_are_true() -> None:
    position = late_position(Ruleset(4), 5, cells=by_lane(14, 8))
    prover = Prover(position, work_space(), kernel.new_table(1))
    prover.run(0)
    value = prover.proof.lower
    for nodes in (1, 10, 100, 1000, 10_000):
        cut = Prover(position, work_space(nodes), kernel.new_table(1))
        cut.run(0)
        assert cut.proof.lower <= value <= cut.proof.upper
        assert bool(cut.proof.line) == (cut.proof.lower > -kernel.INFINITE)


def test_stopped_there_is_no_solution() -> None:
    position = late_position(Ruleset(4), 5, cells=14)
    assert solution(position, work_space(3), kernel.new_table(1)) is None


def test_more_nodes_solve_more_cells() -> None:
    cells = [solvable_cells(nodes) for nodes in (0, 1, 25_000, 1e6, 1e9)]
    assert cells == sorted(cells)
    assert cells[2] == 20
