"""The folder of a match: what is to be played, and every game that was, kept as it ends.

    match.json     the match and its openings, written before the first game
    games.jsonl    a line of JSON for each finished game, only ever added to
    sgf/           each game once more, for other programs to show
    lock           held by the arena that works here

A process can be killed at any moment: a line of which only a part reached the disk is cut off when the folder
is opened again, and its game is played again. Knows nothing of who plays.
"""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass, fields
from typing import IO, TYPE_CHECKING, Final

from catena_gtp.arena.model import GameRecord, GameTask, MatchSpec, Opening
from catena_gtp.arena.plain import FormError, from_plain, to_plain
from catena_gtp.arena.tournament.lock import FolderLock
from catena_gtp.files import write_whole

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

MATCH_FILE: Final = "match.json"
GAMES_FILE: Final = "games.jsonl"
GAMES_FOLDER: Final = "sgf"
_LOCK_FILE: Final = "lock"
_FORM: Final = "catena-gtp match 1"
# What may be different when a match goes on: it decides no game.
_MAY_DIFFER: Final = frozenset({"name", "restarts"})


class FolderError(Exception):
    """The folder cannot be used for the match; str() says why and what can be done."""


class KeepingError(Exception):
    """A finished game cannot be kept, as on a full disk; those before it are. str() says why."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What match.json holds: the match, and the openings that its schedule is made of."""

    match: MatchSpec
    openings: tuple[Opening, ...]


class MatchFolder:
    """A match's folder, held by this process until it is closed; a context closes it.

    Opening one cuts off what a killed process left half written. `records` are the finished games, in the
    order in which they ended.
    """

    def __init__(self, path: Path) -> None:
        """Open the folder, made where there is none; FolderError if another process holds it."""
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._lock = FolderLock(path / _LOCK_FILE)
        except BlockingIOError:
            raise FolderError(f"another arena is at work in {path}") from None
        except OSError as error:
            raise FolderError(f"{path} cannot be used: {error.strerror}") from error
        self._games: IO[bytes] | None = None
        try:
            self.plan = read_plan(path)
            good, self.records = _read_games(path / GAMES_FILE)
            self._check_plan_is_there()
            self._numbers = {record.task.number for record in self.records}
            self._games = _opened_for_adding(path / GAMES_FILE, good)
        except BaseException:
            self._lock.release()
            raise

    def _check_plan_is_there(self) -> None:
        if self.plan is None and self.records:
            raise FolderError(f"{self.path} has games but no {MATCH_FILE}; choose another folder")

    def begin(self, plan: Plan) -> None:
        """Keep the plan of a new match; FolderError where the folder holds another match."""
        if self.plan is not None:
            check_same(self.path, self.plan.match, plan.match)
            if self.plan.openings != plan.openings:
                raise FolderError(f"{self.path} holds this match with other openings; choose another folder")
            return
        text = json.dumps({"form": _FORM, **to_plain(plan)}, ensure_ascii=False, allow_nan=False, indent=1)
        write_whole(self.path / MATCH_FILE, text + "\n")
        self.plan = plan

    def add(self, record: GameRecord) -> bool:
        """Keep a finished game, safe on the disk on return; False where the game is kept already.

        KeepingError if it cannot be kept; the folder is good for nothing more then but to be closed.
        """
        if self._games is None or self.plan is None:
            raise ValueError("the folder is closed, or has no plan yet")
        if record.task.number in self._numbers:
            return False
        try:
            # SGF first: whatever is in the list of games is complete.
            self._write_sgf(record, self.plan.match)
            line = memoryview(format_line(record))
            while line:  # where room is short only a part may be taken at once
                line = line[self._games.write(line) :]
            os.fsync(self._games.fileno())
        except OSError as error:
            raise KeepingError(
                f"{record.task.label} cannot be kept in {self.path}: {error.strerror}"
            ) from error
        self.records.append(record)
        self._numbers.add(record.task.number)
        return True

    def _write_sgf(self, record: GameRecord, match: MatchSpec) -> None:
        from catena_gtp.arena.tournament.sgf import record_as_sgf  # noqa: PLC0415 - reading a folder needs no SGF

        folder = self.path / GAMES_FOLDER
        folder.mkdir(exist_ok=True)
        (folder / sgf_name(record.task)).write_bytes(record_as_sgf(record, match))

    def close(self) -> None:
        """Let others have the folder."""
        if self._games is not None:
            self._games.close()
            self._games = None
        self._lock.release()

    def __enter__(self) -> MatchFolder:  # noqa: PYI034 - Self came with Python 3.11
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def check_same(path: Path, kept: MatchSpec, wanted: MatchSpec) -> None:
    """Raise FolderError, naming what is different, if the folder holds another match than this."""
    names = [field.name for field in fields(MatchSpec) if field.name not in _MAY_DIFFER]
    different = [name for name in names if getattr(kept, name) != getattr(wanted, name)]
    if different:
        raise FolderError(
            f"{path} holds another match: it differs in {', '.join(different)}.\n"
            "Give the same options to go on with that one, or choose another folder with --output."
        )


def sgf_name(task: GameTask) -> str:
    """Return the name of a game's SGF file: its number from 1, and who sits where."""
    seats = (re.sub(r"[^A-Za-z0-9._+-]+", "_", name)[:60] for name in (task.first, task.second))
    return f"{task.number + 1:05}-{'-'.join(seats)}.sgf"


def format_line(record: GameRecord) -> bytes:
    """Return the line of a game, its newline included."""
    text = json.dumps(to_plain(record), ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return text.encode("utf-8", "replace") + b"\n"


def parse_line(line: bytes) -> GameRecord:
    """Return the game of a line; FormError if it is none."""
    try:
        data = json.loads(line)
    except ValueError as error:
        raise FormError(f"no JSON: {error}") from error
    return from_plain(GameRecord, data, "game")


def read_records(path: Path) -> list[GameRecord]:
    """Return the finished games in a match's folder, without holding it: an arena may be at work there."""
    return _read_games(path / GAMES_FILE)[1]


def read_plan(path: Path) -> Plan | None:
    """Return what a match's folder holds to be played; None where there is no match in it."""
    try:
        text = (path / MATCH_FILE).read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise FolderError(f"{path / MATCH_FILE} cannot be read: {error}") from error
    try:
        data = json.loads(text)
        form = data.pop("form", None) if isinstance(data, dict) else None
        if form != _FORM:
            raise FormError(f"its form is {form!r}, not {_FORM!r}")
        return from_plain(Plan, data, "match")
    except ValueError as error:
        raise FolderError(f"{path / MATCH_FILE} is not what this arena writes: {error}") from error


def _read_games(path: Path) -> tuple[int, list[GameRecord]]:
    """Return the length in bytes of what is whole, and its games; FolderError where the middle is damaged."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return 0, []
    except OSError as error:
        raise FolderError(f"{path} cannot be read: {error.strerror}") from error
    records: dict[int, GameRecord] = {}
    good = 0
    lines = content.splitlines(keepends=True)
    for number, line in enumerate(lines, start=1):
        try:
            record = parse_line(line)
        except FormError as error:
            if number == len(lines):
                break
            raise FolderError(f"{path}:{number} is damaged: {error}") from error
        if not line.endswith(b"\n"):
            break
        records.setdefault(record.task.number, record)
        good += len(line)
    return good, list(records.values())


def _opened_for_adding(path: Path, good: int) -> IO[bytes]:
    """Open the games with only the first `good` bytes kept; each write goes to the system at once."""
    with path.open("ab") as file:
        if file.tell() > good:
            file.truncate(good)
            os.fsync(file.fileno())
    return path.open("ab", buffering=0)
