"""Matches as TOML files.

Every error names the place and what would be right. The options of the command line are read in `options`,
which shares the time systems that are made here.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from catena_gtp.arena.model import EngineSpec, MatchSpec, Pie, TimeControl
from catena_gtp.arena.request.checks import FORMS, ConfigurationError, checked
from catena_gtp.arena.request.toml import Table
from catena_gtp.clock import TimeSettings
from catena_gtp.rules import GameType, Ruleset, Scoring

if TYPE_CHECKING:
    from pathlib import Path

DEFAULT_MOVETIME_S: Final = 1.0
DEFAULT_PAIRS: Final = 10
DEFAULT_PLIES: Final = 4
DEFAULT_RESTARTS: Final = 2
LETTERS: Final = ("auto", "catena", "gtp")
BOARD_SIZES: Final = ("auto", "side", "width")


@dataclass(frozen=True, slots=True)
class Order:
    """A match, and how it is to be run: where its folder is, and who plays. None was not said."""

    match: MatchSpec
    output: str | None = None
    jobs: int | None = None
    scheduler: str | None = None


def read_configuration(path: Path) -> Order:
    """Read a match from a TOML file; names of files in it are relative to its folder."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no UTF-8 text"
        raise ConfigurationError(f"{path} cannot be read: {reason}") from error
    return parse_configuration(text, path)


def parse_configuration(text: str, path: Path) -> Order:
    """Read a match from the text of a TOML file that stands, or would, at `path`."""
    if sys.version_info >= (3, 11):
        import tomllib  # noqa: PLC0415 - one of two
    else:
        import tomli as tomllib  # noqa: PLC0415 - one of two

    try:
        table = Table(tomllib.loads(text), "")
        order = _order(table, path)
        table.close()
        return Order(checked(order.match), order.output, order.jobs, order.scheduler)
    except tomllib.TOMLDecodeError as error:
        raise ConfigurationError(f"{path}: {error}") from error
    except ConfigurationError as error:
        raise ConfigurationError(f"{path}: {error}") from error


def _order(table: Table, path: Path) -> Order:
    time = table.table("time")
    openings = table.table("openings")
    opening_file = openings.text("file")
    match = MatchSpec(
        name=table.text("name") or path.stem,
        engines=tuple(_engine(engine, path.parent) for engine in table.tables("engine")),
        ruleset=_ruleset(game := table.table("game")),
        pie=Pie(game.choice("pie", [pie.value for pie in Pie], Pie.FIXED.value)),
        time=_time(time),
        pairs=table.whole("pairs", 1) or DEFAULT_PAIRS,
        form=table.choice("form", FORMS, FORMS[0]),
        opening_plies=_plies(openings, opening_file),
        opening_file=None if opening_file is None else str(path.parent / opening_file),
        balance=openings.flag("balance", default=True),
        seed=table.whole("seed", 0) or 0,
        restarts=DEFAULT_RESTARTS if (restarts := table.whole("restarts", 0)) is None else restarts,
        sprt=_bounds(table),
    )
    for part in (time, openings, game):
        part.close()
    output = table.text("output")
    output = None if output is None else str(path.parent / output)
    jobs, scheduler = table.whole("jobs", 1), table.text("scheduler")
    if jobs is not None and scheduler is not None:
        table.wrong("jobs", "a cluster has as many jobs as its workers have threads")
    return Order(match, output, jobs, scheduler)


def _ruleset(table: Table) -> Ruleset:
    standard = Ruleset()
    side = table.whole("side", 2)
    komi = table.number("komi")
    kind = table.choice("type", [kind.value for kind in GameType], standard.game_type.value)
    scoring = table.choice("scoring", [scoring.value for scoring in Scoring], standard.scoring.value)
    try:
        return Ruleset(
            side=standard.side if side is None else side,
            game_type=GameType(kind),
            scoring=Scoring(scoring),
            komi=standard.komi if komi is None else komi,
        )
    except ValueError as error:
        table.wrong("komi" if "komi" in str(error) else "side", str(error))


def _plies(openings: Table, opening_file: str | None) -> int:
    plies = openings.whole("plies", 0)
    if opening_file is not None and plies is not None:
        openings.wrong("plies", "the openings stand in the file, so their length cannot be chosen")
    return DEFAULT_PLIES if plies is None else plies


def _bounds(table: Table) -> tuple[float, float] | None:
    bounds = table.items("sprt")
    if bounds is None:
        return None
    if len(bounds) != 2 or not all(isinstance(bound, (int, float)) for bound in bounds):
        table.wrong("sprt", "two numbers are wanted, the Elo bounds of H0 and H1")
    return float(bounds[0]), float(bounds[1])


def _engine(table: Table, folder: Path) -> EngineSpec:
    environment = table.table("environment")
    where = table.text("folder")
    time = table.table("time")
    spec = EngineSpec(
        name=table.text("name") or table.missing("name"),
        command=table.words("command") or table.missing("command"),
        setup=table.texts("setup"),
        environment=tuple(environment.all_texts()),
        folder=None if where is None else str(folder / where),
        letters=table.choice("letters", LETTERS, LETTERS[0]),
        board_size=table.choice("board_size", BOARD_SIZES, BOARD_SIZES[0]),
        time=_time(time) if time.is_there else None,
    )
    time.close()
    table.close()
    return spec


def _time(table: Table) -> TimeControl:
    """Read a table of time; it names one system, or none for the default."""
    names = ("movetime", "nodes", "main")
    given = [name for name in names if table.has(name)]
    if len(given) > 1:
        table.wrong(given[1], f"there is {given[0]} already; choose one")
    movetime, nodes, main = table.number("movetime"), table.whole("nodes", 1), table.number("main")
    increment, period, stones = table.number("increment"), table.number("period"), table.whole("stones", 1)
    if main is None and any(value is not None for value in (increment, period, stones)):
        table.missing("main")
    if increment is not None and period is not None:
        table.wrong("increment", "it does not go with period")
    if nodes is not None:
        settings = TimeSettings()
    elif main is not None and period is not None:
        settings = canadian(main, period, stones or 1)
    elif main is not None:
        settings = fischer(main, increment or 0.0)
    else:
        settings = each_move(DEFAULT_MOVETIME_S if movetime is None else movetime)
    standard = TimeControl()
    margin, longest = table.number("margin"), table.number("longest_move")
    return TimeControl(
        settings,
        nodes,
        standard.margin_s if margin is None else margin,
        standard.longest_move_s if longest is None else longest,
    )


# -- time systems, for files and options alike ----------------------------------------------------------


def each_move(seconds: float) -> TimeSettings:
    """Return the time of so many seconds for every move."""
    return TimeSettings("canadian", period_s=seconds, stones=1)


def fischer(main_s: float, increment_s: float) -> TimeSettings:
    """Return a main time with so much added after every move."""
    if increment_s == 0:
        return TimeSettings("absolute", main_s=main_s)
    return TimeSettings("fischer", main_s=main_s, increment_s=increment_s)


def canadian(main_s: float, period_s: float, stones: int) -> TimeSettings:
    """Return a main time with so many moves in each period after it."""
    return TimeSettings("canadian", main_s=main_s, period_s=period_s, stones=stones)
