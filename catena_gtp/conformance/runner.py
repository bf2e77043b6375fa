"""All that is asked of a program, in its order, whatever the program does meanwhile.

Files and checks come as units of one shape. The program is started again when a unit wants it, for each file,
and after every failure, since nobody knows what it makes of the next command then. Where it breaks down again
and again the rest is given up, so that a run always ends.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Final, Protocol, Union

from catena_gtp.conformance.checks import games, reports, session, timing, wire
from catena_gtp.conformance.checks.bench import Bench, CheckUnit
from catena_gtp.conformance.claims import find_out
from catena_gtp.conformance.model import SECTIONS, Clause, Limits, Outcome, Report, Status
from catena_gtp.conformance.scenes import SceneUnit
from catena_gtp.conformance.talk import Breakdown, Talk

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from catena_gtp.conformance.checks.bench import Check
    from catena_gtp.conformance.claims import Claims
    from catena_gtp.conformance.files import File

CHECKS: Final[tuple[Check, ...]] = (
    *wire.CHECKS,
    *session.CHECKS,
    *games.CHECKS,
    *timing.CHECKS,
    *reports.CHECKS,
)
"""All checks that no file can ask."""

_Unit = Union[SceneUnit, CheckUnit]  # noqa: UP007 - evaluated at import
_MOST_BREAKDOWNS: Final = 3
_MOST_BREAKDOWNS_IN_ALL: Final = 10
_SHOWN_NOISE: Final = 3
_SHOWN_LINES: Final = 3
_REPLY: Final = Clause("gtp.md", "A reply")
_LIST: Final = Clause("gtp.md", "list_commands")
_BOARD: Final = Clause("gtp.md", "boardsize")


class View(Protocol):
    """Who is told how far the run is."""

    def progress(self, section: str, done: int, total: int, failed: int) -> None:
        """Tell how many of the units of a section are done, and how many checks have failed so far."""


class CannotStart(Exception):  # noqa: N818 - what is the case
    """The program is not there, or cannot be started."""


class Runner:
    """One run: `command` is held to the sections that are wanted."""

    def __init__(
        self,
        command: Sequence[str],
        files: Iterable[File],
        *,
        sections: Collection[str] = tuple(SECTIONS),
        boards: str = "auto",
        limits: Limits | None = None,
    ) -> None:
        self._command = tuple(command)
        self._boards = boards
        self._limits = limits or Limits()
        self._outcomes: list[Outcome] = []
        self._breakdowns: Counter[str] = Counter()
        self._noise: list[str] = []
        self._talk: Talk | None = None
        self._group = ""
        units: list[_Unit] = [SceneUnit(file, scene) for file in files for scene in file.scenes]
        units += [CheckUnit(check) for check in CHECKS]
        self._units = {
            section: [unit for unit in units if unit.section == section]
            for section in SECTIONS
            if section in sections
        }

    def run(self, view: View) -> Report:
        """Ask everything and return what came of it; CannotStart if there is nobody to be asked."""
        began_s = perf_counter()
        try:
            claims = self._introduce()
            if claims is not None:
                for section in self._units:
                    self._run_section(section, claims, view)
                self._let_go(kindly=True)
                self._judge_noise()
        finally:
            self._let_go()
        told = ("", "", "") if claims is None else (claims.name, claims.version, claims.speaks)
        seconds = perf_counter() - began_s
        return Report(self._command, *told, seconds, tuple(self._outcomes))

    def _run_section(self, section: str, claims: Claims, view: View) -> None:
        units = self._units[section]
        for done, unit in enumerate(units):
            view.progress(section, done, len(units), self._count_failed(section))
            self._try(unit, claims)
        view.progress(section, len(units), len(units), self._count_failed(section))

    def _count_failed(self, section: str) -> int:
        return sum(
            outcome.status is Status.FAILED for outcome in self._outcomes if outcome.section == section
        )

    # -- what the program claims --------------------------------------------------------------------

    def _introduce(self) -> Claims | None:
        """Find out what the program claims; None if it cannot even tell that, which is a failure."""
        units = [unit for section in self._units.values() for unit in section]
        interesting = {line.split()[0] for unit in units for line in unit.asks}
        try:
            claims = find_out(self._begin, self._boards, interesting)
        except (OSError, ValueError) as error:
            raise CannotStart(str(error)) from error
        except Breakdown as breakdown:
            failure = self._failure(_LIST, "it says what it can")
            self._outcomes.append(replace(failure, reason=str(breakdown), sent=self._last_sent()))
            for unit in units:
                self._outcomes += unit.alike(Status.UNTRIED, "it could not say what it can")
            return None
        for expected in _missing_boards(claims):
            failure = self._failure(_BOARD, "what boards there are")
            self._outcomes.append(replace(failure, expected=expected, received="it is not accepted"))
        return claims

    def _begin(self) -> Talk:
        """Start the program anew; OSError or ValueError if that is not possible."""
        self._let_go(kindly=True)
        self._talk = Talk(self._command, None, self._limits)
        return self._talk

    def _last_sent(self) -> tuple[str, ...]:
        return () if self._talk is None else tuple(self._talk.sent[-_SHOWN_LINES:])

    def _failure(self, clause: Clause, what: str) -> Outcome:
        """Return a failure that belongs to no unit; it is counted in the first of the sections."""
        return Outcome(next(iter(self._units)), clause, "at the start", what, Status.FAILED)

    # -- one unit after the other -------------------------------------------------------------------

    def _try(self, unit: _Unit, claims: Claims) -> None:
        """Run a unit, and take down what came of it, whatever happens."""
        missing = unit.missing(claims)
        if missing:
            self._outcomes += unit.alike(Status.SKIPPED, missing)
            return
        if self._has_given_up(unit.section):
            self._outcomes += unit.alike(Status.UNTRIED, "given up: the program broke down too often")
            return
        before = len(self._outcomes)
        try:
            refusal = self._prepare(unit, claims.uses_ids)
            if refusal or self._talk is None:
                self._outcomes += unit.alike(Status.FAILED, refusal)
            else:
                self._outcomes.extend(unit.run(Bench(self._talk, claims, self._limits)))
        except Breakdown as breakdown:
            self._breakdowns[unit.section] += 1
            if len(self._outcomes) == before:
                self._outcomes += unit.alike(Status.FAILED, str(breakdown))
            self._let_go()
            return
        has_failed = any(outcome.status is Status.FAILED for outcome in self._outcomes[before:])
        if unit.is_fresh or has_failed:
            self._let_go()

    def _prepare(self, unit: _Unit, uses_ids: bool) -> str:
        """Have a program ready for a unit, begun anew if need be; say which set-up it refuses."""
        if unit.is_fresh or unit.group != self._group:
            self._let_go(kindly=True)
        if self._talk is not None:
            return ""
        try:
            talk = self._begin()
        except (OSError, ValueError) as error:
            raise Breakdown(f"could not be started again: {error}") from error
        talk.uses_ids = uses_ids
        self._group = unit.group
        limit_s = self._limits.start_s
        talk.ask("name", limit_s)
        for line in unit.prelude:
            reply = talk.ask(line, limit_s)
            if not reply.is_success:
                self._let_go()
                return f"the set-up {line!r} was answered {str(reply)!r}"
        return ""

    def _has_given_up(self, section: str) -> bool:
        return (
            self._breakdowns[section] >= _MOST_BREAKDOWNS
            or sum(self._breakdowns.values()) >= _MOST_BREAKDOWNS_IN_ALL
        )

    def _let_go(self, *, kindly: bool = False) -> None:
        """End the program, if one is running, and keep what it wrote that was no reply."""
        if self._talk is None:
            return
        if kindly:
            self._talk.close()
        else:
            self._talk.discard()
        self._noise += self._talk.noise
        self._talk = None

    def _judge_noise(self) -> None:
        if "wire" not in self._units:
            return
        what, expected = "nothing but replies on the standard output", "nothing but replies"
        status = Status.FAILED if self._noise else Status.HELD
        received = "; ".join(self._noise[:_SHOWN_NOISE])
        self._outcomes.append(
            Outcome("wire", _REPLY, "the whole run", what, status, expected=expected, received=received)
        )


def _missing_boards(claims: Claims) -> list[str]:
    """Return the boards that a program lacks: it has them in one way, in both if it can change letters."""
    sides, widths = "boardsize 6 with Catena letters", "boardsize 11 with GTP letters"
    if "catena-coordinates" in claims.commands:
        return [words for words, has in ((sides, claims.sides), (widths, claims.widths)) if not has]
    return [] if claims.sides or claims.widths else [f"{sides}, or {widths}"]
