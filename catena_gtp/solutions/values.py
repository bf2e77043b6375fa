"""The values of a whole board: of the empty board, of every first move, and which komi is fair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from catena_gtp.rules import BUTTON, GameType, Position, Ruleset, Scoring
from catena_gtp.solutions.symmetry import cell_classes

if TYPE_CHECKING:
    from collections.abc import Callable

    from catena_gtp.rules import Action

    Margin = Callable[[Position], float]


@dataclass(frozen=True, slots=True)
class FirstMove:
    """A first action, how many actions the symmetries make it, and its margin, Black's view, komi 0."""

    action: Action
    count: int
    margin: float


@dataclass(frozen=True, slots=True)
class Values:
    """What a kind of game is worth; `black_wins` are the komi with which Black wins, in the komi type."""

    ruleset: Ruleset
    first_moves: tuple[FirstMove, ...]
    black_wins: frozenset[int] = frozenset()

    @property
    def margin(self) -> float:
        """The margin under best play, Black's view, komi 0; Black chooses the first move."""
        return max(move.margin for move in self.first_moves)


def values(ruleset: Ruleset, margin: Margin) -> Values:
    """Find the values of a kind of game; `margin` solves a position, Black's view; komi does not count."""
    start = Position.initial(ruleset).with_komi(0)
    moves: list[tuple[Action, int]] = [(cells[0], len(cells)) for cells in cell_classes(start.board)]
    if start.is_legal(BUTTON):
        moves.append((BUTTON, 1))
    first_moves = tuple(FirstMove(action, count, margin(start.play(action))) for action, count in moves)
    found = Values(start.ruleset, first_moves)
    if ruleset.game_type is not GameType.KOMI:
        return found
    return Values(start.ruleset, first_moves, _black_wins(start, found.margin, margin))


def _black_wins(start: Position, value: float, margin: Margin) -> frozenset[int]:
    """List the whole komi, in range, with which Black wins."""
    komis = range(start.ruleset.largest_komi + 1)
    if start.ruleset.scoring is not Scoring.LONGEST:  # a point of komi is a point of margin
        return frozenset(komi for komi in komis if value > komi)
    return frozenset(komi for komi in komis if margin(start.with_komi(komi)) > 0)
