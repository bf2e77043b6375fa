"""A game in progress: who sits where, what was played, what the clocks show.

The rules judge every move and end the game; the clocks are the arena's. The first thing that an engine does
wrong is raised as its EngineFailure; what comes of that is for whoever keeps the score.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from catena_gtp.arena.contest import clockwork
from catena_gtp.arena.contest.answers import RESIGN
from catena_gtp.arena.contest.client import EngineFailure
from catena_gtp.arena.model import Cause, MoveRecord, Pie
from catena_gtp.clock import Clock
from catena_gtp.game import PASS
from catena_gtp.notation import Lettering, format_action, format_number
from catena_gtp.rules import SWAP, Color, GameType

if TYPE_CHECKING:
    from collections.abc import Callable

    from catena_gtp.arena.contest.answers import SearchReport
    from catena_gtp.arena.contest.contestant import Contestant
    from catena_gtp.arena.model import TimeControl
    from catena_gtp.game import Game
    from catena_gtp.rules import Action


# Times are written down to the microsecond; the clocks themselves are not rounded.
_DECIMALS: Final = 6


class Resignation(Exception):  # noqa: N818 - no failure
    """The player of this color gave up."""

    def __init__(self, color: Color) -> None:
        super().__init__(color)
        self.color = color


class Table:
    """Two contestants, their seats, clocks and game.

    `overhead_s` is what passed between the first thought and the end beside the engines' thinking.
    """

    def __init__(
        self,
        opening: Game,
        time: TimeControl,
        first: Contestant,
        second: Contestant,
        on_move: Callable[[MoveRecord], None] | None,
    ) -> None:
        """Begin with the moves of the opening played, the first contestant as Black."""
        self.game = opening
        self.seats = {Color.BLACK: first, Color.WHITE: second}
        self.moves: list[MoveRecord] = []
        self.notes: list[str] = []
        self.overhead_s = 0.0
        self._first = first
        self._second = second
        self._time = time
        self._on_move = on_move
        self._thought_s = 0.0
        self._clocks = {color: self._fresh_clock(seat) for color, seat in self.seats.items()}
        self._last_mover: Contestant | None = None
        for color, move in opening.history():
            if move is not PASS:
                self._write_down(MoveRecord(color.value, self._written(move)))

    # -- before the first thought -------------------------------------------------------------------

    def settle(self, pie: Pie) -> None:
        """Set both contestants up, and let them settle komi and colors where the pie is theirs."""
        game_type = self.game.position.ruleset.game_type
        if pie is Pie.SEATS and game_type is GameType.KOMI:
            self._divide_by_komi()
        for contestant in self.seats.values():
            self._set_up(contestant)
        if pie is Pie.SEATS and game_type is GameType.NO_KOMI and self.game.length:
            self._offer_the_stone()

    def _set_up(self, contestant: Contestant) -> None:
        contestant.set_up(self.game, self._time_of(contestant).settings)

    def _divide_by_komi(self) -> None:
        """Let the first contestant name the komi and the second choose its color (R11).

        The match's komi holds where the first cannot name one; a second that cannot choose is White.
        """
        ruleset = self.game.position.ruleset
        first, second = self._first, self._second
        self._set_up(first)
        if first.knows("catena-choose_komi"):
            komi, seconds = first.choose_komi(ruleset, self._wait_s(first, self._fresh_clock(first)))
            self._check_time(first, self._fresh_clock(first), seconds)
            self.game = self.game.with_komi(float(komi))
        else:
            self.notes.append(
                f"{first.name} cannot name a komi: {format_number(ruleset.komi)}, the match's, holds"
            )
        self._set_up(second)
        if self._asked_color()[0] is Color.BLACK:
            self._exchange_seats()

    def _offer_the_stone(self) -> None:
        """Let the second contestant choose its color after the first stone, or after the opening (R15).

        To choose Black is to answer with the swap, if the rules still know it; else the seats change.
        """
        color, seconds = self._asked_color()
        if color is not Color.BLACK:
            return
        position = self.game.position
        if not position.is_legal(SWAP):
            self._exchange_seats()
            return
        self._enter(position.to_move, SWAP, seconds)
        for contestant in self.seats.values():
            contestant.play(position.to_move, SWAP)

    def _asked_color(self) -> tuple[Color, float]:
        """Return the color that the second contestant wants, and the seconds that it took."""
        second = self._second
        if not second.knows("catena-choose_color"):
            self.notes.append(f"{second.name} cannot choose a color and is white")
            return Color.WHITE, 0.0
        clock = self._fresh_clock(second)
        color, seconds = second.choose_color(self._wait_s(second, clock))
        self._check_time(second, clock, seconds)
        return color, seconds

    def _exchange_seats(self) -> None:
        self.seats = {Color.BLACK: self._second, Color.WHITE: self._first}
        self._clocks = {color: self._fresh_clock(seat) for color, seat in self.seats.items()}

    # -- move by move -------------------------------------------------------------------------------

    def play_on(self, pie: Pie) -> None:
        """Play until the rules end the game."""
        start_s = perf_counter()
        by_seats = pie is Pie.SEATS and self.game.position.ruleset.game_type is GameType.NO_KOMI
        try:
            while not self.game.position.is_over:
                self._play_one()
                if by_seats and self.game.length == 1:
                    self._offer_the_stone()
        finally:
            self.overhead_s = round(perf_counter() - start_s - self._thought_s, _DECIMALS)

    def _play_one(self) -> None:
        position = self.game.position
        color = position.to_move
        mover, other = self.seats[color], self.seats[color.opponent]
        clock = self._clocks[color]
        mover.tell_time(color, clock)
        reply = mover.choose_move(color, self._wait_s(mover, clock))
        self._thought_s += reply.seconds
        self._check_time(mover, clock, reply.seconds)
        answer = mover.read_move(reply.text, position)
        if answer is RESIGN:
            raise Resignation(color)
        self._clocks[color] = clock.after(reply.seconds)
        self._last_mover = mover
        self._enter(color, answer, reply.seconds, mover.search_report())
        if not self.game.position.is_over:
            other.play(color, answer)

    def _enter(
        self, color: Color, action: Action, seconds: float, report: SearchReport | None = None
    ) -> None:
        """Play a legal action and write it down."""
        self.game = self.game.play(color, action)
        clock = self._clocks[color]
        self._write_down(
            MoveRecord(
                color=color.value,
                move=self._written(action),
                seconds=round(seconds, _DECIMALS),
                left_s=None if clock.settings.kind == "none" else round(clock.left_s, _DECIMALS),
                nodes=report and report.nodes,
                depth=report and report.depth,
                margin=report and report.margin,
            )
        )

    # -- after the end ------------------------------------------------------------------------------

    def compare_scores(self) -> None:
        """Hear what both contestants make of a game that is over; nothing that they do counts any more."""
        margin = self.game.position.score().margin
        color, move = self.game.color, self.game.move
        for contestant in self.seats.values():
            try:
                is_told = self._last_mover in {None, contestant}
                if not is_told and color is not None and move is not None and move is not PASS:
                    contestant.play(color, move)
                contestant.compare_score(margin)
            except EngineFailure as failure:
                self.notes.append(f"after the end: {failure}")

    # -- clocks and papers --------------------------------------------------------------------------

    def _time_of(self, contestant: Contestant) -> TimeControl:
        return contestant.spec.time or self._time

    def _fresh_clock(self, contestant: Contestant) -> Clock:
        return Clock.start(self._time_of(contestant).settings)

    def _wait_s(self, contestant: Contestant, clock: Clock) -> float:
        return clockwork.longest_wait_s(clock, self._time_of(contestant), contestant.patience.late_s)

    def _check_time(self, contestant: Contestant, clock: Clock, seconds: float) -> None:
        """Raise the failure that a late answer is."""
        if clockwork.is_late(seconds, clock, self._time_of(contestant)):
            allowed_s = clockwork.allowance_s(clock)
            detail = f"took {seconds:.3f} s where {allowed_s:.3f} s were left"
            raise EngineFailure(contestant.name, Cause.TIME, detail)

    def _written(self, action: Action) -> str:
        return format_action(action, self.game.position.board, Lettering.CATENA)

    def _write_down(self, record: MoveRecord) -> None:
        self.moves.append(record)
        if self._on_move is not None:
            self._on_move(record)
