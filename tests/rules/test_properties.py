"""What holds in every game, checked on random ones."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.rules import BUTTON, SWAP, Action, Cell, Color, GameType, Position
from tests.strategies import games, positions, rulesets

BLACK, WHITE = Color.BLACK, Color.WHITE


def image(position: Position, cell_image: tuple[Cell, ...], *, exchange: bool) -> Position:
    """Turn or mirror the board, and exchange the colors if asked."""

    def color(old: Color) -> Color:
        return old.opponent if exchange else old

    def maybe(old: Color | None) -> Color | None:
        return None if old is None else color(old)

    return Position.restored(
        position.ruleset,
        {cell_image[cell]: color(owner) for cell, owner in position.stones.items()},
        color(position.to_move),
        stones_left=position.stones_left,
        button_holder=maybe(position.button_holder),
        last_placer=maybe(position.last_placer),
    )


@given(games(either_color=True))
def test_an_illegal_cell_stays_illegal_and_a_limited_strip_never_changes(game: list[Position]) -> None:
    for before, after in pairwise(game):
        assert after.placeable <= before.placeable
        limited = {strip for strip in before.strips if strip.limited}
        assert limited <= set(after.strips)


@given(games(either_color=True))
def test_every_limited_strip_is_captured_and_cannot_grow(game: list[Position]) -> None:
    for position in game:
        for strip in position.strips:
            assert strip.limited is (not position.growth(strip))
            if strip.limited or position.is_over:
                assert len({position.stones[cell] for cell in strip.cells}) == 1
            counted = sum(position.stones[cell] is BLACK for cell in strip.cells)
            assert (strip.black, strip.white) == (counted, len(strip.cells) - counted)


@given(games(either_color=True))
def test_a_position_can_be_set_up_as_it_was_reached(game: list[Position]) -> None:
    for position in game:
        again = image(position, position.board.symmetries[0], exchange=False)
        assert again == position
        assert again.placeable == position.placeable
        assert set(again.strips) == set(position.strips)
        assert again.is_over is position.is_over


@given(positions(), st.integers(0, 11), st.data())
def test_the_symmetries_commute_with_play(position: Position, which: int, data: st.DataObject) -> None:
    cell_image = position.board.symmetries[which]

    def action_image(action: Action) -> Action:
        return cell_image[action] if isinstance(action, int) else action

    turned = image(position, cell_image, exchange=False)
    assert {action_image(action) for action in position.legal_actions()} == set(turned.legal_actions())
    if not position.is_over:
        action = data.draw(st.sampled_from(position.legal_actions()))
        assert image(position.play(action), cell_image, exchange=False) == turned.play(action_image(action))
    assert turned.score() == position.score()


@given(positions(), st.data())
def test_the_exchange_of_colors_commutes_with_play(position: Position, data: st.DataObject) -> None:
    same_cells = position.board.symmetries[0]
    exchanged = image(position, same_cells, exchange=True)
    # The swap is the one action that only White has (R15).
    actions = [action for action in position.legal_actions() if action is not SWAP]
    assert actions == [action for action in exchanged.legal_actions() if action is not SWAP]
    if actions:
        action = data.draw(st.sampled_from(actions))
        assert image(position.play(action), same_cells, exchange=True) == exchanged.play(action)
    score, other = position.with_komi(0).score(), exchanged.with_komi(0).score()
    assert other.margin == -score.margin
    assert (other.black, other.white) == (score.white, score.black)


@given(games(rulesets(game_types=(GameType.NO_KOMI,))))
def test_the_swap_is_the_same_as_exchanging_the_colors(game: list[Position]) -> None:
    for position in game:
        if position.is_legal(SWAP):
            same_cells = position.board.symmetries[0]
            assert position.play(SWAP) == image(position, same_cells, exchange=True)


@given(games())
def test_play_leaves_the_earlier_position_as_it_was(game: list[Position]) -> None:
    before = [(position, dict(position.stones), position.placeable, position.strips) for position in game]
    for position, stones, placeable, strips in before:
        for action in position.legal_actions()[:3]:
            position.play(action)
        assert (dict(position.stones), position.placeable, position.strips) == (stones, placeable, strips)


@given(games(to_the_end=True))
def test_the_button_is_worth_half_a_point_to_exactly_one_player_at_the_end(game: list[Position]) -> None:
    final = game[-1]
    assert final.is_over
    score = final.score()
    halves = {score.black.button, score.white.button}
    assert halves == ({0.0} if final.ruleset.game_type is GameType.DOUBLE else {0.0, 0.5})
    if final.ruleset.game_type is not GameType.DOUBLE:
        assert score.winner is not None  # the button leaves no draw under a whole komi
        assert not final.placeable


@given(positions())
def test_what_is_legal_can_be_played_and_nothing_else(position: Position) -> None:
    everything: list[Action] = [*range(position.board.cell_count), BUTTON, SWAP]
    legal = [action for action in everything if position.why_illegal(action) is None]
    assert legal == list(position.legal_actions())
    for action in legal:
        after = position.play(action)
        assert after.to_move is (position.to_move if position.stones_left == 2 else position.to_move.opponent)
