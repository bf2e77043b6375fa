"""A person at a terminal."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pexpect
import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]


@pytest.fixture
def terminal() -> Iterator[pexpect.spawn[str]]:
    child = pexpect.spawn(
        sys.executable,
        ["-m", "catena_gtp", "--nodes", "50"],
        cwd=ROOT,
        encoding="ascii",
        timeout=60,
        echo=False,
        dimensions=(50, 200),
    )
    yield child
    child.close(force=True)


def ask(terminal: pexpect.spawn[str], command: str) -> str:
    """Type a command and return its reply."""
    terminal.sendline(command)
    terminal.expect(r"([=?] .*?)\r\n\r\n")
    match = terminal.match
    assert match is not None
    assert not isinstance(match, (str, type))
    return str(match.group(1)).replace("\r\n", "\n")


def test_a_greeting_of_one_line_that_says_what_to_type(terminal: pexpect.spawn[str]) -> None:
    terminal.expect("\r\n")
    assert str(terminal.before).startswith("catena-gtp ")
    for word in ("showboard", "play black B2", "genmove white", "quit"):
        assert word in str(terminal.before)
    assert ask(terminal, "name") == "= catena-gtp"
    assert str(terminal.before) == ""


def test_a_game(terminal: pexpect.spawn[str]) -> None:
    assert ask(terminal, "boardsize 3") == "= "
    assert ask(terminal, "catena-game_type no-komi") == "= "
    assert ask(terminal, "play black C3") == "= "
    assert ask(terminal, "play white C3") == "? illegal move"
    assert ask(terminal, "catena-why white C3") == "= occupied"
    assert ask(terminal, "play white swap") == "= "
    assert ask(terminal, "list_stones white") == "= C3"
    assert ask(terminal, "undo") == "= "
    assert ask(terminal, "list_stones black") == "= C3"
    assert ask(terminal, "play white swap") == "= "
    assert ask(terminal, "final_score") == "? cannot score"
    for _ in range(30):
        color = ask(terminal, "catena-to_move").split()[1]
        if ask(terminal, "catena-legal_moves") == "= ":
            break
        assert ask(terminal, f"genmove {color}") != "= pass"
    assert "turn: none, the game is over" in ask(terminal, "showboard")
    assert ask(terminal, "final_score")[:4] in {"= B+", "= W+"}
    assert ask(terminal, "quit") == "= "
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


def test_the_end_of_the_input(terminal: pexpect.spawn[str]) -> None:
    assert ask(terminal, "name") == "= catena-gtp"
    terminal.sendeof()
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    assert str(terminal.before).strip() == ""


@pytest.mark.parametrize("busy", [False, True])
def test_an_interrupt_ends_it_quietly(terminal: pexpect.spawn[str], busy: bool) -> None:
    assert ask(terminal, "name") == "= catena-gtp"
    if busy:
        assert ask(terminal, "catena-perft 1") == "= 92"
        terminal.sendline("catena-perft 9")  # which would take for ever
    terminal.kill(signal.SIGINT)
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130
    assert "Traceback" not in str(terminal.before)
