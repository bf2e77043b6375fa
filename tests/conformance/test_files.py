"""The files of the suite: their form, and that all they cite is there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from catena_gtp.conformance.files import Expectation, FilesError, read_file, read_files
from catena_gtp.conformance.model import SECTIONS, Clause
from catena_gtp.conformance.runner import CHECKS
from tests.conformance.support import FILES, ROOT

if TYPE_CHECKING:
    from pathlib import Path

ALL = read_files(FILES)
CLAUSES = {scene.clause for file in ALL for scene in file.scenes} | {Clause.read(c.clause) for c in CHECKS}


def test_every_section_has_something_to_ask() -> None:
    assert {file.section for file in ALL} | {check.section for check in CHECKS} == set(SECTIONS)
    assert [file.section for file in ALL] == sorted((file.section for file in ALL), key=list(SECTIONS).index)


@pytest.mark.parametrize("clause", sorted(CLAUSES), ids=str)
def test_every_clause_is_a_heading(clause: Clause) -> None:
    text = (ROOT / "protocol" / clause.document).read_text(encoding="utf-8")
    headings = re.findall(r"^#{2,3} (.+)$", text, flags=re.MULTILINE)
    assert clause.heading in [heading.partition(": ")[0] for heading in headings]


def test_every_rule_with_something_to_see_has_a_scene() -> None:
    shown = {clause.heading for clause in CLAUSES if clause.document == "rules.md"}
    assert shown >= {f"R{number}" for number in (2, 4, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 19, 20)}


@pytest.mark.parametrize("path", sorted(FILES.glob("*.tst")), ids=lambda path: path.name)
def test_the_form_is_that_of_regression_files(path: Path) -> None:
    """What GoGui's tool wants: numbers that differ, and an expectation directly behind each of them."""
    lines = path.read_text(encoding="ascii").splitlines()
    numbers = []
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        if match := re.match(r"([0-9]+) ", line):
            numbers.append(int(match[1]))
            assert re.fullmatch(r"#\? \[.*\]\*?", following), line
    assert numbers == sorted(set(numbers))
    assert numbers


def test_a_file_is_read() -> None:
    file = read_file(
        "rules-x.tst",
        "# about\nkomi 0\n\n# == rules.md, R8: turns\nclear_board\n10 play b A1\n#? []\n"
        "20 play w A1\n#? [.*]*\n#! illegal move\n\n"
        "# == gtp.md, name: a name\n30 name\n#? [!x]\n40 name\n#? [y]*\n",
    )
    assert (file.section, [step.command for step in file.prelude]) == ("rules", ["komi 0"])
    first, second = file.scenes
    assert (str(first.clause), first.title) == ("rules.md, R8", "turns")
    assert [(step.line, step.command, step.test) for step in first.steps] == [
        (5, "clear_board", None),
        (6, "play b A1", Expectation(10, "")),
        (8, "play w A1", Expectation(20, ".*", refused=True, refusal="illegal move")),
    ]
    assert [step.test for step in second.steps] == [
        Expectation(30, "x", negated=True),
        Expectation(40, "y", negated=True),
    ]


@pytest.mark.parametrize(
    "test, success, failure",
    [
        (Expectation(1, "a b"), [" a b\n"], ["a  b", "A B"]),
        (Expectation(1, "a.*c"), ["a\nb\nc"], ["a\nb"]),
        (Expectation(1, "a", negated=True), ["b"], ["a"]),
    ],
)
def test_what_a_test_accepts(test: Expectation, success: list[str], failure: list[str]) -> None:
    assert all(test.accepts(text, is_success=True) for text in success)
    assert not any(test.accepts(text, is_success=False) for text in [*success, *failure])
    assert not any(test.accepts(text, is_success=True) for text in failure)


def test_what_a_refusal_accepts() -> None:
    refused = Expectation(1, ".*", refused=True)
    assert refused.accepts("anything", is_success=False)
    assert not refused.accepts("anything", is_success=True)
    exact = Expectation(1, ".*", refused=True, refusal="illegal move")
    assert exact.accepts("illegal move ", is_success=False)
    assert not exact.accepts("illegal move: occupied", is_success=False)
    assert "illegal move" in exact.expectation


@pytest.mark.parametrize(
    "text, words",
    [
        ("# == R8: turns\n", "no clause"),
        ("# == rules.md R8\n", "a scene begins"),
        ("10 name\n#? [x]\n", "no scene"),
        ("# == gtp.md, name: x\nname\n#? [x]\n", "without a test"),
        ("# == gtp.md, name: x\n10 name\n\n#? [x]\n", "directly behind"),
        ("# == gtp.md, name: x\n10 name\n#? x\n", "the form"),
        ("# == gtp.md, name: x\n10 name\n#? [(]\n", "x.tst:3"),
        ("# == gtp.md, name: x\n10 name\n#? [x]\n#! y\n", "not refused"),
    ],
)
def test_what_is_wrong_with_a_file(text: str, words: str) -> None:
    with pytest.raises(FilesError, match=re.escape(words)):
        read_file("rules-x.tst", text)


def test_a_file_of_no_section_and_a_folder_without_files(tmp_path: Path) -> None:
    with pytest.raises(FilesError, match="no section"):
        read_file("other.tst", "")
    with pytest.raises(FilesError, match="--files"):
        read_files(tmp_path)
