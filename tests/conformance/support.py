"""What the tests of the suite for other programs share."""

from __future__ import annotations

import sys
from pathlib import Path

from catena_gtp.conformance.files import read_files
from catena_gtp.conformance.model import SECTIONS, Limits, Report, Status
from catena_gtp.conformance.runner import Runner

ROOT = Path(__file__).parents[2]
FILES = ROOT / "protocol" / "conformance"
# Other tests run beside these: nothing here is a matter of half a second.
LIMITS = Limits(start_s=300.0, command_s=60.0, margin_s=5.0, quit_s=30.0)
HURRIED = Limits(start_s=20.0, command_s=1.5, margin_s=1.0, quit_s=1.5)


class Silent:
    """Is told how far a run is, and checks that it makes sense."""

    def progress(self, section: str, done: int, total: int, failed: int) -> None:
        assert section in SECTIONS
        assert 0 <= done <= total
        assert failed >= 0


def run(
    command: list[str], *sections: str, limits: Limits = LIMITS, boards: str = "auto", files: Path = FILES
) -> Report:
    """Hold a program to some sections, all if none is named."""
    wanted = sections or tuple(SECTIONS)
    return Runner(command, read_files(files), sections=wanted, boards=boards, limits=limits).run(Silent())


def faulty(*faults: str) -> list[str]:
    return [sys.executable, str(Path(__file__).with_name("faulty.py")), ",".join(faults)]


def program(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def failed(report: Report) -> set[str]:
    return {str(clause) for clause in report.clauses(Status.FAILED)}


def failed_places(report: Report) -> set[str]:
    return {outcome.place for outcome in report.outcomes if outcome.status is Status.FAILED}
