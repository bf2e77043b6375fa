"""A match as one HTML file that needs nothing else: tables, charts, and every game to play through.

The page's own text, looks and script lie in `assets`. Nothing is loaded from anywhere, and the page forbids
itself to: its policy allows only its own script and styles, by their hashes. Names and whatever else engines
sent are escaped here, or reach the page as JSON and are shown as text.
"""

from __future__ import annotations

import hashlib
import json
from base64 import b64encode
from html import escape
from importlib.resources import files
from string import Template
from typing import TYPE_CHECKING

from catena_gtp.arena.report import charts, tables, words
from catena_gtp.arena.report.games import packed
from catena_gtp.arena.statistics import summarize
from catena_gtp.notation.svg import STYLE, board_svg
from catena_gtp.rules import Board

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from catena_gtp.arena.model import GameRecord, MatchSpec
    from catena_gtp.arena.report.tables import Table

# A table of more rows is folded away until it is asked for.
_MOST_ROWS_OPEN = 16
# A page with more games to play through than this grows too large for a browser.
MOST_GAMES = 2000


def html_report(spec: MatchSpec, records: Sequence[GameRecord], most_games: int = MOST_GAMES) -> str:
    """Return the whole page. The charts take the games in the order of `records`.

    Of more than `most_games` not all can be played through; those lost by a fault come before others.
    """
    engines = [engine.name for engine in spec.engines]
    summary = summarize(records, engines, spec.sprt, spec.seed)
    script, style = _asset("report.js"), STYLE + _asset("report.css")
    shown = _shown(records, most_games)
    data = {
        "engines": [words.printable(name) for name in engines],
        "games": [packed(r, engines) for r in shown],
    }
    sides = sorted({record.ruleset.side for record in shown})
    left_out = f"{len(shown)} of {len(records)} games are on this page; all are in the folder of the match."
    return Template(_asset("report.html")).substitute(
        policy=f"default-src 'none'; script-src '{_hash(script)}'; style-src '{_hash(style)}'",
        title=escape(words.printable(spec.name)),
        style=style,
        headline=_list(tables.headline(summary)),
        tables="\n".join(_table(table) for table in tables.all_tables(summary, records)),
        charts=charts.score_chart(records, engines) + charts.margin_chart(records, engines)
        if records
        else "",
        conditions=_list(words.conditions(spec, list(records))),
        boards="\n".join(board_svg(Board.of_side(side)) for side in sides),
        outcomes="".join(
            f'<option value="w{number}">won by {escape(words.printable(name))}</option>'
            for number, name in enumerate(engines)
        ),
        remark=f'<p class="note">{left_out}</p>' if len(shown) < len(records) else "",
        data=_json(data),
        script=script,
    )


def _shown(records: Sequence[GameRecord], most: int) -> list[GameRecord]:
    """Return the games to play through, by number."""
    by_weight = sorted(records, key=lambda record: (record.at_fault is None, record.task.number))
    return sorted(by_weight[:most], key=lambda record: record.task.number)


def _asset(name: str) -> str:
    return files("catena_gtp.arena.report").joinpath("assets").joinpath(name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    """Return the name of a script's or style's text in a content security policy."""
    return f"sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


def _json(data: dict[str, Any]) -> str:
    """Return JSON that can stand in a script element: without `<` nothing ends it early."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    # Lone surrogates cannot be written to a file.
    text = text.encode("utf-8", "replace").decode()
    return text.replace("<", "\\u003c")


def _list(lines: Sequence[tuple[str, str]]) -> str:
    rows = (f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in lines)
    return f"<dl>{''.join(rows)}</dl>" if lines else ""


def _table(table: Table) -> str:
    """Return a section with the table; long ones are folded.

    On a narrow screen each row, but for those of a grid, is a paragraph, where the first text is the heading
    and the column's name stands before all else; roles keep it a table for those who hear it.
    """
    title = escape(table.title)
    classes = ["number" if letter == "r" else "text" for letter in table.aligned]
    classes[table.aligned.index("l")] += " heading"
    columns = list(zip(table.columns, classes, strict=True))
    head = "".join(
        f'<th scope="col" role="columnheader" class="{kind}">{escape(name)}</th>' for name, kind in columns
    )
    body = "\n".join(f'<tr role="row">{_cells(row, columns)}</tr>' for row in table.rows)
    note = f'<p class="note">{escape(table.note[0].upper() + table.note[1:])}.</p>' if table.note else ""
    content = (
        f'<div class="{"wide" if table.grid else "wide rows"}" role="region" aria-label="{title}" '
        'tabindex="0"><table role="table">'
        f'<thead role="rowgroup"><tr role="row">{head}</tr></thead>\n'
        f'<tbody role="rowgroup">{body}</tbody></table></div>{note}'
    )
    if len(table.rows) > _MOST_ROWS_OPEN:
        content = f"<details><summary>{len(table.rows)} lines</summary>{content}</details>"
    full = ' class="full"' if table.full else ""
    return f"<section{full}><h2>{title}</h2>{content}</section>"


def _cells(row: Sequence[str], columns: Sequence[tuple[str, str]]) -> str:
    return "".join(
        f'<td role="cell" class="{kind}" data-label="{escape(name)}">{escape(cell)}</td>'
        for cell, (name, kind) in zip(row, columns, strict=True)
    )
