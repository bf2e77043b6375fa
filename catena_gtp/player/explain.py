"""What a position and a move are worth, taken apart so that a person understands it.

A move is explained by the rules alone, one action ahead. The evaluation of a position is asked the same
question for every strip: what if its stones had the other color? So the explanation holds however it comes to
its result.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from catena_gtp.rules import Color

if TYPE_CHECKING:
    from collections.abc import Callable

    from catena_gtp.rules import Action, Cell, Position, Strip

    Value = Callable[[Position], float]


@dataclass(frozen=True, slots=True)
class Evaluation:
    """An estimate without search, in points from Black's view, komi included.

    `shares` are half the difference that it would make if a strip's stones had the other color; what is left
    of the margin is the `rest`: komi, button, turn, and what no strip has for itself.
    """

    margin: float
    shares: tuple[tuple[Strip, float], ...]

    @property
    def rest(self) -> float:
        """The margin less all shares."""
        return self.margin - sum(share for _, share in self.shares)


@dataclass(frozen=True, slots=True)
class Effect:
    """What an action does at once.

    `taken` and `given` are the strips that it limits, or that end with the game, by who gets them. `denied`
    are those that the opponent would have got by a stone on the same cell, and does not get now. `joined` are
    the strips that the stone is added to, `grown` is what they become, `closed` is on how many other cells
    nobody can place a stone any more.
    """

    child: Position
    taken: tuple[Strip, ...] = ()
    given: tuple[Strip, ...] = ()
    denied: tuple[Strip, ...] = ()
    joined: tuple[Strip, ...] = ()
    grown: Strip | None = None
    closed: int = 0


def evaluation(position: Position, value: Value) -> Evaluation:
    """Take apart what `value`, from Black's view, says of a position."""
    margin = value(position)
    shares = tuple((strip, (margin - value(_recolored(position, strip))) / 2) for strip in position.strips)
    return Evaluation(margin, shares)


def _recolored(position: Position, strip: Strip) -> Position:
    """Return the position with the stones of one strip in each other's colors."""
    stones = position.stones
    colors = ((cell, stones[cell].opponent) for cell in strip.cells)
    # It need not be possible in a game, so it is not set up as one that is.
    return replace(position, formation=position.formation.recolored(colors))


def nobodys(_strip: Strip) -> float:
    """Expect nobody in particular."""
    return 0.0


def owners(position: Position, expected: Callable[[Strip], float] = nobodys) -> dict[Cell, float]:
    """Tell for every stone's cell whose it will be: 1 is surely Black's, -1 surely White's.

    What is captured stays so; of an open strip `expected` is asked.
    """
    found: dict[Cell, float] = {}
    for strip in position.strips:
        if strip.limited or position.is_over:
            owner = 1.0 if strip.leader is Color.BLACK else -1.0
        else:
            owner = expected(strip)
        found.update(dict.fromkeys(strip.cells, owner))
    return found


def effect(position: Position, action: Action) -> Effect:
    """Tell what an action of the player on turn does at once."""
    child = position.play(action)
    if not isinstance(action, int):
        return Effect(child)
    mover = position.to_move
    taken, given = _captured(position, child, mover)
    near = [position.strip_at(cell) for cell in position.board.neighbours[action]]
    joined = tuple(dict.fromkeys(strip for strip in near if strip is not None))
    grown = child.strip_at(action)
    closed = len(position.placeable) - len(child.placeable) - 1
    other = position.with_turn(mover.opponent)
    denied: tuple[Strip, ...] = ()
    if other.is_legal(action):
        theirs, _ = _captured(position, other.play(action), mover.opponent)
        denied = tuple(strip for strip in theirs if strip not in given)
    return Effect(child, taken, given, denied, joined, grown, max(closed, 0))


def _captured(
    position: Position, child: Position, mover: Color
) -> tuple[tuple[Strip, ...], tuple[Strip, ...]]:
    """Return the strips that a move captured for the mover and for the opponent."""
    decided = {strip.cells for strip in position.strips if strip.limited}
    captured = [
        strip for strip in child.strips if strip.cells not in decided and (strip.limited or child.is_over)
    ]
    mine = tuple(strip for strip in captured if strip.leader is mover)
    theirs = tuple(strip for strip in captured if strip.leader is not mover)
    return mine, theirs
