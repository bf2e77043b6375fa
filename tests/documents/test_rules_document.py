"""`protocol/rules.md` has every rule once, each paragraph with its origin, and the code cites no other."""

from __future__ import annotations

import re

from tests.documents.examples import ROOT

TEXT = (ROOT / "protocol" / "rules.md").read_text(encoding="utf-8")
NUMBERS = list(range(1, 21))


def sections() -> dict[int, str]:
    """Return the text of every rule, without its examples."""
    found = {}
    for part in re.split(r"^##", TEXT, flags=re.MULTILINE):
        heading = re.match(r"# R(\d+): (.+)\n", part)
        if heading is not None:
            found[int(heading[1])] = re.sub(r"```.*?```", "", part[heading.end() :], flags=re.DOTALL)
    return found


def test_every_rule_is_there_once_and_in_order() -> None:
    assert [int(number) for number in re.findall(r"^### R(\d+): ", TEXT, flags=re.MULTILINE)] == NUMBERS


def test_every_paragraph_says_where_it_comes_from() -> None:
    assert list(sections()) == NUMBERS
    for number, text in sections().items():
        paragraphs = [paragraph.strip() for paragraph in text.split("\n\n") if paragraph.strip()]
        assert paragraphs, f"R{number}"
        for paragraph in paragraphs:
            assert re.match(r"\*\*(Author|Project|Shown)[^*]*\.\*\* ?", paragraph), f"R{number}: {paragraph}"


def test_what_this_project_decided_is_marked() -> None:
    marked = {number for number, text in sections().items() if "**Project.**" in text}
    assert marked == {2, 10, 15, 17, 19}
    only = {number for number, text in sections().items() if "**Author" not in text}
    assert only == {2, 17}


def test_the_code_cites_only_rules_that_exist() -> None:
    cited = {
        int(number)
        for module in (ROOT / "catena_gtp").rglob("*.py")
        for number in re.findall(r"\bR(\d+)\b", module.read_text(encoding="utf-8"))
    }
    assert cited <= set(NUMBERS)
    assert cited >= {4, 6, 7, 8, 9, 10, 12, 13, 15, 16, 17, 18, 19, 20}
