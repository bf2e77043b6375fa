from __future__ import annotations

import pytest

from catena_gtp.player.choice import SOLVER, Choice


@pytest.mark.parametrize(
    ("margin", "exact", "searcher", "is_won"),
    [
        (2.5, True, "alpha-beta", True),
        (2.5, False, "alpha-beta", False),
        (2.5, False, SOLVER, True),
        (0.0, True, SOLVER, False),
        (-2.5, True, SOLVER, False),
        (None, False, "only move", False),
    ],
)
def test_a_win_is_sure_where_it_is_proved(
    margin: float | None, exact: bool, searcher: str, is_won: bool
) -> None:
    assert Choice(3, margin, 1, 1, (3,), exact=exact, searcher=searcher).is_won is is_won
