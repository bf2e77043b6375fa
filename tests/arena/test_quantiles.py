from __future__ import annotations

import pytest

from catena_gtp.arena.statistics.quantiles import normal_probability, student_probability, student_quantile


@pytest.mark.parametrize(
    "freedom, expected",
    # The table of Student's t that stands in every textbook, two-sided 95 %.
    [
        (1, 12.706),
        (2, 4.303),
        (3, 3.182),
        (4, 2.776),
        (9, 2.262),
        (10, 2.228),
        (30, 2.042),
        (60, 2.000),
        (120, 1.980),
    ],
)
def test_quantiles_of_student(freedom: int, expected: float) -> None:
    assert student_quantile(0.975, freedom) == pytest.approx(expected, abs=6e-4)


def test_sum_and_expansion_agree_where_they_meet() -> None:
    below, above = student_quantile(0.975, 59), student_quantile(0.975, 60)
    assert 0 < below - above < 1e-3
    assert student_quantile(0.975, 10**6) == pytest.approx(1.959966, abs=1e-5)


@pytest.mark.parametrize("freedom", [1, 2, 7, 30, 400, 401, 5000])
def test_probability_and_quantile_of_student_are_inverse(freedom: int) -> None:
    for probability in (0.5, 0.6, 0.9, 0.975, 0.999):
        quantile = student_quantile(probability, freedom)
        assert student_probability(quantile, freedom) == pytest.approx(probability, abs=2e-5)
        assert student_probability(-quantile, freedom) == pytest.approx(1 - probability, abs=2e-5)


def test_normal_probability_is_that_of_the_tables() -> None:
    assert normal_probability(1.96) == pytest.approx(0.9750, abs=5e-5)
