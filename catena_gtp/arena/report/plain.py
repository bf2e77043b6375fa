"""The result of a match as plain text for a terminal, at most 80 columns wide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catena_gtp.arena.report import tables, words
from catena_gtp.arena.statistics import summarize
from catena_gtp.notation import format_number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.arena.model import GameRecord, MatchSpec
    from catena_gtp.arena.statistics import MatchSummary, Standing

WIDTH = 80


def text_summary(spec: MatchSpec, records: Sequence[GameRecord]) -> str:
    """Return standings, result and faults of a match, in lines that end with a newline each."""
    summary = summarize(records, [engine.name for engine in spec.engines], spec.sprt, spec.seed)
    lines = [f"{words.printable(spec.name)}: {summary.games} games", "", *_standings(summary)]
    note = tables.standings_note(summary)
    if note:
        lines += ["", note]
    headline = tables.headline(summary)
    if headline:
        lines += ["", *(f"{name}: {value}" for name, value in headline)]
    if summary.faults:
        lines += ["", "Lost by a fault:"]
        for fault in summary.faults:
            detail = f": {fault.detail}" if fault.detail else ""
            lines.append(words.printable(f"  game {fault.game + 1}, {fault.engine}, {fault.cause}{detail}"))
    wrapped = [part for line in lines for part in _wrapped(line)]
    return "\n".join(wrapped) + "\n"


def _standings(summary: MatchSummary) -> list[str]:
    rated = ("Elo [95 %]", "margin") if summary.has_ratings else ()
    rows: list[tuple[str, ...]] = [("", "engine", "games", "won", "drawn", "lost", "score", *rated, "faults")]
    rows += [_row(rank, standing, summary) for rank, standing in enumerate(summary.standings, 1)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    name_width = WIDTH - sum(widths) + widths[1] - len(widths) + 1
    widths[1] = max(min(widths[1], name_width), 6)
    lines = []
    for row in rows:
        cells = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
        cells[1] = words.shortened(row[1], widths[1]).ljust(widths[1])
        lines.append(" ".join(cells).rstrip())
    return lines


def _row(rank: int, standing: Standing, summary: MatchSummary) -> tuple[str, ...]:
    total = standing.total
    rated = (
        words.interval(summary.rating(standing.engine).elo),
        "-" if standing.mean_margin is None else words.signed(standing.mean_margin, 1),
    )
    return (
        str(rank),
        words.printable(standing.engine),
        str(total.games),
        format_number(total.wins),
        format_number(total.draws),
        format_number(total.losses),
        words.percent(total.share),
        *(rated if summary.has_ratings else ()),
        str(standing.faults),
    )


def _wrapped(line: str) -> list[str]:
    """Break a line between words so that it fits; what continues it is set in."""
    parts = []
    while len(line) > WIDTH:
        at = line.rfind(" ", 5, WIDTH + 1)
        at = at if at > 0 else WIDTH
        parts.append(line[:at].rstrip())
        line = "    " + line[at:].lstrip()
    return [*parts, line]
