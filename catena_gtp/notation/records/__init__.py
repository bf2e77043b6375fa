"""Game records in SGF, written and read, in the form that `protocol/notation.md` describes.

SGF has no number for Catena, so a record calls itself Go on the square grid that holds the hexagon. What a
record says is not judged here: whether its moves are legal, `catena_gtp.replay` finds out. Loads sgfmill;
`catena_gtp.notation` does not load this room.
"""

from __future__ import annotations

from catena_gtp.notation.records.reading import Record, parse_sgf
from catena_gtp.notation.records.steps import Step
from catena_gtp.notation.records.writing import Heading, RecordedMove, format_sgf

__all__ = ["Heading", "Record", "RecordedMove", "Step", "format_sgf", "parse_sgf"]
