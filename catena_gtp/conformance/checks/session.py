"""What a program says of itself, held against itself."""

from __future__ import annotations

from typing import Final

from catena_gtp.conformance.checks.bench import Bench, Breach, Check
from catena_gtp.conformance.claims import REQUIRED


def required_commands(bench: Bench) -> None:
    """Hold that the commands that every program has are listed."""
    listed = bench.must("list_commands").split("\n")
    missing = [name for name in REQUIRED if name not in listed]
    if missing:
        raise Breach(f"a list with {', '.join(REQUIRED)}", f"a list without {', '.join(missing)}")


def one_name_a_line(bench: Bench) -> None:
    """Hold that the list has one name a line, and each once."""
    lines = bench.must("list_commands").split("\n")
    for line in lines:
        if len(line.split()) != 1 or lines.count(line) != 1:
            raise Breach("each name once, on a line of its own", f"the line {line!r}")


def known_commands(bench: Bench) -> None:
    """Hold that every command that is listed is known, and no other."""
    for name in sorted(bench.claims.commands):
        if bench.must(f"known_command {name}") != "true":
            raise Breach("= true", f"= false to known_command {name}")


CHECKS: Final = (
    Check("session", "gtp.md, list_commands", "what every program has is listed", required_commands),
    Check("session", "gtp.md, list_commands", "one name a line", one_name_a_line),
    Check("session", "gtp.md, known_command", "what is listed is known", known_commands, ("known_command",)),
)
