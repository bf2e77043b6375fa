"""A person at a terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import pexpect

ROOT = Path(__file__).parents[2]


def test_a_greeting_says_what_to_type_and_that_works() -> None:
    options = ["-m", "catena_gtp", "--protocol", "ugi", "--nodes", "50"]
    terminal = pexpect.spawn(
        sys.executable, options, cwd=ROOT, encoding="ascii", timeout=120, echo=False, dimensions=(50, 200)
    )
    try:
        terminal.expect(r"catena-gtp [0-9.]+: type ([^\r]+)\r\n")
        match = terminal.match
        assert not isinstance(match, (str, type))
        assert match is not None
        first, search, last = str(match.group(1)).replace(" or ", " ").split(", ")
        terminal.sendline(first)
        terminal.sendline(search)
        terminal.expect(r"bestmove [A-Z0-9]+\r\n")
        terminal.sendline(last.strip())
        terminal.expect(pexpect.EOF)
    finally:
        terminal.close(force=True)
    assert terminal.exitstatus == 0
