from __future__ import annotations

from catena_gtp.gtp.gogui.values import contrasts


def test_values_are_set_against_the_middle_one() -> None:
    assert contrasts({1: -4.5, 2: -4.5, 3: -4.5, 4: -2.5, 5: -8.5}) == {1: 0, 2: 0, 3: 0, 4: 0.5, 5: -1}


def test_equal_values_have_no_contrast() -> None:
    assert contrasts({1: 3.0, 2: 3.0}) == {1: 0, 2: 0}
    assert contrasts({7: -3.0}) == {7: 0}
    assert contrasts({}) == {}
