"""What a player can do in a turn, and the reasons why an action is not allowed (R8, R15, R17)."""

from __future__ import annotations

from enum import Enum
from typing import Final, Literal, Union

from catena_gtp.rules.geometry import Cell


class Special(Enum):
    """The actions that are not the placement of a stone."""

    BUTTON = "button"
    SWAP = "swap"


BUTTON: Final[Literal[Special.BUTTON]] = Special.BUTTON
"""Take the button (R8)."""

SWAP: Final[Literal[Special.SWAP]] = Special.SWAP
"""Answer the first stone by taking it over: the stone turns white, Black is on turn (R15)."""

# Union, not |: this alias is evaluated when the module is imported, and Cell is a plain int.
Action = Union[Cell, Special]  # noqa: UP007


class Reason(Enum):
    """Why an action is not allowed; the value says so in words."""

    OCCUPIED = "occupied"
    OFF_BOARD = "off the board"
    BRANCH = "branch"
    RING = "ring"
    NO_SECOND_STONE = "no second stone"
    BUTTON_GONE = "button gone"
    NO_BUTTON = "no button in this game"
    BUTTON_FIRST = "the first action is a stone"
    NO_SWAP = "no swap here"
    NO_PASS = "no passing"  # noqa: S105 - a move, not a secret
    GAME_OVER = "game over"


class IllegalMove(Exception):  # noqa: N818 - the game's own word, not a failure of the program
    """An action that the rules do not allow in this position; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class ImpossiblePosition(ValueError):  # noqa: N818 - says what is wrong with the position, in words
    """A set-up that no game can lead to; its text is the reason."""
