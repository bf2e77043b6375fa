"""Numbers and settings as a reader wants them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from catena_gtp.arena.model import Pie
from catena_gtp.notation import format_number
from catena_gtp.rules import GameType

if TYPE_CHECKING:
    from catena_gtp.arena.model import GameRecord, MatchSpec, TimeControl
    from catena_gtp.arena.statistics import Estimate, SprtState

_KINDS = {GameType.KOMI: "komi", GameType.NO_KOMI: "no komi", GameType.DOUBLE: "double placement"}

_ASCII = str.maketrans({"∞": "inf", "½": ".5", "\N{REPLACEMENT CHARACTER}": "?"})


def printable(text: str) -> str:
    """Return the text on one line, what cannot be printed replaced: engines send anything."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def encodable(text: str, encoding: str | None) -> str:
    """Return the text as a stream of this encoding can show it, other signs put for those it cannot."""
    encoding = encoding or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return text.translate(_ASCII).encode(encoding, "replace").decode(encoding)
    return text


def shortened(text: str, width: int) -> str:
    """Return a name within so many columns, without its middle if need be: the ends tell names apart."""
    if len(text) <= width:
        return text
    kept = max(width - 2, 0)
    return (text[: kept // 2] + ".." + text[len(text) - (kept - kept // 2) :])[: max(width, 0)]


def signed(value: float, decimals: int = 0) -> str:
    """Write a number with its sign, except zero; infinite ones by the symbol."""
    if math.isinf(value):
        return "+∞" if value > 0 else "-∞"
    text = f"{value:+.{decimals}f}"
    return text[1:] if float(text) == 0 else text


def interval(estimate: Estimate | None, decimals: int = 0) -> str:
    """Write a value with its 95 % interval, a dash where there is none."""
    if estimate is None:
        return "-"
    value, low, high = (signed(x, decimals) for x in (estimate.value, estimate.low, estimate.high))
    return f"{value} [{low}, {high}]"


def decimal(value: float | None, decimals: int) -> str:
    """Write a number with so many decimals, a dash for None."""
    return "-" if value is None else f"{value:.{decimals}f}"


def percent(share: float | None, decimals: int = 1) -> str:
    """Write a share as a percentage, a dash for None."""
    return "-" if share is None else f"{100 * share:.{decimals}f} %"


def count(value: float | None) -> str:
    """Write a large number shortly, as 12.3k, a dash for None."""
    if value is None:
        return "-"
    for size, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{value / size:.1f}{letter}"
    return f"{value:.0f}"


def sprt(state: SprtState) -> str:
    """Say where a sequential test stands."""
    return (
        f"{state.decision.value}: log-likelihood ratio {state.llr:.2f} in ({state.lower:.2f}, "
        f"{state.upper:.2f}), H0 {signed_plain(state.elo0)} Elo, H1 {signed_plain(state.elo1)} Elo"
    )


def signed_plain(value: float) -> str:
    """Write a bound as it was given."""
    return format_number(value)


def time_control(time: TimeControl) -> str:
    """Say how much time, or how many nodes, an engine has."""
    if time.nodes is not None:
        return f"{time.nodes} nodes a move"
    settings = time.settings
    main, period = f"{format_number(settings.main_s)} s", f"{format_number(settings.period_s)} s"
    if settings.kind == "canadian":
        stones = "a move" if settings.stones == 1 else f"for every {settings.stones} moves"
        return f"{period} {stones}" if settings.main_s <= 0 else f"{main}, then {period} {stones}"
    if settings.kind == "byoyomi":
        return f"{main}, then {settings.periods} periods of {period}"
    if settings.kind == "fischer":
        return f"{main} + {format_number(settings.increment_s)} s a move"
    return f"{main} a game" if settings.kind == "absolute" else "no clock"


def conditions(spec: MatchSpec, records: list[GameRecord]) -> list[tuple[str, str]]:
    """List under what the games were played, as names with values."""
    rules = spec.ruleset
    listed = [
        ("Board", f"side {rules.side}, {rules.board.cell_count} cells"),
        ("Game", f"{_KINDS[rules.game_type]}, {rules.scoring.value} scoring"),
        ("Komi and colors", _komi(spec)),
        ("Time", time_control(spec.time)),
        ("Games", f"{spec.form}, {spec.pairs} pairs for each two engines"),
        ("Openings", _openings(spec)),
        ("Seed", str(spec.seed)),
    ]
    started = sorted(record.started for record in records if record.started)
    if started:
        listed.append(("Played", " to ".join(dict.fromkeys((started[0], started[-1])))))
    versions = dict(version for record in records for version in record.versions)
    for engine in spec.engines:
        own = [versions[engine.name]] if versions.get(engine.name) else []
        own += [" ".join(engine.command), *engine.setup]
        own += [time_control(engine.time)] if engine.time is not None else []
        listed.append((engine.name, "; ".join(own)))
    return [(printable(name), printable(value)) for name, value in listed]


def _komi(spec: MatchSpec) -> str:
    if spec.pie is Pie.FIXED:
        has_komi = spec.ruleset.game_type is GameType.KOMI
        komi = f"komi {format_number(spec.ruleset.komi)}" if has_komi else "no komi"
        return f"{komi}, colors change in each pair"
    if spec.ruleset.game_type is GameType.KOMI:
        return "the first engine names the komi, the second chooses the color"
    return "the second engine chooses the color after the first stone"


def _openings(spec: MatchSpec) -> str:
    if spec.opening_file is not None:
        return f"from {spec.opening_file}"
    return f"{spec.opening_plies} random plies" if spec.opening_plies else "none"
