"""A player of easyAI as a program: its Negamax, on a game whose rules are the package's.

easyAI has the players alternate strictly, so double placement is not for it.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from easyAI import Negamax, TwoPlayerGame

from catena_gtp.arena.adapter import serve

if TYPE_CHECKING:
    from catena_gtp.rules import Action, Position


class Catena(TwoPlayerGame):
    """A game that is played on from a position; player 1 is whoever is on turn there."""

    def __init__(self, position: Position) -> None:
        self.players = [None, None]
        self.current_player = 1
        self.position = position
        self.earlier: list[Position] = []

    def possible_moves(self) -> list[Action]:
        return list(self.position.legal_actions())

    def make_move(self, move: Action) -> None:
        self.earlier.append(self.position)
        self.position = self.position.play(move)

    def unmake_move(self, move: Action) -> None:  # noqa: ARG002 - easyAI names the move
        self.position = self.earlier.pop()

    def is_over(self) -> bool:
        return self.position.is_over

    def scoring(self) -> float:
        """Return the margin for the player on turn."""
        margin = self.position.score().margin
        return margin if self.position.to_move.value == "black" else -margin


def main(depth: str = "2") -> None:
    search = Negamax(int(depth))
    serve(lambda position: search(Catena(position)), "easyAI")


if __name__ == "__main__":
    main(*sys.argv[1:])
