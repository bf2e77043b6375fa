from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from catena_gtp.arena.report import markdown_report, text_summary
from tests.arena.played import decided, match_spec, played_match, reported_match

if TYPE_CHECKING:
    from catena_gtp.arena.model import GameRecord, MatchSpec


@pytest.fixture(scope="module")
def match() -> tuple[MatchSpec, list[GameRecord]]:
    return reported_match()


def test_markdown_has_the_tables(match: tuple[MatchSpec, list[GameRecord]]) -> None:
    text = markdown_report(*match)
    assert text.startswith("# A match\n")
    assert "\n## Cross table\n" in text
    for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        assert len({len(re.findall(r"(?<!\\)\|", line)) for line in block.splitlines()}) == 1


def test_markdown_means_only_itself() -> None:
    spec = replace(match_spec(("a|b*_`", "@everyone <b>")), name="# [x](y)")
    text = markdown_report(spec, played_match(spec))
    assert r"a\|b\*\_\`" in text
    assert "<b>" not in text
    assert "@everyone" not in text
    assert r"# \[x\](y)" in text.replace("# # ", "# ")


def test_summary_fits_a_terminal(match: tuple[MatchSpec, list[GameRecord]]) -> None:
    spec, records = match
    text = text_summary(spec, records)
    assert all(len(line) <= 80 for line in text.splitlines())
    assert text.isascii()
    assert "Lost by a fault:\n  game 4, " in text
    long = ("a name that goes on and on and on " * 3, "β")
    wide = match_spec(long, pairs=1)
    lines = text_summary(wide, played_match(wide)).splitlines()
    assert all(len(line) <= 80 for line in lines)
    assert "a name that goes" in lines[3] + lines[4]


def test_summary_of_two_engines_names_the_difference() -> None:
    spec = match_spec()
    records = [
        decided(n, *(("alpha", "beta") if n % 2 == 0 else ("beta", "alpha")), "alpha") for n in range(20)
    ]
    text = text_summary(spec, records)
    assert "alpha: 20 won, 0 drawn, 0 lost: 100.0 %" in text
    assert "Pairs by its points: 0: 0, ½: 0, 1: 0, 1½: 0, 2: 10" in text
    assert "Elo difference: +∞ [+116.4, +∞] at 95 %" in text
    assert "Few pairs" not in text
    assert "Few pairs" in text_summary(spec, records[:4])
    assert "alpha: 1 won, 0 drawn, 0 lost: 100.0 %" in text_summary(spec, records[:1])


def test_of_two_engines_there_is_one_figure_of_each_kind() -> None:
    spec = match_spec(pairs=6)
    records = played_match(spec)
    for text in (text_summary(spec, records), markdown_report(spec, records)):
        assert text.count("Elo") == 1
        assert text.count("Mean margin") == 1
        assert "## Cross table" not in text


def test_cross_table_names_its_columns_by_place(match: tuple[MatchSpec, list[GameRecord]]) -> None:
    text = markdown_report(*match)
    table = text.split("## Cross table")[1].split("\n\n")[1].splitlines()
    assert table[0] == "|  | 1 | 2 | 3 |"
    assert [row.split("|")[1].strip()[0] for row in table[2:]] == ["1", "2", "3"]
