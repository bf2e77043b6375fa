"""The sequential test of a match between two engines, kept up as pairs of games end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catena_gtp.arena.statistics import Decision, PairCounts, sprt_state

if TYPE_CHECKING:
    from collections.abc import Iterable

    from catena_gtp.arena.model import GameRecord, MatchSpec


class SequentialTest:
    """Decides between the two bounds of `MatchSpec.sprt`; never, where a match has none.

    `verdict` says in words what was decided, None as long as nothing is. It stays as it is once there.
    """

    def __init__(self, spec: MatchSpec, finished: Iterable[GameRecord]) -> None:
        self.verdict: str | None = None
        self._bounds = spec.sprt
        self._name = spec.engines[0].name
        self._counts = PairCounts()
        self._halves: dict[int, float] = {}
        for record in finished:
            self.add(record)

    def add(self, record: GameRecord) -> None:
        """Count a game; a pair counts once both its games are there."""
        if self._bounds is None or self.verdict is not None:
            return
        score = 0.5 if record.winner is None else float(record.winner == self._name)
        pair = record.task.number // 2
        if pair not in self._halves:
            self._halves[pair] = score
            return
        self._counts = self._counts.with_pair(self._halves.pop(pair) + score)
        state = sprt_state(self._counts, self._bounds)
        if state.decision is not Decision.CONTINUE:
            taken = self._bounds[1] if state.decision is Decision.H1 else self._bounds[0]
            self.verdict = (
                f"the sequential test is decided for {state.decision.name} ({self._name} at {taken:+g} Elo) "
                f"after {self._counts.pairs} pairs"
            )
