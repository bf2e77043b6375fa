"""A small search in plain Python, for the moves that cannot wait until the kernel is loaded.

Alpha-beta on the rules' own positions, deepened until the time is up. It sees a few plies at the most.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

from catena_gtp.halt import Halt
from catena_gtp.player.choice import Candidate, Choice
from catena_gtp.rules import Color

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.rules import Action, Board, Position

SEARCHER = "plain"


class _TimeIsUp(Exception):  # noqa: N818 - an end, not an error
    pass


class _Search:
    def __init__(self, deadline: float, halt: Halt) -> None:
        self.deadline = deadline
        self.halt = halt
        self.nodes = 0

    def value(self, position: Position, depth: int, alpha: float, beta: float) -> tuple[float, bool]:
        """Return the margin in points from the mover's view (exact inside the window), and if it is final."""
        self.nodes += 1
        if time.monotonic() >= self.deadline or self.halt.pulled:
            raise _TimeIsUp
        if depth == 0 or position.is_over:
            return _standing(position), position.is_over
        best, final = -math.inf, True
        for action in position.legal_actions():
            value, known = self.after(position, action, depth - 1, max(alpha, best), beta)
            best, final = max(best, value), final and known
            if best >= beta:
                break
        return best, final

    def after(
        self, position: Position, action: Action, depth: int, alpha: float, beta: float
    ) -> tuple[float, bool]:
        """Return the value of an action from the view of the player who does it."""
        child = position.play(action)
        if child.to_move is position.to_move:  # in double placement a turn goes on
            return self.value(child, depth, alpha, beta)
        value, final = self.value(child, depth, -beta, -alpha)
        return -value, final


def from_middle(board: Board, action: Action) -> int:
    """Return how many steps a cell is from the middle of the board; the specials come last."""
    if not isinstance(action, int):
        return board.width
    column, row = board.coordinates[action]
    right, up = column - board.side, row - board.side
    return max(abs(right), abs(up), abs(right - up))


def glance(position: Position, actions: Sequence[Action]) -> Candidate:
    """Return one of these actions, without search, with the score as it stands."""
    action = min(actions, key=lambda action: from_middle(position.board, action))
    return Candidate(action, _standing(position), 0, 1, (action,), exact=False)


def as_candidate(choice: Choice, position: Position) -> Candidate:
    """Return a choice as an analysis says it; where nothing was searched, with the score as it stands."""
    margin = _standing(position) if choice.margin is None else choice.margin
    return Candidate(
        choice.action, margin, choice.depth, max(choice.nodes, 1), choice.line, choice.exact, choice.rate
    )


def _standing(position: Position) -> float:
    """Return the margin of the present score, view of the player on turn."""
    margin = position.score().margin
    return margin if position.to_move is Color.BLACK else -margin


def choose(position: Position, deadline: float, most_plies: int, halt: Halt | None = None) -> Choice:
    """Choose an action by `deadline` (of `time.monotonic`); the position must not be over.

    However late it is, and even if `halt` was pulled, the answer is a legal action.
    """
    search = _Search(deadline, halt or Halt())
    # The middle first: where the search sees no difference, that is the better guess.
    actions = sorted(position.legal_actions(), key=lambda action: from_middle(position.board, action))
    choice = Choice(actions[0], None, 0, 0, (actions[0],), exact=False, searcher=SEARCHER)
    try:
        for depth in range(1, most_plies + 1):
            values: dict[Action, float] = {}
            best, all_final = -math.inf, True
            for action in actions:
                # A bound is enough for the others: equal ones must not pass for better.
                values[action], final = search.after(position, action, depth - 1, best, math.inf)
                all_final = all_final and final
                if values[action] > best:
                    best = values[action]
                    choice = Choice(
                        action, best, depth, search.nodes, (action,), exact=False, searcher=SEARCHER
                    )
            actions.sort(key=lambda action: -values[action])
            if all_final:
                break
    except _TimeIsUp:
        pass
    return choice
