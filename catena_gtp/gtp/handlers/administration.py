"""Who is speaking, what it understands, and the end of the session."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from catena_gtp import __version__
from catena_gtp.gtp.entry import Entry

if TYPE_CHECKING:
    from catena_gtp.gtp.state import Context


def protocol_version(_context: Context, _arguments: tuple[str, ...]) -> str:
    """Answer the version of the protocol."""
    return "2"


def name(_context: Context, _arguments: tuple[str, ...]) -> str:
    """Answer the engine's name."""
    return "catena-gtp"


def version(_context: Context, _arguments: tuple[str, ...]) -> str:
    """Answer the engine's version."""
    return __version__


def known_command(context: Context, arguments: tuple[str, ...]) -> str:
    """Tell whether there is a command of this name."""
    return "true" if arguments[0] in context.names else "false"


def list_commands(context: Context, _arguments: tuple[str, ...]) -> str:
    """List all commands, one a line."""
    return "\n".join(context.names)


def quit_session(context: Context, _arguments: tuple[str, ...]) -> str:
    """End the session after this reply."""
    context.state = replace(context.state, is_finished=True)
    return ""


ENTRIES = (
    Entry("protocol_version", "", protocol_version),
    Entry("name", "", name),
    Entry("version", "", version),
    Entry("known_command", "NAME", known_command),
    Entry("list_commands", "", list_commands),
    Entry("quit", "", quit_session),
)
