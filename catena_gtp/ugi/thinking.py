"""One search as a controller sees it: what is said while it goes on, and the move at its end.

Loads the player, but not the kernel, when imported.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from catena_gtp.halt import Halt
from catena_gtp.options import FULL_STRENGTH
from catena_gtp.player import Audience, expected_moves, glance

if TYPE_CHECKING:
    from collections.abc import Callable

    from catena_gtp.options import Settings
    from catena_gtp.player import Candidate, Choice, Player
    from catena_gtp.rules import Action
    from catena_gtp.ugi.go import Go
    from catena_gtp.ugi.setup import Setup

NO_MOVE: Final = "none"
"""What stands for the move where there is none: the game is over."""

_LOOK_EVERY_S: Final = 0.1
"""How often it is looked for something new in what an endless search has found."""


class Thinking:
    """What one `go` sets off; `say` takes lines for the controller, from whatever thread."""

    def __init__(self, setup: Setup, settings: Settings, go: Go, say: Callable[[str], object]) -> None:
        self.halt = Halt()
        self._setup = setup
        self._settings = settings
        self._go = go
        self._say = say
        self._started_s = time.monotonic()
        self._told: tuple[object, ...] = ()

    @property
    def is_endless(self) -> bool:
        """Whether it goes on until it is halted."""
        return self._go.infinite

    def run(self, player: Player) -> Action | None:
        """Choose an action and say it, at once when halted; return it, None where the game is over.

        Whatever goes wrong, some legal action is said: a controller would wait for it for good.
        """
        position = self._setup.position
        action: Action | None = next(iter(position.legal_actions()), None)
        try:
            if action is not None:
                action = self._choose(player)
        finally:
            self._say(f"bestmove {NO_MOVE if action is None else self._setup.write(action)}")
        return action

    def _choose(self, player: Player) -> Action:
        position, settings, go = self._setup.position, self._settings, self._go
        player.set(
            go.limits(settings),
            search=settings.searcher,
            threads=settings.threads,
            level=settings.level,
        )
        if go.infinite and settings.level == FULL_STRENGTH:
            return self._analyse(player)
        budget = go.budget(position.to_move, expected_moves(position), settings.overhead_s)
        choice = player.choose(position, budget, self.halt, Audience(self._report))
        self._report(choice)
        if go.infinite:
            self.halt.wait(None)
        return choice.action

    def _analyse(self, player: Player) -> Action:
        """Think on until told to stop."""
        position = self._setup.position
        actions = position.legal_actions()
        with player.analysing(position, actions, 1, self.halt) as view:
            while not self.halt.wait(_LOOK_EVERY_S):
                for best in view.candidates:
                    self._report(best)
        best = view.candidates[0] if view.candidates else glance(position, actions)
        self._report(best)
        return best.action

    def _report(self, found: Candidate | Choice) -> None:
        """Say what was found, if it is not what was said last."""
        news = (found.depth, found.margin, found.line, found.exact)
        if news == self._told:
            return
        self._told = news
        elapsed_s = time.monotonic() - self._started_s
        self._say(_info(found, elapsed_s, [self._setup.write(action) for action in found.line]))
        if found.exact:
            self._say("info string this is the result of best play")


def _info(found: Candidate | Choice, elapsed_s: float, line: list[str]) -> str:
    """Write what a search has found; hundredths of a point from the view of the player on turn."""
    score = [] if found.margin is None else ["score", "cp", str(round(100 * found.margin))]
    speed = round(found.nodes / elapsed_s) if elapsed_s > 0 else 0
    words = [
        "info", "depth", str(found.depth), *score, "nodes", str(found.nodes), "nps", str(speed),
        "time", str(round(1000 * elapsed_s)), "pv", *line,
    ]  # fmt: skip
    return " ".join(words)
