"""Programs behind their pipes: small ones, written where they are needed."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING

import pytest

from catena_gtp.programs.piped import PipedProgram, shown

if TYPE_CHECKING:
    from pathlib import Path

LONG_S = 30.0
ECHO = "import os, sys; os.write(1, sys.stdin.buffer.read())"


class Kept:
    """Keeps what a program wrote, the first `most` pieces of it."""

    def __init__(self, most: int = 1_000_000) -> None:
        self.pieces: list[bytes] = []
        self.has_ended = threading.Event()
        self._most = most

    def hear(self, now_s: float, piece: bytes) -> bool:
        assert now_s > 0
        self.pieces.append(piece)
        return len(self.pieces) < self._most

    def end(self, now_s: float) -> None:
        assert now_s > 0
        self.has_ended.set()

    def all(self) -> bytes:
        assert self.has_ended.wait(LONG_S)
        return b"".join(self.pieces)


def start(code: str, kept: Kept, **options: str) -> PipedProgram:
    return PipedProgram((sys.executable, "-c", code), kept, **options)  # type: ignore[arg-type]


def test_bytes_go_in_and_come_out_until_the_end() -> None:
    kept = Kept()
    program = start(ECHO, kept)
    program.send(b"one\x00\r\n")
    program.send(b"two")
    program.close_input()
    program.close_input()
    assert kept.all() == b"one\x00\r\ntwo"
    assert program.wait(LONG_S) == program.status == 0
    assert program.how_it_ended() == "ended with status 0"
    program.discard()


def test_more_than_is_wanted_does_not_stop_the_program() -> None:
    kept = Kept(most=1)
    program = start("import sys; sys.stdout.buffer.write(b'x' * (1 << 24))", kept)
    assert program.wait(LONG_S) == 0
    assert kept.has_ended.wait(LONG_S)
    assert len(kept.pieces) == 1
    program.discard()


def test_last_words() -> None:
    program = start("import sys; print('a\\n\\nb\\x07\\nc\\nd', file=sys.stderr)", Kept())
    assert program.wait(LONG_S) == 0
    program.discard()
    assert program.last_words() == r"b\x07 / c / d"
    assert program.errors.endswith(b"d\n")


def test_a_program_that_runs_is_killed_and_then_reads_nothing() -> None:
    kept = Kept()
    program = start("import sys; sys.stdin.read()", kept)
    assert program.wait(0.0) is None
    program.kill()
    program.discard()
    program.kill()
    assert program.status is not None
    assert program.status != 0
    assert kept.has_ended.is_set()
    with pytest.raises((OSError, ValueError)):
        program.send(b"x")


def test_folder_and_environment(tmp_path: Path) -> None:
    kept = Kept()
    program = PipedProgram(
        (sys.executable, "-c", "import os; print(os.environ['WORD'], os.getcwd())"),
        kept,
        environment={"WORD": "abc"},
        folder=str(tmp_path),
    )
    assert kept.all().decode().split() == ["abc", str(tmp_path.resolve())]
    program.discard()


def test_no_such_program() -> None:
    with pytest.raises(OSError, match="no-such-program"):
        PipedProgram(("no-such-program-anywhere",), Kept())


def test_what_is_shown_is_short_and_on_one_line() -> None:
    assert shown("a\nž") == r"'a\n\u017e'"
    assert len(shown("x" * 1000)) < 70
