"""Strips: groups of stones that are one chain with two ends (R5 to R7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from catena_gtp.rules.actions import ImpossiblePosition
from catena_gtp.rules.ruleset import Color

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from catena_gtp.rules.geometry import Board, Cell


@dataclass(frozen=True, slots=True)
class Strip:
    """One strip (R6) as it stands.

    `cells` runs along the chain from the end with the smaller cell; `black` and `white` count its stones.
    `limited` is R7: it can grow no more. A limited strip has been captured, so it is of one color (R9).
    """

    cells: tuple[Cell, ...]
    black: int
    white: int
    limited: bool = False

    @property
    def ends(self) -> tuple[Cell, Cell]:
        """The two end stones; the same one twice for a single stone."""
        return self.cells[0], self.cells[-1]

    @property
    def leader(self) -> Color | None:
        """The color with more stones in it, None when they are equal."""
        if self.black == self.white:
            return None
        return Color.BLACK if self.black > self.white else Color.WHITE

    def owned_by(self, color: Color, *, limited: bool) -> Strip:
        """Return this strip after `color` captured it: all its stones are of that color (R9)."""
        size = len(self.cells)
        black = size if color is Color.BLACK else 0
        return Strip(self.cells, black, size - black, limited)


def joined(cell: Cell, color: Color, touched: Iterable[Strip], board: Board) -> Strip:
    """Return the strip made by a stone of `color` on `cell` that touches an end of each of `touched`."""
    chain: tuple[Cell, ...] = (cell,)
    black = 1 if color is Color.BLACK else 0
    white = 1 - black
    beside = board.neighbours[cell]
    for strip in touched:
        # The chain so far begins with the new stone: turn it round and go on from the touched end.
        chain = chain[::-1] + (strip.cells if strip.cells[0] in beside else strip.cells[::-1])
        black += strip.black
        white += strip.white
    return Strip(chain if chain[0] <= chain[-1] else chain[::-1], black, white)


def strips_of(stones: Mapping[Cell, Color], board: Board) -> list[Strip]:
    """Return the strips that the stones form, none marked limited.

    ImpossiblePosition names a stone of a group that is no strip (R6).
    """
    links = {cell: [near for near in board.neighbours[cell] if near in stones] for cell in stones}
    for cell in sorted(stones):
        if len(links[cell]) > 2:
            raise ImpossiblePosition(f"a group is no strip: {_name(board, cell)} touches three stones")
    strips = []
    unseen = set(stones)
    for start in sorted(stones):
        if start not in unseen or len(links[start]) > 1:
            continue
        chain = [start]
        while ahead := [near for near in links[chain[-1]] if near not in chain[-2:]]:
            chain.append(ahead[0])
        unseen.difference_update(chain)
        black = sum(stones[cell] is Color.BLACK for cell in chain)
        strips.append(Strip(tuple(chain), black, len(chain) - black))
    if unseen:  # what has no end is a ring
        raise ImpossiblePosition(f"a group is no strip: {_name(board, min(unseen))} is part of a ring")
    return strips


def _name(board: Board, cell: Cell) -> str:
    column, row = board.coordinates[cell]
    return f"the stone in column {column}, row {row}"
