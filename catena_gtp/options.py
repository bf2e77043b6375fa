"""How the engine starts, and what of the player can be set; the same for every protocol.

Plain values. How they are named and written is known to those who read and write them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from catena_gtp.clock import RESERVE_S
from catena_gtp.notation import Lettering
from catena_gtp.rules import Ruleset

if TYPE_CHECKING:
    from catena_gtp.player import Limits, Search

OWN_NETWORK: Final = Path(__file__).with_name("player") / "own.network"
"""The network that comes with the program."""
FULL_STRENGTH: Final = 10
RESIGN_TURNS: Final = 3
MOST_THREADS: Final = 64
SEARCHES: Final = ("auto", "alpha-beta", "uct")
"""The names of the searchers (`player.Search`), which cost nothing to know."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The player's limits, how it searches, and when it gives up; None is no limit, or never.

    `resign_percent` is the chance to win below which it resigns, once that was so `resign_turns` times
    in a row. `overhead_s` is kept back of every clock for the way to the controller. With
    `live_graphics` GoGui is shown what a search thinks.
    """

    search: str = SEARCHES[0]
    movetime_s: float | None = None
    nodes: int | None = None
    depth_plies: int | None = None
    playouts: int | None = None
    threads: int = 1
    ponder: bool = False
    level: int = FULL_STRENGTH
    resign_percent: float | None = None
    resign_turns: int = RESIGN_TURNS
    overhead_s: float = RESERVE_S
    live_graphics: bool = True

    @property
    def limits(self) -> Limits:
        """The limits as the player takes them."""
        from catena_gtp.player import Limits  # noqa: PLC0415 - costs start time and memory

        return Limits(
            movetime_s=self.movetime_s, nodes=self.nodes, depth=self.depth_plies, playouts=self.playouts
        )

    @property
    def searcher(self) -> Search:
        """The searcher as the player takes it."""
        from catena_gtp.player import Search  # noqa: PLC0415 - costs start time and memory

        return Search(self.search)


@dataclass(frozen=True, slots=True)
class Options:
    """How a session starts: what the command line says.

    `lettering` is what goes with the way the board size was given; `pinned_lettering` overrules it. `network`
    is the file of the network that judges positions, None for none.
    """

    ruleset: Ruleset = field(default_factory=Ruleset)
    lettering: Lettering = Lettering.CATENA
    pinned_lettering: Lettering | None = None
    settings: Settings = field(default_factory=Settings)
    seed: int = 0
    hash_mib: int = 64
    network: Path | None = None

    @property
    def letters(self) -> Lettering:
        """The lettering in force at the start."""
        return self.pinned_lettering or self.lettering
