"""Pictures of a run as SVG that stands alone: learning curves, and predictions against results."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any, Final

from catena_gtp.notation.svg import Palette, literal, numbers

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from catena_gtp.training.calibration import Bin

_PALETTE: Final[Palette] = {
    "ground": ("#ffffff", "#212125"),
    "ink": ("#5b584e", "#b3b0a6"),
    "grid": ("#d8d3c6", "#3b3b40"),
    "first": ("#0b57a4", "#8fc1ff"),
    "second": ("#b3400b", "#ffab7a"),
}
_RULES: Final = """\
.ground { fill: var(--ground); }
text { font: 13px system-ui, sans-serif; fill: var(--ink); }
.grid { stroke: var(--grid); }
.even { stroke: var(--ink); stroke-dasharray: 4 4; }
.line { fill: none; stroke-width: 2; stroke-linejoin: round; }
.line.first, .error { stroke: var(--first); }
.line.second { stroke: var(--second); stroke-dasharray: 7 3; }
.point { fill: var(--first); }
.count { fill: var(--second); opacity: 0.35; }
"""
_LOSSES: Final = (("value", "Value: loss in nats"), ("policy", "Policy: loss in nats"))
_TICKS = 4


@dataclass(frozen=True, slots=True)
class _Panel:
    """A rectangle with two scales."""

    left: float
    top: float
    width: float
    height: float
    x_range: tuple[float, float]
    y_range: tuple[float, float]

    def x(self, value: float) -> float:
        low, high = self.x_range
        return self.left + self.width * (value - low) / (high - low)

    def y(self, value: float) -> float:
        low, high = self.y_range
        return self.top + self.height * (1 - (value - low) / (high - low))

    def axes(self, x_name: Callable[[float], str], y_name: Callable[[float], str]) -> list[str]:
        """Draw the grid and what its lines mean."""
        parts = []
        right, bottom = self.left + self.width, self.top + self.height
        for tick in range(_TICKS + 1):
            x = self.x_range[0] + (self.x_range[1] - self.x_range[0]) * tick / _TICKS
            y = self.y_range[0] + (self.y_range[1] - self.y_range[0]) * tick / _TICKS
            parts.append(_line(self.x(x), self.top, self.x(x), bottom, "grid"))
            parts.append(_line(self.left, self.y(y), right, self.y(y), "grid"))
            parts.append(_text(self.x(x), bottom + 18, x_name(x), "middle"))
            parts.append(_text(self.left - 6, self.y(y) + 4, y_name(y), "end"))
        return parts

    def path(self, points: Sequence[tuple[float, float]], name: str) -> str:
        """Draw a line through points."""
        places = " ".join(numbers(self.x(x), self.y(y)).replace(" ", ",") for x, y in points)
        return f'<polyline class="line {name}" points="{places}"/>'


def learning_curve(curve: Sequence[dict[str, Any]], title: str) -> str:
    """Draw how the losses fell, on what was learnt from and on games kept apart; a point at least."""
    parts, steps = [_text(60, 18, title)], max(point["step"] for point in curve)
    for place, (name, heading) in enumerate(_LOSSES):
        lines = {
            kind: [(point["step"], point[kind][name]) for point in curve if point[kind][name] is not None]
            for kind in ("learnt", "held_out")
        }
        values = [value for points in lines.values() for _, value in points]
        panel = _Panel(60 + 330 * place, 50, 270, 210, (0, steps), _range(values))
        parts += panel.axes(lambda x: f"{x:.0f}", lambda y: f"{y:.3f}")
        parts.append(_text(panel.left, 38, heading))
        parts.append(panel.path(lines["learnt"], "second"))
        parts.append(panel.path(lines["held_out"], "first"))
    parts.append(_line(250, 301, 280, 301, "line first"))
    parts.append(_text(286, 305, "games kept apart"))
    parts.append(_line(430, 301, 460, 301, "line second"))
    parts.append(_text(466, 305, "games learnt from"))
    parts.append(_text(60, 305, "by step"))
    return _picture(680, 318, parts, title)


def _range(values: Sequence[float]) -> tuple[float, float]:
    """Choose what to show of an axis: from 0, unless that would leave most of it empty."""
    low, high = min(values), max(values) or 1.0
    return (0.0 if 2 * low < high else 0.95 * low), 1.05 * high


def calibration_plot(bins: Sequence[Bin], title: str) -> str:
    """Draw how often those won whom the network gave some chance; bars below have the counts."""
    panel = _Panel(60, 36, 330, 330, (0, 1), (0, 1))
    parts = panel.axes(_percent, _percent)
    parts.append(_line(panel.x(0), panel.y(0), panel.x(1), panel.y(1), "even"))
    most = max(each.count for each in bins)
    for each in bins:
        height = 0.25 * each.count / most
        left, right = panel.x(each.low) + 1, panel.x(each.high) - 1
        label = (
            f"{_percent(each.low)} to {_percent(each.high)}: {each.count} positions, {each.observed:.1%} won"
        )
        box = f'x="{numbers(left)}" y="{numbers(panel.y(height))}" width="{numbers(right - left)}"'
        tall = numbers(panel.y(0) - panel.y(height))
        parts.append(f'<rect class="count" {box} height="{tall}"><title>{label}</title></rect>')
    parts.append(panel.path([(each.predicted, each.observed) for each in bins], "first"))
    for each in bins:
        low, high = max(each.observed - 1.96 * each.error, 0), min(each.observed + 1.96 * each.error, 1)
        x = panel.x(each.predicted)
        parts.append(_line(x, panel.y(low), x, panel.y(high), "error"))
        parts.append(
            f'<circle class="point" cx="{numbers(x)}" cy="{numbers(panel.y(each.observed))}" r="4"/>'
        )
    parts.append(_text(225, 402, "predicted chance to win; bars: how many positions", "middle"))
    parts.append(_text(60, 24, "won"))
    return _picture(410, 414, parts, title)


def _percent(value: float) -> str:
    return f"{value:.0%}"


def _line(x1: float, y1: float, x2: float, y2: float, name: str) -> str:
    ends = (("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2))
    return f'<line class="{name}" ' + " ".join(f'{end}="{numbers(value)}"' for end, value in ends) + "/>"


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{numbers(x)}" y="{numbers(y)}" text-anchor="{anchor}">{escape(text)}</text>'


def _picture(width: int, height: int, parts: Sequence[str], title: str) -> str:
    elements = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img">\n<title>{escape(title)}</title>\n<style>\n{literal(_RULES, _PALETTE)}'
        f'</style>\n<rect class="ground" width="{width}" height="{height}"/>\n{elements}\n</svg>\n'
    )
