"""The stones on the board and the strips they form: placing, limiting, capturing (R5 to R9).

A `Formation` never changes. It knows no turns, no button and no end of the game: those are `position`'s.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from catena_gtp.rules.actions import ImpossiblePosition, Reason
from catena_gtp.rules.ruleset import Color
from catena_gtp.rules.strips import Strip, joined, strips_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from catena_gtp.rules.geometry import Board, Cell


class Formation:
    """All stones of a board, as strips; make one with `empty` or `standing`.

    `placeable` holds the cells where R8 allows a stone, whoever is on turn. Of the same stones there is only
    one formation, so formations compare by their stones.
    """

    __slots__ = ("_stones", "_strip_of", "board", "placeable")

    def __init__(
        self, board: Board, stones: dict[Cell, Color], strip_of: dict[Cell, Strip], placeable: frozenset[Cell]
    ) -> None:
        """Take parts that already agree; each stone's strip is one object, shared by its stones."""
        self.board = board
        self.placeable = placeable
        self._stones = stones
        self._strip_of = strip_of

    @classmethod
    def empty(cls, board: Board) -> Formation:
        """Return the board without stones (R3)."""
        return cls(board, {}, {}, frozenset(range(board.cell_count)))

    @classmethod
    def standing(cls, board: Board, stones: Mapping[Cell, Color]) -> Formation:
        """Return the formation of these stones, or raise ImpossiblePosition with what is wrong with it."""
        if any(cell not in range(board.cell_count) for cell in stones):
            raise ImpossiblePosition("a stone stands off the board")
        strips = strips_of(stones, board)
        bare = cls(board, dict(stones), {cell: s for s in strips for cell in s.cells}, frozenset())
        empty = (cell for cell in range(board.cell_count) if cell not in stones)
        placeable = frozenset(cell for cell in empty if bare.why_no_stone(cell) is None)
        loose = cls(board, bare._stones, bare._strip_of, placeable)
        limited = [strip for strip in strips if not loose.can_grow(strip)]
        if any(strip.black and strip.white for strip in limited):
            raise ImpossiblePosition("a limited strip has stones of both colors")
        return loose.captured({s: Color.BLACK if s.black else Color.WHITE for s in limited}, limited=True)

    @property
    def stones(self) -> Mapping[Cell, Color]:
        """Every stone in its present color; a view that cannot be written to."""
        return MappingProxyType(self._stones)

    @property
    def strips(self) -> tuple[Strip, ...]:
        """All strips, in the order of their first cells."""
        return tuple(sorted(set(self._strip_of.values()), key=lambda strip: strip.cells))

    def strip_at(self, cell: Cell) -> Strip | None:
        """Return the strip that the stone on `cell` belongs to, None where there is no stone."""
        return self._strip_of.get(cell)

    def growth(self, strip: Strip) -> tuple[Cell, ...]:
        """Return the cells, ascending, where a stone could be placed next to this strip (R7)."""
        beside = {near for end in strip.ends for near in self.board.neighbours[end]}
        return tuple(sorted(beside & self.placeable))

    def can_grow(self, strip: Strip) -> bool:
        """Tell whether a stone could be placed next to this strip: the contrary of R7."""
        around = self.board.neighbours
        return any(near in self.placeable for end in strip.ends for near in around[end])

    def why_no_stone(self, cell: Cell) -> Reason | None:
        """Return why R8 forbids a stone on this cell, None where it is allowed; colors do not matter."""
        if cell in self._stones:
            return Reason.OCCUPIED
        strip_of = self._strip_of
        touched = [stone for stone in self.board.neighbours[cell] if stone in strip_of]
        if len(touched) > 2:
            return Reason.BRANCH
        if len(touched) == 2 and strip_of[touched[0]] is strip_of[touched[1]]:
            return Reason.RING
        if any(stone not in strip_of[stone].ends for stone in touched):
            return Reason.BRANCH
        return None

    def with_stone(self, cell: Cell, color: Color) -> Formation:
        """Return the formation with one more stone, on a placeable cell, before any capture (R6, R8)."""
        around = self.board.neighbours
        touched = [stone for stone in around[cell] if stone in self._strip_of]
        strip = joined(cell, color, (self._strip_of[stone] for stone in touched), self.board)
        strip_of = self._strip_of | dict.fromkeys(strip.cells, strip)
        after = Formation(self.board, self._stones | {cell: color}, strip_of, self.placeable)
        # Only here can a cell close: beside the new stone, beside a stone it made an inner one, and where a
        # stone would now join the new strip to itself.
        suspects = {near for stone in (cell, *touched, *strip.ends) for near in around[stone]}
        closed = {near for near in suspects & self.placeable if after.why_no_stone(near)}
        after.placeable = self.placeable - closed - {cell}
        return after

    def after(self, cell: Cell, mover: Color) -> Formation:
        """Return what a placement leads to: the stone is placed and what it limits is captured (R9)."""
        after = self.with_stone(cell, mover)
        # Limited just now can only be: the new strip, and strips beside a cell that just closed.
        around = self.board.neighbours
        beside = {near for shut in self.placeable - after.placeable for near in around[shut]}
        affected = {after.strip_at(stone) for stone in (*beside, cell)}
        limited = [strip for strip in affected if strip and not strip.limited and not after.can_grow(strip)]
        return after.captured({strip: strip.leader or mover.opponent for strip in limited}, limited=True)

    def closed(self, last_placer: Color) -> Formation:
        """Return the formation after the closing captures of R16: every strip not yet limited is captured."""
        open_strips = (strip for strip in self.strips if not strip.limited)
        owners = {strip: strip.leader or last_placer.opponent for strip in open_strips}
        return self.captured(owners, limited=False)

    def captured(self, owners: Mapping[Strip, Color], *, limited: bool) -> Formation:
        """Return the formation in which each of these strips belongs to its owner."""
        if not owners:
            return self
        stones, strip_of = dict(self._stones), dict(self._strip_of)
        for strip, owner in owners.items():
            stones.update(dict.fromkeys(strip.cells, owner))
            strip_of.update(dict.fromkeys(strip.cells, strip.owned_by(owner, limited=limited)))
        return Formation(self.board, stones, strip_of, self.placeable)

    def recolored(self, colors: Iterable[tuple[Cell, Color]]) -> Formation:
        """Return the same stones, some in another color; for the swap of R15."""
        return Formation.standing(self.board, {**self._stones, **dict(colors)})

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Formation):
            return NotImplemented
        return self.board is other.board and self._stones == other._stones

    def __hash__(self) -> int:
        return hash((self.board.side, frozenset(self._stones.items())))
