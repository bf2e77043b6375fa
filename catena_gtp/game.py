"""One game in progress: the positions it went through and the moves that led to them.

A `Game` is immutable: each move makes a new one that remembers the one before, so undo is going back.
Knows the rules and nothing of text, clocks or players.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, Literal, Union

from catena_gtp.rules import BUTTON, Action, IllegalMove, Position, Reason, Ruleset

if TYPE_CHECKING:
    from collections.abc import Iterator

    from catena_gtp.rules import Color


class Terminal(Enum):
    """What controllers send after the end of a game."""

    PASS = "pass"  # noqa: S105 - a word of the protocol


PASS: Final[Literal[Terminal.PASS]] = Terminal.PASS
"""Nothing is done, which is allowed only once the game is over."""

Move = Union[Action, Terminal]  # noqa: UP007 - evaluated at import, and an Action is a plain int


class Game:
    """A position with the way it was reached.

    `color` and `move` tell the last move, both None at the root; `previous` is the game before it and
    `length` the number of moves.
    """

    __slots__ = ("color", "length", "move", "position", "previous")

    def __init__(
        self,
        position: Position,
        previous: Game | None = None,
        color: Color | None = None,
        move: Move | None = None,
    ) -> None:
        """Take a position that is what `move` by `color` makes of the previous one; `play` sees to that."""
        self.position = position
        self.previous = previous
        self.color = color
        self.move = move
        self.length: int = 0 if previous is None else previous.length + 1

    @classmethod
    def start(cls, ruleset: Ruleset) -> Game:
        """Return a game of no moves yet, from the empty board."""
        return cls(Position.initial(ruleset))

    @classmethod
    def from_position(cls, position: Position) -> Game:
        """Return a game of no moves yet, from any position."""
        return cls(position)

    def play(self, color: Color, move: Move) -> Game:
        """Return the game after a move of either color; IllegalMove says why it is none.

        A color that is not on turn starts a turn, as GTP allows (`Position.with_turn`). A pass changes
        nothing on the board and is legal only when the game is over for that color.
        """
        position = self.position.with_turn(color)
        if move is PASS:
            if not position.is_over:
                raise IllegalMove(Reason.NO_PASS)
            return Game(self.position if self.position.is_over else position, self, color, move)
        return Game(position.play(move), self, color, move)

    def empty_move(self, color: Color) -> Move:
        """Return what a move without a stone means: the button, unless the game is over for that color."""
        return PASS if self.position.with_turn(color).is_over else BUTTON

    @property
    def root(self) -> Game:
        """The game before its first move."""
        *_, first = self._backwards()
        return first

    def history(self) -> list[tuple[Color, Move]]:
        """Return the moves from the first to the last."""
        moves = [(game.color, game.move) for game in self._backwards()]
        return [(color, move) for color, move in reversed(moves) if color is not None and move is not None]

    def with_komi(self, komi: float) -> Game:
        """Return this game as if it had been played under another komi from the start."""
        again: Game | None = None
        for game in reversed(list(self._backwards())):
            again = Game(game.position.with_komi(komi), again, game.color, game.move)
        return again or self

    def _backwards(self) -> Iterator[Game]:
        game: Game | None = self
        while game is not None:
            yield game
            game = game.previous
