from __future__ import annotations

import pytest

from catena_gtp.rules import Color, GameType, Ruleset, Scoring, Strip
from catena_gtp.rules.scoring import score_strips

BLACK, WHITE = Color.BLACK, Color.WHITE


def strips(black: list[int], white: list[int]) -> list[Strip]:
    """Make limited strips of these lengths; the cells are of no matter to the scoring."""
    made = []
    for color, lengths in ((BLACK, black), (WHITE, white)):
        for length in lengths:
            counts = (length, 0) if color is BLACK else (0, length)
            made.append(Strip(tuple(range(length)), *counts, limited=True))
    return made


def margin(
    scoring: Scoring, black: list[int], white: list[int], button: Color | None, komi: float = 0
) -> float:
    return score_strips(strips(black, white), Ruleset(scoring=scoring, komi=komi), button).margin


@pytest.mark.parametrize(
    ("black", "white", "button", "komi", "wanted"),
    [
        ([5, 3], [4], BLACK, 0, 4.5),
        ([5, 3], [4], WHITE, 4, -0.5),
        ([5], [5], None, 0, 0),
        ([5, 3], [4], BLACK, 6.5, -2),
    ],
)
def test_standard_counts_stones(
    black: list[int], white: list[int], button: Color | None, komi: float, wanted: float
) -> None:
    assert margin(Scoring.STANDARD, black, white, button, komi) == wanted


def test_square_adds_the_squares_of_the_strips() -> None:
    assert margin(Scoring.SQUARE, [5, 3], [4], WHITE, 10) == 25 + 9 - 16 - 0.5 - 10


@pytest.mark.parametrize(
    ("black", "white", "button", "komi", "wanted"),
    [
        ([7, 3], [6], WHITE, 0, 1),  # 7 against 6: no pair
        ([7, 3], [7], WHITE, 0, 3),  # the sevens are removed, 3 against nothing
        ([7, 3], [7, 3], WHITE, 0, -0.5),  # nothing is left: the button decides
        ([7, 3], [7, 3], BLACK, 0, 0.5),
        ([7, 3], [7, 3], None, 0, 0),  # double placement has no button
        ([7, 7, 3], [7, 5], BLACK, 0, 7 - 5),
        ([7], [5, 5], BLACK, 2, -5),  # one five becomes a seven and is removed with Black's
        ([7], [5, 5], BLACK, 1, 7 - 6),
        ([7], [], BLACK, 9, 7),  # no white strip: komi has nothing to be added to
        ([], [4], BLACK, 2, -6),
        ([6], [4], BLACK, 2.5, -6.5 + 6),
    ],
)
def test_longest_removes_pairs_and_compares_what_is_left(
    black: list[int], white: list[int], button: Color | None, komi: float, wanted: float
) -> None:
    assert margin(Scoring.LONGEST, black, white, button, komi) == wanted


def test_the_sums_explain_the_margin() -> None:
    score = score_strips(strips([5, 3], [4]), Ruleset(komi=3), BLACK)
    assert (score.black.stones, score.black.strips, score.black.komi, score.black.button) == (8, 8, 0, 0.5)
    assert (score.white.stones, score.white.strips, score.white.komi, score.white.button) == (4, 4, 3, 0)
    assert score.black.total - score.white.total == score.margin == 1.5
    assert score.winner is BLACK


def test_komi_counts_only_in_the_komi_game() -> None:
    for game_type in (GameType.NO_KOMI, GameType.DOUBLE):
        assert score_strips(strips([3], [3]), Ruleset(game_type=game_type, komi=9), None).margin == 0


def test_an_open_strip_counts_for_who_leads_in_it() -> None:
    tied, led = Strip((0, 1), 1, 1), Strip((2, 3, 4), 1, 2)
    square = score_strips([tied, led], Ruleset(scoring=Scoring.SQUARE, komi=0), None)
    assert (square.black.strips, square.white.strips) == (0, 9)
    standard = score_strips([tied, led], Ruleset(komi=0), None)
    assert (standard.black.strips, standard.white.strips) == (2, 3)


@pytest.mark.parametrize(
    ("komi", "scoring", "regular"),
    [
        (0, Scoring.STANDARD, True),
        (15, Scoring.LONGEST, True),
        (16, Scoring.STANDARD, False),
        (16, Scoring.SQUARE, True),
        (1001, Scoring.SQUARE, False),
        (6.5, Scoring.STANDARD, False),
        (-1, Scoring.STANDARD, False),
        (1e300, Scoring.STANDARD, False),
    ],
)
def test_which_komi_a_player_may_name(komi: float, scoring: Scoring, regular: bool) -> None:
    assert Ruleset(scoring=scoring, komi=komi).komi_is_regular is regular


def test_a_komi_that_is_no_number_is_refused() -> None:
    for komi in (float("inf"), float("-inf"), float("nan")):
        with pytest.raises(ValueError, match="finite"):
            Ruleset(komi=komi)
