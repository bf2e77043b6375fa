"""A match as Markdown, to be pasted where it is discussed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from catena_gtp.arena.report import tables, words
from catena_gtp.arena.statistics import summarize

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.arena.model import GameRecord, MatchSpec

_TAGS = re.compile("[<>&@]")
_MEANING = re.compile(r"([\\`*_\[\]|~$])")


def markdown_report(spec: MatchSpec, records: Sequence[GameRecord]) -> str:
    """Return a report in GitHub's Markdown: conditions, result and tables."""
    summary = summarize(records, [engine.name for engine in spec.engines], spec.sprt, spec.seed)
    parts = [f"# {_escaped(words.printable(spec.name))}"]
    parts += [_list(tables.headline(summary))] if tables.headline(summary) else []
    for table in tables.all_tables(summary, records):
        parts += [f"## {_escaped(table.title)}", _table(table)]
        parts += [_escaped(f"{table.note[0].upper()}{table.note[1:]}.")] if table.note else []
    parts += ["## Conditions", _list(words.conditions(spec, list(records)))]
    return "\n\n".join(parts) + "\n"


def _list(lines: list[tuple[str, str]]) -> str:
    return "\n".join(f"- {_escaped(name)}: {_escaped(value)}" for name, value in lines)


def _table(table: tables.Table) -> str:
    rules = ("---:" if letter == "r" else "---" for letter in table.aligned)
    rows = [f"| {' | '.join(rules)} |"]
    rows += [f"| {' | '.join(map(_escaped, row))} |" for row in table.rows]
    return "\n".join([f"| {' | '.join(map(_escaped, table.columns))} |", *rows])


def _escaped(text: str) -> str:
    """Return text that has no meaning in Markdown or HTML, and mentions nobody."""
    return _MEANING.sub(r"\\\1", _TAGS.sub(lambda found: f"&#{ord(found[0])};", text))
