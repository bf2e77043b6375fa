"""The tables of a report, as words in rows; how they are drawn is the business of each kind of report."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from catena_gtp.arena.report import words
from catena_gtp.notation import format_number

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from catena_gtp.arena.model import GameRecord
    from catena_gtp.arena.statistics import MatchSummary, Pairing, Tally

# From so many on Student's intervals are hardly wider than those of many.
_FEW_PAIRS = 10


@dataclass(frozen=True, slots=True)
class Table:
    """Words in rows. `aligned` has one letter a column: `l` for text, `r` for numbers."""

    title: str
    columns: tuple[str, ...]
    aligned: str
    rows: tuple[tuple[str, ...], ...]
    note: str = ""
    full: bool = False
    """Whether it is too wide to stand beside another."""
    grid: bool = False
    """Whether it is read in both directions, so that its rows cannot stand alone."""


def all_tables(summary: MatchSummary, records: Sequence[GameRecord]) -> list[Table]:
    """Return the tables that have something to say, the most important first."""
    tables = [standings(summary)]
    if summary.has_ratings:  # of two engines the headline says it
        tables += [pairings(summary), cross_table(summary)]
    tables += [colors(summary), effort(summary), openings(summary), faults(summary), notes(records)]
    return [table for table in tables if table.rows]


def standings(summary: MatchSummary) -> Table:
    """Return who is ahead."""
    rows: list[tuple[str, ...]] = []
    for rank, standing in enumerate(summary.standings, 1):
        total = standing.total
        rated = (
            words.interval(summary.rating(standing.engine).elo),
            "-" if standing.mean_margin is None else words.signed(standing.mean_margin, 2),
        )
        rows.append(
            (
                str(rank),
                words.printable(standing.engine),
                str(total.games),
                *_counts(total),
                format_number(total.points),
                words.percent(total.share),
                *(rated if summary.has_ratings else ()),
                str(standing.faults),
            )
        )
    named = ("Elo [95 %]", "Margin") if summary.has_ratings else ()
    columns = ("", "Engine", "Games", "Won", "Drawn", "Lost", "Points", "Score", *named, "Faults")
    aligned = "rl" + "r" * (len(columns) - 2)
    return Table("Standings", columns, aligned, tuple(rows), standings_note(summary), full=True)


def standings_note(summary: MatchSummary) -> str:
    """Say what has to be known about the figures."""
    remarks = []
    if summary.has_ratings:
        remarks = ["Elo is relative to the mean of the engines, margins are the means of all scored games"]
        remarks += [words.printable(remark) for remark in summary.ratings.remarks]
    if summary.unpaired:
        games = "1 game" if summary.unpaired == 1 else f"{summary.unpaired} games"
        remarks.append(f"No Elo figure counts {games} without the other of its pair")
    return "; ".join(remarks)


def cross_table(summary: MatchSummary) -> Table:
    """Return who took how much from whom: points of games."""
    engines = [standing.engine for standing in summary.standings]
    rows: list[tuple[str, ...]] = []
    for engine in engines:
        cells = [_cross(summary.pairing(engine, other), engine) for other in engines]
        rows.append((f"{len(rows) + 1} {words.printable(engine)}", *cells))
    columns = ("", *(str(place) for place in range(1, len(engines) + 1)))
    note = "points / games against the engine of that place"
    return Table("Cross table", columns, "l" + "r" * len(engines), tuple(rows), note, full=True, grid=True)


def _cross(pairing: Pairing | None, engine: str) -> str:
    if pairing is None:
        return ""
    tally = pairing.tally
    points = tally.points if engine == pairing.first else tally.games - tally.points
    return f"{format_number(points)} / {tally.games}"


def pairings(summary: MatchSummary) -> Table:
    """Return what the pairs of games tell of each two engines."""
    rows = []
    for pairing in summary.pairings:
        found = pairing.difference
        rows.append(
            (
                f"{words.printable(pairing.first)} - {words.printable(pairing.second)}",
                str(pairing.counts.pairs),
                " ".join(map(str, pairing.counts.counts)),
                "-" if found is None else words.percent(found.score.value),
                "-" if found is None else words.interval(found.elo),
                "-" if found is None else words.percent(found.superiority),
                words.interval(pairing.margin, 2),
            )
        )
    columns = ("First - second", "Pairs", "0 ½ 1 1½ 2", "Score", "Elo [95 %]", "Superior", "Margin [95 %]")
    note = (
        "the first engine's view; the counts are of pairs by the points it took of two, the margins of pairs "
        "of which both games were scored"
    )
    return Table("Each two engines", columns, "lrrrrrr", tuple(rows), note, full=True)


def colors(summary: MatchSummary) -> Table:
    """Return what each color brought."""
    rows = [("all games, Black", *_color(summary.black))] if summary.games else []
    for standing in summary.standings:
        name = words.printable(standing.engine)
        rows.append((f"{name}, Black", *_color(standing.as_black)))
        rows.append((f"{name}, White", *_color(standing.as_white)))
    return Table("By color", ("", "Games", "Won", "Drawn", "Lost", "Score"), "lrrrrr", tuple(rows))


def effort(summary: MatchSummary) -> Table:
    """Return how long and how deep the engines thought."""
    rows = []
    for standing in summary.standings:
        spent = standing.effort
        if spent.moves:
            rows.append(
                (
                    words.printable(standing.engine),
                    str(spent.moves),
                    words.decimal(spent.mean_s, 3),
                    words.decimal(spent.longest_s, 3),
                    words.decimal(spent.mean_depth, 1),
                    words.count(spent.nodes_per_s),
                )
            )
    columns = ("", "Moves", "Mean s", "Longest s", "Depth", "Nodes / s")
    return Table("Thinking", columns, "lrrrrr", tuple(rows))


def openings(summary: MatchSummary) -> Table:
    """Return what each opening brought Black."""
    rows = []
    for opening in summary.openings:
        margin = "-" if opening.mean_margin is None else words.signed(opening.mean_margin, 2)
        moves = words.printable(" ".join(opening.moves))
        rows.append((words.printable(opening.name), moves, *_color(opening.black), margin))
    columns = ("Opening", "Moves", "Games", "Black won", "Drawn", "Lost", "Score", "Margin")
    return Table("By opening", columns, "llrrrrrr", tuple(rows), "Black's view", full=True)


def faults(summary: MatchSummary) -> Table:
    """Return which games were lost by a fault."""
    rows = tuple(
        (
            str(fault.game + 1),
            *map(words.printable, (fault.engine, fault.opponent, fault.cause, fault.detail)),
        )
        for fault in summary.faults
    )
    return Table(
        "Lost by a fault", ("Game", "Engine", "Against", "Fault", "What happened"), "rllll", rows, full=True
    )


def notes(records: Iterable[GameRecord]) -> Table:
    """Return what was odd without deciding a game."""
    rows = [
        (str(record.task.number + 1), words.printable(note))
        for record in sorted(records, key=lambda record: record.task.number)
        for note in record.notes
    ]
    return Table("Remarks", ("Game", ""), "rl", tuple(rows), full=True)


def headline(summary: MatchSummary) -> list[tuple[str, str]]:
    """Say what a match of two engines, or a sequential test, came to: names with values."""
    lines = []
    if len(summary.engines) == 2 and summary.pairings:
        lines = _result(summary.pairings[0])
    if summary.sprt is not None:
        lines.append(("Sequential test", words.sprt(summary.sprt)))
    return lines


def _result(pairing: Pairing) -> list[tuple[str, str]]:
    """Say how the first of two engines did, from its games and, where there are any, complete pairs."""
    won, drawn, lost = _counts(pairing.tally)
    name = words.printable(pairing.first)
    lines = [(name, f"{won} won, {drawn} drawn, {lost} lost: {words.percent(pairing.tally.share)}")]
    found = pairing.difference
    if found is None:
        return lines
    counts = zip(("0", "½", "1", "1½", "2"), pairing.counts.counts, strict=True)
    lines += [
        ("Pairs by its points", ", ".join(f"{points}: {count}" for points, count in counts)),
        ("Elo difference", f"{words.interval(found.elo, 1)} at 95 %"),
        ("Likelihood of superiority", words.percent(found.superiority)),
        ("Mean margin of pairs", words.interval(pairing.margin, 2)),
    ]
    if pairing.counts.pairs < _FEW_PAIRS:
        lines.append(("Few pairs", "they hardly show how results scatter, so the intervals are wide"))
    return lines


def _counts(tally: Tally) -> tuple[str, str, str]:
    return str(tally.wins), str(tally.draws), str(tally.losses)


def _color(tally: Tally) -> tuple[str, ...]:
    return str(tally.games), *_counts(tally), words.percent(tally.share)
