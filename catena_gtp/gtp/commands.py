"""The table of all commands, put together from the themes."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from catena_gtp.gtp.handlers import (
    administration,
    analysis,
    explain,
    gogui,
    gogui_analysis,
    gogui_rules,
    gomill,
    inspection,
    pictures,
    play,
    records,
    result,
    rules,
    search,
    settings,
    setup,
    timing,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from catena_gtp.gtp.entry import Entry

_THEMES: Final = (
    administration,
    setup,
    rules,
    play,
    inspection,
    pictures,
    result,
    records,
    search,
    analysis,
    explain,
    settings,
    timing,
    gomill,
    gogui,
    gogui_rules,
    gogui_analysis,
)

COMMANDS: Final[Mapping[str, Entry]] = MappingProxyType(
    {entry.name: entry for theme in _THEMES for entry in theme.ENTRIES}
)
"""Every command by its name."""
