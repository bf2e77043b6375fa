"""What stands behind the question mark of a reply.

The first six texts are those that the protocol fixes: controllers compare them literally, so they are sent as
they stand, with nothing added.
"""

from __future__ import annotations

from typing import Final

UNKNOWN_COMMAND: Final = "unknown command"
UNACCEPTABLE_SIZE: Final = "unacceptable size"
ILLEGAL_MOVE: Final = "illegal move"
CANNOT_UNDO: Final = "cannot undo"
CANNOT_SCORE: Final = "cannot score"
CANNOT_LOAD_FILE: Final = "cannot load file"

CANNOT_SAVE_FILE: Final = "cannot save file"
INTERNAL_ERROR: Final = "internal error"
NO_MOVE_YET: Final = "no previous move known"
GAME_OVER: Final = "the game is over"
NO_KOMI_HERE: Final = "no komi in this game type"
INTERRUPTED: Final = "interrupted"
NO_KERNEL: Final = "the search kernel could not be loaded"
NO_GTP_LETTERS: Final = "GoGui writes cells in GTP letters, and others are pinned"


class GtpFailure(Exception):  # noqa: N818 - the protocol's own word
    """A command that fails; the text is the reply."""


def syntax_error(what: str) -> GtpFailure:
    """Return the failure for arguments of the wrong number or form; `what` says which word and why."""
    return GtpFailure(f"syntax error: {what}")
