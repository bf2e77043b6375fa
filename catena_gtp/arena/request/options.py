"""The match that the options of `catena-gtp match` describe; how they are written is told in `parser`."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from catena_gtp.arena.model import EngineSpec, MatchSpec, Pie, TimeControl
from catena_gtp.arena.request import configuration
from catena_gtp.arena.request.called import Called
from catena_gtp.arena.request.checks import FORMS, ConfigurationError, checked
from catena_gtp.arena.request.names import names_of
from catena_gtp.arena.request.parser import make_parser
from catena_gtp.arena.request.toml import split_command
from catena_gtp.clock import TimeSettings
from catena_gtp.rules import GameType, Ruleset, Scoring

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence

_FIELD: Final = re.compile(r"(?:^|,)(name|command|setup|env|folder|letters|board_size)=")
# What stands in a file and would otherwise be said twice; all of these have no default in the parser.
_OF_THE_MATCH: Final = (
    "engine", "name", "form", "games", "pairs", "side", "komi", "game_type", "scoring", "pie", "movetime",
    "time", "canadian", "nodes", "margin", "openings", "plies", "no_balance", "seed", "sprt", "restarts",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Request:
    """What is wanted: a match to be played, one to go on with (`resume`), or only its report."""

    match: MatchSpec | None = None
    output: str | None = None
    resume: str | None = None
    report: str | None = None
    jobs: int | None = None
    scheduler: str | None = None


def read_request(arguments: Sequence[str], called: Called | None = None) -> Request:
    """Read the options; what is wrong with them goes to the standard error, and the process ends with 2.

    `called` is how the program was started, if not by its name.
    """
    parser = make_parser(called or Called())
    options = parser.parse_args(arguments)
    try:
        return _request(options)
    except ConfigurationError as error:
        parser.error(str(error))


def _request(options: Namespace) -> Request:
    given = {name: getattr(options, name) for name in _OF_THE_MATCH}
    of_the_match = [name for name, value in given.items() if value is not None and value is not False]
    sources = [name for name in ("file", "resume", "report") if getattr(options, name) is not None]
    if len(sources) > 1:
        _refuse(f"{_spelled(sources[0])} and {_spelled(sources[1])} do not go together")
    if sources and of_the_match:
        known = "stands in the file" if options.file else "is known from the folder"
        _refuse(f"{_spelled(of_the_match[0])} is one option too many: what is played {known}")
    if options.jobs is not None and options.scheduler is not None:
        _refuse("--jobs and --scheduler do not go together: a cluster has a job for each of its threads")
    if options.report is not None:
        return Request(report=options.report)
    if options.resume is not None:
        if options.output is not None:
            _refuse("--resume and --output do not go together: the results stay in their folder")
        return Request(resume=options.resume, jobs=options.jobs, scheduler=options.scheduler)
    if options.file is not None:
        order = configuration.read_configuration(Path(options.file))
    else:
        order = configuration.Order(checked(_match(options)))
    # Who plays is one decision: an option for it overrules both of the file's.
    who = order if options.jobs is None and options.scheduler is None else options
    return Request(order.match, options.output or order.output, jobs=who.jobs, scheduler=who.scheduler)


def _match(options: Namespace) -> MatchSpec:
    engines = _engines(options.engine or [], options.name or [])
    standard = Ruleset()
    ruleset = Ruleset(
        side=options.side or standard.side,
        game_type=GameType(options.game_type or standard.game_type.value),
        scoring=Scoring(options.scoring or standard.scoring.value),
        komi=standard.komi if options.komi is None else options.komi,
    )
    plies, opening_file = _openings(options)
    if options.games is not None and options.pairs is not None:
        _refuse("--games and --pairs do not go together: a pair is two games")
    if options.games is not None and options.games % 2:
        _refuse(f"--games: games are played in pairs, so the number must be even, not {options.games}")
    pairs = options.pairs or (options.games or 2 * configuration.DEFAULT_PAIRS) // 2
    return MatchSpec(
        name=" - ".join(engine.name for engine in engines),
        engines=tuple(engines),
        ruleset=ruleset,
        time=_time(options),
        pairs=pairs,
        form=options.form or FORMS[0],
        pie=Pie(options.pie or Pie.FIXED.value),
        opening_plies=plies,
        opening_file=opening_file,
        balance=not options.no_balance,
        seed=options.seed or 0,
        restarts=configuration.DEFAULT_RESTARTS if options.restarts is None else options.restarts,
        sprt=None if options.sprt is None else (options.sprt[0], options.sprt[1]),
    )


def _openings(options: Namespace) -> tuple[int, str | None]:
    """Return the plies of random openings, 0 for none, and the file of openings, if there is one."""
    kind = options.openings or "random"
    if kind == "random":
        return configuration.DEFAULT_PLIES if options.plies is None else options.plies, None
    if options.plies is not None or options.no_balance:
        _refuse("--plies and --no-balance are for random openings")
    return 0, None if kind == "none" else kind


def _time(options: Namespace) -> TimeControl:
    settings = TimeSettings()
    if options.time is not None:
        settings = options.time
    elif options.canadian is not None:
        settings = options.canadian
    elif options.nodes is None:
        settings = configuration.each_move(options.movetime or configuration.DEFAULT_MOVETIME_S)
    margin_s = TimeControl().margin_s if options.margin is None else options.margin
    return TimeControl(settings, options.nodes, margin_s)


# -- engines --------------------------------------------------------------------------------------------


def _engines(texts: Sequence[str], names: Sequence[str]) -> list[EngineSpec]:
    """Return the engines; `names` is what --name gave, in their order."""
    if len(names) > len(texts):
        _refuse(f"there are {len(names)} names for {len(texts)} engines")
    engines = [_engine(text) for text in texts]
    given = [*names, *[""] * (len(engines) - len(names))]
    called = [replace(engine, name=name or engine.name) for name, engine in zip(given, engines, strict=True)]
    return [replace(engine, name=name) for name, engine in zip(names_of(called), called, strict=True)]


def _engine(text: str) -> EngineSpec:
    """Read one engine; its name is empty where none is given."""
    if _FIELD.match(text) is None:
        return EngineSpec("", _command(text))
    parts = _FIELD.split(text)[1:]
    fields: dict[str, list[str]] = {}
    for key, value in zip(parts[::2], parts[1::2], strict=True):
        fields.setdefault(key, []).append(value)
    for key in ("name", "command", "folder", "letters", "board_size"):
        if len(fields.get(key, [])) > 1:
            _refuse(f"--engine: {key} is given twice in {text!r}")
    if "command" not in fields:
        _refuse(f"--engine: there is no command in {text!r}")
    environment = [variable.partition("=") for variable in fields.get("env", [])]
    for name, equals, _ in environment:
        if not name or not equals:
            _refuse(f"--engine: env is followed by NAME=VALUE in {text!r}")
    return EngineSpec(
        name=fields.get("name", [""])[0],
        command=_command(fields["command"][0]),
        setup=tuple(fields.get("setup", [])),
        environment=tuple((name, value) for name, _, value in environment),
        folder=fields.get("folder", [None])[0],
        letters=_one_of(fields, "letters", configuration.LETTERS),
        board_size=_one_of(fields, "board_size", configuration.BOARD_SIZES),
    )


def _command(text: str) -> tuple[str, ...]:
    words = split_command(text)
    if not words or not words[0]:
        _refuse("--engine: a command is wanted")
    return words


def _one_of(fields: dict[str, list[str]], key: str, choices: tuple[str, ...]) -> str:
    value = fields.get(key, [choices[0]])[0]
    if value not in choices:
        _refuse(f"--engine: {key} is {', '.join(choices)}, not {value!r}")
    return value


def _spelled(name: str) -> str:
    return "FILE.toml" if name == "file" else f"--{name.replace('_', '-')}"


def _refuse(what: str) -> NoReturn:
    raise ConfigurationError(what)
