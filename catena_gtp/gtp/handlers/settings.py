"""How the player is set, and what it has used and learnt."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from catena_gtp.gtp import arguments as read
from catena_gtp.gtp.entry import Entry
from catena_gtp.gtp.settings import PARAMETERS

if TYPE_CHECKING:
    from catena_gtp.gtp.settings import Parameter
    from catena_gtp.gtp.state import Context

STOP: Final = "stop"

_BY_NAME = {name.lower(): name for name in PARAMETERS}
_NAMES = ", ".join(PARAMETERS)


def list_params(_context: Context, _arguments: tuple[str, ...]) -> str:
    """List the names of all settings."""
    return " ".join(PARAMETERS)


def get_param(context: Context, arguments: tuple[str, ...]) -> str:
    """Answer the value of a setting."""
    return _parameter(arguments[0]).write(context.state.settings)


def set_param(context: Context, arguments: tuple[str, ...]) -> str:
    """Change a setting."""
    name, word = arguments
    settings = _parameter(name).change(context.state.settings, word)
    context.state = replace(context.state, settings=settings)
    return ""


def stop(_context: Context, _arguments: tuple[str, ...]) -> str:
    """Do nothing: that the command was on its way has stopped whatever was going on."""
    return ""


def clear_cache(context: Context, _arguments: tuple[str, ...]) -> str:
    """Forget what earlier searches have learnt."""
    context.forget()
    return ""


def cputime(_context: Context, _arguments: tuple[str, ...]) -> str:
    """Answer the seconds of processor time that this process has used."""
    return f"{time.process_time():.3f}"


def parameter_name(word: str) -> str:
    """Read the name of a setting, in either case."""
    return read.choice(word, _BY_NAME, f"one of {_NAMES}")


def _parameter(word: str) -> Parameter:
    return PARAMETERS[parameter_name(word)]


ENTRIES = (
    Entry("kata-list-params", "", list_params),
    Entry("kata-get-param", "NAME", get_param),
    Entry("kata-set-param", "NAME VALUE", set_param),
    Entry(STOP, "", stop),
    Entry("clear_cache", "", clear_cache),
    Entry("cputime", "", cputime),
)
