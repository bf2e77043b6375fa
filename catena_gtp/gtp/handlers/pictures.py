"""The position as a picture, in a reply or in a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catena_gtp.gtp import arguments as read
from catena_gtp.gtp.entry import Entry
from catena_gtp.gtp.handlers.records import write_file
from catena_gtp.wording import showing

if TYPE_CHECKING:
    from catena_gtp.gtp.state import Context


def diagram(context: Context, arguments: tuple[str, ...]) -> str:
    """Draw the position, as text or as SVG, into a file if one is named."""
    from catena_gtp.notation.pictures import FORMATS  # noqa: PLC0415 - a controller seldom asks for one

    draw = read.choice(arguments[0], FORMATS, "text or svg") if arguments else FORMATS["text"]
    state = context.state
    picture = draw(showing(state.game, state.lettering, state.button_word))
    if len(arguments) < 2 or arguments[1] == "-":
        return "\n" + picture  # so that the first line of a board stands where the others do
    write_file(context, arguments[1], picture)
    return ""


ENTRIES = (Entry("catena-diagram", "[text|svg] [FILE|-]", diagram),)
