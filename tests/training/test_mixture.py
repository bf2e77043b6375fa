from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from catena_gtp.kernel import layout
from catena_gtp.training.mixture import USUAL_KOMI, draw_even_rules, draw_rules
from catena_gtp.training.plan import DEFAULT


def test_kinds_come_in_their_shares() -> None:
    plan = replace(DEFAULT, sides="4:75 5:25", game_types="komi:50 double:50", scorings="square:100")
    chance = Random(1)
    drawn = [draw_rules(plan, chance) for _ in range(2000)]
    sides = Counter(rules.side for rules in drawn)
    assert sides.keys() == {4, 5}
    assert 0.7 < sides[4] / 2000 < 0.8
    assert {rules.scoring for rules in drawn} == {layout.SQUARE}
    assert {rules.game_type for rules in drawn} == {layout.KOMI, layout.DOUBLE}


def test_komi_is_whole_within_the_rules_and_mostly_the_usual_one() -> None:
    chance = Random(2)
    for scoring, most in (("standard", 15), ("square", 1000)):
        plan = replace(DEFAULT, game_types="komi:1", scorings=f"{scoring}:1")
        drawn = [draw_rules(plan, chance).komi for _ in range(1000)]
        assert all(komi % 2 == 0 and 0 <= komi <= 2 * most for komi in drawn)
        assert 0.55 < drawn.count(USUAL_KOMI) / 1000 < 0.75
        assert len(set(drawn)) > 10


def test_there_is_no_komi_where_the_rules_have_none() -> None:
    chance = Random(3)
    plan = replace(DEFAULT, game_types="no-komi:1 double:1")
    assert {draw(plan, chance).komi for draw in (draw_rules, draw_even_rules) for _ in range(100)} == {0}


def test_matches_have_the_usual_komi() -> None:
    chance = Random(4)
    plan = replace(DEFAULT, game_types="komi:1")
    assert {draw_even_rules(plan, chance).komi for _ in range(100)} == {USUAL_KOMI}
