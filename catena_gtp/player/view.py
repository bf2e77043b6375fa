"""What can be seen, from another thread, of an analysis under way."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from catena_gtp.player.choice import Candidate


class View:
    """The best moves so far, best first; none before the first depth is finished."""

    def __init__(self) -> None:
        self._candidates: tuple[Candidate, ...] = ()
        self._open = threading.Event()
        self._over = threading.Event()

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """The best moves so far."""
        return self._candidates

    def show(self, candidates: tuple[Candidate, ...]) -> None:
        """Replace what is seen."""
        self._candidates = candidates
        self._open.set()

    def close(self) -> None:
        """Tell that nothing more will come."""
        self._over.set()
        self._open.set()

    def wait(self) -> None:
        """Wait until there is something to see, or there will never be."""
        self._open.wait()

    def wait_for_end(self, seconds: float) -> None:
        """Wait until nothing more will come, at most so long."""
        self._over.wait(seconds)
