"""What was found out, for a person in a terminal, as Markdown and as JSON.

Pure: a report goes in, lines or a text come out. A line has a style, which a terminal may show and a file
leaves out.
"""

from __future__ import annotations

import json
import shlex
from dataclasses import asdict
from typing import TYPE_CHECKING, Final, NamedTuple

from catena_gtp.conformance.model import SECTIONS, Status

if TYPE_CHECKING:
    from collections.abc import Iterator

    from catena_gtp.conformance.model import Clause, Outcome, Report

_STYLES: Final = {
    Status.HELD: "green",
    Status.FAILED: "bold red",
    Status.SKIPPED: "dim",
    Status.UNTRIED: "yellow",
}
_MOST_OF_A_CLAUSE: Final = 3
_MOST_CHARACTERS: Final = 300
_MOST_OF_A_LINE: Final = 80


class Line(NamedTuple):
    """A line of the report and how it may be shown."""

    text: str
    style: str = ""


def text_lines(report: Report) -> Iterator[Line]:
    """Yield the report for a person: sections, each failed clause with what happened, what was skipped."""
    yield Line(_title(report), "bold")
    if report.speaks:
        yield Line(f"It names {report.speaks}.")
    yield Line("")
    yield from _table(report)
    for clause in report.clauses(Status.FAILED):
        yield Line("")
        yield from _failures_of(report, clause)
    yield from _left_out(report, Status.UNTRIED, "Could not be tried")
    yield from _left_out(report, Status.SKIPPED, "Skipped, since the program does not claim it")
    yield Line("")
    yield Line(verdict(report), "bold green" if report.holds else "bold red")


def verdict(report: Report) -> str:
    """Say in one sentence what came out."""
    held, failed = report.count(Status.HELD), report.count(Status.FAILED)
    skipped, untried = report.count(Status.SKIPPED), report.count(Status.UNTRIED)
    rest = f", {skipped} skipped" if skipped else ""
    rest += f", {untried} could not be tried" if untried else ""
    clauses = len(report.clauses(Status.FAILED))
    if report.holds:
        return f"All that was tried holds: {held} checks{rest} ({report.seconds:.1f} s)."
    told = f"{_counted(clauses, 'clause')} not held: " if clauses else "Not all holds: "
    return f"{told}{failed} of {_counted(held + failed, 'check')} failed{rest} ({report.seconds:.1f} s)."


def as_json(report: Report) -> str:
    """Return all of it as JSON."""
    content = {
        "command": list(report.command),
        "name": report.name,
        "version": report.version,
        "speaks": report.speaks,
        "seconds": round(report.seconds, 3),
        "holds": report.holds,
        "counts": {status.value: report.count(status) for status in Status},
        "failed_clauses": [str(clause) for clause in report.clauses(Status.FAILED)],
        "checks": [
            {**asdict(outcome), "clause": str(outcome.clause), "status": outcome.status.value}
            for outcome in report.outcomes
        ],
    }
    return json.dumps(content, indent=1)


def as_markdown(report: Report) -> Iterator[str]:
    """Yield the lines of a page in Markdown."""
    yield f"# {_title(report)}"
    yield ""
    yield verdict(report)
    yield ""
    yield "| section | held | failed | skipped | untried | |"
    yield "|---|--:|--:|--:|--:|---|"
    for section in _sections(report):
        counts = " | ".join(str(report.count(status, section)) for status in Status)
        yield f"| {section} | {counts} | {SECTIONS[section]} |"
    for clause in report.clauses(Status.FAILED):
        yield ""
        yield f"## {clause}"
        yield ""
        yield "```text"
        for line in list(_failures_of(report, clause))[1:]:
            yield line.text
        yield "```"
    for status, title in ((Status.UNTRIED, "Could not be tried"), (Status.SKIPPED, "Skipped")):
        lines = list(_left_out(report, status, title))
        if lines:
            yield ""
            yield f"## {title}"
            yield ""
            yield from (f"- {line.text.strip()}" for line in lines[2:])


def _title(report: Report) -> str:
    name = " ".join(word for word in (report.name, report.version) if word)
    command = shlex.join(report.command)
    return _short(f"{name} ({command})" if name else command)


def _sections(report: Report) -> list[str]:
    present = {outcome.section for outcome in report.outcomes}
    return [section for section in SECTIONS if section in present]


def _table(report: Report) -> Iterator[Line]:
    yield Line(f"{'section':<10}{'held':>6}{'failed':>8}{'skipped':>9}{'untried':>9}", "bold")
    for section in _sections(report):
        counts = {status: report.count(status, section) for status in Status}
        style = next(
            (_STYLES[status] for status in (Status.FAILED, Status.UNTRIED) if counts[status]),
            _STYLES[Status.HELD] if counts[Status.HELD] else _STYLES[Status.SKIPPED],
        )
        numbers = "".join(
            f"{counts[status] or '-':>{width}}" for status, width in zip(Status, (6, 8, 9, 9), strict=True)
        )
        yield Line(f"{section:<10}{numbers}  {SECTIONS[section]}", style)


def _failures_of(report: Report, clause: Clause) -> Iterator[Line]:
    """Yield a clause that is not held, with the first checks that say so."""
    failures = [
        outcome for outcome in report.outcomes if outcome.clause == clause and outcome.status is Status.FAILED
    ]
    held = sum(outcome.clause == clause and outcome.status is Status.HELD for outcome in report.outcomes)
    among = f" of {len(failures) + held} checks" if held else ""
    yield Line(f"FAILED  protocol/{clause} ({len(failures)}{among})", _STYLES[Status.FAILED])
    for outcome in failures[:_MOST_OF_A_CLAUSE]:
        yield from _failure(outcome)
    if len(failures) > _MOST_OF_A_CLAUSE:
        yield Line(f"  and {len(failures) - _MOST_OF_A_CLAUSE} more", "dim")


def _failure(outcome: Outcome) -> Iterator[Line]:
    yield Line(f"  {outcome.what} [{outcome.place}]")
    for number, line in enumerate(outcome.sent):
        yield Line(f"    {'sent' if not number else '':<9} {_short(line, _MOST_OF_A_LINE)}", "dim")
    if outcome.expected:
        yield Line(f"    {'expected':<9} {_short(outcome.expected)}")
    if outcome.received:
        for number, line in enumerate(_short(outcome.received).splitlines() or [""]):
            yield Line(f"    {'received' if not number else '':<9} {line}", "red")
    if outcome.reason:
        yield Line(f"    {'it':<9} {_short(outcome.reason)}", "red")


def _left_out(report: Report, status: Status, title: str) -> Iterator[Line]:
    """Yield for which reasons checks did not come to be, each with the number of them."""
    reasons: dict[str, list[Outcome]] = {}
    for outcome in report.outcomes:
        if outcome.status is status:
            reasons.setdefault(outcome.reason, []).append(outcome)
    if reasons:
        yield Line("")
        yield Line(f"{title}:", _STYLES[status])
    for reason, outcomes in sorted(reasons.items(), key=lambda item: (-len(item[1]), item[0])):
        sections = ", ".join(dict.fromkeys(outcome.section for outcome in outcomes))
        yield Line(f"  {len(outcomes):>4}  {_short(reason)} ({sections})", _STYLES[status])


def _counted(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def _short(text: str, most: int = _MOST_CHARACTERS) -> str:
    """Return what a program wrote so that it harms no terminal, and not too much of it."""
    printable = "".join(
        letter if letter.isprintable() or letter == "\n" else f"\\x{ord(letter):02x}" for letter in text
    )
    if len(printable) <= most:
        return printable
    return f"{printable[:most]}... ({len(text)} characters)"
