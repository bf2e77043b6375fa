"""A player of OpenSpiel as a program: its tree search, on a game whose rules are the package's."""

from __future__ import annotations

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from catena_gtp.arena.adapter import serve
from catena_gtp.rules import BUTTON, SWAP, Action, Color, Position, Ruleset

COLORS = (Color.BLACK, Color.WHITE)
GAME_TYPE = pyspiel.GameType(
    short_name="catena",
    long_name="Catena",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)


class CatenaGame(pyspiel.Game):
    """The game under one ruleset. Actions are the cells, then the button, then the swap."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.specials = (BUTTON, SWAP)
        cells = ruleset.board.cell_count
        information = pyspiel.GameInfo(
            num_distinct_actions=cells + len(self.specials),
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=cells + len(self.specials),
        )
        super().__init__(GAME_TYPE, information, {})

    def new_initial_state(self) -> CatenaState:
        return CatenaState(self, Position.initial(self.ruleset))

    def number(self, action: Action) -> int:
        if isinstance(action, int):
            return action
        return self.ruleset.board.cell_count + self.specials.index(action)

    def action(self, number: int) -> Action:
        cells = self.ruleset.board.cell_count
        return number if number < cells else self.specials[number - cells]


class CatenaState(pyspiel.State):
    """A position as OpenSpiel sees it; player 0 is Black."""

    def __init__(self, game: CatenaGame, position: Position) -> None:
        super().__init__(game)
        self.game = game
        self.position = position

    def __deepcopy__(self, memo: object) -> CatenaState:
        """Share the position, which never changes."""
        return CatenaState(self.game, self.position)

    def clone(self) -> CatenaState:
        return CatenaState(self.game, self.position)

    def current_player(self) -> int:
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else COLORS.index(self.position.to_move)

    def _legal_actions(self, _player: int) -> list[int]:
        return [self.game.number(action) for action in self.position.legal_actions()]

    def _apply_action(self, number: int) -> None:
        self.position = self.position.play(self.game.action(number))

    def _action_to_string(self, _player: int, number: int) -> str:
        return str(self.game.action(number))

    def is_terminal(self) -> bool:
        return self.position.is_over

    def returns(self) -> list[float]:
        margin = self.position.score().margin if self.position.is_over else 0.0
        sign = float(np.sign(margin))
        return [sign, -sign]

    def __str__(self) -> str:
        return str(self.position)


def choose(position: Position, simulations: int, seed: int) -> Action:
    game = CatenaGame(position.ruleset)
    random = np.random.RandomState(seed)
    bot = mcts.MCTSBot(
        game,
        uct_c=1.4,
        max_simulations=simulations,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random),
        solve=True,
        random_state=random,
    )
    return game.action(bot.step(CatenaState(game, position)))


def main(simulations: str = "20", seed: str = "0") -> None:
    serve(lambda position: choose(position, int(simulations), int(seed)), "OpenSpiel")


if __name__ == "__main__":
    main(*sys.argv[1:])
