"""The plain values of a run: clauses, and what was found out about each."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

SECTIONS: Final = {
    "wire": "lines, replies, and the end of a session",
    "session": "what the program says of itself",
    "errors": "refusals and their texts",
    "state": "what fails changes nothing",
    "letters": "cells in Catena letters and in GTP letters",
    "rules": "the rules, by positions",
    "games": "whole games and their results",
    "end": "the end of a game",
    "notation": "positions as text",
    "moves": "moves that the program chooses",
    "time": "clocks, and moves within them",
    "analysis": "reports during a search, and interrupts",
}
"""What a run is made of, in its order."""


@dataclass(frozen=True, slots=True, order=True)
class Clause:
    """A heading of a document in `protocol/`; of the rules, the number alone."""

    document: str
    heading: str

    @classmethod
    def read(cls, text: str) -> Clause:
        """Read what `str` writes; ValueError if it is nothing like it."""
        document, separator, heading = text.partition(", ")
        if not separator or not document.endswith(".md") or not heading:
            raise ValueError(f"{text!r} is no clause, such as 'gtp.md, play' or 'rules.md, R9'")
        return cls(document, heading)

    def __str__(self) -> str:
        return f"{self.document}, {self.heading}"


class Status(Enum):
    """What became of a check."""

    HELD = "held"
    FAILED = "failed"
    SKIPPED = "skipped"
    """The program does not claim what it takes."""
    UNTRIED = "untried"
    """It could not be asked, because something before it went wrong."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one check.

    `place` says where the check stands, `what` what it wants to see. `reason` tells why it was not tried, or
    what went wrong where `expected` and `received` do not say it. `sent` are the lines before the failure.
    """

    section: str
    clause: Clause
    place: str
    what: str
    status: Status
    reason: str = ""
    sent: tuple[str, ...] = ()
    expected: str = ""
    received: str = ""


@dataclass(frozen=True, slots=True)
class Limits:
    """How long is waited, in seconds.

    `start_s` is for the first reply of a program and for whatever makes it search for the first time,
    `command_s` for every other. `margin_s` is added to the time of a move and to every time that the protocol
    fixes before an answer is late. `quit_s` is for the way out.
    """

    start_s: float = 120.0
    command_s: float = 10.0
    margin_s: float = 0.5
    quit_s: float = 5.0


@dataclass(frozen=True, slots=True)
class Report:
    """All that was found out about a program, in the order in which it was tried.

    `speaks` tells in words how it names boards and cells.
    """

    command: tuple[str, ...]
    name: str
    version: str
    speaks: str
    seconds: float
    outcomes: tuple[Outcome, ...] = field(default_factory=tuple)

    def count(self, status: Status, section: str | None = None) -> int:
        """Return how many checks, of one section or of all, came out like this."""
        return sum(
            outcome.status is status
            for outcome in self.outcomes
            if section is None or outcome.section == section
        )

    @property
    def holds(self) -> bool:
        """Whether every check that was to be tried was held, and there was one."""
        wrong = self.count(Status.FAILED) + self.count(Status.UNTRIED)
        return not wrong and self.count(Status.HELD) > 0

    def clauses(self, status: Status) -> list[Clause]:
        """Return the clauses of the checks that came out like this, each once, in order of appearance."""
        return list(dict.fromkeys(outcome.clause for outcome in self.outcomes if outcome.status is status))
