from __future__ import annotations

import pytest
from hypothesis import given

from catena_gtp.player.explain import effect, evaluation, owners
from catena_gtp.rules import BUTTON, SWAP, Color, GameType, Position, Ruleset, Scoring
from tests.strategies import positions, rulesets


@given(positions(rulesets(sides=range(2, 6))))
def test_what_is_taken_and_given_is_what_was_not_decided_before(position: Position) -> None:
    decided = {strip.cells for strip in position.strips if strip.limited}
    for action in position.legal_actions():
        done = effect(position, action)
        assert done.child == position.play(action)
        if not isinstance(action, int):
            continue
        new = {strip for strip in done.child.strips if strip.cells not in decided}
        settled = {strip for strip in new if strip.limited or done.child.is_over}
        assert set(done.taken) | set(done.given) == settled
        assert all(strip.leader is position.to_move for strip in done.taken)
        assert all(strip.leader is position.to_move.opponent for strip in done.given)
        assert not set(done.denied) & settled
        assert done.grown == done.child.strip_at(action)
        assert sum(len(strip.cells) for strip in done.joined) + 1 == len(done.grown.cells)  # type: ignore[union-attr]


def test_specials_touch_no_strip() -> None:
    opened = Position.initial(Ruleset(3, GameType.NO_KOMI)).play(4)
    for action in (BUTTON, SWAP):
        done = effect(opened, action)
        assert (done.taken, done.given, done.denied, done.joined, done.grown, done.closed) == (
            (),
            (),
            (),
            (),
            None,
            0,
        )


@pytest.mark.parametrize("scoring", [Scoring.STANDARD, Scoring.SQUARE])
def test_where_every_strip_counts_for_itself_the_shares_are_what_it_counts(scoring: Scoring) -> None:
    position = Position.initial(Ruleset(3, scoring=scoring, komi=2)).play(0).play(18).play(1).play(9)
    found = evaluation(position, lambda place: place.score().margin)
    size = 1 if scoring is Scoring.STANDARD else 2
    shares = {strip.cells: share for strip, share in found.shares}
    assert shares == {(0, 1): 2**size, (18,): -1, (9,): -1}
    assert found.rest == -2
    assert sum(shares.values()) + found.rest == found.margin == position.score().margin
    assert position.to_move is Color.BLACK


@given(positions(rulesets(sides=range(2, 6))))
def test_what_is_captured_is_owned_and_of_the_rest_is_asked(position: Position) -> None:
    found = owners(position, lambda strip: strip.black / 100)
    assert set(found) == set(position.stones)
    for strip in position.strips:
        owner = (1.0 if strip.leader is Color.BLACK else -1.0) if strip.limited else strip.black / 100
        if not position.is_over:
            assert {found[cell] for cell in strip.cells} == {owner}
    if position.is_over:
        assert {found[cell] for cell, color in position.stones.items() if color is Color.BLACK} <= {1.0}
        assert {found[cell] for cell, color in position.stones.items() if color is Color.WHITE} <= {-1.0}
