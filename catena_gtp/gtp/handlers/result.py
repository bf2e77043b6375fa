"""The score, now and at the end."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from catena_gtp.gtp import arguments as read
from catena_gtp.gtp.entry import Entry
from catena_gtp.gtp.failures import CANNOT_SCORE, GtpFailure
from catena_gtp.gtp.handlers.inspection import format_cells
from catena_gtp.gtp.handlers.rules import json_number
from catena_gtp.notation import format_result

if TYPE_CHECKING:
    from catena_gtp.gtp.state import Context
    from catena_gtp.rules import Color, Tally

_STATUSES = {"alive": True, "dead": False, "seki": False}


def final_score(context: Context, _arguments: tuple[str, ...]) -> str:
    """Answer the result of a game that is over."""
    position = context.state.position
    if not position.is_over:
        raise GtpFailure(CANNOT_SCORE)
    return format_result(position.score())


def final_status_list(context: Context, arguments: tuple[str, ...]) -> str:
    """List the stones of one status, a strip a line; in Catena every stone stays on the board."""
    if not read.choice(arguments[0], _STATUSES, "alive, dead or seki"):
        return ""
    state = context.state
    return "\n".join(" ".join(format_cells(state, strip.cells)) for strip in state.position.strips)


def score(context: Context, _arguments: tuple[str, ...]) -> str:
    """Answer the sums as they stand, as JSON."""
    position = context.state.position
    now = position.score()
    return json.dumps(
        {
            "scoring": now.scoring.value,
            "over": position.is_over,
            "black": _tally(now.black),
            "white": _tally(now.white),
            "margin": json_number(now.margin),
            "leader": _winner(now.winner),
            "result": format_result(now),
        }
    )


def result(context: Context, _arguments: tuple[str, ...]) -> str:
    """Tell who has won, if the game is over."""
    position = context.state.position
    return _winner(position.score().winner) if position.is_over else "none"


def _winner(color: Color | None) -> str:
    return "draw" if color is None else color.value


def _tally(tally: Tally) -> dict[str, float]:
    return {
        "stones": tally.stones,
        "strips": json_number(tally.strips),
        "komi": json_number(tally.komi),
        "button": json_number(tally.button),
        "total": json_number(tally.total),
    }


ENTRIES = (
    Entry("final_score", "", final_score),
    Entry("final_status_list", "STATUS", final_status_list),
    Entry("catena-score", "", score),
    Entry("catena-result", "", result),
)
