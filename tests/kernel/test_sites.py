from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from catena_gtp.kernel import layout, sites
from catena_gtp.player import bridge
from catena_gtp.rules import Board, Color, Position, Ruleset, Strip
from tests.kernel.support import by_lane, random_game
from tests.strategies import positions, rulesets

KINDS = "legal", "end", "neither"


def surveyed(position: Position) -> Any:
    found = sites.new_sites()
    sites.survey(bridge.to_record(position), found)
    return found


def liberties(position: Position, cell: int) -> int:
    return len(set(position.board.neighbours[cell]) & set(position.placeable))


def ends(position: Position) -> dict[int, tuple[Strip, int]]:
    """Give the ends that can grow, by their cell: the strip and the other end."""
    found = {}
    for strip in position.strips:
        first, last = strip.cells[0], strip.cells[-1]
        for cell, other in ((first, last), (last, first)):
            if not strip.limited and liberties(position, cell):
                found[cell] = strip, other
    return found


@settings(max_examples=by_lane(150, 10))
@given(position=positions(rulesets(range(2, by_lane(8, 4)))))
def test_the_sites_are_the_legal_cells_and_the_ends_that_can_grow(position: Position) -> None:
    if position.is_over:
        return
    found, board = surveyed(position), position.board
    cells = [bridge.to_action(board, int(code)) for code in found.cell[: found.count]]
    growing = ends(position)
    assert set(cells[: found.legal_count]) == position.placeable
    assert len(set(cells)) == len(cells)
    assert set(cells[found.legal_count :]) == set(growing)
    for site in range(int(found.legal_count), int(found.count)):
        cell = cells[site]
        assert isinstance(cell, int)
        strip, other = growing[cell]
        own, others = strip.black, strip.white
        if position.to_move is Color.WHITE:
            own, others = others, own
        assert int(found.lead[site]) - sites.MOST_LEAD == max(min(own - others, 8), -8)
        assert found.length[site] == min(own + others, 20)
        assert found.reach[site] == (sites.ALONE if other == cell else liberties(position, other))
        mate = cells.index(other) if other != cell and other in growing else sites.MAX_SITES
        assert found.mate[site] == mate


@settings(max_examples=by_lane(60, 5))
@given(position=positions(rulesets(range(2, by_lane(8, 4)))))
def test_sites_know_those_around_them(position: Position) -> None:
    if position.is_over:
        return
    found, board = surveyed(position), position.board
    number = {int(code): site for site, code in enumerate(found.cell[: found.count])}
    for code, site in number.items():
        around = [number.get(other, sites.MAX_SITES) for other in layout.neighbours(code)]
        assert sorted(found.beside[site]) == sorted(around)
        if site < found.legal_count:
            assert found.mate[site] == sites.MAX_SITES
    assert (found.number == sites.MAX_SITES).all()
    assert board.cell_count >= found.count


def kinds_around(found: Any, site: int) -> tuple[str, ...]:
    beside = [int(other) for other in found.beside[site]]
    return tuple(
        KINDS[2] if other == sites.MAX_SITES else KINDS[int(other >= found.legal_count)] for other in beside
    )


def alike(ring: tuple[str, ...]) -> set[tuple[str, ...]]:
    return {turned[k:] + turned[:k] for turned in (ring, ring[::-1]) for k in range(6)}


def test_rings_are_of_one_class_if_turns_and_reflections_make_them_one() -> None:
    classes: dict[tuple[str, ...], int] = {}
    for seed in range(by_lane(20, 1)):
        for position in random_game(Ruleset(by_lane(6, 3)), seed):
            if not position.is_over:
                found = surveyed(position)
                for site in range(int(found.count)):
                    classes[kinds_around(found, site)] = int(found.ring[site])
    assert len(set(classes.values())) > by_lane(40, 5)
    for ring, number in classes.items():
        for other, another in classes.items():
            assert (other in alike(ring)) == (number == another)


def test_there_are_as_many_classes_as_bracelets_of_six_beads_in_three_colors() -> None:
    assert sites.RINGS == 92


@pytest.mark.parametrize("side", [2, layout.MAX_SIDE])
def test_there_is_room_for_every_site_of_the_board(side: int) -> None:
    found = surveyed(Position.initial(Ruleset(side)))
    assert found.count == found.legal_count == Board(side).cell_count < sites.MAX_SITES
