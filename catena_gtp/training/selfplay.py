"""Games against itself, and what a search says of the positions on their way, and beside it.

A search must judge well what it looks at, and that is mostly bad moves. So now and then some random actions
are made, the position behind them is searched like any other, and they are taken back; and now and then one
is really played.  And it looks for positions that are judged wrong: so now and then the line is followed that
alpha-beta expects, to where it ends.  A game is a function of the plan, its generation, its number and the
network.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from catena_gtp.kernel import evaluation, layout, moves
from catena_gtp.kernel.samples import GAME, SEEN, Store
from catena_gtp.training.mixture import draw_rules
from catena_gtp.training.searching import begin, legal_actions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.training.mixture import Rules
    from catena_gtp.training.plan import Plan
    from catena_gtp.training.searching import Team, Thought

MOST_ACTIONS = 24
"""Of a position so many actions are kept, those with the most visits."""
_MOST_VISITS = 65535


def play(plan: Plan, generation: int, number: int, team: Team) -> Store:
    """Play a game to its end."""
    chance = Random(f"{plan.seed} {generation} {number}")
    team.restart(chance.getrandbits(62))
    rules = draw_rules(plan, chance)
    return _Game(plan, rules, chance, team).play(generation, number)


class _Game:
    """One game, and what was seen in it."""

    def __init__(self, plan: Plan, rules: Rules, chance: Random, team: Team) -> None:
        self._plan = plan
        self._rules = rules
        self._chance = chance
        self._team = team
        self._record = begin(rules)
        self._moves: list[int] = []
        self._beside: list[int] = []  # moves that led beside the game
        self._seen: list[tuple[float, float, int, int, int, int, int, int, int]] = []
        self._actions: list[int] = []
        self._visits: list[int] = []

    def play(self, generation: int, number: int) -> Store:
        plan, chance, p = self._plan, self._chance, self._record
        opening = chance.randrange(2 * self._rules.side - 2)
        lively = opening + chance.randrange(3 * self._rules.side)
        last_random = -1
        while actions := legal_actions(p):
            ply = len(self._moves)
            if ply < opening:
                self._move(chance.choice(actions))
                continue
            thought, proved = self._look(ply)
            if chance.random() < plan.detours:
                self._look_beside(self._wander())
            if chance.random() < plan.lines:
                self._look_beside(self._expected())
            if chance.random() < plan.random_moves:
                last_random = ply
                self._move(chance.choice(actions))
            elif proved is not None:
                self._move(proved)
            elif ply < lively:
                self._move(chance.choices(thought.actions, thought.visits)[0])
            else:
                self._move(thought.actions[thought.best])
        margin = int(evaluation.final_margin(p)) - self._komi_outside
        length = len(self._moves)
        rules = self._rules
        kind = rules.komi, rules.side, rules.game_type, rules.scoring
        game = (margin, 0, number, generation, length, min(opening, length), last_random, *kind)
        seen = np.array(self._seen, dtype=SEEN)
        seen["detour"] += length
        return Store(
            games=np.array([game], dtype=GAME),
            moves=np.array(self._moves + self._beside, dtype=np.uint16),
            seen=seen,
            actions=np.array(self._actions, dtype=np.uint16),
            visits=np.array(self._visits, dtype=np.uint16),
        )

    @property
    def _komi_outside(self) -> int:
        """What a margin of the kernel lacks."""
        return 0 if self._rules.scoring == layout.LONGEST else self._rules.komi

    def _move(self, action: int) -> None:
        self._moves.append(action)
        moves.make(self._record, action)

    def _wander(self) -> list[int]:
        """Make some random actions, and list them."""
        made: list[int] = []
        for _ in range(self._chance.randint(1, self._plan.detour_actions)):
            actions = legal_actions(self._record)
            if not actions:
                break
            made.append(self._chance.choice(actions))
            moves.make(self._record, made[-1])
        return made

    def _expected(self) -> list[int]:
        """Make the actions that alpha-beta expects, and list them."""
        line = self._team.scout.line(self._record, self._rules.komi)
        for action in line:
            moves.make(self._record, action)
        return line

    def _look_beside(self, made: list[int]) -> None:
        """Search the position that these actions have led to from the game, and take them back."""
        if legal_actions(self._record):
            self._look(len(self._moves), made)
        for _ in made:
            moves.unmake(self._record)

    def _look(self, ply: int, beside: Sequence[int] = ()) -> tuple[Thought, int | None]:
        """Search the position, and note what comes of it; give that, and the best action if it is proved.

        The actions `beside` have led there after so many plies of the game.
        """
        plan, p = self._plan, self._record
        playouts = plan.playouts // 2 if p.legal_count <= plan.few_cells else plan.playouts
        thought = self._team.searcher.think(p, self._rules.komi, playouts)
        rate, margin, proved = thought.rate, thought.margin, None
        double = self._rules.game_type == layout.DOUBLE
        if p.legal_count <= (plan.exact_cells_double if double else plan.exact_cells):
            rate, margin, proved = self._proved()
        ranked = sorted(zip(thought.visits, thought.actions, strict=True), key=lambda pair: -pair[0])
        kept = [pair for pair in ranked[:MOST_ACTIONS] if pair[0]]
        where = len(self._actions), len(self._beside), ply, len(beside)
        self._seen.append((rate, margin, 0, *where, len(kept), int(proved is not None)))
        self._beside += beside
        self._actions += [action for _, action in kept]
        self._visits += [min(visits, _MOST_VISITS) for visits, _ in kept]
        return thought, proved

    def _proved(self) -> tuple[float, float, int]:
        """Prove who wins and by how much, and by which action."""
        p: Any = self._record
        komi = self._komi_outside
        margin, action = self._team.searcher.solve(p)
        margin -= komi if p.turn == layout.BLACK else -komi
        return 0.5 if margin == 0 else float(margin > 0), float(margin), action
