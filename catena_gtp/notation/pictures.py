"""Pictures of a position in every format, with how the game stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from catena_gtp.notation.summary import summary
from catena_gtp.notation.svg_picture import position_svg
from catena_gtp.notation.text_picture import hexagon_diagram

if TYPE_CHECKING:
    from collections.abc import Callable

    from catena_gtp.notation.summary import Showing


def position_text(showing: Showing) -> str:
    """Draw a position in text, and tell below how the game stands; ends with a newline."""
    return "\n".join((hexagon_diagram(showing), *summary(showing), ""))


FORMATS: Final[dict[str, Callable[[Showing], str]]] = {"text": position_text, "svg": position_svg}
"""What draws a position as a whole document, by the name of its format."""
