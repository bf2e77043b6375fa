"""What `go` asks for: a clock, limits, or to think until told to stop."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from catena_gtp.clock import Budget, Clock, TimeSettings
from catena_gtp.notation import parse_whole, quoted
from catena_gtp.rules import Color

if TYPE_CHECKING:
    from collections.abc import Mapping

    from catena_gtp.options import Settings
    from catena_gtp.player import Limits

INFINITE: Final = "infinite"
_NUMBERS: Final = {
    "p1time", "p2time", "p1inc", "p2inc", "movestogo", "movetime", "depth", "nodes",
}  # fmt: skip
_SEATS: Final = {Color.BLACK: "p1", Color.WHITE: "p2"}
_LONGEST_MS: Final = 10**11
"""Some years; timers of the operating system take no longer times."""
_OVERHEAD_PART: Final = 0.1
"""The part of a set time for a move that is kept back at the most."""


@dataclass(frozen=True, slots=True)
class Go:
    """What was asked for: numbers by their names, times in milliseconds.

    `ignored` says what was not understood. The first player is Black, whoever sits there.
    """

    numbers: Mapping[str, int]
    infinite: bool = False
    ignored: tuple[str, ...] = ()

    @classmethod
    def read(cls, words: tuple[str, ...]) -> Go:
        """Read the words behind `go`, in any order; what is wrong is left out: a move is wanted anyway."""
        numbers: dict[str, int] = {}
        ignored: list[str] = []
        rest = [word.lower() for word in words]
        while rest:
            name = rest.pop(0)
            if name == INFINITE:
                continue
            if name not in _NUMBERS:
                ignored.append(f"{quoted(name)} is nothing that go knows")
                continue
            number = parse_whole(rest[0]) if rest else None
            if number is None:
                ignored.append(f"{name} is followed by a whole number")
                continue
            numbers[name] = min(max(number, 0), _LONGEST_MS)
            del rest[0]
        return cls(numbers, INFINITE in (word.lower() for word in words), tuple(ignored))

    def budget(self, color: Color, expected_moves: int, overhead_s: float) -> Budget:
        """Return what the clock of the player on turn leaves for this move; no limit without a clock."""
        seat = _SEATS[color]
        left_ms = self.numbers.get(f"{seat}time")
        if left_ms is None:
            return Budget()
        increment_s = self.numbers.get(f"{seat}inc", 0) / 1000
        settings = TimeSettings("fischer", main_s=left_ms / 1000, increment_s=increment_s)
        moves = self.numbers.get("movestogo") or expected_moves
        return Clock.start(settings).budget(min(moves, expected_moves), overhead_s)

    def limits(self, settings: Settings) -> Limits:
        """Return the limits that hold: those that are set, and those named here instead of them."""
        from catena_gtp.player import Limits  # noqa: PLC0415 - costs start time and memory

        if self.infinite:
            return Limits()
        movetime_s = settings.movetime_s
        if "movetime" in self.numbers:
            asked_s = max(self.numbers["movetime"], 1) / 1000
            movetime_s = asked_s - min(settings.overhead_s, _OVERHEAD_PART * asked_s)
        nodes = self._at_least_one("nodes", settings.nodes)
        depth = self._at_least_one("depth", settings.depth_plies)
        return Limits(movetime_s, nodes, depth, settings.playouts)

    def _at_least_one(self, name: str, otherwise: int | None) -> int | None:
        return max(self.numbers[name], 1) if name in self.numbers else otherwise
