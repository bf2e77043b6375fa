"""What engines are called when nobody says: by their programs, and where those are alike by what differs."""

from __future__ import annotations

import shlex
from pathlib import PurePath
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.arena.model import EngineSpec

LONGEST_NAME: Final = 60


def names_of(engines: Sequence[EngineSpec]) -> list[str]:
    """Return a name for each engine: its own if it has one."""
    programs = [engine.name or _program(engine.command)[0] for engine in engines]
    names = list(programs)
    for program in {name for name in programs if programs.count(name) > 1}:
        alike = [i for i, name in enumerate(programs) if name == program and not engines[i].name]
        for i, name in zip(alike, _told_apart([engines[i] for i in alike], program), strict=True):
            names[i] = name
    repeated = {name for name in names if names.count(name) > 1}
    return [
        f"{name} {number}" if name in repeated and not engine.name else name
        for number, (engine, name) in enumerate(zip(engines, names, strict=True), start=1)
    ]


def _program(command: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Return what a command line is called, and the words behind that.

    It is called after its program, or after the script or module that an interpreter runs.
    """
    stem = PurePath(command[0]).stem
    if stem.startswith("python"):
        for i, word in enumerate(command[1:], start=1):
            if word == "-m" and command[i + 1 :]:
                return command[i + 1].rpartition(".")[2], command[i + 2 :]
            if not word.startswith("-"):
                return PurePath(word).stem, command[i + 1 :]
    return stem, command[1:]


def _told_apart(engines: Sequence[EngineSpec], program: str) -> list[str]:
    """Return names for engines of one program: it and what not all of them are started with.

    All are called after the program alone if that tells some of them not apart, or is too long for a name.
    """
    parts = [_parts(engine) for engine in engines]
    common = set.intersection(*map(set, parts)) if parts else set()
    names = [" ".join([program, *(part for part in own if part not in common)]) for own in parts]
    if len({engine.command[0] for engine in engines}) > 1:
        places = [PurePath(*PurePath(engine.command[0]).parts[-2:]) for engine in engines]
        names = [f"{place}{name.removeprefix(program)}" for place, name in zip(places, names, strict=True)]
    fit = all(len(name) <= LONGEST_NAME and name.isprintable() for name in names)
    return names if fit and len(set(names)) == len(names) else [program] * len(names)


def _parts(engine: EngineSpec) -> list[str]:
    """Return the options of a command line, each with its values, its set-up and its environment."""
    parts: list[list[str]] = []
    for word in _program(engine.command)[1]:
        if word.startswith("-") or not parts:
            parts.append([])
        parts[-1].append(word)
    own = [shlex.join(part) for part in parts]
    return [*own, *engine.setup, *("=".join(variable) for variable in engine.environment)]
