"""The values of the model survive the way through JSON, and what is no such value is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from catena_gtp.arena.model import Cause, EngineSpec, GameRecord, MatchSpec, Pie, TimeControl
from catena_gtp.arena.plain import FormError, from_plain, to_plain
from catena_gtp.clock import TimeSettings
from catena_gtp.rules import GameType, Ruleset, Scoring
from tests.arena.played import forfeited, match_spec, played_match

RECORD = played_match(match_spec())[0]
SPEC = replace(
    match_spec(),
    engines=(
        EngineSpec(
            "a",
            ("run", "--it"),
            setup=("komi 3",),
            environment=(("A", "1"), ("B", "ü")),
            folder="there",
            time=TimeControl(nodes=5),
        ),
        EngineSpec("b", ("other",)),
    ),
    ruleset=Ruleset(4, GameType.NO_KOMI, Scoring.SQUARE, komi=0),
    time=TimeControl(TimeSettings("canadian", 1.5, 3.25, stones=2)),
    pie=Pie.SEATS,
    sprt=(-1.5, 5.0),
)


def through_json(value: object) -> Any:
    return json.loads(json.dumps(to_plain(value), allow_nan=False))


@pytest.mark.parametrize("record", [RECORD, forfeited(RECORD, "alpha", Cause.HANG, "über\n'x'")])
def test_records_come_back_equal(record: GameRecord) -> None:
    assert from_plain(GameRecord, through_json(record)) == record


@pytest.mark.parametrize("spec", [match_spec(), SPEC])
def test_matches_come_back_equal(spec: MatchSpec) -> None:
    assert from_plain(MatchSpec, through_json(spec)) == spec


def test_what_is_none_is_left_out() -> None:
    assert to_plain(RECORD.moves[0]) == {"color": "black", "move": RECORD.moves[0].move}


def test_whole_numbers_are_read_where_decimals_are_meant() -> None:
    plain = through_json(SPEC)
    plain["ruleset"]["komi"] = 0
    komi = from_plain(MatchSpec, plain).ruleset.komi
    assert (komi, type(komi)) == (0.0, float)


@pytest.mark.parametrize(
    "path, value, complaint",
    [
        (["pairs"], "3", "MatchSpec.pairs: a whole number is wanted, not '3'"),
        (["pairs"], True, "MatchSpec.pairs: a whole number is wanted, not True"),
        (["pie"], "cake", "MatchSpec.pie: 'cake' is none of fixed, seats"),
        (["ruleset", "side"], 1, "MatchSpec.ruleset: a board has 2 to 10 cells a side, not 1"),
        (["time", "settings", "kind"], "sand", "MatchSpec.time.settings.kind: 'sand' is none of none, "),
        (["engines"], {}, "MatchSpec.engines: a list is wanted, not {}"),
        (["engines", 0, "command"], [1], "MatchSpec.engines[0].command[0]: a text is wanted, not 1"),
        (["sprt"], [1.0], "MatchSpec.sprt: 2 values are wanted, not 1"),
        (["colour"], 1, "MatchSpec: 'colour' is no member; they are name, engines, "),
        (["time"], 3, "MatchSpec.time: a table of members is wanted, not 3"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(
    path: list[str | int], value: object, complaint: str
) -> None:
    plain = inner = through_json(SPEC)
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(FormError) as caught:
        from_plain(MatchSpec, plain)
    assert str(caught.value).startswith(complaint)


def test_what_is_missing_is_named() -> None:
    plain = through_json(SPEC)
    del plain["pairs"]
    with pytest.raises(FormError, match=r"^MatchSpec: 'pairs' is missing$"):
        from_plain(MatchSpec, plain)
