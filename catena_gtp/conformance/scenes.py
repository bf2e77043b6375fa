"""A scene of a file, asked of a program: every test becomes an outcome.

A scene that takes what the program does not claim is skipped as a whole, a test alone where it only looks.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from catena_gtp.conformance.model import Clause, Outcome, Status
from catena_gtp.conformance.talk import Breakdown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from catena_gtp.conformance.checks.bench import Bench
    from catena_gtp.conformance.claims import Claims
    from catena_gtp.conformance.files import File, Scene, Step

QUERIES: Final = frozenset(
    {
        "catena-button",
        "catena-coordinates",
        "catena-digest",
        "catena-legal_moves",
        "catena-position",
        "catena-result",
        "catena-rules",
        "catena-score",
        "catena-strips",
        "catena-to_move",
        "catena-why",
        "final_score",
        "final_status_list",
        "get_komi",
        "is_legal",
        "kata-get-rules",
        "last_move",
        "list_stones",
        "move_history",
        "reg_genmove",
        "showboard",
    }
)
"""What changes nothing when it has a test, so that it can be left out."""

_TEXTS: Final = Clause("gtp.md", "Failures")
_UNKNOWN: Final = "unknown command"
_SHOWN_LINES: Final = 8


class SceneUnit:
    """One scene, as something to be run."""

    is_fresh = False

    def __init__(self, file: File, scene: Scene) -> None:
        self.section = file.section
        self.group = file.name
        self.prelude = tuple(step.command for step in file.prelude)
        self.asks = (*self.prelude, *(step.command for step in scene.steps))
        self._file = file
        self._scene = scene

    def missing(self, claims: Claims) -> str:
        """Say what of the scene the program does not claim; nothing if it claims all that is needed."""
        steps = [*self._file.prelude, *self._scene.steps]
        return claims.lacks(step.command for step in steps if not _is_optional(step))

    def alike(self, status: Status, reason: str) -> list[Outcome]:
        """Return the same outcome for all tests of the scene."""
        return [self._outcome(step, status, reason) for step in self._scene.steps if step.test is not None]

    def run(self, bench: Bench) -> Iterator[Outcome]:
        """Yield what comes of the tests, one after the other; Breakdown is raised behind the last of them."""
        bench.talk.sent.clear()
        steps = list(self._scene.steps)
        for number, step in enumerate(steps):
            reason = _why_left_out(step, bench.claims)
            if reason:
                yield self._outcome(step, Status.SKIPPED, reason)
                continue
            try:
                outcome = self._try(step, bench)
            except Breakdown as breakdown:
                yield self._failure(step, bench, str(breakdown))
                yield from self._untried(steps[number + 1 :], "the program was gone by then")
                raise
            if outcome is not None:
                yield outcome
            if step.test is None and outcome is not None:
                yield from self._untried(steps[number + 1 :], f"{step.command!r} was refused")
                return

    def _try(self, step: Step, bench: Bench) -> Outcome | None:
        """Send a command and return what came of it; None is nothing to tell of."""
        reply = bench.talk.ask(step.command, bench.patience_s(step.name))
        if step.test is None:
            return None if reply.is_success else self._failure(step, bench, received=str(reply))
        if step.test.accepts(reply.text, is_success=reply.is_success):
            return self._outcome(step, Status.HELD)
        failure = self._failure(step, bench, received=str(reply))
        # Refused it is, as it should be: then nothing is wrong but the text, and for that there is a clause.
        is_wrong_text = step.test.refused and not reply.is_success
        return replace(failure, clause=_TEXTS) if is_wrong_text else failure

    def _untried(self, steps: list[Step], reason: str) -> Iterator[Outcome]:
        return (self._outcome(step, Status.UNTRIED, reason) for step in steps if step.test is not None)

    def _failure(self, step: Step, bench: Bench, reason: str = "", received: str = "") -> Outcome:
        expected = "= and any text" if step.test is None else step.test.expectation
        outcome = self._outcome(step, Status.FAILED, reason)
        return replace(
            outcome, sent=tuple(bench.talk.sent[-_SHOWN_LINES:]), expected=expected, received=received
        )

    def _outcome(self, step: Step, status: Status, reason: str = "") -> Outcome:
        place = f"{self._file.name}:{step.line}"
        return Outcome(self.section, self._scene.clause, place, self._scene.title, status, reason)


def _is_optional(step: Step) -> bool:
    """Tell whether a step can be left out by itself."""
    return step.test is not None and (step.name in QUERIES or step.test.refusal == _UNKNOWN)


def _why_left_out(step: Step, claims: Claims) -> str:
    """Say why the program is not asked this; nothing if it is."""
    if step.test is not None and step.test.refusal == _UNKNOWN:
        return ""
    return claims.lacks([step.command])
