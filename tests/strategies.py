"""Random rulesets and positions for hypothesis, shared by the tests of all rooms."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from catena_gtp.rules import BUTTON, Action, Color, GameType, Position, Ruleset, Scoring

ALL_SIDES = range(2, 11)
SMALL_SIDES = range(2, 5)

regular_komi = st.integers(0, 15).map(float)
any_komi = st.one_of(
    regular_komi,
    st.sampled_from([6.5, 6.25, -3.5, 0.1, 1e-9, 1e300]),
    st.floats(allow_nan=False, allow_infinity=False).map(lambda komi: komi + 0.0),
)


@st.composite
def rulesets(
    draw: st.DrawFn,
    sides: range = ALL_SIDES,
    game_types: tuple[GameType, ...] = tuple(GameType),
    scorings: tuple[Scoring, ...] = tuple(Scoring),
    komi: st.SearchStrategy[float] = regular_komi,
) -> Ruleset:
    """Draw any kind of game; small sides shrink best and come first."""
    return Ruleset(
        side=draw(st.sampled_from(sides)),
        game_type=draw(st.sampled_from(game_types)),
        scoring=draw(st.sampled_from(scorings)),
        komi=draw(komi),
    )


@st.composite
def games(
    draw: st.DrawFn,
    kinds: st.SearchStrategy[Ruleset] | None = None,
    *,
    either_color: bool = False,
    to_the_end: bool = False,
) -> list[Position]:
    """Draw a game from the empty board, every position of it, the last one perhaps at the end of the game.

    With `either_color` now and then the color that is not on turn plays, as GTP allows.
    """
    position = Position.initial(draw(kinds if kinds is not None else rulesets()))
    # One seed, not one draw a move: long games are drawn fast, and shrink by their length.
    random = Random(draw(st.integers(0, 2**32 - 1)))
    length = position.board.cell_count + 2 if to_the_end else draw(st.integers(0, position.board.cell_count))
    positions = [position]
    while len(positions) <= length and not position.is_over:
        if either_color and random.random() < 0.2:
            position = position.with_turn(random.choice(list(Color)))
            if position.is_over:  # a new turn of two stones may find no room
                positions.append(position)
                break
        position = position.play(_choice(random, position.legal_actions()))
        positions.append(position)
    return positions


def positions(
    kinds: st.SearchStrategy[Ruleset] | None = None, *, either_color: bool = False, to_the_end: bool = False
) -> st.SearchStrategy[Position]:
    """Draw a position that play has led to."""
    drawn = games(kinds, either_color=either_color, to_the_end=to_the_end)
    return drawn.map(lambda game: game[-1])


def _choice(random: Random, actions: tuple[Action, ...]) -> Action:
    """Choose an action, the button more often than one among so many."""
    if BUTTON in actions and random.random() < 0.05:
        return BUTTON
    return random.choice(actions)
