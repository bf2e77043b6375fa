"""What is heard while a command is carried out: whether to hurry, and whether something else is wanted.

Lines wait in an `Inbox` between the thread that reads and the one that answers. Knows no command.
"""

from __future__ import annotations

import threading
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from catena_gtp.halt import Halt

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True)
class Attention:
    """How one command is disturbed.

    `hurry` is pulled when the controller wants what has been found by now: by a line behind the command that
    says so. `further` is pulled by any line behind it, a blank one too, and by the end
    of the input: what goes on until something else is wanted ends then. Where nobody can send anything,
    `alone`, such a command ends by itself.
    """

    hurry: Halt = field(default_factory=Halt)
    further: Halt = field(default_factory=Halt)
    alone: bool = False

    def wait(self, seconds: float | None) -> bool:
        """Wait until something else is wanted, at most so long (None: for good); tell whether it is."""
        return self.alone or self.further.wait(seconds)


class Inbox:
    """Lines in the order in which they came; `hurries` tells which of them hurry all that are before them."""

    def __init__(self, hurries: Callable[[bytes], bool]) -> None:
        self._is_hurrying = hurries
        self._condition = threading.Condition()
        self._lines: deque[bytes] = deque()
        self._taken = 0
        self._hurried = 0
        self._closed = False
        self._attention = Attention()

    def put(self, line: bytes) -> None:
        """Add a line, and disturb the command that is being carried out, if that is what the line does."""
        hurries = self._is_hurrying(line)
        with self._condition:
            self._lines.append(line)
            if hurries:  # all commands before it, also those whose turn has not come
                self._hurried = self._taken + len(self._lines)
            attention = self._attention
            self._condition.notify()
        attention.further.pull()
        if hurries:
            attention.hurry.pull()

    def close(self) -> None:
        """Tell that nothing more will come."""
        with self._condition:
            self._closed = True
            attention = self._attention
            self._condition.notify()
        attention.further.pull()

    def take(self) -> tuple[bytes, Attention] | None:
        """Wait for a line and give it with the attention that goes with it; None at the end of the input."""
        with self._condition:
            while not self._lines:
                if self._closed:
                    return None
                self._condition.wait()
            line = self._lines.popleft()
            self._taken += 1
            self._attention = attention = Attention()
            hurried = self._hurried > self._taken
            followed = self._closed or bool(self._lines)
        if hurried:
            attention.hurry.pull()
        if followed:
            attention.further.pull()
        return line, attention
