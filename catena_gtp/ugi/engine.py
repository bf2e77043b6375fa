"""One line in, any number of lines out, at once or while a search goes on.

The one place where exceptions become words. Does no input or output itself.
"""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING

from catena_gtp.notation import quoted
from catena_gtp.options import Options
from catena_gtp.session.lines import readable
from catena_gtp.ugi.commands import COMMANDS, QUIT
from catena_gtp.ugi.context import Context
from catena_gtp.ugi.failures import UgiFailure

if TYPE_CHECKING:
    from collections.abc import Callable

    from catena_gtp.session.attention import Attention


class Engine:
    """A session without streams.

    `tell` takes lines for the person who looks on. With `reraise` a bug is raised instead of told, which is
    how the tests want it.
    """

    def __init__(
        self,
        options: Options | None = None,
        tell: Callable[[str], object] | None = None,
        *,
        reraise: bool = False,
    ) -> None:
        self._context = Context(options or Options(), tell or _tell_nobody, reraise=reraise)
        self._reraise = reraise

    @property
    def is_finished(self) -> bool:
        """Whether `quit` has been read."""
        return self._context.is_finished

    def hurries(self, line: bytes) -> bool:
        """Tell whether a line ends what may take long before it; none but the last one does."""
        return readable(line).lower().split() == [QUIT]

    def carry_out(self, line: bytes, attention: Attention, write: Callable[[bytes], object]) -> None:
        """Carry out a line; what there is to say, now and while a search goes on, is written.

        A line that is not understood, or not possible, is told to the onlooker and changes nothing.
        """
        words = readable(line).split()
        if not words:
            return
        context = self._context
        context.attention, context.write = attention, write
        entry = COMMANDS.get(words[0].lower())
        if entry is None:
            context.tell(f"catena-gtp: unknown command {quoted(words[0])}")
            return
        try:
            if entry.ends_search:
                context.stop()
            entry.handler(context, tuple(words[1:]))
        except UgiFailure as failure:
            context.tell(f"catena-gtp: {entry.name}: {failure}")
        except Exception:
            if self._reraise:
                raise
            context.tell(traceback.format_exc())

    def wait(self) -> None:
        """Wait until the search under way, if there is one, has said its move."""
        self._context.wait()

    def close(self) -> None:
        """Let a search end by itself, if it ever does, and let go of the player."""
        self._context.close()


def _tell_nobody(_line: str) -> None:
    """Ignore what an onlooker might want to know."""
