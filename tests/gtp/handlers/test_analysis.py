from __future__ import annotations

import re

import pytest

from catena_gtp.options import Options, Settings
from catena_gtp.rules import Ruleset
from tests.gtp.talk import Talk

FAMILIES = ["lz-", "kata-", "", "catena-"]
INFO = re.compile(
    r"info move (\S+) visits ([1-9][0-9]*) .* pv (\S+(?: \S+)*?)(?= info | rootInfo | ownership |$)"
)


@pytest.fixture(scope="module")
def thinker() -> Talk:
    return Talk(Options(ruleset=Ruleset(3), settings=Settings(nodes=300)))


@pytest.fixture
def talk(thinker: Talk) -> Talk:
    thinker("boardsize 3", "catena-game_type komi", "kgs-time_settings none")
    return thinker


def infos(line: str) -> list[str]:
    """Return the moves of a report, after a look at its form."""
    parts = re.split(r" (?=info )", line)
    found = [INFO.match(part) for part in parts]
    assert all(match is not None and match[3].split()[0] == match[1] for match in found), line
    orders = re.findall(r" order ([0-9]+) pv ", line)
    assert orders == [str(number) for number in range(len(parts))]
    return [match[1] for match in found if match is not None]


@pytest.mark.parametrize("family", FAMILIES)
def test_an_analysis_reports_and_changes_nothing(talk: Talk, family: str) -> None:
    talk("play b C3")
    before = talk.state
    head, *lines = talk(f"{family}analyze w 10 maxmoves 4").split("\n")
    assert (head, len(lines)) == ("", 1)
    assert len(infos(lines[0])) == 4
    assert set(infos(lines[0])) <= set(talk("catena-legal_moves").split())
    assert talk.state is before


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("color", ["b", "w"])
def test_the_move_that_is_played_is_that_of_genmove(talk: Talk, family: str, color: str) -> None:
    talk("play b C3")
    move = talk(f"reg_genmove {color}")
    legal = set(talk("catena-legal_moves").split())
    head, *reports, last = talk(f"{family}genmove_analyze {color} 1").split("\n")
    assert (head, last) == ("", f"play {move}")
    assert infos(reports[-1])[0] == move
    assert len(infos(reports[-1])) == len(set(infos(reports[-1]))) == 8
    assert set(infos(reports[-1])) <= legal
    assert talk("last_move") == ("black " if color == "b" else "white ") + move
    assert f'"move": "{move}"' in talk("catena-last_search")


@pytest.mark.parametrize("level", [1, 3, 7])
@pytest.mark.parametrize(("arguments", "count"), [("maxmoves 1", 1), ("maxmoves 5", 5), ("minmoves 10", 10)])
def test_as_many_moves_as_are_asked_for_at_every_level(
    talk: Talk, level: int, arguments: str, count: int
) -> None:
    talk("play b C3", f"kata-set-param level {level}")
    try:
        move = talk("reg_genmove w")
        *_, report, last = talk(f"kata-genmove_analyze w {arguments}").split("\n")
    finally:
        talk("kata-set-param level 10")
    assert last == f"play {move}"
    assert infos(report)[0] == move
    assert len(infos(report)) == count


def test_ownership_is_that_of_every_point_of_the_grid_from_the_top_left(talk: Talk) -> None:
    talk("play b A1", "play w E5", "play w D5")
    assert infos(talk("kata-analyze b maxmoves 1")[1:])  # by now it is known whose the strips are
    line = talk("kata-analyze b maxmoves 2 ownership true rootInfo true")[1:]
    assert len(infos(line)) == 2
    head, _, points = line.partition(" ownership ")
    assert " rootInfo " in head
    values = [float(point) for point in points.split()]
    rows = [values[start : start + 5] for start in range(0, 25, 5)]
    assert rows[0][3] == rows[0][4] < 0 < rows[4][0] < -rows[0][3] <= 1
    assert sum(value != 0 for value in values) == 3
    white = talk("kata-genmove_analyze w maxmoves 1 ownership true").split("\n")[1]
    assert [float(point) for point in white.partition(" ownership ")[2].split()] == [
        -v or 0.0 for v in values
    ]


def test_what_is_captured_is_owned_for_sure(talk: Talk) -> None:
    talk("boardsize 2", "play b B2", "play w A1", "play b button", "play b C3")
    line = talk("catena-analyze b ownership true")
    assert line.endswith(" ownership 0.000 0.000 1.000 0.000 1.000 0.000 1.000 0.000 0.000")
    assert "ownership" not in talk("catena-analyze b ownership false")


def test_thinking_is_taken_off_the_clock(talk: Talk) -> None:
    talk("time_settings 60 0 0", "lz-genmove_analyze b")
    assert 0 < talk.state.clocks[talk.state.game.previous.position.to_move].left_s < 60  # type: ignore[union-attr]


def test_what_is_avoided_is_not_reported_and_what_alone_is_allowed_is(talk: Talk) -> None:
    assert infos(talk("kata-analyze b allow b A1,C3 1")[1:]) in (["A1", "C3"], ["C3", "A1"])
    legal = talk("catena-legal_moves").split()
    found = infos(talk(f"kata-analyze b maxmoves 99 avoid b {legal[0]},{legal[3]},button 1")[1:])
    assert sorted(found) == sorted(set(legal) - {legal[0], legal[3], "button"})


@pytest.mark.parametrize("family", FAMILIES)
def test_a_game_that_is_over(talk: Talk, family: str) -> None:
    talk("boardsize 2", "play b B2", "play w A1", "play b button", "play b C3")
    assert infos(talk(f"{family}analyze b")[1:]) == ["pass"]
    head, report, last = talk(f"{family}genmove_analyze w").split("\n")
    assert (head, infos(report), last) == ("", ["pass"], "play pass")


def test_values_of_a_small_game_are_exact_in_the_end(talk: Talk) -> None:
    talk("boardsize 2", "komi 2", "play b B2")
    assert talk("catena-solve").split()[:2] == ["B+0.5", "button"]
    report = talk("catena-analyze maxmoves 1")
    assert infos(report[1:]) == ["button"]


@pytest.mark.parametrize(
    "name", [f"{family}{kind}analyze" for family in FAMILIES for kind in ("", "genmove_")]
)
def test_what_is_no_argument_is_refused_at_once(talk: Talk, name: str) -> None:
    assert talk.refused(f"{name} b quickly") == "syntax error: 'quickly' is no argument of an analysis"
