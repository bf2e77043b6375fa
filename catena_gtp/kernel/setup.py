"""Set a record up as any position, however it came about.

Works from the strips alone and applies the theorems of the rules afresh, cell by cell: nothing is replayed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from catena_gtp.kernel.keys import refresh_key
from catena_gtp.kernel.layout import (
    BLACK,
    BUTTON_BLACK,
    BUTTON_WHITE,
    LONGEST,
    NOT_AN_END,
    SQUARE,
    WHITE,
    board_cells,
    counts_around,
    neighbours,
    new_position,
)

if TYPE_CHECKING:
    from collections.abc import Iterable


class Chain(NamedTuple):
    """A strip: its cells along the chain, its stones of either color, whether it is limited (R7)."""

    cells: tuple[int, ...]
    black: int
    white: int
    limited: bool


def set_up(
    rules: tuple[int, int, int, int],
    chains: Iterable[Chain],
    *,
    turn: int,
    stones_left: int,
    last_placer: int,
    button: int,
) -> Any:
    """Make the record of a position.

    ``rules`` are the arguments of ``layout.new_position``; the others are values of the record's fields.  A
    limited chain has been captured, so its stones are of one color.
    """
    p = new_position(*rules)
    p.turn, p.stones_left, p.last_placer, p.button = turn, stones_left, last_placer, button
    chain_of: dict[int, Chain] = {}
    for chain in chains:
        _set_strip(p, chain)
        chain_of.update(dict.fromkeys(chain.cells, chain))
    p.stone_count = len(chain_of)
    p.stones[: len(chain_of)] = list(chain_of)
    p.touch[:] = counts_around(chain_of)
    if p.scoring != LONGEST:
        p.score += {BUTTON_BLACK: 1, BUTTON_WHITE: -1}.get(button, 0)
    _set_legal(p, chain_of)
    refresh_key(p)
    return p


def _set_strip(p: Any, chain: Chain) -> None:
    """Note what a chain's ends say about it, and what it is worth if it is limited."""
    first, last = chain.cells[0], chain.cells[-1]
    length = len(chain.cells)
    p.mate[first], p.mate[last] = last, first
    p.counts[first] = p.counts[last] = chain.black + (chain.white << 16)
    if not chain.limited:
        p.open_stones += length
        return
    owner = BLACK if chain.black else WHITE
    if p.scoring == LONGEST:
        p.lengths[owner, length] += 1
        p.captures[p.capture_count] = owner, length
        p.capture_count += 1
        return
    gain = 2 * length * (length if p.scoring == SQUARE else 1)
    p.score += gain if owner == BLACK else -gain


def _set_legal(p: Any, chain_of: dict[int, Chain]) -> None:
    """Find the legal cells (R8, as the rules' last theorem puts it) and what depends on them."""
    cells = board_cells(int(p.side))
    empty = [cell for cell in cells if cell not in chain_of]
    legal = [cell for cell in empty if _is_legal(cell, chain_of)]
    # Cells that are not legal follow the legal ones, so that ``legal`` stays an arrangement of the board.
    arranged = legal + sorted(set(cells).difference(legal))
    p.legal_count = len(legal)
    p.legal[: len(cells)] = arranged
    p.where[arranged] = np.arange(len(cells))
    p.grow[:] = NOT_AN_END
    for chain in set(chain_of.values()):
        p.grow[[chain.cells[0], chain.cells[-1]]] = 0
    p.grow[:] += np.array(counts_around(legal), dtype=np.uint8)


def _is_legal(cell: int, chain_of: dict[int, Chain]) -> bool:
    """Tell whether a stone may be placed on an empty cell."""
    touched = [stone for stone in neighbours(cell) if stone in chain_of]
    chains = [chain_of[stone] for stone in touched]
    if len(touched) > 2 or (len(touched) == 2 and chains[0] is chains[1]):
        return False
    return all(
        stone in (chain.cells[0], chain.cells[-1]) for stone, chain in zip(touched, chains, strict=True)
    )
