"""What a clock allows for the next move, and how time is told to an engine.

Pure: lines of the protocol come out, nobody is asked anything.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from catena_gtp.notation import format_number

if TYPE_CHECKING:
    from collections.abc import Collection

    from catena_gtp.arena.model import TimeControl
    from catena_gtp.clock import Clock, TimeSettings

_DECIMALS = 3


def allowance_s(clock: Clock) -> float:
    """Return how long the next move can take without losing on time; `math.inf` without a clock."""
    settings = clock.settings
    if settings.kind == "none":
        return math.inf
    overtime = settings.overtime_count
    if not overtime:
        return clock.left_s
    if settings.kind == "canadian":
        return clock.left_s + (settings.period_s if clock.count_left is None else 0.0)
    periods = overtime if clock.count_left is None else clock.count_left - 1
    return clock.left_s + periods * settings.period_s


def is_late(spent_s: float, clock: Clock, time: TimeControl) -> bool:
    """Tell whether a move that took so long came after the end of its time and the margin."""
    return spent_s > allowance_s(clock) + time.margin_s


def longest_wait_s(clock: Clock, time: TimeControl, late_s: float) -> float:
    """Return how long to wait for a move before the engine hangs."""
    allowed_s = allowance_s(clock)
    return time.longest_move_s if math.isinf(allowed_s) else allowed_s + time.margin_s + late_s


def time_command(settings: TimeSettings, commands: Collection[str], *, whole: bool = False) -> str | None:
    """Return the command that tells these settings to an engine that understands `commands`.

    None means that it understands none that could. An engine without Fischer's time is given its main time
    alone, and learns of what is added by `time_left`; one without byo-yomi plans with a single period.
    `whole` rounds down to whole seconds, a period to at least one.
    """
    main = _seconds(settings.main_s, whole=whole)
    period = _seconds(settings.period_s, whole=whole, least=1)
    canadian: str
    if settings.kind == "none":
        system, canadian = "none", "0 1 0"
    elif settings.kind == "fischer":
        increment = _seconds(settings.increment_s, whole=whole)
        if "kata-time_settings" in commands:
            return f"kata-time_settings fischer {main} {increment}"
        system, canadian = f"absolute {main}", f"{main} 0 0"
    elif not settings.overtime_count:
        system, canadian = f"absolute {main}", f"{main} 0 0"
    elif settings.kind == "byoyomi":
        system, canadian = f"byoyomi {main} {period} {settings.periods}", f"{main} {period} 1"
    else:
        system = f"canadian {main} {period} {settings.stones}"
        canadian = f"{main} {period} {settings.stones}"
    for command in ("kgs-time_settings", "kata-time_settings"):
        if command in commands:
            return f"{command} {system}"
    return f"time_settings {canadian}" if "time_settings" in commands else None


def time_left(clock: Clock, *, whole: bool = False) -> str:
    """Return the numbers of `time_left`: seconds, and stones or periods of the overtime or 0."""
    return f"{_seconds(clock.left_s, whole=whole)} {clock.count_left or 0}"


def _seconds(seconds: float, *, whole: bool, least: int = 0) -> str:
    if whole:
        return str(max(math.floor(seconds), least))
    return format_number(round(seconds, _DECIMALS))
