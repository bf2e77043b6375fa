from __future__ import annotations

import pytest

from catena_gtp.player.winrate import deviation, scale, win_rate
from catena_gtp.rules import Position, Ruleset, Scoring


@pytest.mark.parametrize("scoring", list(Scoring))
@pytest.mark.parametrize("side", range(2, 11))
def test_a_larger_margin_wins_more_often_and_none_wins_every_second_game(side: int, scoring: Scoring) -> None:
    position = Position.initial(Ruleset(side, scoring=scoring))
    rates = [win_rate(margin, position, exact=False) for margin in (-1e9, -20, -1, 0, 1, 20, 1e9)]
    assert rates == sorted(rates)
    assert rates[3] == 0.5
    assert rates[2] == pytest.approx(1 - rates[4])
    assert all(0 <= rate <= 1 for rate in rates)


def test_what_is_known_is_certain() -> None:
    position = Position.initial(Ruleset(3))
    assert [win_rate(margin, position, exact=True) for margin in (-0.5, 0, 0.5)] == [0, 0.5, 1]


@pytest.mark.parametrize("scoring", list(Scoring))
def test_a_margin_counts_for_more_the_less_there_is_to_come(scoring: Scoring) -> None:
    position = Position.initial(Ruleset(6, scoring=scoring))
    scales = [scale(position)]
    while not position.is_over:
        position = position.play(position.legal_actions()[0])
        scales.append(scale(position))
    assert scales == sorted(scales, reverse=True)
    assert scales[0] > 2 * scales[-1] > 0


@pytest.mark.parametrize("scoring", list(Scoring))
def test_who_is_a_standard_deviation_ahead_wins_six_of_seven_games(scoring: Scoring) -> None:
    position = Position.initial(Ruleset(6, scoring=scoring))
    ahead = deviation(position, exact=False)
    assert win_rate(ahead, position, exact=False) == pytest.approx(6 / 7, abs=0.005)
    assert deviation(position, exact=True) == 0
