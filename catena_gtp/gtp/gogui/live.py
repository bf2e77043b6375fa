"""What GoGui is shown while a search is under way: lines on the standard error that it draws.

A block begins with a line of its own and ends with a blank one. GoGui may see the last one only after the
reply; so an empty drawing comes behind it, before the reply does.
"""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING, Final

from catena_gtp.gtp.gogui.graphics import button_lines, format_line
from catena_gtp.notation import format_margin
from catena_gtp.rules import Color

if TYPE_CHECKING:
    from collections.abc import Iterator

    from catena_gtp.gtp.state import Context, State
    from catena_gtp.player import Audience, Choice
    from catena_gtp.rules import Position

_BEGIN: Final = "gogui-gfx:"
_SHORTEST_S: Final = 0.1
"""How long a drawing stands, at least: the first depths are finished faster than anybody can look."""


@contextlib.contextmanager
def drawing(context: Context, position: Position) -> Iterator[Audience | None]:
    """Give who draws what a search of this position finds while the block runs; None if nobody looks on."""
    state = context.state
    if not state.gogui or not state.settings.live_graphics:
        yield None
        return
    from catena_gtp.player import Audience  # noqa: PLC0415 - costs start time and memory

    shown_s = -_SHORTEST_S

    def draw(choice: Choice) -> None:
        nonlocal shown_s
        now_s = time.monotonic()
        if now_s - shown_s >= _SHORTEST_S:
            shown_s = now_s
            context.tell(_block(state, position, choice))

    try:
        yield Audience(draw)
    finally:
        context.tell(f"{_BEGIN} CLEAR")


def _block(state: State, position: Position, choice: Choice) -> str:
    """Draw the expected course, and say what is expected of it."""
    lines = [f"VAR {format_line(state, position, choice.line)}", *button_lines(state)]
    if choice.margin is not None:
        margin = choice.margin if position.to_move is Color.BLACK else -choice.margin
        if choice.rate is None:
            found = f"depth {choice.depth}: {format_margin(margin)}; {choice.nodes} positions"
        else:
            chance = f"{position.to_move.value} {100 * choice.rate:.0f} % to win"
            found = f"{chance}, {format_margin(round(margin, 1))} on average; {choice.nodes} games"
        lines.append(f"TEXT {found}")
    return "\n".join((_BEGIN, *lines, ""))
