"""Talk to an engine in the same process, and the grammar of what it may answer."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from catena_gtp.gtp.engine import Engine
from catena_gtp.gtp.wire import format_response

if TYPE_CHECKING:
    from catena_gtp.gtp.state import State
    from catena_gtp.options import Options

REPLY = re.compile(rb"[=?](?:0|[1-9][0-9]*)? [ -~]*(?:\n[ -~]*[!-~][ -~]*)*\n\n")
"""One reply: sign, id, blank, printable lines of which none is blank, an empty line."""


class Talk:
    """An engine whose bugs are raised, with what it told the onlooker."""

    def __init__(self, options: Options | None = None) -> None:
        self.told: list[str] = []
        self.engine = Engine(options, self.told.append, reraise=True)

    @property
    def state(self) -> State:
        return self.engine.state

    def reply(self, line: str | bytes) -> bytes:
        """Return the reply as it goes over the wire; nothing where there is none."""
        response = self.engine.answer(line.encode() if isinstance(line, str) else line)
        reply = b"" if response is None else format_response(response)
        assert not reply or REPLY.fullmatch(reply), reply
        return reply

    def __call__(self, *lines: str) -> str:
        """Send commands that must all succeed and return what the last one answers."""
        text = ""
        for line in lines:
            reply = self.reply(line).decode()
            assert reply.startswith("= "), f"{line}: {reply}"
            text = reply[2:-2]
        return text

    def refused(self, line: str) -> str:
        """Send a command that must fail and change nothing; return the text of the failure."""
        before, seen = self.state, self.glance()
        reply = self.reply(line).decode()
        assert reply.startswith("? "), f"{line}: {reply}"
        assert self.state is before
        assert self.glance() == seen
        return reply[2:-2]

    def glance(self) -> list[bytes]:
        """Return all that a controller can see of the session's state."""
        return [
            self.reply(line)
            for line in ("catena-position", "move_history", "catena-rules", "catena-to_move", "catena-score")
        ]
