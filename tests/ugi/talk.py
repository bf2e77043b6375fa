"""Talk to an engine in the same process as a controller of the Universal Game Interface does."""

from __future__ import annotations

import re
import threading
from typing import TYPE_CHECKING

from catena_gtp.session.attention import Attention
from catena_gtp.ugi.engine import Engine

if TYPE_CHECKING:
    from collections.abc import Callable

    from catena_gtp.options import Options

MOVE = r"(?:[A-Z][1-9][0-9]?|button|pass|swap)"
INFO = (
    rf"info depth \d+(?: score cp -?\d+)? nodes \d+ nps \d+ time \d+ pv {MOVE}(?: {MOVE})*|info string [ -~]+"
)
LINE = re.compile(
    r"(?:id (?:name|author) [ -~]+|option name [ -~]+ type (?:spin|combo|check|string|button)[ -~]*"
    rf"|ugiok|readyok|bestmove (?:{MOVE}|none)|response (?:true|false|p1win|p2win|draw|none)|{INFO})\n"
)
"""A line for the controller."""


class Talk:
    """An engine whose bugs are raised, with all that it said and what it told the onlooker."""

    def __init__(self, options: Options | None = None) -> None:
        self.told: list[str] = []
        self.said: list[str] = []
        self.engine = Engine(options, self.told.append, reraise=True)
        self._news = threading.Condition()

    def send(self, line: str | bytes) -> None:
        """Send a line and wait for nothing."""
        data = line.encode() if isinstance(line, str) else line
        self.engine.carry_out(data, Attention(alone=True), self._hear)

    def __call__(self, *lines: str) -> list[str]:
        """Send lines and return what is said to the last one, to the end of the search that it begins."""
        before = 0
        for line in lines:
            self.engine.wait()
            before = len(self.said)
            self.send(line)
        self.engine.wait()
        return self.said[before:]

    def answer(self, *lines: str) -> str:
        """Return the last line that is said to the last of these."""
        return self(*lines)[-1]

    def silent(self, *lines: str) -> None:
        """Send lines to which nothing is said, and of which nothing is told."""
        told = len(self.told)
        assert [self(line) for line in lines] == [[]] * len(lines)
        assert self.told[told:] == []

    def complaint(self, line: str) -> str:
        """Send a line that is refused, and return what the onlooker is told of it."""
        told = len(self.told)
        said = self(line)
        assert all(one.startswith("info string ") for one in said), said
        [complaint] = self.told[told:]
        return complaint.removeprefix("catena-gtp: ")

    def await_line(self, is_it: Callable[[str], bool]) -> None:
        """Wait until such a line has been said."""
        with self._news:
            assert self._news.wait_for(lambda: any(is_it(line) for line in self.said), timeout=120)

    def _hear(self, piece: bytes) -> None:
        line = piece.decode("ascii")
        assert LINE.fullmatch(line), piece
        with self._news:
            self.said.append(line.removesuffix("\n"))
            self._news.notify_all()
