"""The one place that knows both worlds: positions of the rules as records of the kernel, and back.

Positions are set up from what stands on the board, not by replay, so any position that the rules accept can
be searched. Importing this module imports numpy and numba.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catena_gtp.kernel import evaluation, layout
from catena_gtp.kernel.setup import Chain, set_up
from catena_gtp.rules import BUTTON, SWAP, Action, Board, Color, GameType, Position, Ruleset, Scoring, Strip

if TYPE_CHECKING:
    from collections.abc import Callable

COLORS = {Color.BLACK: layout.BLACK, Color.WHITE: layout.WHITE, None: layout.NOBODY}
GAME_TYPES = {
    GameType.KOMI: layout.KOMI,
    GameType.NO_KOMI: layout.NO_KOMI,
    GameType.DOUBLE: layout.DOUBLE,
}
SCORINGS = {
    Scoring.STANDARD: layout.STANDARD,
    Scoring.LONGEST: layout.LONGEST,
    Scoring.SQUARE: layout.SQUARE,
}

_LARGEST_KOMI = 1e9
_LARGEST_KOMI_WITHIN = 50_000
"""Half points: what a record holds in longest strip, far beyond every strip and within the table's values."""


def komi_half_points(ruleset: Ruleset) -> int:
    """Give the komi that counts in half points, rounded to the nearest, halves to the even one.

    Controllers may send any number (6.25, say, or 1e300, which is cut off); the search knows half points
    only, the final score is the rules' own business.
    """
    return round(2 * max(-_LARGEST_KOMI, min(ruleset.effective_komi, _LARGEST_KOMI)))


def cell_code(board: Board, cell: int) -> int:
    """Give the kernel's index of a cell."""
    return layout.cell_index(*board.coordinates[cell])


def to_code(board: Board, action: Action) -> int:
    """Give the kernel's code of an action."""
    if action is BUTTON:
        return layout.BUTTON
    if action is SWAP:
        return layout.SWAP
    return cell_code(board, action)


def to_action(board: Board, code: int) -> Action:
    """Give the action of a kernel's code, which must be one of this board."""
    if code == layout.BUTTON:
        return BUTTON
    if code == layout.SWAP:
        return SWAP
    row, column = divmod(int(code), layout.STRIDE)
    cell = board.cell_at(column, row)
    if cell is None:
        raise ValueError(f"no action of side {board.side} has the code {code}")
    return cell


def to_record(position: Position) -> Any:
    """Make the kernel's record of a position, any color on turn; a finished game's too."""
    ruleset, board = position.ruleset, position.board
    komi = 0
    if ruleset.scoring is Scoring.LONGEST:
        komi = max(-_LARGEST_KOMI_WITHIN, min(komi_half_points(ruleset), _LARGEST_KOMI_WITHIN))
    rules = (ruleset.side, GAME_TYPES[ruleset.game_type], SCORINGS[ruleset.scoring], komi)
    chains = [
        Chain(tuple(cell_code(board, cell) for cell in strip.cells), strip.black, strip.white, strip.limited)
        for strip in position.strips
    ]
    return set_up(
        rules,
        chains,
        turn=COLORS[position.to_move],
        stones_left=position.stones_left,
        last_placer=COLORS[position.last_placer],
        button=_button(position),
    )


def _button(position: Position) -> int:
    """Give the state of the button."""
    if not position.ruleset.has_button:
        return layout.NO_BUTTON
    if position.button_holder is None:
        return layout.BUTTON_FREE
    return layout.BUTTON_BLACK if position.button_holder is Color.BLACK else layout.BUTTON_WHITE


def komi_outside(ruleset: Ruleset) -> int:
    """Give the komi that kernel values leave out, in half points: none in longest strip."""
    return 0 if ruleset.scoring is Scoring.LONGEST else komi_half_points(ruleset)


def _komi_outside(position: Position) -> int:
    """Give the same from the view of the player on turn."""
    komi = komi_outside(position.ruleset)
    return -komi if position.to_move is Color.BLACK else komi


def margin(value: int, position: Position) -> float:
    """Turn a kernel value of the position into points, komi included, view of the player on turn."""
    return (int(value) + _komi_outside(position)) / 2


def value_of(points: float, position: Position) -> int:
    """Turn a margin in points, komi included, view of the player on turn, into a kernel value."""
    return round(2 * points) - _komi_outside(position)


def expected_owner(position: Position) -> Callable[[Strip], float]:
    """Return what estimates who will own an open strip: 1 is surely Black, -1 surely White."""
    record, board = to_record(position), position.board

    def estimate(strip: Strip) -> float:
        return int(evaluation.ownership(record, cell_code(board, strip.cells[0]))) / evaluation.LEAD_UNIT

    return estimate


def principal_variation(search: Any, board: Board) -> tuple[Action, ...]:
    """Read the best line that the last search left in its work space."""
    return tuple(to_action(board, int(code)) for code in search.pv[0, : search.pv_length[0]])
