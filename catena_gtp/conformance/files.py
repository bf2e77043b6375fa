"""What the files of the suite ask, as values.

They are regression files for GoGui: a command with a number in front is a test, and the line behind it says
what its reply must be, `#? [REGEX]`, or that it must not be that, `#? [REGEX]*`. A test that must be refused
says `#? [.*]*`, since an error matches nothing. What this suite adds stands in comments, so that the files
stay what they are: `# == CLAUSE: TITLE` begins a scene, which can be played by itself after the lines that
stand before the first one, and `#! REGEX` behind a test says what the text of the refusal must be.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from catena_gtp.conformance.model import SECTIONS, Clause

if TYPE_CHECKING:
    from pathlib import Path

_SCENE: Final = re.compile(r"# == ([^:]+): (.+)")
_TEST: Final = re.compile(r"([0-9]+)\s+(\S.*)")
_PATTERN: Final = re.compile(r"#\?\s*\[(!?)(.*)\](\*?)")
_FLAGS: Final = re.MULTILINE | re.DOTALL


class FilesError(Exception):
    """The files are not there, or one of them is wrong; the text says where."""


@dataclass(frozen=True, slots=True)
class Expectation:
    """What the reply to a command must be: this or not this (`negated`), or an error (`refused`)."""

    number: int
    pattern: str = ".*"
    negated: bool = False
    refused: bool = False
    refusal: str | None = None

    @property
    def expectation(self) -> str:
        """What is expected, for a person."""
        if self.refused:
            return "? and " + (f"the text /{self.refusal}/" if self.refusal is not None else "any text")
        if self.pattern == ".*":
            return "= and any text"
        return f"= and {'anything but ' if self.negated else ''}/{self.pattern}/"

    def accepts(self, text: str, *, is_success: bool) -> bool:
        """Tell whether a reply is what is expected; blanks around its text are not compared."""
        text = text.strip()
        if self.refused:
            return not is_success and (
                self.refusal is None or re.fullmatch(self.refusal, text, _FLAGS) is not None
            )
        return is_success and (re.fullmatch(self.pattern, text, _FLAGS) is None) == self.negated


@dataclass(frozen=True, slots=True)
class Step:
    """A command; without a test it must succeed, so that what follows means anything."""

    line: int
    command: str
    test: Expectation | None

    @property
    def name(self) -> str:
        """The name of the command."""
        return self.command.split()[0]


@dataclass(frozen=True, slots=True)
class Scene:
    """Commands that show one thing."""

    clause: Clause
    title: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class File:
    """One file: its section is its name up to the first hyphen."""

    name: str
    prelude: tuple[Step, ...]
    scenes: tuple[Scene, ...]

    @property
    def section(self) -> str:
        """The section that it belongs to."""
        return self.name.partition(".")[0].partition("-")[0]


def read_files(folder: Path) -> list[File]:
    """Return the files of a folder by their sections; FilesError if there are none, or bad ones."""
    paths = sorted(folder.glob("*.tst"))
    if not paths:
        raise FilesError(f"there are no files of the suite in {folder}; --files names their folder")
    files = [read_file(path.name, path.read_text(encoding="ascii")) for path in paths]
    return sorted(files, key=lambda file: list(SECTIONS).index(file.section))


def read_file(name: str, text: str) -> File:
    """Read one file; FilesError says what is wrong with which line."""
    reader = _Reader(name)
    for number, line in enumerate(text.splitlines(), 1):
        reader.take(number, line.strip())
    file = reader.file()
    if file.section not in SECTIONS:
        raise FilesError(f"{name}: {file.section!r} is no section")
    return file


class _Reader:
    """A file as far as it has been read."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._heads: list[tuple[Clause, str]] = []
        self._steps: list[list[Step]] = [[]]
        self._last_line = 0

    def take(self, number: int, line: str) -> None:
        """Take the next line."""
        try:
            if line.startswith("# == "):
                self._begin(line)
            elif line.startswith("#?"):
                self._expect(number, line)
            elif line.startswith("#!"):
                self._expect_refusal(line.removeprefix("#!").strip())
            elif line and not line.startswith("#"):
                self._add(number, line)
        except (ValueError, re.error) as error:
            raise FilesError(f"{self._name}:{number}: {error}") from error

    def file(self) -> File:
        """Return what has been read."""
        scenes = (
            Scene(clause, title, tuple(steps))
            for (clause, title), steps in zip(self._heads, self._steps[1:], strict=True)
        )
        return File(self._name, tuple(self._steps[0]), tuple(scenes))

    def _begin(self, line: str) -> None:
        match = _SCENE.fullmatch(line)
        if match is None:
            raise ValueError("a scene begins as in '# == gtp.md, play: what is shown'")
        self._heads.append((Clause.read(match[1]), match[2]))
        self._steps.append([])

    def _add(self, number: int, line: str) -> None:
        match = _TEST.fullmatch(line)
        if match is not None and not self._heads:
            raise ValueError("a test stands in no scene")
        step = (
            Step(number, line, None) if match is None else Step(number, match[2], Expectation(int(match[1])))
        )
        self._steps[-1].append(step)
        self._last_line = number

    def _expect(self, number: int, line: str) -> None:
        match = _PATTERN.fullmatch(line)
        if match is None:
            raise ValueError("an expectation has the form '#? [REGEX]' or '#? [REGEX]*'")
        if number != self._last_line + 1:
            raise ValueError("an expectation stands directly behind its command")
        negated, pattern, fails = bool(match[1]), match[2].strip(), bool(match[3])
        re.compile(pattern)
        refused = fails and pattern == ".*"
        self._change(pattern=pattern, negated=negated != (fails and not refused), refused=refused)

    def _expect_refusal(self, pattern: str) -> None:
        re.compile(pattern)
        self._change(refusal=pattern)

    def _change(self, **changes: object) -> None:
        """Say more about the last command, which must be a test."""
        steps = self._steps[-1]
        if not steps or steps[-1].test is None:
            raise ValueError("an expectation without a test: a command with a number in front")
        test = steps[-1].test
        if "refusal" in changes and not test.refused:
            raise ValueError("the text of a refusal behind a test that is not refused")
        settings = {name: getattr(test, name) for name in Expectation.__slots__} | changes
        steps[-1] = Step(steps[-1].line, steps[-1].command, Expectation(**settings))
