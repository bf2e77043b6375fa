"""The settings as GoGui's dialog wants them: a line for each, with the kind of field it is edited in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from catena_gtp.gtp.settings import NONE, PARAMETERS
from catena_gtp.options import FULL_STRENGTH, SEARCHES

if TYPE_CHECKING:
    from catena_gtp.options import Settings

_TO_BITS: Final = {"false": "0", "true": "1"}
_FROM_BITS: Final = {bit: truth for truth, bit in _TO_BITS.items()}
_LISTS: Final = {
    "level": "/".join(str(level) for level in range(1, FULL_STRENGTH + 1)),
    "search": "/".join(SEARCHES),
}


def format_settings(settings: Settings) -> str:
    """Write all settings, one a line."""
    lines = []
    for name, parameter in PARAMETERS.items():
        value = parameter.write(settings)
        if name in _LISTS:
            lines.append(f"[list/{_LISTS[name]}] {name} {value}")
        elif value in _TO_BITS:
            lines.append(f"[bool] {name} {_TO_BITS[value]}")
        else:
            lines.append(f"[string] {name} {value}")
    return "\n".join(lines)


def change(settings: Settings, name: str, word: str | None) -> Settings:
    """Return the settings with one of them changed; without a word, which is a field left empty, to none."""
    parameter = PARAMETERS[name]
    if word is None:
        word = NONE
    elif parameter.write(settings) in _TO_BITS:
        word = _FROM_BITS.get(word, word)
    return parameter.change(settings, word)
