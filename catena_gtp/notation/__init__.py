"""Text both ways: cells and actions as words, the board as a picture, a position on one line, results.

Knows the rules' objects and nothing of protocols, files or screens.
"""

from __future__ import annotations

from catena_gtp.notation.diagram import format_diagram, parse_diagram
from catena_gtp.notation.errors import NotationError, quoted
from catena_gtp.notation.numbers import parse_decimal, parse_whole
from catena_gtp.notation.position_text import digest, format_position, parse_position
from catena_gtp.notation.results import format_margin, format_number, format_result
from catena_gtp.notation.summary import Showing, button_word, summary
from catena_gtp.notation.vertices import (
    BUTTON_WORDS,
    Lettering,
    column_letter,
    format_action,
    format_cell,
    parse_action,
    parse_cell,
)

__all__ = [
    "BUTTON_WORDS",
    "Lettering",
    "NotationError",
    "Showing",
    "button_word",
    "column_letter",
    "digest",
    "format_action",
    "format_cell",
    "format_diagram",
    "format_margin",
    "format_number",
    "format_position",
    "format_result",
    "parse_action",
    "parse_cell",
    "parse_decimal",
    "parse_diagram",
    "parse_position",
    "parse_whole",
    "quoted",
    "summary",
]
