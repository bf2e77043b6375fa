from __future__ import annotations

import json

import pytest

from catena_gtp.training.plan import (
    _LIMITS,
    DEFAULT,
    SMALL,
    Plan,
    PlanError,
    changed,
    differences,
    from_json,
    shares,
)


def test_a_plan_comes_back_from_its_numbers() -> None:
    for plan in (DEFAULT, SMALL):
        assert from_json(json.loads(json.dumps(plan.as_json()))) == plan


def test_settings_change_what_they_name() -> None:
    plan = changed(DEFAULT, ["games=7", "learning_rate=0.5", "sides=4:1 5:3"])
    assert (plan.games, plan.learning_rate, plan.sides) == (7, 0.5, "4:1 5:3")
    assert len(differences(DEFAULT, plan)) == 3
    assert differences(DEFAULT, DEFAULT) == []
    assert "games is 4000, not 7" in differences(DEFAULT, plan)


@pytest.mark.parametrize(
    ("setting", "reason"),
    [
        ("gmaes=7", "'gmaes' is no number of a plan; these are: seed, serves, games, "),
        ("games=many", "'many' is not a whole number"),
        ("games=7.5", "'7.5' is not a whole number"),
        ("learning_rate=fast", "'fast' is not a number"),
        ("games=0", "games must be at least 2, not 0"),
        ("held_out=1", "held_out must be at least 2"),
        ("serves=dinner", "serves must be alpha-beta or playouts, not dinner"),
        ("detours=1.5", "detours must be from 0 to 1, not 1.5"),
        ("detour_actions=256", "detour_actions must be from 1 to 255, not 256"),
        ("games=1", "games must be at least 2, not 1"),
        ("seed=-1", "seed must be from 0 "),
        ("trial_nodes=10000000000000", "trial_nodes must be from 1 to 1e+08"),
        ("learning_rate=nan", "learning_rate must be from 1e-09 to 1, not nan"),
        ("weight_decay=inf", "weight_decay must be from 0 to 1, not inf"),
        ("largest_gradient=0", "largest_gradient must be from 1e-09"),
        ("elo1=inf", "elo1 must be from -1000 to 1000, not inf"),
        ("elo1=0", "elo1 must be above elo0"),
        ("sides=11:1", "sides: '11' is none of 2, "),
        ("sides=4:1 4:2", "or comes twice"),
        ("sides=", "sides: nothing has a share"),
        ("scorings=square:-1", "is not above 0"),
        ("game_types=komi", "'komi' is not of the form komi:100"),
    ],
)
def test_what_cannot_be_planned_is_said(setting: str, reason: str) -> None:
    with pytest.raises(PlanError) as caught:
        changed(DEFAULT, [setting])
    assert reason in str(caught.value)


def test_every_number_has_its_limits() -> None:
    numbers = {name for name, value in DEFAULT.as_json().items() if not isinstance(value, str)}
    assert set(_LIMITS) == numbers


def test_a_plan_of_another_version_is_none() -> None:
    values = Plan().as_json()
    with pytest.raises(PlanError, match=r"another version, with or without coffee: .* begin in a new folder"):
        from_json({**values, "coffee": 3})
    del values["lines"]
    with pytest.raises(PlanError, match="with or without lines"):
        from_json(values)


@pytest.mark.parametrize(
    ("name", "value"), [("sides", 5), ("games", 12.5), ("learning_rate", "a"), ("seed", True)]
)
def test_a_damaged_plan_is_none(name: str, value: object) -> None:
    with pytest.raises(PlanError, match=f"the plan is damaged: {name} is no "):
        from_json({**Plan().as_json(), name: value})
    assert from_json({**Plan().as_json(), "blend": 1}).blend == 1


def test_shares_are_read_in_their_order() -> None:
    assert list(shares("b:1 a:2.5", "abc").items()) == [("b", 1.0), ("a", 2.5)]
