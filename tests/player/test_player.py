from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings

from catena_gtp.clock import Budget
from catena_gtp.halt import Halt
from catena_gtp.notation import Lettering, parse_action
from catena_gtp.player import Limits, Player, Search, Worker, expected_moves
from catena_gtp.rules import SWAP, Action, Color, GameType, Position, Ruleset, Scoring
from tests.strategies import positions, rulesets

BLACK, WHITE = Color.BLACK, Color.WHITE
KINDS = [(game_type, scoring) for game_type in GameType for scoring in Scoring]
UNLIMITED = Budget()


@pytest.fixture(scope="module")
def player() -> Player:
    return Player(seed=1, hash_mib=1, limits=Limits(depth=2))


def minimax(position: Position, known: dict[Position, float]) -> float:
    """Return the margin under best play, Black's view, by visiting everything."""
    if position.is_over:
        return position.score().margin
    if position not in known:
        values = [minimax(position.play(action), known) for action in position.legal_actions()]
        known[position] = max(values) if position.to_move is BLACK else min(values)
    return known[position]


@given(positions(rulesets(sides=range(2, 8)), either_color=True))
@settings(max_examples=60, deadline=None)
def test_a_legal_action_is_chosen_in_every_kind_of_game(player: Player, position: Position) -> None:
    if position.is_over:
        return
    choice = player.choose(position, UNLIMITED)
    assert position.is_legal(choice.action)
    assert choice.line[0] == choice.action
    for action in choice.line:
        position = position.play(action)


@pytest.mark.parametrize(("game_type", "scoring"), KINDS)
def test_side_two_is_solved_as_by_visiting_everything(game_type: GameType, scoring: Scoring) -> None:
    player = Player(hash_mib=1)
    start = Position.initial(Ruleset(2, game_type, scoring, komi=2))
    known: dict[Position, float] = {}
    for position in [start, *(start.play(action) for action in start.legal_actions())]:
        solution = player.solve(position)
        assert solution is not None
        assert solution.margin == minimax(position, known)
        final = position
        for action in solution.line:
            final = final.play(action)
        assert final.is_over
        assert final.score().margin == solution.margin


def test_a_finished_game_is_solved_already() -> None:
    final = Position.initial(Ruleset(2))
    for cell in (6, 0, 3):
        final = final.play(cell)
    solution = Player(hash_mib=1).solve(final)
    assert solution is not None
    assert (solution.margin, solution.line) == (final.score().margin, ())


def test_a_position_that_is_too_large_is_not_solved_in_no_time() -> None:
    assert Player(hash_mib=1).solve(Position.initial(Ruleset(6)), seconds=0.0) is None


def choices(player: Player, position: Position, moves: int) -> list[Action]:
    made: list[Action] = []
    while len(made) < moves and not position.is_over:
        made.append(player.choose(position, UNLIMITED).action)
        position = position.play(made[-1])
    return made


@pytest.mark.parametrize("limits", [Limits(nodes=3000), Limits(depth=3)])
def test_position_seed_and_limits_decide_the_move_whatever_was_searched_before(limits: Limits) -> None:
    start = Position.initial(Ruleset(5))
    one, other = Player(seed=7, limits=limits), Player(seed=7, limits=limits)
    first = choices(one, start, 6)
    choices(other, Position.initial(Ruleset(4, GameType.DOUBLE)), 5)
    assert choices(other, start, 6) == first == choices(one, start, 6)


def test_nodes_and_depth_are_limits() -> None:
    start = Position.initial(Ruleset(6))
    by_nodes = Player(limits=Limits(nodes=2000)).choose(start, UNLIMITED)
    assert 0 < by_nodes.nodes <= 2000
    by_depth = Player(limits=Limits(depth=2)).choose(start, UNLIMITED)
    assert by_depth.depth == 2
    assert by_depth.searcher == "alpha-beta"


def test_no_time_at_all_still_gives_a_legal_action() -> None:
    start = Position.initial(Ruleset(6))
    player = Player(hash_mib=1)
    assert start.is_legal(player.choose(start, Budget(0, 0)).action)
    player.perft(start, 1)  # by now the kernel is loaded
    choice = player.choose(start, Budget(0, 0))
    assert start.is_legal(choice.action)
    assert choice.action != start.legal_actions()[0]


def one_action_left() -> Position:
    """Return a position with E5 as the only action, worth 9.5 points for Black under a komi of 2."""
    position = Position.initial(Ruleset(3, komi=2))
    for word in "A2 B3 E3 A1 D2 D5 E4 C3 C1 button B1 C5".split():
        action = parse_action(word, position.board, Lettering.CATENA)
        assert action is not None
        position = position.play(action)
    assert len(position.legal_actions()) == 1
    return position


def test_the_only_action_is_not_thought_about() -> None:
    position = one_action_left()
    choice = Player().choose(position, UNLIMITED)
    assert (choice.action, choice.searcher, choice.nodes) == (position.legal_actions()[0], "only move", 0)


def test_komi_and_color_look_beyond_an_only_action(player: Player) -> None:
    position = one_action_left()
    assert player.choose_color(position, UNLIMITED) is BLACK
    assert player.choose_komi(position, UNLIMITED) in {11, 12}


@pytest.mark.parametrize("scoring", list(Scoring))
def test_the_komi_named_is_the_one_nearest_to_the_value(scoring: Scoring) -> None:
    player = Player(hash_mib=1, limits=Limits(depth=20))
    start = Position.initial(Ruleset(2, GameType.KOMI, scoring, komi=0))
    komi = player.choose_komi(start, UNLIMITED)
    margins = {k: minimax(start.with_komi(k), {}) for k in (komi - 1, komi, komi + 1)}
    assert 0 <= komi <= start.ruleset.largest_komi
    if scoring is Scoring.LONGEST:
        assert margins[komi] <= 0 or komi == start.ruleset.largest_komi
        assert komi == 0 or margins[komi - 1] > 0
    else:
        assert abs(margins[komi]) <= min(abs(margins[komi - 1]), abs(margins[komi + 1])) or komi == 0


@pytest.mark.parametrize("komi", [0, 3, 15])
def test_the_color_chosen_is_the_one_that_wins(komi: int) -> None:
    player = Player(hash_mib=1, limits=Limits(depth=20))
    start = Position.initial(Ruleset(2, komi=komi))
    wanted = BLACK if minimax(start, {}) > 0 else WHITE
    assert player.choose_color(start, UNLIMITED) is wanted


def test_to_take_black_is_to_answer_with_the_swap() -> None:
    player = Player(hash_mib=1, limits=Limits(depth=20))
    for cell in range(7):
        opened = Position.initial(Ruleset(2, GameType.NO_KOMI)).play(cell)
        swaps = player.choose(opened, UNLIMITED).action is SWAP
        assert player.choose_color(opened, UNLIMITED) is (BLACK if swaps else WHITE)


@pytest.mark.parametrize("game_type", [GameType.NO_KOMI, GameType.DOUBLE])
def test_without_komi_none_is_named(player: Player, game_type: GameType) -> None:
    assert player.choose_komi(Position.initial(Ruleset(3, game_type)), UNLIMITED) == 0


def test_perft_is_the_kernels(player: Player) -> None:
    start = Position.initial(Ruleset(3, GameType.NO_KOMI))
    assert [player.perft(start, depth) for depth in range(4)] == [1, 19, 380, 6715]


def test_a_count_that_is_not_finished_is_none(player: Player) -> None:
    start = Position.initial(Ruleset(6))
    halt = Halt()
    counting = Worker(lambda: player.perft(start, 60, halt))  # would take longer than the world
    halt.pull()
    assert counting.value() is None
    assert player.perft(start, 2) == 8372
    assert player.evaluate(start) is not None


def test_moves_to_come_are_fewer_as_the_board_fills() -> None:
    position = Position.initial(Ruleset(6))
    expected = [expected_moves(position)]
    while not position.is_over:
        position = position.play(position.legal_actions()[0])
        expected.append(expected_moves(position))
    assert expected == sorted(expected, reverse=True)
    assert expected[-1] >= 1
    assert 15 <= expected[0] <= 30


def run(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    root = str(Path(__file__).parents[2])
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": root, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_importing_the_player_loads_no_numba_and_no_numpy() -> None:
    done = run("import sys, catena_gtp.player; print({'numba', 'numpy'} & set(sys.modules))")
    assert (done.stdout, done.stderr) == ("set()\n", "")


PLAY_ONE_MOVE = """
from catena_gtp.clock import Budget
from catena_gtp.player import Player
from catena_gtp.rules import Position, Ruleset
start = Position.initial(Ruleset(3))
choice = Player().choose(start, Budget({seconds}, {seconds}))
print(choice.searcher, start.is_legal(choice.action))
"""


def test_while_the_kernel_compiles_a_move_comes_in_time_from_the_plain_search(tmp_path: Path) -> None:
    done = run(PLAY_ONE_MOVE.format(seconds=0.2), CATENA_GTP_CACHE=str(tmp_path))
    assert done.stdout == "plain True\n"
    assert done.stderr == ""


def test_without_a_working_kernel_the_player_says_so_and_plays_on(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("raise ImportError('numba is broken here')\n")
    root = str(Path(__file__).parents[2])
    done = run(PLAY_ONE_MOVE.format(seconds=1), PYTHONPATH=os.pathsep.join([str(tmp_path), root]))
    assert done.stdout == "plain True\n"
    assert "numba is broken here" in done.stderr
    assert "could not be loaded" in done.stderr


@pytest.mark.parametrize(("limits", "name"), [(Limits(nodes=10), "table"), (Limits(playouts=10), "tree")])
def test_memory_beyond_all_there_is_becomes_as_much_as_fits(
    capsys: pytest.CaptureFixture[str], limits: Limits, name: str
) -> None:
    start = Position.initial(Ruleset(2))
    player = Player(hash_mib=2.0**50)
    player.set(limits, search=Search.ALPHA_BETA if limits.nodes else Search.UCT)
    assert start.is_legal(player.choose(start, UNLIMITED).action)
    assert f"no memory for a {name} of" in capsys.readouterr().err


@pytest.mark.parametrize("search", list(Search))
def test_all_can_be_forgotten_right_after_pondering(search: Search) -> None:
    start = Position.initial(Ruleset(6))
    player = Player(hash_mib=2, limits=Limits())
    player.set(Limits(), search=search, threads=2)
    player.choose(start, Budget(0.01, 0.01))
    for _ in range(20):
        halt = Halt()
        player.ponder(start, halt)
        halt.pull()
        player.forget()
    assert start.is_legal(player.choose(start, Budget(0.01, 0.01)).action)


def test_getting_ready_can_be_broken_off() -> None:
    player, halt = Player(hash_mib=1), Halt()
    halt.pull()
    player.get_ready(halt)  # whether the kernel is there by then or not, it does not wait
    assert player.get_ready()
    assert player.get_ready(halt)
