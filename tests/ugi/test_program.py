"""The real program, where only that will do."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

ROOT = Path(__file__).parents[2]
ENDS_WITHIN_S = 120  # a cold kernel is compiled within it; only a hanging program is slower


def program(*options: str) -> list[str]:
    return [sys.executable, "-m", "catena_gtp", "--protocol", "ugi", *options]


def run(data: bytes, *options: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        program(*options), input=data, capture_output=True, check=False, cwd=ROOT, timeout=ENDS_WITHIN_S
    )


def started() -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    return subprocess.Popen(program("--boardsize", "3"), stdin=pipe, stdout=pipe, stderr=pipe, cwd=ROOT)


def streams(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr


def tell(process: subprocess.Popen[bytes], line: bytes) -> None:
    commands, _, _ = streams(process)
    commands.write(line + b"\n")
    commands.flush()


def test_options_of_the_command_line_are_in_force() -> None:
    done = run(b"ugi\n", *"--boardsize 15 --komi 3 --game-type double --scoring square --nodes 9".split())
    said = done.stdout.decode().splitlines()
    for wanted in (
        "Side type spin default 8 ",
        "Komi type string default 3",
        "Letters type combo default gtp ",
        "GameType type combo default double ",
        "Scoring type combo default square ",
        "Nodes type spin default 9 ",
    ):
        assert [line for line in said if line.startswith(f"option name {wanted}")]
    assert (said[-1], done.stderr, done.returncode) == ("ugiok", b"", 0)


def test_the_end_of_the_input_lets_a_move_be_finished() -> None:
    done = run(b"\xef\xbb\xbfugi\r\nnonsense\r\nposition startpos\r\ngo depth 3", "--boardsize", "3")
    assert done.stdout.splitlines()[-1].startswith(b"bestmove ")
    assert b"info depth 3 " in done.stdout
    assert done.stderr.splitlines() == [b"catena-gtp: unknown command 'nonsense'"]
    assert done.returncode == 0


def test_stop_and_quit_are_heard_in_the_middle_of_a_search() -> None:
    with started() as process:
        _, said, told = streams(process)
        for line in (b"isready", b"go infinite"):
            tell(process, line)
        assert said.readline() == b"readyok\n"
        assert said.readline().startswith(b"info depth ")
        tell(process, b"stop")
        while not (line := said.readline()).startswith(b"bestmove "):
            assert line.startswith(b"info ")
        for line in (b"go infinite", b"quit"):
            tell(process, line)
        assert process.wait(ENDS_WITHIN_S) == 0  # although its input is still open
        assert said.read().splitlines()[-1].startswith(b"bestmove ")
        assert told.read() == b""


@pytest.mark.parametrize("command", [b"go infinite", b"isready\ngo infinite", b"go movetime 1000000"])
def test_a_program_nobody_listens_to_ends_quietly(command: bytes) -> None:
    with started() as process:
        commands, said, told = streams(process)
        said.close()
        tell(process, command)
        if command == b"go movetime 1000000":
            commands.close()
        assert process.wait(ENDS_WITHIN_S) == 0
        assert told.read() == b""


def test_what_only_the_player_needs_is_not_loaded_before_it_plays() -> None:
    lines = "ugi;setoption name Side value 4;position startpos moves B2;query p1turn;query result;quit"
    code = (
        "import sys, os, catena_gtp.session.streams as s, catena_gtp.cli as cli\n"
        "def leave(status):\n"
        "    sys.stderr.write(' '.join(sorted(sys.modules))); sys.stderr.flush(); os._exit(status)\n"
        "cli.leave = leave\n"
        "cli.main(['--protocol', 'ugi'])\n"
    )
    idle = subprocess.run(
        [sys.executable, "-c", code],
        input=lines.replace(";", "\n").encode(),
        capture_output=True,
        check=False,
        cwd=ROOT,
        timeout=ENDS_WITHIN_S,
    )
    assert idle.stdout.endswith(b"ugiok\nresponse false\nresponse none\n")
    loaded = set(idle.stderr.decode().split())
    assert "catena_gtp.ugi.engine" in loaded
    assert not loaded & {"numba", "numpy", "catena_gtp.player", "catena_gtp.kernel"}
