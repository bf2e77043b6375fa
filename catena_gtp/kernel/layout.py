"""The position as one record of arrays.

Every compiled function takes a position as one argument ``p``, a record of ``POSITION``, and changes it in
place. This module says what each field means and how an empty record is made; how fields change by a move
is the business of ``moves``.  It knows no colors' names, no vertices and no text: a color is 0 (Black) or 1
(White), a cell is its index in a padded grid.

**Cells.**  Cell (column, row) of the rules (R4) has the index ``row * STRIDE + column`` on every side, so
the six neighbours of ``c`` are ``c + 1``, ``c - 1``, ``c + STRIDE``, ``c - STRIDE``, ``c + STRIDE + 1`` and
``c - STRIDE - 1``, and a ring of border cells makes bounds tests needless.  Row 0 is border, so its first
two indices are free to be the codes of the actions that are no placement, ``BUTTON`` and ``SWAP``.

**Ends.**  All that a strip is to the search stands at its two ends: where the other end is (``mate``) and
how many stones of either color it has (``counts``).  Stones inside a strip keep what was written there
while they were ends; taking a move back relies on that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable

STRIDE = 21
CELLS = STRIDE * STRIDE
MAX_SIDE = 10
MAX_PLY = 288
"""More than the actions of any game: 271 placements, the button and a swap."""
MAX_LENGTH = 288
MAX_MOVES = 280

BUTTON = 0
SWAP = 1
NOWHERE = 65535
"""``where`` of a cell that was never legal: at or above every ``legal_count``."""
NOT_AN_END = 64
"""Added to ``grow`` unless an end stands on the cell.

Being more than six it tells the two apart, and only at an end can ``grow`` fall to 0.
"""

BLACK, WHITE = 0, 1
KOMI, NO_KOMI, DOUBLE = 0, 1, 2
STANDARD, LONGEST, SQUARE = 0, 1, 2
NO_BUTTON, BUTTON_FREE, BUTTON_BLACK, BUTTON_WHITE = 0, 1, 2, 3
NOBODY = 2

POSITION = np.dtype(
    [
        # What changes for the whole position.
        ("key", np.int64),  # hash of the future, turn and button left out (``keys.future_key``)
        ("score", np.int64),  # half points, Black's view: what is decided already; 0 in longest strip
        ("legal_count", np.int64),  # how many cells are legal (R8; R17 not considered)
        ("open_stones", np.int64),  # stones standing in open strips
        ("ply", np.int64),  # moves made since the record was set up
        ("stone_count", np.int64),
        ("turn", np.int64),  # color on turn
        ("stones_left", np.int64),  # placements left in this turn: 2 or 1 in double placement, else 1
        ("last_placer", np.int64),  # color, or NOBODY
        ("button", np.int64),  # NO_BUTTON, BUTTON_FREE, or who has it
        # What stays for a game.
        ("game_type", np.int64),
        ("scoring", np.int64),
        ("komi", np.int64),  # half points; used by longest strip alone (R19), elsewhere the caller's business
        ("side", np.int64),
        ("hashed", np.int64),  # 1: moves keep ``key`` up to date; 0: it means nothing any more
        # Per cell of the padded grid.
        ("legal", np.uint16, (CELLS,)),  # the legal cells first, then the others, those removed last first
        ("where", np.uint16, (CELLS,)),  # index in ``legal``; a cell is legal iff where < legal_count
        ("touch", np.uint8, (CELLS,)),  # stones among the six neighbours (border cells: meaningless)
        ("grow", np.uint8, (CELLS,)),  # legal cells among the six neighbours, plus NOT_AN_END unless an end
        ("mate", np.uint16, (CELLS,)),  # at an end: the other end of its strip, itself for a single stone
        ("counts", np.uint32, (CELLS,)),  # at an end: black stones + (white stones << 16) of its strip
        ("stones", np.uint16, (MAX_LENGTH,)),  # the first stone_count entries: every stone, later ones last
        ("lengths", np.int16, (2, MAX_LENGTH)),  # [owner, length]: captured strips (longest strip only)
        # Undo data, indexed by the ply of the move.
        ("old_action", np.uint16, (MAX_PLY,)),
        ("old_key", np.int64, (MAX_PLY,)),
        ("old_score", np.int64, (MAX_PLY,)),
        ("old_legal_count", np.int16, (MAX_PLY,)),
        ("old_open_stones", np.int16, (MAX_PLY,)),
        ("old_turn", np.uint8, (MAX_PLY,)),
        ("old_stones_left", np.uint8, (MAX_PLY,)),
        ("old_last_placer", np.uint8, (MAX_PLY,)),
        ("old_button", np.uint8, (MAX_PLY,)),
        ("old_near", np.uint16, (MAX_PLY, 2)),  # ends the stone touched, 0 for none
        ("old_far", np.uint16, (MAX_PLY, 2)),  # their mates at that time
        ("old_counts", np.uint32, (MAX_PLY, 2)),  # their strips' counts at that time
        ("capture_count", np.int64),  # how many strips the next field holds (longest strip only)
        ("captures", np.int16, (MAX_LENGTH, 2)),  # captured strips, latest last: owner, length
        ("old_capture_count", np.int16, (MAX_PLY,)),
    ],
    align=True,
)

CONTROLS = 4
STOP, NODES, NODE_LIMIT = 0, 1, 2


def splitmix(state: int) -> tuple[int, int]:
    """Step the splitmix64 generator: the next state and a number, signed, of 64 bits."""
    mask = (1 << 64) - 1
    state = (state + 0x9E3779B97F4A7C15) & mask
    mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & mask
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
    mixed ^= mixed >> 31
    return state, mixed - (1 << 64) if mixed >> 63 else mixed


def random_words(count: int, seed: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Make ``count`` reproducible pseudo-random int64, the same on every machine and numpy."""
    words, state = [], seed
    for _ in range(count):
        state, word = splitmix(state)
        words.append(word)
    return np.array(words, dtype=np.int64)


def cell_index(column: int, row: int) -> int:
    """Give the index of the cell in 1-based ``column`` and ``row`` (R4)."""
    return row * STRIDE + column


def board_cells(side: int) -> list[int]:
    """List the indices of the cells of a board of that side, row by row."""
    width = 2 * side - 1
    return [
        cell_index(column, row)
        for row in range(1, width + 1)
        for column in range(1, width + 1)
        if abs(column - row) < side
    ]


def new_position(side: int, game_type: int, scoring: int, komi: int = 0) -> Any:
    """Make the record of an empty board, Black on turn.

    ``komi`` in half points matters in longest strip only (R19).  The result is one ``np.record`` of
    ``POSITION`` whose fields read and write as attributes, compiled or not; its key is still 0
    (``keys.refresh_key`` sets it).
    """
    p = np.zeros(1, dtype=POSITION).view(np.recarray)[0]
    p.side, p.game_type, p.scoring, p.komi = side, game_type, scoring, komi
    p.hashed = 1
    p.turn, p.stones_left, p.last_placer = BLACK, 1, NOBODY
    p.button = NO_BUTTON if game_type == DOUBLE else BUTTON_FREE
    p.where[:] = NOWHERE
    p.grow[:] = NOT_AN_END
    cells = board_cells(side)
    p.legal_count = len(cells)
    p.legal[: len(cells)] = cells
    p.where[cells] = np.arange(len(cells))
    p.grow[:] += np.array(counts_around(cells), dtype=np.uint8)
    return p


def counts_around(cells: Iterable[int]) -> list[int]:
    """Count, for every index of the grid, how many of these cells are its neighbours."""
    counts = [0] * CELLS
    for cell in cells:
        for neighbour in neighbours(cell):
            counts[neighbour] += 1
    return counts


def new_control() -> Any:
    """Make what stops a count of lines: an array of int64 like a work space's ``control``."""
    return np.zeros(CONTROLS, dtype=np.int64)


def neighbours(cell: int) -> tuple[int, int, int, int, int, int]:
    """List the six neighbours of a cell, border cells included."""
    c = int(cell)
    return (c + 1, c - 1, c + STRIDE, c - STRIDE, c + STRIDE + 1, c - STRIDE - 1)
