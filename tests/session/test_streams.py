"""The streams: within this process over pipes, and the real program where only that will do."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from catena_gtp.gtp.engine import Engine
from catena_gtp.options import Options, Settings
from catena_gtp.session.streams import serve

ROOT = Path(__file__).parents[2]
ENDS_WITHIN_S = 60  # only a hanging program is slower


def served(data: bytes) -> tuple[int, bytes]:
    """Return the status and the replies of a session that reads all this and then the end of the input."""
    source, commands = os.pipe()
    reading, replies = os.pipe()
    feeder = threading.Thread(target=write_and_close, args=(commands, data))
    feeder.start()
    engine = Engine(Options(settings=Settings(nodes=50)), reraise=True)
    written: list[bytes] = []
    collector = threading.Thread(target=collect, args=(reading, written))
    collector.start()
    status = serve(engine, source, replies)
    os.close(replies)
    collector.join()
    os.close(source)
    feeder.join()
    os.close(reading)
    return status, b"".join(written)


def write_and_close(descriptor: int, data: bytes) -> None:
    try:
        while data:
            data = data[os.write(descriptor, data) :]
    except BrokenPipeError:
        pass
    finally:
        os.close(descriptor)


def collect(descriptor: int, pieces: list[bytes]) -> None:
    while piece := os.read(descriptor, 1 << 16):
        pieces.append(piece)


def program(*options: str, code: str = "") -> list[str]:
    """Return the command line of the real program; `code` runs in it first."""
    call = "from catena_gtp.cli import main; sys.exit(main())"
    return [sys.executable, "-c", f"import sys; sys.argv[1:] = {list(options)!r}\n{code}\n{call}"]


def run(data: bytes, *options: str, code: str = "") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        program(*options, code=code),
        input=data,
        capture_output=True,
        check=False,
        cwd=ROOT,
        timeout=ENDS_WITHIN_S,
    )


@pytest.mark.parametrize(
    ("data", "replies"),
    [
        (b"", b""),
        (b"\n\n# nothing\n \n7\n", b""),
        (b"1 protocol_version\n", b"=1 2\n\n"),
        (b"1 protocol_version", b"=1 2\n\n"),
        (b"\xef\xbb\xbfprotocol_version\r\nx\r\n", b"= 2\n\n? unknown command\n\n"),
        (b"1 quit\n2 name\n", b"=1 \n\n"),
        (b"quit", b"= \n\n"),
        (b"\xff\xfe\x00\n" * 3, b"? unknown command\n\n" * 3),
        (b"1 name\n2 play b F6\n3 play w F6\n4 undo", b"=1 catena-gtp\n\n=2 \n\n?3 illegal move\n\n=4 \n\n"),
    ],
)
def test_replies_and_a_quiet_end(data: bytes, replies: bytes) -> None:
    assert served(data) == (0, replies)


def test_pipelined_commands_are_answered_in_their_order() -> None:
    status, replies = served(b"".join(b"%d protocol_version\n" % number for number in range(20_000)))
    assert status == 0
    assert replies == b"".join(b"=%d 2\n\n" % number for number in range(20_000))


def test_a_line_of_some_million_characters() -> None:
    status, replies = served(b"play b " + b"x" * 3_000_000 + b"\n" + b"y" * 3_000_000)
    assert status == 0
    assert replies.startswith(b"? syntax error: ")
    assert replies.endswith(b"\n\n? unknown command\n\n")
    assert len(replies) < 200


def test_the_end_of_the_input_lets_a_move_be_finished() -> None:
    status, replies = served(b"boardsize 2\n1 genmove b\n2 genmove w")
    assert status == 0
    assert replies.count(b"\n\n") == 3
    assert b"=1 " in replies
    assert b"=2 " in replies


def test_a_listener_who_goes_ends_the_session() -> None:
    source, commands = os.pipe()
    reading, replies = os.pipe()
    os.close(reading)
    os.write(commands, b"name\n")  # and the input stays open
    assert serve(Engine(), source, replies) == 0
    for descriptor in (source, commands, replies):
        os.close(descriptor)


def test_an_input_that_cannot_be_read_has_ended() -> None:
    reading, replies = os.pipe()
    assert serve(Engine(), replies, replies) == 0
    os.close(replies)
    os.close(reading)


def test_quit_ends_the_program_while_its_input_stays_open() -> None:
    with subprocess.Popen(program(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"1 name\n2 quit\n")
        process.stdin.flush()
        assert process.wait(ENDS_WITHIN_S) == 0
        assert process.stdout.read() == b"=1 catena-gtp\n\n=2 \n\n"


def test_nothing_but_replies_on_the_standard_output() -> None:
    noise = (
        "import os, catena_gtp.gtp.engine as e\n"
        "real = e.Engine.answer\n"
        "def answer(self, *line):\n"
        "    print('python noise', flush=True); os.write(1, b'C noise'); os.system('echo child noise')\n"
        "    return real(self, *line)\n"
        "e.Engine.answer = answer\n"
    )
    done = run(b"name\n", code=noise)
    assert done.stdout == b"= catena-gtp\n\n"
    assert done.returncode == 0
    for words in (b"python noise", b"C noise", b"child noise"):
        assert words in done.stderr


def test_a_bug_is_told_on_the_standard_error_and_the_session_goes_on() -> None:
    bug = "import catena_gtp.gtp.state as s\ns.State.lettering = property(lambda self: 1 / 0)"
    done = run(b"1 showboard\n2 name\n", code=bug)
    assert done.stdout == b"?1 internal error\n\n=2 catena-gtp\n\n"
    assert b"ZeroDivisionError" in done.stderr
    assert done.returncode == 0


def test_a_program_nobody_listens_to_ends_quietly() -> None:
    with subprocess.Popen(
        program(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b"name\n")
        process.stdin.flush()
        assert process.wait(ENDS_WITHIN_S) == 0
        assert process.stderr.read() == b""


@pytest.mark.parametrize("streams", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_standard_streams(streams: str) -> None:
    lines = "komi 6.5\nname\nboardsize 2\ngenmove b"
    command = f'echo "{lines}" | "{sys.executable}" -m catena_gtp --nodes 20 {streams}'
    done = subprocess.run(
        ["/bin/sh", "-c", command], capture_output=True, check=False, cwd=ROOT, timeout=ENDS_WITHIN_S
    )
    assert done.returncode == 0
    answered = streams == "2>&-"
    assert done.stdout.startswith(b"= \n\n= catena-gtp\n\n= \n\n= ") if answered else done.stdout == b""
    assert b"Traceback" not in done.stderr
    assert b"Fatal" not in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there only the next reply finds out that nobody listens")
@pytest.mark.parametrize("command", [b"catena-perft 9", b"catena-solve 1000000"])
def test_nothing_is_counted_or_solved_for_nobody(command: bytes) -> None:
    with subprocess.Popen(program(), stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write(b"catena-perft 1\n" + command + b"\n")
        engine.stdin.flush()
        assert engine.stdout.readline() == b"= 92\n"
        engine.stdin.close()
        engine.stdout.close()
        assert engine.wait(timeout=60) == 0


def test_the_end_while_the_player_is_still_getting_ready() -> None:
    done = run(b"boardsize 10\ntime_settings 0 1 1\ngenmove b\n", "--movetime", "0.05")
    assert done.returncode == 0
    assert done.stdout.count(b"\n\n") == 3
    assert re.fullmatch(rb"catena-gtp: \w+ by \w+.*\n", done.stderr)


def test_an_interrupt_is_heard_whichever_thread_it_is_handed_to() -> None:
    busy = (
        "import signal, threading, catena_gtp.gtp.engine as e\n"
        "def answer(self, *line):\n"
        "    signal.pthread_kill(threading.get_ident(), signal.SIGINT)\n"
        "    threading.Event().wait()\n"
        "e.Engine.answer = answer\n"
    )
    done = run(b"name\n", code=busy)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_what_only_the_player_needs_is_not_loaded_before_it_plays() -> None:
    lines = "boardsize 11;komi 7;play b F6;showboard;undo;catena-rules;time_settings 60 0 0;list_commands"
    report = (
        "import catena_gtp.session.streams as s, os, sys\n"
        "def leave(status):\n"
        "    sys.stderr.write(' '.join(sorted(sys.modules))); sys.stderr.flush(); os._exit(status)\n"
        "s.leave = leave\n"
    )
    idle = run(lines.replace(";", "\n").encode(), code=report)
    assert idle.stdout.count(b"\n\n") == 8
    loaded = set(idle.stderr.decode().split())
    assert "catena_gtp.rules" in loaded
    assert not loaded & {"numba", "numpy", "llvmlite", "catena_gtp.player", "catena_gtp.kernel", "argparse"}
    playing = run(b"boardsize 2\nreg_genmove b\n", "--nodes", "20", code=report)
    assert {"numba", "numpy"} <= set(playing.stderr.decode().split())
