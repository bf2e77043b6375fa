from __future__ import annotations

from dataclasses import replace

import pytest

from catena_gtp.gtp.analysis import Request, Style, ownership, read_request
from catena_gtp.gtp.failures import GtpFailure
from catena_gtp.gtp.state import State
from catena_gtp.notation import Lettering
from catena_gtp.options import Options
from catena_gtp.player import Candidate
from catena_gtp.rules import BUTTON, Color, Ruleset

BLACK, WHITE = Color.BLACK, Color.WHITE
START = State.at_start(Options(ruleset=Ruleset(3)))


def request(line: str, state: State = START) -> Request:
    return read_request(state, tuple(line.split()))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", Request(BLACK)),
        ("50", Request(BLACK, 0.5)),
        ("w", Request(WHITE)),
        ("b 50", Request(BLACK, 0.5)),
        ("50 WHITE", Request(WHITE, 0.5)),
        ("interval 20", Request(BLACK, 0.2)),
        ("W interval 20", Request(WHITE, 0.2)),
        ("interval 20 w", Request(WHITE, 0.2)),
        ("interval 1 minmoves 30", Request(BLACK, 0.01, least_moves=30)),
        ("b interval 50 maxmoves 3", Request(BLACK, 0.5, most_moves=3)),
        ("maxmoves 3 white 12.5", Request(WHITE, 0.125, most_moves=3)),
        ("0", Request(BLACK, 0.01)),
        ("B 100 ownership true", Request(BLACK, 1.0, with_owners=True)),
        ("ownership true ownership false movesOwnership true", Request(BLACK)),
        ("b 10 rootInfo true pvVisits false movesOwnership true", Request(BLACK, 0.1, with_root=True)),
        ("avoid b C3,button 5", Request(BLACK, avoided=frozenset({9, BUTTON}))),
        ("avoid w C3 5 w avoid w B3 1", Request(WHITE, avoided=frozenset({8, 9}))),
        ("avoid w C3 5", Request(BLACK)),
        ("allow b C3,pass,Z9 1 10", Request(BLACK, 0.1, allowed=frozenset({9, BUTTON}))),
    ],
)  # fmt: skip
def test_arguments_in_every_order(line: str, expected: Request) -> None:
    assert request(line) == expected


@pytest.mark.parametrize(
    ("line", "failure"),
    [
        ("-1", "'-1' is no argument of an analysis"),
        ("often", "'often' is no argument of an analysis"),
        ("interval", "something is missing behind 'interval'"),
        ("interval soon", "'soon' is not a number"),
        ("b interval -5", "'-5' is negative"),
        ("b w", "'w' is a second color"),
        ("maxmoves -1", "'-1' is negative"),
        ("maxmoves", "something is missing behind 'maxmoves'"),
        ("avoid b C3", "something is missing behind 'avoid'"),
        ("avoid red C3 1", "'red' is not a color"),
        ("avoid b 3C 1", "not a vertex: '3C'"),
        ("allow b C3 deep", "'deep' is not a whole number"),
        ("ownership", "something is missing behind 'ownership'"),
        ("ownership maybe", "'maybe' is not true or false"),
    ],
)
def test_what_is_none_is_named(line: str, failure: str) -> None:
    with pytest.raises(GtpFailure) as caught:
        request(line)
    assert str(caught.value) == f"syntax error: {failure}"


def test_without_a_color_it_is_for_who_is_on_turn() -> None:
    assert request("", replace(START, game=START.game.play(BLACK, 9))).color is WHITE


@pytest.mark.parametrize(
    ("line", "count"),
    [("", 8), ("minmoves 3", 8), ("minmoves 12", 12), ("maxmoves 0", 1), ("maxmoves 3 minmoves 5", 3)],
)
def test_how_many_moves(line: str, count: int) -> None:
    assert request(line).count == count


def test_restrictions_leave_what_they_say_and_never_nothing() -> None:
    position = START.position
    assert 9 not in request("avoid b C3 1").actions(position)
    assert len(request("avoid b C3 1").actions(position)) == 19
    assert request("allow b C3,B3 1").actions(position) == (8, 9)
    assert request("allow b C3,B3 1 avoid b B3 1").actions(position) == (9,)
    assert request("allow b C3 1 avoid b C3 1").actions(position) == position.legal_actions()


FOUND = [
    Candidate(9, 2.5, 7, 3_000_000_000, (9, BUTTON, 0), exact=False),
    Candidate(BUTTON, -0.5, 7, 1_000_000_000, (BUTTON,), exact=True),
]


def test_reports_of_leela_zero_are_whole_numbers() -> None:
    report = Style("lz").report(START, START.position, FOUND, with_root=False)
    first, second = report.split(" info ")
    words = first.split()
    assert words[:5] == ["info", "move", "C3", "visits", "2147483647"]
    assert words[5] == "winrate"
    assert 5000 < int(words[6]) < 10000
    assert words[7:] == ["prior", "7500", "lcb", words[6], "order", "0", "pv", "C3", "button", "A1"]
    assert second == "move button visits 1000000000 winrate 0 prior 2500 lcb 0 order 1 pv button"


def test_reports_of_katago_are_fractions_with_the_margin() -> None:
    state = replace(START, declared_lettering=Lettering.GTP)
    report = Style("kata").report(state, state.position, FOUND, with_root=True)
    first, second = report.split(" info ")
    words = first.split()
    pairs = dict(zip(words[1:-4:2], words[2:-4:2], strict=True))
    assert list(pairs) == [
        "move", "visits", "utility", "winrate", "scoreMean", "scoreStdev",
        "scoreLead", "prior", "lcb", "order",
    ]  # fmt: skip
    assert pairs["scoreLead"] == pairs["scoreMean"] == "2.5"
    assert 0.5 < float(pairs["winrate"]) < 1
    assert float(pairs["scoreStdev"]) > 0
    assert " scoreStdev 0.0 " in second  # what is exact
    assert "." in pairs["winrate"]
    assert words[-4:] == ["pv", "C3", "pass", "A1"]
    assert second.endswith(f"pv pass rootInfo visits 2147483647 winrate {pairs['winrate']} scoreLead 2.5")
    assert " winrate 0.000000 " in second


def test_ownership_is_written_from_the_top_left_as_who_is_on_turn_sees_it() -> None:
    start = State.at_start(Options(ruleset=Ruleset(2)))
    board = start.board
    owners = {board.cell_at(1, 1): 0.25, board.cell_at(3, 3): -1.0, board.cell_at(2, 3): 0.0}
    known = {cell: owner for cell, owner in owners.items() if cell is not None}
    seen = "ownership 0.000 0.000 -1.000 0.000 0.000 0.000 0.250 0.000 0.000"
    assert ownership(start.position, known) == seen
    turned = "ownership 0.000 0.000 1.000 0.000 0.000 0.000 -0.250 0.000 0.000"
    assert ownership(start.position.with_turn(WHITE), known) == turned


def test_our_own_reports_tell_depth_and_certainty() -> None:
    first, second = Style("catena").report(START, START.position, FOUND, with_root=False).split(" info ")
    assert " scoreLead 2.5 depth 7 exact false order 0 pv C3 button A1" in first
    assert second.endswith(" winrate 0.000000 scoreLead -0.5 depth 7 exact true order 1 pv button")


@pytest.mark.parametrize("name", ["lz", "kata", "catena"])
def test_when_the_game_is_over_there_is_the_pass(name: str) -> None:
    report = Style(name).pass_report(START.position)
    assert report.startswith("info move pass visits 1 ")
    assert report.endswith(" order 0 pv pass")
