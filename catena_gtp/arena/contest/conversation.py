"""Questions to one engine, and what its answers cost it.

Above the pipes and below the game: a command is sent with a limit, a refusal or an answer that makes no sense
becomes the engine's failure, and what is merely odd is noted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from catena_gtp.arena.contest.answers import BadAnswer
from catena_gtp.arena.contest.client import EngineFailure
from catena_gtp.arena.model import Cause
from catena_gtp.programs.piped import shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from catena_gtp.arena.contest.client import Client, Reply

_Value = TypeVar("_Value")


class Conversation:
    """What is said to an engine and back; `limit_s` is how long a reply may take if no other is said."""

    def __init__(self, client: Client, limit_s: float) -> None:
        self._client = client
        self._limit_s = limit_s
        self._notes: list[str] = []

    def ask(self, line: str, limit_s: float | None = None) -> Reply:
        """Send a command that may be refused."""
        return self._client.ask(line, self._limit_s if limit_s is None else limit_s)

    def must(self, line: str, limit_s: float | None = None, cause: Cause = Cause.PROTOCOL) -> Reply:
        """Send a command that is not to be refused; `cause` is what it costs if it is."""
        reply = self.ask(line, limit_s)
        if not reply.is_success:
            raise self.refusal(line, reply, cause)
        return reply

    def read(self, reader: Callable[[], _Value]) -> _Value:
        """Read an answer; what is wrong with it is the engine's failure."""
        try:
            return reader()
        except BadAnswer as bad:
            raise self.failure(bad.cause, bad.detail) from None

    def refusal(self, line: str, reply: Reply, cause: Cause = Cause.PROTOCOL) -> EngineFailure:
        """Return the failure that a refused command is."""
        return self.failure(cause, f"answered '{line}' with {shown('? ' + reply.text)}")

    def failure(self, cause: Cause, detail: str) -> EngineFailure:
        """Return a failure of this engine."""
        return EngineFailure(self._client.name, cause, detail)

    def note(self, what: str) -> None:
        """Keep what the engine did that was odd and costs it nothing."""
        self._notes.append(f"{self._client.name} {what}")

    def take_notes(self) -> list[str]:
        """Return what was odd since the last call, nothing twice."""
        notes = list(dict.fromkeys(self._notes))
        self._notes.clear()
        return notes
