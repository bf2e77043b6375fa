"""A match of gogui-twogtp 1.6.0: what it sends to its two programs, in this order, and nothing else.

It has no rules: a game goes on until two passes in a row, and then both programs are asked for the result.
"""

from __future__ import annotations

import re

import pytest

from catena_gtp.options import Options, Settings
from catena_gtp.rules import Ruleset, Scoring
from tests.gtp.talk import Talk

ATTACHING = "protocol_version name version list_commands gogui-interrupt".split()
VERTEX = re.compile(r"[A-HJ-T](?:1[0-9]|[1-9])|pass")
RESULT = re.compile(r"[BW]\+[0-9]+(?:\.5)?")


def program(nodes: int, scoring: Scoring) -> Talk:
    talk = Talk(Options(Ruleset(scoring=scoring), settings=Settings(nodes=nodes)))
    talk(*ATTACHING)
    return talk


@pytest.mark.parametrize("scoring", Scoring)
@pytest.mark.parametrize("width", [11, 19])
def test_games_run_to_a_score_that_both_tell(width: int, scoring: Scoring) -> None:
    programs = (program(8, scoring), program(5, scoring))
    for first in programs:
        first(f"boardsize {width}", "clear_board", "komi 7")
    for game in range(2):
        black, white = programs[game], programs[1 - game]
        black("cputime", f"boardsize {width}", "clear_board")
        white("cputime", f"boardsize {width}", "clear_board")
        seats = [("b", black, white), ("w", white, black)]
        words: list[str] = []
        while words[-2:] != ["pass", "pass"]:
            color, mover, other = seats[len(words) % 2]
            words.append(mover(f"genmove {color}"))
            assert VERTEX.fullmatch(words[-1])
            other(f"play {color.upper()} {words[-1].upper()}")
        result = black("final_score")
        assert RESULT.fullmatch(result)
        assert white("final_score") == result
        black("cputime")
        white("cputime")
    for last in programs:
        last("quit")
