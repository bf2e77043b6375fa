"""One line in, at most one reply out.

The one place where exceptions become replies. Does no input or output itself.
"""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING

from catena_gtp.gtp.commands import COMMANDS
from catena_gtp.gtp.failures import INTERNAL_ERROR, UNKNOWN_COMMAND, GtpFailure
from catena_gtp.gtp.handlers.settings import STOP
from catena_gtp.gtp.state import Context
from catena_gtp.gtp.wire import Command, Response, is_interrupt, parse_command, reply_pieces
from catena_gtp.options import Options
from catena_gtp.session.attention import Attention

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from catena_gtp.gtp.state import State


class Engine:
    """A session without streams.

    `tell` takes lines for the person who looks on. With `reraise` a bug is raised instead of answered, which
    is how the tests want it.
    """

    def __init__(
        self,
        options: Options | None = None,
        tell: Callable[[str], None] | None = None,
        *,
        reraise: bool = False,
    ) -> None:
        names = tuple(sorted(COMMANDS))
        self._context = Context(options or Options(), tell or _tell_nobody, names)
        self._reraise = reraise

    @property
    def state(self) -> State:
        """All that commands can change, frozen."""
        return self._context.state

    @property
    def is_finished(self) -> bool:
        """Whether `quit` has been read."""
        return self.state.is_finished

    def answer(self, line: bytes, attention: Attention | None = None) -> Response | None:
        """Carry out a line, without its LF; None when it gets no reply.

        A command that fails changes nothing. `attention` is how it may be disturbed meanwhile; without one
        nobody can.
        """
        command = parse_command(line)
        if command is None:
            return None
        context = self._context
        before = context.state
        context.attention = attention or Attention(alone=True)
        try:
            answer = self._carry_out(command)
            if isinstance(answer, str):
                return Response(command.identity, succeeded=True, text=answer)
            return Response(command.identity, succeeded=True, text="", further=self._guarded(answer, before))
        except GtpFailure as failure:
            text = str(failure)
        except Exception:
            context.state = before
            if self._reraise:
                raise
            context.tell(traceback.format_exc())
            text = INTERNAL_ERROR
        context.state = before
        return Response(command.identity, succeeded=False, text=text)

    def hurries(self, line: bytes) -> bool:
        """Tell whether a line makes the commands before it answer what they have found by now."""
        if is_interrupt(line):
            return True
        if STOP.encode() not in line:  # most lines: not worth parsing twice
            return False
        command = parse_command(line)
        return command is not None and command.name == STOP

    def carry_out(self, line: bytes, attention: Attention, write: Callable[[bytes], object]) -> None:
        """Carry out a line and write its reply, if it gets one."""
        response = self.answer(line, attention)
        if response is not None:
            for piece in reply_pieces(response):
                write(piece)

    def close(self) -> None:
        """Let go of the player and what it has learnt."""
        self._context.close()

    def _guarded(self, lines: Iterator[str], before: State) -> Iterator[str]:
        """Pass the lines of a growing reply on; one that breaks off for a bug changes nothing."""
        try:
            yield from lines
        except Exception:
            self._context.state = before
            if self._reraise:
                raise
            self._context.tell(traceback.format_exc())

    def _carry_out(self, command: Command) -> str | Iterator[str]:
        entry = COMMANDS.get(command.name)
        if entry is None:
            raise GtpFailure(UNKNOWN_COMMAND)
        entry.check_count(command.arguments)
        return entry.handler(self._context, command.arguments)


def _tell_nobody(_line: str) -> None:
    """Ignore what an onlooker might want to know."""
