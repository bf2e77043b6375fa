"""What GoGui asks of a program that it drives, beside the rules and the analyze commands."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from catena_gtp.gtp.entry import Entry
from catena_gtp.gtp.failures import syntax_error
from catena_gtp.gtp.gogui.dialog import change, format_settings
from catena_gtp.gtp.handlers.play import play
from catena_gtp.gtp.handlers.settings import parameter_name
from catena_gtp.notation import format_number
from catena_gtp.rules import GameType

if TYPE_CHECKING:
    from catena_gtp.gtp.state import Context

_ANALYZE_COMMANDS: Final = (
    "hstring/Score Sheet/catena-score_sheet",
    "cboard/Strips by Owner and Lead/catena-strip_colors",
    "pspairs/Leads in Strips/catena-strip_leads",
    "gfx/Moves that Limit Strips/catena-limiting_moves",
    "plist/Legal Moves/gogui-rules_legal_moves",
    "gfx/Why Not Here/catena-show_why %m %p",
    "dboard/Values of Moves/catena-move_values",
    "pspairs/Margins of Moves/catena-move_margins",
    "var/Best Line/catena-best_line",
    "hstring/Hint/catena-hint",
    "string/Exact Result/catena-solve",
    "hstring/Board as Text/showboard",
    "none/Forget Searches/clear_cache",
    "param/Engine Settings/catena-settings",
)
"""What stands in GoGui's list: how the reply is shown, the label, the command."""


def interrupt(_context: Context, _arguments: tuple[str, ...]) -> str:
    """Do nothing: that the command is listed tells GoGui that it may send interrupts."""
    return ""


def version(_context: Context, _arguments: tuple[str, ...]) -> str:
    """Do nothing: no version of GoGui needs to be treated in its own way."""
    return ""


def title(context: Context, _arguments: tuple[str, ...]) -> str:
    """Answer what GoGui's window is called: the game and its rules."""
    ruleset = context.state.ruleset
    parts = [f"Catena, side {ruleset.side}"]
    parts += [_NAMES[rule] for rule in (ruleset.game_type.value, ruleset.scoring.value) if rule in _NAMES]
    if ruleset.game_type is GameType.KOMI:
        parts.append(f"komi {format_number(ruleset.komi)}")
    return ", ".join(parts)


_NAMES: Final = {
    "no-komi": "no komi",
    "double": "double placement",
    "longest": "longest strip",
    "square": "square scoring",
}


def play_sequence(context: Context, arguments: tuple[str, ...]) -> str:
    """Play several moves; if one of them cannot be played, none is."""
    if len(arguments) % 2:
        raise syntax_error("a move is a color and a vertex")
    for color, vertex in zip(arguments[::2], arguments[1::2], strict=True):
        play(context, (color, vertex))
    return ""


def analyze_commands(context: Context, _arguments: tuple[str, ...]) -> str:
    """List the commands that GoGui offers in its analysis window.

    It asks only the process that will play for it, so this is the time to make the player ready.
    """
    context.player.prepare()
    return "\n".join(_ANALYZE_COMMANDS)


def settings(context: Context, arguments: tuple[str, ...]) -> str:
    """List all settings for GoGui's dialog, or change one; an optional one without a value to none."""
    state = context.state
    if not arguments:
        return format_settings(state.settings)
    word = arguments[1] if len(arguments) > 1 else None
    changed = change(state.settings, parameter_name(arguments[0]), word)
    context.state = replace(state, settings=changed)
    return ""


ENTRIES = (
    Entry("gogui-interrupt", "", interrupt),
    Entry("gogui-version", "VERSION", version),
    Entry("gogui-title", "", title),
    Entry("gogui-play_sequence", "[COLOR] [MOVE] ...", play_sequence),
    Entry("gogui-analyze_commands", "", analyze_commands),
    Entry("catena-settings", "[NAME] [VALUE]", settings),
)
