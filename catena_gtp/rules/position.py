"""The state of a game between two actions, and what an action makes of it (R3, R8 to R17).

A `Position` never changes: `play` returns another one, so taking back an action is going back to the
earlier object. Nothing is known here of how a move is written, of clocks, or of the course of the game.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from catena_gtp.rules.actions import BUTTON, SWAP, Action, IllegalMove, ImpossiblePosition, Reason, Special
from catena_gtp.rules.formation import Formation
from catena_gtp.rules.ruleset import Color, GameType, Ruleset
from catena_gtp.rules.scoring import Score, score_strips

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from catena_gtp.rules.geometry import Board, Cell
    from catena_gtp.rules.strips import Strip

# A stone can close its own cell, the cells beside it, beside the (at most two) stones it touches, and the
# cells that touch both ends of the new strip: fewer than this. With more left, a second stone always fits.
_MOST_CLOSED_BY_ONE_STONE = 24


@dataclass(frozen=True, slots=True)
class Position:
    """One state of a game, complete and immutable; equal states compare equal.

    Start from `Position.initial`, or set one up with `Position.restored`, which checks that it is possible.
    `stones_left` is how many stones the player on turn has still to place in this turn: 1, or in double
    placement 2 at the start of a turn (R16). All captures are made, and once the game is over the closing
    captures of R16 too.
    """

    ruleset: Ruleset
    formation: Formation
    to_move: Color
    stones_left: int
    button_holder: Color | None
    last_placer: Color | None
    is_over: bool = field(init=False, compare=False)

    def __post_init__(self) -> None:
        """R10, R16, R17: the game is over when no stone, or no turn of two stones, can be placed."""
        cells = self.placeable
        over = not cells if self.stones_left == 1 else not any(map(self._leaves_a_second, cells))
        object.__setattr__(self, "is_over", over)
        if over and self.last_placer is not None:
            object.__setattr__(self, "formation", self.formation.closed(self.last_placer))

    # -- where positions come from ------------------------------------------------------------------

    @classmethod
    def initial(cls, ruleset: Ruleset) -> Position:
        """Return the empty board with Black to place one stone and the button free (R3, R8, R16)."""
        return cls(ruleset, Formation.empty(ruleset.board), Color.BLACK, 1, None, None)

    @classmethod
    def restored(
        cls,
        ruleset: Ruleset,
        stones: Mapping[Cell, Color],
        to_move: Color,
        *,
        stones_left: int = 1,
        button_holder: Color | None = None,
        last_placer: Color | None = None,
    ) -> Position:
        """Return the position described, or raise ImpossiblePosition with what is wrong with it.

        Either color may be on turn, since GTP lets either move at any time. `last_placer` is needed as soon
        as there are stones (R12, R16).
        """
        formation = Formation.standing(ruleset.board, stones)
        position = cls(ruleset, formation, to_move, stones_left, button_holder, last_placer)
        _check_turn(position)
        if position.formation != formation:
            raise ImpossiblePosition("the game is over, but a strip has stones of both colors")
        return position

    # -- what is there to see -----------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The board of the ruleset's side."""
        return self.formation.board

    @property
    def stones(self) -> Mapping[Cell, Color]:
        """Every stone in its present color; a view that cannot be written to."""
        return self.formation.stones

    @property
    def placeable(self) -> frozenset[Cell]:
        """The cells where R8 allows a stone, whoever is on turn and without regard to R17."""
        return self.formation.placeable

    @property
    def strips(self) -> tuple[Strip, ...]:
        """All strips, in the order of their first cells."""
        return self.formation.strips

    def strip_at(self, cell: Cell) -> Strip | None:
        """Return the strip that the stone on `cell` belongs to, None where there is no stone."""
        return self.formation.strip_at(cell)

    def growth(self, strip: Strip) -> tuple[Cell, ...]:
        """Return the cells, ascending, where a stone could be placed next to this strip (R7)."""
        return self.formation.growth(strip)

    @property
    def button_free(self) -> bool:
        """Whether the button lies beside the board, there to be taken."""
        return self.ruleset.has_button and self.button_holder is None

    @property
    def button_owner(self) -> Color | None:
        """Who has the half point: who took the button, or, after the end, R12's owner of an untaken one."""
        if self.button_free and self.is_over and self.last_placer is not None:
            return self.last_placer.opponent
        return self.button_holder

    def score(self) -> Score:
        """Return the sums as they stand; when `is_over`, the result (R10 to R13, R18 to R20)."""
        return score_strips(self.strips, self.ruleset, self.button_owner)

    # -- what may be done ---------------------------------------------------------------------------

    def legal_actions(self) -> tuple[Action, ...]:
        """Return all actions of the player on turn: cells ascending, then BUTTON, then SWAP."""
        if self.is_over:
            return ()
        cells: Iterable[Cell] = self.placeable
        if self.stones_left == 2:
            cells = filter(self._leaves_a_second, cells)
        return (*sorted(cells), *(special for special in Special if self.is_legal(special)))

    def is_legal(self, action: Action) -> bool:
        """Tell whether the player on turn may do this."""
        return self.why_illegal(action) is None

    def why_illegal(self, action: Action) -> Reason | None:
        """Return why the player on turn may not do this; None when it is allowed (R8, R15, R17)."""
        if action is BUTTON:
            return self._why_no_button()
        if action is SWAP:
            return None if self._swap_is_open() else Reason.NO_SWAP
        if action not in range(self.board.cell_count):
            return Reason.OFF_BOARD
        if action not in self.placeable:
            return self.formation.why_no_stone(action)
        if self.stones_left == 2 and not self._leaves_a_second(action):
            return Reason.NO_SECOND_STONE
        return None

    def _why_no_button(self) -> Reason | None:
        if not self.ruleset.has_button:
            return Reason.NO_BUTTON
        if self.button_holder is not None:
            return Reason.BUTTON_GONE
        if self.is_over:
            return Reason.GAME_OVER
        if self.ruleset.game_type is GameType.NO_KOMI and not self.stones:
            return Reason.BUTTON_FIRST
        return None

    def _swap_is_open(self) -> bool:
        """R15: the second player answers the first, black stone, with nothing played since."""
        return (
            self.ruleset.game_type is GameType.NO_KOMI
            and self.to_move is Color.WHITE
            and self.button_free
            and list(self.stones.values()) == [Color.BLACK]
        )

    def _leaves_a_second(self, cell: Cell) -> bool:
        """R17: whether a stone on this placeable cell leaves a cell for the turn's second stone."""
        if len(self.placeable) > _MOST_CLOSED_BY_ONE_STONE:
            return True
        return bool(self.formation.with_stone(cell, self.to_move).placeable)

    # -- what an action does ------------------------------------------------------------------------

    def play(self, action: Action) -> Position:
        """Return the position after an action of the player on turn; IllegalMove says why it is none."""
        reason = self.why_illegal(action)
        if reason is not None:
            raise IllegalMove(reason)
        mover, opponent = self.to_move, self.to_move.opponent
        if action is BUTTON:
            return replace(self, to_move=opponent, button_holder=mover)
        if action is SWAP:
            swapped = self.formation.recolored((cell, Color.WHITE) for cell in self.stones)
            return replace(self, formation=swapped, to_move=opponent, last_placer=Color.WHITE)
        formation = self.formation.after(action, mover)
        if self.stones_left == 2:
            return replace(self, formation=formation, stones_left=1, last_placer=mover)
        stones_left = 2 if self.ruleset.game_type is GameType.DOUBLE else 1
        return Position(self.ruleset, formation, opponent, stones_left, self.button_holder, mover)

    def with_turn(self, color: Color) -> Position:
        """Return this position with `color` on turn, the same object if it already is.

        GTP lets either color play at any time. A color that was not on turn starts a turn of its own; in
        double placement that may be the end of the game (R16, R17).
        """
        if color is self.to_move:
            return self
        two = self.ruleset.game_type is GameType.DOUBLE and self.stones
        return replace(self, to_move=color, stones_left=2 if two else 1)

    def with_komi(self, komi: float) -> Position:
        """Return this position under another komi, in points for White; ValueError if it is not finite."""
        return replace(self, ruleset=replace(self.ruleset, komi=komi))


def _check_turn(position: Position) -> None:
    """Raise ImpossiblePosition where turn, button and last placer do not go with the stones."""
    game_type = position.ruleset.game_type
    if (position.last_placer is None) != (not position.stones):
        raise ImpossiblePosition("who placed last is to be named exactly when there are stones")
    if _placer_is_missing(position):
        raise ImpossiblePosition("who placed last has no stone, and none was captured")
    if position.button_holder is not None:
        if game_type is GameType.DOUBLE:
            raise ImpossiblePosition("double placement has no button to take")
        if game_type is GameType.NO_KOMI and not position.stones:
            raise ImpossiblePosition("without komi the first action is a stone, not the button")
    if game_type is GameType.DOUBLE and position.stones:
        _check_turn_of_two(position)
    elif position.stones_left != 1:
        raise ImpossiblePosition("this turn is one stone")


def _placer_is_missing(position: Position) -> bool:
    """Tell whether the last stone has vanished: only a capture may have changed its color."""
    captured = position.is_over or any(strip.limited for strip in position.strips)
    return not captured and bool(position.stones) and position.last_placer not in position.stones.values()


def _check_turn_of_two(position: Position) -> None:
    """Raise ImpossiblePosition where a turn of double placement is not begun, or half done (R16, R17)."""
    if position.stones_left not in {1, 2}:
        raise ImpossiblePosition("a turn is two stones")
    if position.stones_left == 1:
        if len(position.stones) < 2 or position.to_move is not position.last_placer:
            raise ImpossiblePosition("one stone is left only after the same player placed the first")
        if position.is_over:
            raise ImpossiblePosition("a turn was begun that cannot be finished")
