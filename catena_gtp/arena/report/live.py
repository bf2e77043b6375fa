"""A match as it goes: a table that renews itself on a terminal, one line a game anywhere else.

Everything goes to one stream, by default standard error. Nothing is known of how the games are played; who
runs them tells what begins and what ends, all from one thread.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

from catena_gtp.arena.report import words
from catena_gtp.arena.statistics import PairCounts, Tally, difference, points, sprt_state
from catena_gtp.notation import format_number

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import TextIO

    from rich.console import Group

    from catena_gtp.arena.model import GameRecord, GameTask, MatchSpec

_DRAWINGS_PER_SECOND = 2
_MOST_GAMES_SHOWN = 8
# The columns of numbers, as wide as they are written here; a narrow terminal has room for few.
_COLUMNS = ("  won", "drawn", " lost", "points", "  score", "faults")
_NARROW_COLUMNS = ("points", "  score")
_NARROW = 56


class View(Protocol):
    """What a match tells while it runs."""

    def started(self, task: GameTask) -> None:
        """Tell that a game begins."""

    def finished(self, record: GameRecord) -> None:
        """Tell that a game has ended."""

    def dropped(self, task: GameTask) -> None:
        """Tell that a game which had begun will not end: its worker is lost, or the match was stopped."""

    def say(self, text: str) -> None:
        """Show a line that stays."""


@contextmanager
def live_view(
    spec: MatchSpec,
    total_games: int,
    finished: Sequence[GameRecord] = (),
    stream: TextIO | None = None,
) -> Iterator[View]:
    """Show a match of so many games, some of which may be there already, while the context lasts."""
    stream = sys.stderr if stream is None else stream
    standings = Standings(spec, total_games, finished)
    if stream.isatty() and os.environ.get("TERM") != "dumb" and stream.encoding.lower().startswith("utf"):
        table = _TableView(standings, stream)
        try:
            yield table
        finally:
            table.stop()
    else:
        yield _LineView(standings, stream)


class Standings:
    """The running sums of a match, and how long it may still take."""

    def __init__(
        self,
        spec: MatchSpec,
        total_games: int,
        finished: Sequence[GameRecord] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin with the games that are there already; `clock` tells seconds."""
        self.spec = spec
        self.total = total_games
        self.played = 0
        self.running: dict[int, GameTask] = {}
        self.tallies = {engine.name: Tally() for engine in spec.engines}
        self.faults = dict.fromkeys(self.tallies, 0)
        self.counts = PairCounts()
        self._halves: dict[int, float] = {}
        self._clock = clock
        for record in finished:
            self.add(record)
        self._before = self.played
        self._began = clock()

    def add(self, record: GameRecord) -> None:
        """Count a finished game."""
        self.running.pop(record.task.number, None)
        self.played += 1
        for engine in (record.black, record.white):
            taken, old = points(record, engine), self.tallies[engine]
            self.tallies[engine] = Tally(
                old.wins + (taken == 1), old.draws + (taken == 0.5), old.losses + (taken == 0)
            )
        if record.at_fault is not None:
            self.faults[record.at_fault] += 1
        if len(self.tallies) == 2:
            self._count_half(record)

    def _count_half(self, record: GameRecord) -> None:
        first = self.spec.engines[0].name
        half = self._halves.pop(record.task.number // 2, None)
        if half is None:
            self._halves[record.task.number // 2] = points(record, first)
        else:
            self.counts = self.counts.with_pair(half + points(record, first))

    def remaining_s(self) -> float | None:
        """Return how many seconds the rest takes at the pace so far, None before the first game."""
        now_played = self.played - self._before
        if not now_played:
            return None
        return (self._clock() - self._began) / now_played * max(self.total - self.played, 0)

    def verdict(self) -> str:
        """Say how the first of two engines stands; nothing is said of more, or without a pair."""
        found = difference(self.counts)
        if found is None:
            return ""
        text = f"Elo {words.interval(found.elo)}"
        if self.spec.sprt is not None:
            state = sprt_state(self.counts, self.spec.sprt)
            text += f", LLR {state.llr:.2f} ({state.lower:.2f}, {state.upper:.2f})"
        return text


class _LineView:
    """One line for each game that ends."""

    def __init__(self, standings: Standings, stream: TextIO) -> None:
        self._standings = standings
        self._stream = stream

    def started(self, task: GameTask) -> None:
        self._standings.running[task.number] = task

    def dropped(self, task: GameTask) -> None:
        self._standings.running.pop(task.number, None)

    def finished(self, record: GameRecord) -> None:
        standings = self._standings
        standings.add(record)
        remaining = standings.remaining_s()
        parts = [
            f"{standings.played}/{standings.total}",
            f"{record.task.label}: {outcome(record)}",
            _sums(standings),
            standings.verdict(),
            f"{duration(remaining)} left" if remaining else "",
        ]
        self.say(" | ".join(part for part in parts if part))

    def say(self, text: str) -> None:
        line = words.encodable(words.printable(text), self._stream.encoding)
        print(line, file=self._stream, flush=True)


class _TableView:
    """A table that is drawn anew in place."""

    def __init__(self, standings: Standings, stream: TextIO) -> None:
        from rich.console import Console  # noqa: PLC0415 - takes long to load and only a terminal needs it
        from rich.live import Live  # noqa: PLC0415 - as above

        self._standings = standings
        console = Console(file=stream, highlight=False, soft_wrap=False)
        self._live = Live(
            console=console,
            get_renderable=lambda: drawn(standings, console.width),
            refresh_per_second=_DRAWINGS_PER_SECOND,
            redirect_stdout=False,
            redirect_stderr=False,
        )
        self._live.start(refresh=True)

    def stop(self) -> None:
        """Leave the last drawing standing."""
        self._live.stop()

    def started(self, task: GameTask) -> None:
        self._standings.running[task.number] = task

    def dropped(self, task: GameTask) -> None:
        self._standings.running.pop(task.number, None)

    def finished(self, record: GameRecord) -> None:
        self._standings.add(record)
        if record.at_fault is not None:
            self.say(f"{record.task.label}: {outcome(record)}")

    def say(self, text: str) -> None:
        self._live.console.print(words.printable(text), markup=False)


def drawn(standings: Standings, width: int) -> Group:
    """Return the table as rich draws it: progress, standings, games under way; for so many columns."""
    from rich.console import Group  # noqa: PLC0415 - as above
    from rich.progress_bar import ProgressBar  # noqa: PLC0415 - as above
    from rich.table import Table  # noqa: PLC0415 - as above
    from rich.text import Text  # noqa: PLC0415 - as above

    bar = Table.grid()  # which ends the line where a bare bar does not
    bar.add_row(ProgressBar(total=max(standings.total, 1), completed=standings.played, width=min(width, 60)))
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    columns = _NARROW_COLUMNS if width < _NARROW else _COLUMNS
    taken = sum(len(column) + 1 for column in columns)
    name_width = max(width - taken - 2, 8)
    table.add_column("engine", overflow="ellipsis", no_wrap=True, max_width=name_width)
    for column in columns:
        table.add_column(column.strip(), justify="right", no_wrap=True, min_width=len(column))
    for engine in sorted(standings.tallies, key=lambda name: -(standings.tallies[name].share or 0)):
        cells = _cells(standings.tallies[engine], standings.faults[engine])
        shown = words.shortened(words.printable(engine), name_width)
        name = Text(shown, no_wrap=True, overflow="ellipsis")
        table.add_row(name, *(cells[column] for column in columns))
    lines = (Text(words.printable(line), no_wrap=True, overflow="ellipsis") for line in _games(standings))
    head = Text(words.printable(_head(standings)), no_wrap=True, overflow="ellipsis")
    return Group(head, bar, table, *lines)


def _cells(tally: Tally, faults: int) -> dict[str, str]:
    """Return an engine's numbers by their columns."""
    return {
        "  won": str(tally.wins),
        "drawn": str(tally.draws),
        " lost": str(tally.losses),
        "points": format_number(tally.points),
        "  score": words.percent(tally.share),
        "faults": str(faults),
    }


def _head(standings: Standings) -> str:
    remaining = standings.remaining_s()
    left = f", {duration(remaining)} left" if remaining else ""
    return f"{standings.played} of {standings.total} games{left}: {standings.spec.name}"


def _games(standings: Standings) -> list[str]:
    """Say how two engines stand, then which games are under way."""
    running = list(standings.running.values())
    lines = [f"{task.label}: {task.first} - {task.second}" for task in running[:_MOST_GAMES_SHOWN]]
    if len(running) > _MOST_GAMES_SHOWN:
        lines.append(f"and {len(running) - _MOST_GAMES_SHOWN} more")
    return [line for line in (standings.verdict(), *lines) if line]


def outcome(record: GameRecord) -> str:
    """Say who won a game and how."""
    names = f"{record.black} - {record.white}, {record.result}"
    if record.at_fault is None:
        return f"{names}, {record.winner or 'nobody'} wins by {record.cause.value}"
    detail = f" ({record.detail})" if record.detail else ""
    return f"{names}, {record.at_fault} loses by {record.cause.value}{detail}"


def duration(seconds: float) -> str:
    """Write a time as 45 s, 3:07 or 2:03:07."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours}:{minutes:02}:{rest:02}"
    return f"{minutes}:{rest:02}" if minutes else f"{rest} s"


def _sums(standings: Standings) -> str:
    """Write the running score of two engines, or of the best of more."""
    best = list(standings.tallies.items())
    if len(best) > 2:
        best = sorted(best, key=lambda item: -item[1].points)[:3]
    return "points " + ", ".join(f"{format_number(tally.points)} ({name})" for name, tally in best)
