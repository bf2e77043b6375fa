"""Time settings, what is left of them, and how much of it a move may take.

Pure: nothing here looks at a clock; whoever measures tells `Clock.after` how long a move took. All times are
in seconds.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Literal

TimeSystem = Literal["none", "absolute", "byoyomi", "canadian", "fischer"]

# Kept back, if nobody says otherwise, for what lies between the engine's decision and the controller's clock.
RESERVE_S = 0.1
# The longest that a move may take, as a multiple of the share that falls to it.
_PATIENCE = 3.0
# A search that begins no new round after half of its share ends, on average, near the share.
_LAST_START = 0.5
# What part of a period that comes again with every move is planned for.
_PERIOD_SHARE = 0.8


@dataclass(frozen=True, slots=True)
class TimeSettings:
    """How much time a game gives each player.

    `main_s` comes first in every system. Then `byoyomi` gives `periods` of `period_s`, one lost whenever a
    move uses it up; `canadian` gives `period_s` for every `stones` moves; `fischer` adds `increment_s`
    after each move; `absolute` gives nothing. `none` sets no limit.
    """

    kind: TimeSystem = "none"
    main_s: float = 0.0
    period_s: float = 0.0
    periods: int = 0
    stones: int = 0
    increment_s: float = 0.0

    @classmethod
    def of_gtp(cls, main_s: float, byo_yomi_s: float, byo_yomi_stones: int) -> TimeSettings:
        """Return what `time_settings` means: Canadian time; a period for no stones is no limit at all."""
        if byo_yomi_s > 0 and byo_yomi_stones == 0:
            return cls()
        if byo_yomi_s <= 0:
            return cls("absolute", main_s=main_s)
        return cls("canadian", main_s=main_s, period_s=byo_yomi_s, stones=byo_yomi_stones)

    @property
    def overtime_count(self) -> int:
        """The stones, or periods, that the overtime begins with; 0 where there is no overtime."""
        if self.period_s <= 0:
            return 0
        return {"canadian": self.stones, "byoyomi": self.periods}.get(self.kind, 0)


@dataclass(frozen=True, slots=True)
class Budget:
    """What a move may take: after `soft_s` begin nothing new, at `hard_s` be done. `math.inf` is no limit."""

    soft_s: float = math.inf
    hard_s: float = math.inf

    def after(self, spent_s: float) -> Budget:
        """Return what is left when so much has been spent; a soft limit below 0 is long past."""
        return Budget(self.soft_s - spent_s, max(self.hard_s - spent_s, 0.0))

    def anew_after(self, spent_s: float) -> Budget:
        """Return what is left when so much has been spent in vain: the soft limit counts from now on."""
        hard_s = max(self.hard_s - spent_s, 0.0)
        return Budget(min(self.soft_s, hard_s), hard_s)


@dataclass(frozen=True, slots=True)
class Clock:
    """One player's clock.

    `left_s` is what is left of the main time or, once `count_left` is not None, of the present overtime
    period; `count_left` are then the stones still to be played in it (canadian) or the periods left with
    this one (byoyomi).
    """

    settings: TimeSettings
    left_s: float
    count_left: int | None = None

    @classmethod
    def start(cls, settings: TimeSettings) -> Clock:
        """Return the clock as it stands before the first move."""
        if settings.main_s <= 0 and settings.overtime_count:
            return cls(settings, settings.period_s, settings.overtime_count)
        return cls(settings, max(settings.main_s, 0.0))

    def told(self, time_s: float, count: int) -> Clock:
        """Return the clock as the controller says it stands; `count` 0 means main time.

        Negative times, which controllers send of a player who is late, count as none left.
        """
        overtime = count > 0 and self.settings.overtime_count > 0
        return replace(self, left_s=max(time_s, 0.0), count_left=count if overtime else None)

    def after(self, spent_s: float) -> Clock:
        """Return the clock after a move that took `spent_s`; it never falls below zero."""
        settings = self.settings
        left_s = self.left_s - spent_s
        if settings.kind == "none":
            return self
        if settings.kind == "fischer":
            return replace(self, left_s=max(left_s, 0.0) + settings.increment_s)
        if not settings.overtime_count:
            return replace(self, left_s=max(left_s, 0.0))
        if self.count_left is None:
            if left_s > 0:
                return replace(self, left_s=left_s)
            # The move ran from the main time into the overtime.
            overtime = replace(self, left_s=settings.period_s, count_left=settings.overtime_count)
            return overtime.after(-left_s)
        return self._after_overtime_move(left_s, self.count_left)

    def _after_overtime_move(self, left_s: float, count: int) -> Clock:
        settings = self.settings
        if settings.kind == "canadian":
            if count > 1:
                return replace(self, left_s=max(left_s, 0.0), count_left=count - 1)
            return replace(self, left_s=settings.period_s, count_left=settings.stones)
        lost = math.ceil(-left_s / settings.period_s) if left_s < 0 else 0
        return replace(self, left_s=settings.period_s, count_left=max(count - lost, 1))

    def budget(self, expected_moves: int, overhead_s: float = RESERVE_S) -> Budget:
        """Return what the next move may take when the player expects to make so many moves with it.

        `hard_s` never exceeds what is there, less `overhead_s` for the way to the controller's clock.
        """
        settings = self.settings
        if settings.kind == "none":
            return Budget()
        share = self.left_s / max(expected_moves, 1)
        usable_s = self.left_s
        if settings.kind == "fischer":
            share += _PERIOD_SHARE * settings.increment_s
        elif self.count_left is not None and settings.kind == "byoyomi":
            share = self.left_s
        elif self.count_left is not None:
            share = self.left_s / self.count_left
        elif settings.kind == "byoyomi":
            share += _PERIOD_SHARE * settings.period_s
            usable_s += settings.period_s
        elif settings.kind == "canadian":
            share += _PERIOD_SHARE * settings.period_s / settings.stones
            usable_s += settings.period_s / settings.stones
        usable_s -= min(overhead_s, usable_s / 2)
        if share >= self.left_s:  # nothing of this period would be left for a later move
            return Budget(usable_s, usable_s)
        return Budget(min(_LAST_START * share, usable_s), min(_PATIENCE * share, usable_s))
