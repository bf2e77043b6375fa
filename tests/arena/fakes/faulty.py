"""The random player with one fault: FAULT [N [FILE]].

N is which command of the fault's kind shows it, the first if nothing is said. Some write to a file what a
test wants to know. Most wait for ever where they are at fault: it is for the arena to end them.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn

from tests.arena.fakes.player import Player, say

if TYPE_CHECKING:
    from collections.abc import Callable

MEGABYTE = b"x" * (1 << 20)
SLOW_BY_S = 0.8


class Call(NamedTuple):
    """The command at which a fault shows."""

    player: Player
    arguments: list[str]
    file: str

    def reply(self) -> bytes:
        """Return what the player without the fault would have said."""
        return f"= {self.player.genmove(self.arguments[0])}\n\n".encode()


def wait_for_ever() -> NoReturn:
    while True:
        signal.pause()


def write(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def crash(_call: Call) -> bytes:
    say("first I looked\nthen I fell\n", sys.stderr)
    os._exit(3)


def be_killed(_call: Call) -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    wait_for_ever()


def hang(_call: Call) -> bytes:
    wait_for_ever()


def hang_stubbornly(_call: Call) -> bytes:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    wait_for_ever()


def hang_aloud(call: Call) -> bytes:
    """Tell the test that nothing more is to be expected, and mean it."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Path(call.file).write_text("here I stand", encoding="ascii")
    wait_for_ever()


def escape(call: Call) -> bytes:
    """Leave a process in a session of its own, which holds no pipe of the arena's, and play on."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            for descriptor in range(3):
                os.close(descriptor)
            wait_for_ever()
        os._exit(0)
    os.wait()
    return call.reply()


def close_output(_call: Call) -> bytes:
    os.close(1)
    wait_for_ever()


def leave_a_child(call: Call) -> bytes:
    """Crash, with a child left that keeps the output open and does not follow a request to end."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    child = os.fork()
    if child == 0:
        wait_for_ever()
    Path(call.file).write_text(str(child), encoding="ascii")
    os._exit(0)


def occupied(call: Call) -> bytes:
    return f"= {call.player.word_of(next(iter(call.player.stones)))}\n\n".encode()


def babble(call: Call) -> bytes:
    return b"thinking about it\n" + call.reply()


def mutter(_call: Call) -> bytes:
    """Write a word that no end of the line follows, and wait."""
    write(b"hm")
    wait_for_ever()


def add_remark(call: Call) -> bytes:
    return call.reply() + b"a good move!\n"


def reply_twice(call: Call) -> bytes:
    return call.reply() + b"= done\n\n"


def reply_without_end(_call: Call) -> bytes:
    write(b"= ")
    while True:
        write(MEGABYTE)


def flood(call: Call) -> bytes:
    write(call.reply() + b"= A1\n\n" * 500)
    while True:
        write(b"= A1\n\n" * 500)


def noise(_call: Call) -> bytes:
    return b"= \xff\xfe\xc0\n\n"


def wrong_id(call: Call) -> bytes:
    return b"=7" + call.reply()[1:]


def late(call: Call) -> bytes:
    time.sleep(SLOW_BY_S)
    return call.reply()


def write_errors(call: Call) -> bytes:
    sys.stderr.buffer.write(MEGABYTE * 8)
    return call.reply()


def boast(_call: Call) -> bytes:
    """Claim a win for White, every time."""
    return b"= W+99.5\n\n"


def saying(text: str) -> Callable[[Call], bytes]:
    """Return the fault of replying just this."""
    return lambda _call: f"{text}\n\n".encode()


FAULTS: dict[str, tuple[str, Callable[[Call], bytes]]] = {
    "crash": ("genmove", crash),
    "crash-at-play": ("play", crash),
    "be-killed": ("genmove", be_killed),
    "hang": ("genmove", hang),
    "hang-stubbornly": ("genmove", hang_stubbornly),
    "hang-at-play": ("play", hang),
    "hang-aloud": ("genmove", hang_aloud),
    "escape": ("genmove", escape),
    "close-output": ("genmove", close_output),
    "leave-a-child": ("genmove", leave_a_child),
    "occupied": ("genmove", occupied),
    "off-board": ("genmove", saying("= A11")),
    "pass": ("genmove", saying("= pass")),
    "nonsense": ("genmove", saying("= let me see")),
    "nothing": ("genmove", saying("=")),
    "letter-i": ("genmove", saying("= I6")),
    "swap": ("genmove", saying("= swap")),
    "resign": ("genmove", saying("= resign")),
    "error": ("genmove", saying("? out of ideas")),
    "babble": ("genmove", babble),
    "mutter": ("genmove", mutter),
    "add-remark": ("genmove", add_remark),
    "reply-twice": ("genmove", reply_twice),
    "reply-without-end": ("genmove", reply_without_end),
    "flood": ("genmove", flood),
    "noise": ("genmove", noise),
    "wrong-id": ("genmove", wrong_id),
    "late": ("genmove", late),
    "write-errors": ("genmove", write_errors),
    "refuse": ("play", saying("? illegal move")),
    "refuse-board": ("boardsize", saying("? unacceptable size")),
    "refuse-komi": ("komi", saying("? too much")),
    "boast": ("final_score", boast),
    "stall": ("list_commands", hang),
    "die-at-quit": ("quit", crash),
    "stay-at-quit": ("quit", hang_stubbornly),
    "greet": ("", saying("Welcome to stranger 1.0")),
    "fall-at-start": ("", crash),
}


class Faulty(Player):
    """The random player, which also says that it can score when that is what it lies about."""

    def answer(self, name: str, arguments: list[str]) -> str | None:
        text = super().answer(name, arguments)
        return f"{text}\nfinal_score" if name == "list_commands" else text


def main(fault: str, number: str = "1", file: str = "") -> None:
    trigger, act = FAULTS[fault]
    player = Faulty() if trigger == "final_score" else Player()
    if not trigger:
        write(act(Call(player, [], file)))
    wait = int(number)
    for line in sys.stdin:
        name, *arguments = line.split()
        wait -= name == trigger
        if name == trigger and (wait == 0 or act is boast):
            write(act(Call(player, arguments, file)))
            continue
        text = player.answer(name, arguments)
        say("? no\n\n" if text is None else f"= {text}\n\n", sys.stdout)
        if name == "quit":
            break


if __name__ == "__main__":
    main(*sys.argv[1:])
