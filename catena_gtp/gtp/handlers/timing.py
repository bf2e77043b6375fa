"""Time settings and what is left of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from catena_gtp.clock import TimeSettings
from catena_gtp.gtp import arguments as read
from catena_gtp.gtp.entry import Entry
from catena_gtp.gtp.failures import syntax_error
from catena_gtp.notation import quoted

if TYPE_CHECKING:
    from catena_gtp.gtp.state import Context

# How many numbers follow the name of each time system.
_KGS_SYSTEMS: Final = {"none": 0, "absolute": 1, "byoyomi": 3, "canadian": 3}
_KATA_SYSTEMS: Final = {**_KGS_SYSTEMS, "fischer": 2}


def time_settings(context: Context, arguments: tuple[str, ...]) -> str:
    """Set Canadian or absolute time and start both clocks."""
    settings = _canadian(*arguments)
    context.state = context.state.with_time(settings)
    return ""


def kgs_time_settings(context: Context, arguments: tuple[str, ...]) -> str:
    """Set one of the time systems of KGS and start both clocks."""
    return _set_system(context, arguments, _KGS_SYSTEMS)


def kata_time_settings(context: Context, arguments: tuple[str, ...]) -> str:
    """Set one of these systems or Fischer's and start both clocks."""
    return _set_system(context, arguments, _KATA_SYSTEMS)


def time_left(context: Context, arguments: tuple[str, ...]) -> str:
    """Hear from the controller how one clock stands."""
    color = read.color(arguments[0])
    left_s = read.seconds(arguments[1])
    stones = max(read.whole(arguments[2]), 0)
    clock = context.state.clocks[color].told(left_s, stones)
    context.state = context.state.with_clock(color, clock)
    return ""


def _set_system(context: Context, arguments: tuple[str, ...], systems: dict[str, int]) -> str:
    system, *numbers = arguments
    wanted = read.choice(system, systems, "one of " + ", ".join(systems))
    if len(numbers) != wanted:
        noun = "number" if wanted == 1 else "numbers"
        raise syntax_error(f"{quoted(system)} is followed by {wanted} {noun}, not {len(numbers)}")
    context.state = context.state.with_time(_settings(system.lower(), numbers))
    return ""


def _settings(system: str, numbers: list[str]) -> TimeSettings:
    if system == "none":
        return TimeSettings()
    if system == "canadian":
        return _canadian(*numbers)
    main_s = read.seconds(numbers[0])
    if system == "fischer":
        return TimeSettings("fischer", main_s=main_s, increment_s=read.seconds(numbers[1]))
    if system == "byoyomi":
        period_s, periods = read.seconds(numbers[1]), read.whole(numbers[2])
        if period_s > 0 and periods > 0:
            return TimeSettings("byoyomi", main_s=main_s, period_s=period_s, periods=periods)
    return TimeSettings("absolute", main_s=main_s)


def _canadian(main: str, period: str, stones: str) -> TimeSettings:
    return TimeSettings.of_gtp(read.seconds(main), read.seconds(period), max(read.whole(stones), 0))


ENTRIES = (
    Entry("time_settings", "MAIN PERIOD STONES", time_settings),
    Entry("time_left", "COLOR SECONDS STONES", time_left),
    Entry(
        "kgs-time_settings",
        "none | absolute MAIN | byoyomi MAIN PERIOD PERIODS | canadian MAIN PERIOD STONES",
        kgs_time_settings,
    ),
    Entry(
        "kata-time_settings",
        "none | absolute MAIN | byoyomi MAIN PERIOD PERIODS | canadian MAIN PERIOD STONES"
        " | fischer MAIN INCREMENT",
        kata_time_settings,
    ),
)
