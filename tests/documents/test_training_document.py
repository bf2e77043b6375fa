"""`protocol/training.md` says of every number of a plan and of every option what is so."""

from __future__ import annotations

import re

from catena_gtp.training.command import _parser
from catena_gtp.training.plan import DEFAULT, SMALL
from tests.documents.examples import ROOT

TEXT = (ROOT / "protocol" / "training.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (`.+?`) \| (.+?) \| (.+?) \| .*\|$", re.MULTILINE)


def said(cell: str) -> list[str]:
    return [word.strip().strip("`") for word in cell.split(",")]


def test_the_table_has_every_number_of_a_plan() -> None:
    told: dict[str, tuple[str, str]] = {}
    for names, usual, small in ROW.findall(TEXT):
        values = said(usual), said(usual if small == "the same" else small)
        told.update(zip(said(names), zip(*values, strict=True), strict=True))
    assert told.keys() == DEFAULT.as_json().keys()
    for place, plan in enumerate((DEFAULT, SMALL)):
        for name, value in plan.as_json().items():
            found = told[name][place]
            assert type(value)(found) == value, name


def test_every_option_is_told_of() -> None:
    options = {option for action in _parser()._actions for option in action.option_strings}
    assert set(re.findall(r"^\| `(--[a-z-]+)", TEXT, re.MULTILINE)) == options - {"-h", "--help"}
