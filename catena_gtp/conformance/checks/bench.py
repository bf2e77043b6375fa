"""What a check is given, how it says that a clause is not held, and the line of a table that declares it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from catena_gtp.conformance.model import Clause, Limits, Outcome, Status
from catena_gtp.conformance.talk import Breakdown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from catena_gtp.conformance.claims import Claims
    from catena_gtp.conformance.talk import Talk

_SHOWN_LINES: Final = 8
_SEARCHING: Final = ("genmove", "reg_genmove", "catena-perft")


class Breach(Exception):  # noqa: N818 - the program's
    """A clause is not held: what was expected, and what came."""

    def __init__(self, expected: str, received: object) -> None:
        super().__init__(expected)
        self.expected = expected
        self.received = str(received)


@dataclass(slots=True)
class Bench:
    """A running program, what it claims, and how long to wait for it."""

    talk: Talk
    claims: Claims
    limits: Limits

    def patience_s(self, command: str) -> float:
        """Return how long a reply may take where no clock runs: the first search may have much to prepare."""
        return self.limits.start_s if command in _SEARCHING else self.limits.command_s

    def must(self, *commands: str) -> str:
        """Send commands that must succeed and return the text of the last reply."""
        text = ""
        for command in commands:
            reply = self.talk.ask(command, self.patience_s(command.split()[0]))
            if not reply.is_success:
                raise Breach(f"= to {command!r}", reply)
            text = reply.text
        return text

    def refused(self, command: str) -> None:
        """Send a command that must be refused."""
        reply = self.talk.ask(command)
        if reply.is_success:
            raise Breach(f"? to {command!r}", reply)

    def size(self, side: int) -> int:
        """Return how the board of this side is called; one too small for the program becomes side 6."""
        if self.claims.sides:
            return side if side > 5 or self.claims.small else 6
        return 2 * max(side, 6) - 1


@dataclass(frozen=True, slots=True)
class Check:
    """A line of a table: what is looked at, for which clause, with which commands.

    With `is_fresh` it gets a program of its own, which it may end.
    """

    section: str
    clause: str
    what: str
    look: Callable[[Bench], None]
    needs: tuple[str, ...] = ()
    is_fresh: bool = False


class CheckUnit:
    """One check, as something to be run."""

    prelude: tuple[str, ...] = ()

    def __init__(self, check: Check) -> None:
        self.section = check.section
        self.is_fresh = check.is_fresh
        self.group = "checks"
        self.asks = check.needs
        self._check = check

    def missing(self, claims: Claims) -> str:
        """Say what of the check the program does not claim; nothing if it claims all."""
        if not (claims.sides or claims.widths) and self.section in {"moves", "time", "analysis"}:
            return "no board that is known here"
        return claims.lacks(self._check.needs)

    def alike(self, status: Status, reason: str) -> list[Outcome]:
        """Return the outcome of the check, whatever it is."""
        return [self._outcome(status, reason)]

    def run(self, bench: Bench) -> Iterator[Outcome]:
        """Yield what comes of it; Breakdown is raised behind it."""
        bench.talk.sent.clear()
        try:
            self._check.look(bench)
        except Breach as breach:
            yield self._failure(bench, "", breach.expected, breach.received)
        except Breakdown as breakdown:
            yield self._failure(bench, str(breakdown))
            raise
        else:
            yield self._outcome(Status.HELD)

    def _outcome(self, status: Status, reason: str = "") -> Outcome:
        check = self._check
        clause, place = Clause.read(check.clause), check.look.__name__
        return Outcome(check.section, clause, place, check.what, status, reason)

    def _failure(self, bench: Bench, reason: str = "", expected: str = "", received: str = "") -> Outcome:
        sent = tuple(bench.talk.sent[-_SHOWN_LINES:])
        outcome = self._outcome(Status.FAILED, reason)
        return replace(outcome, sent=sent, expected=expected, received=received)
