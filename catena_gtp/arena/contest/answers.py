"""What an engine's answers mean: moves, komi, colors, results, and what it tells of its search.

Pure: texts come in, values or a BadAnswer come out.
"""

from __future__ import annotations

import contextlib
import json
import math
import re
from enum import Enum
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, Union

from catena_gtp.arena.model import Cause
from catena_gtp.notation import NotationError, parse_action
from catena_gtp.programs.piped import shown
from catena_gtp.rules import BUTTON, Action, Color

if TYPE_CHECKING:
    from catena_gtp.notation import Lettering
    from catena_gtp.rules import Position, Ruleset

_WHOLE_NUMBER: Final = re.compile(r"(-?[0-9]{1,9})(?:\.0*)?")
_RESULT: Final = re.compile(r"([BbWw])\+([0-9]+(?:\.[0-9]*)?)")
_COLORS: Final = {"b": Color.BLACK, "black": Color.BLACK, "w": Color.WHITE, "white": Color.WHITE}


class Surrender(Enum):
    """What an engine may say in place of a move."""

    RESIGN = "resign"


RESIGN: Final[Literal[Surrender.RESIGN]] = Surrender.RESIGN
Answer = Union[Action, Surrender]  # noqa: UP007 - evaluated at import, and an Action is a plain int


class BadAnswer(Exception):  # noqa: N818 - the engine's
    """An answer that makes no sense, or that the rules do not allow: `cause` and `detail` for the record."""

    def __init__(self, cause: Cause, detail: str) -> None:
        super().__init__(detail)
        self.cause = cause
        self.detail = detail


class SearchReport(NamedTuple):
    """What an engine told of its last search; `margin` in points, the mover's view."""

    nodes: int | None = None
    depth: int | None = None
    margin: float | None = None


def read_move(text: str, position: Position, lettering: Lettering) -> Answer:
    """Return the legal action that was answered, or RESIGN.

    A pass is the button while it can be taken, in either lettering; there is no other passing while a game
    is on.
    """
    word = text.strip()
    if word.lower() == "resign":
        return RESIGN
    said = f"answered {shown(word)}" if word else "answered nothing"
    if word.lower() == "pass":
        if position.is_legal(BUTTON):
            return BUTTON
        raise BadAnswer(Cause.ILLEGAL_MOVE, f"{said}: there is no passing, and no button to take")
    try:
        action = parse_action(word, position.board, lettering)
    except NotationError as error:
        raise BadAnswer(Cause.UNREADABLE_MOVE, f"{said}: {error}" if word else said) from None
    if action is None:
        raise BadAnswer(Cause.ILLEGAL_MOVE, f"{said}: off the board")
    reason = position.why_illegal(action)
    if reason is not None:
        raise BadAnswer(Cause.ILLEGAL_MOVE, f"{said}: {reason.value}")
    return action


def read_komi(text: str, ruleset: Ruleset) -> int:
    """Return the komi that was named, which must be whole and in range (R11)."""
    match = _WHOLE_NUMBER.fullmatch(text.strip())
    if match is None:
        raise BadAnswer(Cause.UNREADABLE_MOVE, f"named the komi {shown(text)}")
    komi = int(match[1])
    if not 0 <= komi <= ruleset.largest_komi:
        raise BadAnswer(
            Cause.ILLEGAL_MOVE, f"named the komi {komi}, which is not in 0 to {ruleset.largest_komi}"
        )
    return komi


def read_color(text: str) -> Color:
    """Return the color that was chosen."""
    color = _COLORS.get(text.strip().lower())
    if color is None:
        raise BadAnswer(Cause.UNREADABLE_MOVE, f"chose the color {shown(text)}")
    return color


def read_margin(text: str) -> float | None:
    """Return Black's margin in a result as `final_score` tells it; None where it is no number of points."""
    word = text.strip()
    if word == "0":
        return 0.0
    match = _RESULT.fullmatch(word)
    if match is None:
        return None
    return float(match[2]) * (1 if match[1] in "Bb" else -1)


def read_search(text: str) -> SearchReport | None:
    """Return what the JSON of a search report says; None where it is no such thing."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(told, dict):
        return None
    nodes, depth = _number(told.get("nodes")), _number(told.get("depth"))
    return SearchReport(
        None if nodes is None else int(nodes),
        None if depth is None else int(depth),
        _number(told.get("margin")),
    )


def _number(value: object) -> float | None:
    """Return a JSON value if it is a finite number."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    with contextlib.suppress(OverflowError):
        if math.isfinite(value):
            return value
    return None
