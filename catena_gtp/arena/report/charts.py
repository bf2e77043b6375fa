"""Charts of a whole match as inline SVG: the score as the games went by, and the margins."""

from __future__ import annotations

import math
from collections import Counter
from html import escape
from typing import TYPE_CHECKING

from catena_gtp.arena.report import words
from catena_gtp.arena.statistics import margin, points
from catena_gtp.notation import format_number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.arena.model import GameRecord

WIDTH, HEIGHT = 640, 240
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 12, 14, 30
MOST_LINES = 8
_MOST_BARS = 40
# A line of more points than this looks the same.
_MOST_POINTS = 600


def score_chart(records: Sequence[GameRecord], engines: Sequence[str]) -> str:
    """Draw each engine's points above an even score, game by game in the order they ended.

    Of two engines one line tells both. With more than eight only the first eight are drawn.
    """
    shown = engines[:1] if len(engines) == 2 else engines[:MOST_LINES]
    lines = [[0.0, *_above_even(records, engine)] for engine in shown]
    top = math.ceil(max((abs(value) for line in lines for value in line), default=0)) or 1
    steps = max((len(line) for line in lines), default=1) - 1
    parts = [*_axis([(-top, _y(-top, top)), (0, _y(0, top)), (top, _y(top, top))])]
    for number, line in enumerate(lines):
        stride = max(1, math.ceil(len(line) / _MOST_POINTS))
        kept = [*range(0, len(line) - 1, stride), len(line) - 1]
        path = " ".join(f"{_x(i, max(steps, 1)):.1f},{_y(line[i], top):.1f}" for i in kept)
        parts.append(f'<polyline class="line s{number}" points="{path}"/>')
    parts += [
        _text(_LEFT, HEIGHT - 8, "0", "start"),
        _text(WIDTH - _RIGHT, HEIGHT - 8, f"{steps} games", "end"),
    ]
    title = "Points above an even score"
    if len(engines) == 2:
        return _figure(parts, f"{title}: {engines[0]} against {engines[1]}", [])
    left_out = f" (the first {MOST_LINES} engines)" if len(engines) > MOST_LINES else ""
    return _figure(parts, title + left_out, shown)


def margin_chart(records: Sequence[GameRecord], engines: Sequence[str]) -> str:
    """Draw how often each margin came, of two engines from the first's view, else from Black's.

    Empty when no game was scored.
    """
    of_two = len(engines) == 2
    margins = [own for r in records if (own := margin(r, engines[0] if of_two else r.black)) is not None]
    if not margins:
        return ""
    width = _bar_width(min(margins), max(margins))
    bars = Counter(math.floor(value / width) for value in margins)
    first, last = min(*bars, 0), max(*bars, 0)
    most = max(bars.values())
    parts = [*_axis([(0, HEIGHT - _BOTTOM), (most, _TOP)])]
    slots = last - first + 1
    for bar in range(first, last + 1):
        if bars[bar]:
            left, right = _x(bar - first, slots), _x(bar - first + 1, slots)
            height = (HEIGHT - _TOP - _BOTTOM) * bars[bar] / most
            label = f"{format_number(bar * width)} to {format_number((bar + 1) * width)}: {bars[bar]} games"
            side = "loss" if bar < 0 else "gain"
            parts.append(
                f'<rect class="bar {side}" x="{left + 0.5:.1f}" y="{HEIGHT - _BOTTOM - height:.1f}" '
                f'width="{max(right - left - 1, 1):.1f}" height="{height:.1f}"><title>{label}</title></rect>'
            )
    edges = sorted({first, 0, last + 1})
    for edge in edges:
        anchor = "end" if edge == last + 1 else "start" if edge == first else "middle"
        parts.append(_text(_x(edge - first, slots), HEIGHT - 8, words.signed(edge * width, 0), anchor))
    view = engines[0] if of_two else "Black"
    return _figure(parts, f"Margins in points, from the view of {view}", [])


def _above_even(records: Sequence[GameRecord], engine: str) -> list[float]:
    sums, total = [], 0.0
    for record in records:
        if engine in {record.black, record.white}:
            total += points(record, engine) - 0.5
        sums.append(total)
    return sums


def _bar_width(low: float, high: float) -> float:
    """Return the smallest of the widths 1, 2, 5, 10, ... that needs no more bars than fit."""
    width = 1.0
    for factor in (2, 2.5, 2) * 20:
        if max(high, 0) - min(low, 0) < width * _MOST_BARS:
            break
        width *= factor
    return width


def _x(step: float, steps: int) -> float:
    return _LEFT + (WIDTH - _LEFT - _RIGHT) * step / steps


def _y(value: float, top: float) -> float:
    middle = (_TOP + HEIGHT - _BOTTOM) / 2
    return middle - (HEIGHT - _TOP - _BOTTOM) / 2 * value / top


def _axis(values: Sequence[tuple[float, float]]) -> list[str]:
    """Return horizontal lines with their values at the left."""
    parts = []
    for value, y in values:
        parts.append(f'<line class="grid" x1="{_LEFT}" y1="{y:.1f}" x2="{WIDTH - _RIGHT}" y2="{y:.1f}"/>')
        parts.append(_text(_LEFT - 6, y + 4, format_number(value), "end"))
    return parts


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _figure(parts: Sequence[str], title: str, legend: Sequence[str]) -> str:
    title = escape(words.printable(title))
    keys = "".join(
        f'<li><svg class="key" viewBox="0 0 24 8" aria-hidden="true">'
        f'<line class="line s{number}" x1="0" y1="4" x2="24" y2="4"/></svg>'
        f"{escape(words.printable(name))}</li>"
        for number, name in enumerate(legend)
    )
    return (
        f'<figure><figcaption>{title}</figcaption><svg class="chart" role="img" aria-label="{title}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}">{"".join(parts)}</svg>'
        + (f'<ul class="legend">{keys}</ul>' if keys else "")
        + "</figure>"
    )
