"""Commands that report what the player thinks while it thinks."""

from __future__ import annotations

import time
from collections import deque
from functools import partial
from typing import TYPE_CHECKING

from catena_gtp.gtp.analysis import USAGE, Style, ownership, read_request
from catena_gtp.gtp.entry import Entry
from catena_gtp.gtp.handlers.search import carry_out, choose

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from catena_gtp.gtp.analysis import Request
    from catena_gtp.gtp.state import Context
    from catena_gtp.player import Candidate, Choice
    from catena_gtp.rules import Position

_STYLES = {
    "lz-": Style("lz"),
    "kata-": Style("kata"),
    "": Style("kata"),
    "catena-": Style("catena"),
}


def analyze(style: Style, context: Context, arguments: tuple[str, ...]) -> Iterator[str]:
    """Report the values of the best moves again and again until something else is wanted."""
    return _analyze(style, context, read_request(context.state, arguments))


def genmove_analyze(style: Style, context: Context, arguments: tuple[str, ...]) -> Iterator[str]:
    """Choose a move as `genmove` does, report what the search finds, and play the move."""
    return _genmove_analyze(style, context, read_request(context.state, arguments), time.monotonic())


def _analyze(style: Style, context: Context, request: Request) -> Iterator[str]:
    position = context.state.position.with_turn(request.color)
    write = _writer(style, context, position, request)
    if position.is_over:
        yield write(())
        context.attention.wait(None)
        return
    reported = False
    for candidates in _snapshots(context, position, request):
        yield write(candidates)
        reported = True
    if not reported:
        from catena_gtp.player import glance  # noqa: PLC0415 - costs start time and memory

        yield write([glance(position, request.actions(position))])


def _writer(
    style: Style, context: Context, position: Position, request: Request
) -> Callable[[Sequence[Candidate]], str]:
    """Return what writes a report of moves that were found; of none, where the game is over."""
    state, player = context.state, context.player

    def write(found: Sequence[Candidate]) -> str:
        if found:
            line = style.report(state, position, found, with_root=request.with_root)
        else:
            line = style.pass_report(position)
        owners = player.owners(position) if request.with_owners else None
        return line if owners is None else f"{line} {ownership(position, owners)}"

    return write


def _snapshots(context: Context, position: Position, request: Request) -> Iterator[tuple[Candidate, ...]]:
    """Yield what is known after every interval in which something changed, and at the end."""
    attention = context.attention
    actions = request.actions(position)
    with context.player.analysing(position, actions, request.count, attention.further) as view:
        last: tuple[Candidate, ...] = ()
        while not attention.wait(request.interval_s):
            if view.candidates != last:
                last = view.candidates
                yield last
        if attention.alone:
            view.wait()
    if view.candidates != last:
        yield view.candidates


def _genmove_analyze(style: Style, context: Context, request: Request, start_s: float) -> Iterator[str]:
    from catena_gtp.player import Audience, Worker, as_candidate  # noqa: PLC0415 - costs start time and memory

    color = request.color
    position = context.state.position.with_turn(color)
    write = _writer(style, context, position, request)
    found: deque[Choice] = deque(maxlen=1)  # a long search reports thousands
    worker = Worker(partial(choose, context, color, Audience(found.append, request.count)))
    while not worker.wait(request.interval_s):
        if found:
            news = found.pop()
            yield write([as_candidate(news, position), *news.others])
    choice = worker.value()
    yield write([] if choice is None else [as_candidate(choice, position), *choice.others])
    yield f"play {carry_out(context, color, choice, start_s)}"


ENTRIES = (
    *(Entry(f"{prefix}analyze", USAGE, partial(analyze, style)) for prefix, style in _STYLES.items()),
    *(
        Entry(f"{prefix}genmove_analyze", USAGE, partial(genmove_analyze, style))
        for prefix, style in _STYLES.items()
    ),
)
