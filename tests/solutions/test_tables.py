from __future__ import annotations

from pathlib import Path

import pytest

from catena_gtp.player.judge import Judge
from catena_gtp.rules import GameType, Ruleset
from catena_gtp.solutions.command import main
from catena_gtp.solutions.tables import fair_komi, tables
from catena_gtp.solutions.values import FirstMove, Values
from tests.kernel.support import by_lane

DOCUMENT = Path(__file__).parents[2] / "protocol" / "solutions.md"


@pytest.mark.parametrize("side", [2, 3] if by_lane(1, 0) else [2])
def test_the_document_says_what_the_command_prints(side: int) -> None:
    assert tables(side, Judge(16).margin) in DOCUMENT.read_text(encoding="utf-8")


def test_the_command_prints_the_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--side", "2", "--hash", "1"]) == 0
    assert capsys.readouterr().out in DOCUMENT.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("wins", "words"),
    [
        (range(4), "Black wins with 3, White with 4"),
        ([], "White wins with 0"),
        (range(16), "Black wins with 15"),
        ([0, 2], "Black wins with 0, 2, White with the others"),
    ],
)
def test_the_fair_komi_lies_between_two(wins: list[int], words: str) -> None:
    move = FirstMove(0, 1, 3.5)
    assert fair_komi(Values(Ruleset(3), (move,), frozenset(wins))) == words
    assert fair_komi(Values(Ruleset(3, GameType.DOUBLE), (move,))) == "no komi"
