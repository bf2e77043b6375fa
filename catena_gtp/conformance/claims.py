"""What a program says it can, so that it is held to that and to nothing else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Final

from catena_gtp.conformance.talk import Breakdown
from catena_gtp.notation import Lettering

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from catena_gtp.conformance.talk import Reply, Talk

REQUIRED: Final = (
    "protocol_version",
    "name",
    "version",
    "known_command",
    "list_commands",
    "quit",
    "boardsize",
    "clear_board",
    "komi",
    "play",
    "genmove",
)
"""The commands that every program has."""

BOARDS: Final = {"auto", "side", "width", "both"}
"""How boards can be named: found out, by the cells of a side, by the columns, either way."""

_SIZE: Final = re.compile(r"(rectangular_)?boardsize ([0-9]+)( [0-9]+)?")


@dataclass(frozen=True, slots=True)
class Claims:
    """What a program says it can.

    `sides` tells whether it names boards by their side and cells in Catena letters, `small` whether it has
    those below 6, `widths` whether it names boards by their columns and cells in GTP letters.
    """

    name: str
    version: str
    commands: frozenset[str]
    lists_commands: bool
    uses_ids: bool
    sides: bool
    small: bool
    widths: bool

    def lacks(self, lines: Iterable[str]) -> str:
        """Say what of these commands the program does not claim; nothing if it claims all.

        A name may be a pattern for names, one of which is enough.
        """
        for line in lines:
            name = line.split()[0]
            if not any(fnmatchcase(command, name) for command in self.commands):
                return f"{name} is not listed"
            match = _SIZE.fullmatch(line)
            if match is not None and not self._has_board(int(match[2])):
                return f"no board {match[2]}"
        return ""

    def lettering(self, size: int) -> Lettering:
        """Return the letters that go with a size."""
        return Lettering.CATENA if size <= 10 else Lettering.GTP

    def _has_board(self, size: int) -> bool:
        """Tell whether it claims this board; sizes that nobody has are there to be refused."""
        if 2 <= size <= 5:
            return self.sides and self.small
        if 6 <= size <= 10:
            return self.sides
        return self.widths or size not in {11, 13, 15, 17, 19}

    @property
    def speaks(self) -> str:
        """How it names boards and cells, in words."""
        ways = [
            "boards by their side and cells in Catena letters" if self.sides else "",
            "boards by their columns and cells in GTP letters" if self.widths else "",
        ]
        return ", and ".join(way for way in ways if way) or "no board that is known here"


def find_out(begin: Callable[[], Talk], boards: str, interesting: Iterable[str]) -> Claims:
    """Ask a program what it can; `interesting` are asked for one by one if it cannot list its commands.

    `begin` starts it anew. Breakdown comes through, but for that of a program that is given a board which it
    need not know.
    """
    talk = begin()
    listed = talk.ask("list_commands", talk.limits.start_s)
    if listed.is_success and listed.text.split():
        commands = frozenset(listed.text.split())
    else:
        wanted = set(interesting) - set(REQUIRED)
        commands = frozenset(name for name in wanted if _is_known(talk, name)).union(REQUIRED)
    talk.send(b"17 protocol_version\n")
    talk.uses_ids = uses_ids = talk.reply().identity == "17"
    name, version = (_told(talk.ask, word) for word in ("name", "version"))
    sides, small, widths = _boards(begin, boards)
    return Claims(name, version, commands, listed.is_success, uses_ids, sides, small, widths)


def _is_known(talk: Talk, name: str) -> bool:
    reply = talk.ask(f"known_command {name}")
    return reply.is_success and reply.text.strip().lower() == "true"


def _told(ask: Callable[[str], Reply], command: str) -> str:
    reply = ask(command)
    return " ".join(reply.text.split()) if reply.is_success else ""


def _boards(begin: Callable[[], Talk], boards: str) -> tuple[bool, bool, bool]:
    """Return whether it has boards by their side, small ones, and boards by their columns.

    To find out it is given a stone on a cell that only exists, or can only be written, in the letters that go
    with the size.
    """
    if boards == "auto":
        sides = _accepts(begin, "boardsize 6", "play black I4")
        widths = _accepts(begin, "boardsize 11", "play black L11")
    else:
        sides, widths = boards in {"side", "both"}, boards in {"width", "both"}
    return sides, sides and _accepts(begin, "boardsize 3", "play black E5"), widths


def _accepts(begin: Callable[[], Talk], *lines: str) -> bool:
    """Tell whether a program accepts these commands, one after the other."""
    talk = begin()
    try:
        return all(talk.ask(line, talk.limits.start_s).is_success for line in lines)
    except Breakdown:
        return False
