"""The streams: lines from a controller to whoever answers them, replies back.

One thread reads, so that whatever comes is heard at once whatever is being done; another carries the commands
out, so that an interrupt from the keyboard is heard in the middle of a search.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
from threading import Lock, Thread
from typing import TYPE_CHECKING, Final, NoReturn

from catena_gtp.session.attention import Inbox
from catena_gtp.session.lines import LineSplitter

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Protocol

    from catena_gtp.session.attention import Attention

    class Speaker(Protocol):
        """Somebody who answers lines; a line comes without its LF."""

        @property
        def is_finished(self) -> bool:
            """Whether the session is to end, whatever else there is to read."""

        def hurries(self, line: bytes) -> bool:
            """Tell whether a line hurries the commands before it; called while one may be carried out."""

        def carry_out(self, line: bytes, attention: Attention, write: Callable[[bytes], object]) -> None:
            """Carry a line out and write what is to be said, now or later, in as many pieces as may be."""

        def close(self) -> None:
            """Finish what is still being done, after the last line."""


INTERRUPTED: Final = 130
"""The status of a program that was stopped from the keyboard."""

_PIECE_BYTES: Final = 1 << 16
_STANDARD_STREAMS: Final = (0, 1, 2)
_LINGER_S: Final = 0.5
"""How long the thread that carries commands out is waited for, once the session has ended."""
_LOOK_AGAIN_MS: Final = 50


def claim_standard_streams() -> tuple[int, int]:
    """Return descriptors to read commands from and to write replies to, and keep all else off the latter.

    What any library prints to the standard output, in Python or in C, goes to the standard error from then
    on.
    """
    for descriptor in _STANDARD_STREAMS:
        try:
            os.fstat(descriptor)
        except OSError:  # closed by whoever started us: leave no hole that another file could slip into
            os.open(os.devnull, os.O_RDWR)
    replies = os.dup(1)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    for descriptor in (0, replies):
        with contextlib.suppress(OSError, AttributeError):  # a system without, or a stream that cannot
            os.set_blocking(descriptor, True)
    return 0, replies


def tell_onlooker(line: str) -> None:
    """Write a line to the standard error; one that nobody reads any more is lost in silence."""
    with contextlib.suppress(OSError, ValueError, AttributeError):  # a broken pipe, closed, never there
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()


def serve(speaker: Speaker, source: int, replies: int) -> int:
    """Answer the lines of one descriptor on the other until the speaker ends, the input, or a broken pipe.

    Returns the status to exit with. A thread may be left behind that waits for input.
    """
    inbox = Inbox(speaker.hurries)
    try:
        with _Outcome() as outcome:
            arguments = (speaker, inbox, _Writer(replies, outcome), outcome)
            commands = Thread(target=_answer, args=arguments, name="commands", daemon=True)
            reading = (source, inbox, replies, outcome)
            Thread(target=_read, args=reading, name="reader", daemon=True).start()
            commands.start()
            status = outcome.wait()
            commands.join(_LINGER_S)
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def leave(status: int) -> NoReturn:
    """End the process now, whatever its threads are doing.

    An orderly end would wait for a compilation in the background, or crash on a thread that still reads.
    """
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError, AttributeError):
            stream.flush()
    os._exit(status)


class _Outcome:
    """The status of a session, which one thread reports and the main thread waits for.

    The wait is for a byte in a pipe, into which Python also writes at every signal: the system may hand a
    signal to any thread, and a main thread that waited for a lock would then sleep on.
    """

    def __init__(self) -> None:
        self.status: int | None = None
        self._reporting = Lock()
        self._awake, self._wake = os.pipe()
        with contextlib.suppress(OSError, AttributeError):  # Windows neither asks for it nor always can
            os.set_blocking(self._wake, False)

    def __enter__(self) -> _Outcome:  # noqa: PYI034 - Self came with Python 3.11
        self._before = signal.set_wakeup_fd(self._wake, warn_on_full_buffer=False)
        return self

    def __exit__(self, kind: type[BaseException] | None, *_error: object) -> None:
        signal.set_wakeup_fd(self._before)
        if kind is None:  # otherwise another thread may still want to report
            with self._reporting:
                os.close(self._awake)
                os.close(self._wake)

    def report(self, status: int) -> None:
        """Set the status, unless there is one: whoever comes second finds the pipe closed, perhaps."""
        with self._reporting:
            if self.status is None:
                self.status = status
                os.write(self._wake, b"\0")

    def wait(self) -> int:
        """Return the status once there is one; a KeyboardInterrupt comes through at once."""
        while self.status is None:
            os.read(self._awake, 1)
        return self.status


def _read(source: int, inbox: Inbox, replies: int, outcome: _Outcome) -> None:
    """Put all lines into the inbox and close it; then see whether anybody is still there to be answered.

    What was asked before the end of the input is answered, however long it takes, but not to nobody.
    """
    splitter = LineSplitter()
    for piece in _pieces(source):
        for line in splitter.feed(piece):
            inbox.put(line)
    for line in splitter.close():
        inbox.put(line)
    inbox.close()
    if sys.platform != "win32":  # there only the next reply finds out
        _await_a_broken_end(replies, outcome)


def _await_a_broken_end(replies: int, outcome: _Outcome) -> None:
    """End the session when nobody can read its replies any more; return when it has ended."""
    poll = select.poll()
    poll.register(replies, 0)
    while outcome.status is None:
        if poll.poll(_LOOK_AGAIN_MS):
            outcome.report(0)


def _pieces(source: int) -> Iterator[bytes]:
    """Yield what can be read, as soon as it can be; a stream that fails has ended."""
    with contextlib.suppress(OSError):
        while piece := os.read(source, _PIECE_BYTES):
            yield piece


class _Writer:
    """Writes whole pieces, whichever thread they come from; the session ends when nobody reads them."""

    def __init__(self, replies: int, outcome: _Outcome) -> None:
        self._replies = replies
        self._outcome = outcome
        self._writing = Lock()

    def write(self, piece: bytes) -> None:
        """Write a piece, with one call where the system takes it in one."""
        try:
            with self._writing:
                while piece:
                    piece = piece[os.write(self._replies, piece) :]
        except OSError:
            self._outcome.report(0)


def _answer(speaker: Speaker, inbox: Inbox, writer: _Writer, outcome: _Outcome) -> None:
    """Have the lines answered in their order and report the status when done."""
    status = 1
    try:
        while not speaker.is_finished and (taken := inbox.take()) is not None:
            speaker.carry_out(*taken, writer.write)
            if outcome.status is not None:
                return
        speaker.close()
        status = 0
    finally:
        outcome.report(status)
