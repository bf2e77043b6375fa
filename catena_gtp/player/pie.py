"""The two decisions before a game: which komi to name, and which color to take (R11, R15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catena_gtp.clock import Budget
from catena_gtp.rules import SWAP, Color, GameType, Scoring

if TYPE_CHECKING:
    from typing import Protocol

    from catena_gtp.player.choice import Choice, Report
    from catena_gtp.rules import Position

    class Choose(Protocol):
        """How a player chooses."""

        def __call__(self, position: Position, budget: Budget, *, report: Report | None = None) -> Choice:
            """Choose within the budget, and tell what each depth would choose."""


_DEPTHS = 2


def fair_komi(position: Position, budget: Budget, choose: Choose) -> int:
    """Return the whole komi, in range, that leaves least between the players, by searched value.

    The first player names it and the second takes the better side, so the first wants the sides equal.
    """
    if position.ruleset.game_type is not GameType.KOMI:
        return 0
    if position.ruleset.scoring is Scoring.LONGEST:
        return _fair_komi_by_halving(position, budget, choose)
    margin = _black_margin(position.with_komi(0), budget, choose)
    return min(max(round(margin), 0), position.ruleset.largest_komi)


def _fair_komi_by_halving(position: Position, budget: Budget, choose: Choose) -> int:
    """Find the komi under which Black is no longer ahead; under R19 a point of komi is no point of margin."""
    low, high = 0, position.ruleset.largest_komi
    rounds = high.bit_length()
    share = Budget(budget.soft_s / rounds, budget.hard_s / rounds)
    while low < high:
        middle = (low + high) // 2
        if _black_margin(position.with_komi(middle), share, choose) > 0:
            low = middle + 1
        else:
            high = middle
    return low


def better_color(position: Position, budget: Budget, choose: Choose) -> Color:
    """Return the color that is ahead by searched value; White when there is nothing between them."""
    if position.is_over:
        return Color.BLACK if position.score().margin > 0 else Color.WHITE
    if position.is_legal(SWAP):
        # To take Black and to answer with the swap is one decision.
        return Color.BLACK if choose(position, budget).action is SWAP else Color.WHITE
    return Color.BLACK if _black_margin(position, budget, choose) > 0 else Color.WHITE


def _black_margin(position: Position, budget: Budget, choose: Choose) -> float:
    """Return the searched margin in points, Black's view; the present score where nothing was searched.

    Whoever has the last word in a search looks better: so the mean of an odd and an even depth is taken.
    """
    # The only action there is would be chosen without a search.
    while len(actions := position.legal_actions()) == 1:
        position = position.play(actions[0])
    if position.is_over:
        return position.score().margin
    margins: list[float] = []

    def report(choice: Choice) -> None:
        if choice.margin is not None:
            margins.append(choice.margin)

    choice = choose(position, budget, report=report)
    if choice.margin is None:
        return position.score().margin
    margin = choice.margin if choice.exact or len(margins) < _DEPTHS else sum(margins[-_DEPTHS:]) / _DEPTHS
    return margin if position.to_move is Color.BLACK else -margin
