"""`bin/conformance`: hold a program to the protocol and tell what came of it.

The report goes to the standard output; how far the run is, to the standard error.
"""

from __future__ import annotations

import os
import sys
from argparse import REMAINDER, ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from catena_gtp.conformance.claims import BOARDS
from catena_gtp.conformance.files import FilesError, read_files
from catena_gtp.conformance.model import SECTIONS, Limits
from catena_gtp.conformance.report import as_json, as_markdown, text_lines
from catena_gtp.conformance.runner import CannotStart, Runner

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence
    from typing import TextIO

    from catena_gtp.conformance.model import Report
    from catena_gtp.conformance.runner import View

FILES: Final = Path(__file__).parents[2] / "protocol" / "conformance"
"""Where the files of the suite are in a checkout."""

_UNUSABLE: Final = 2
_INTERRUPTED: Final = 130
_ABOUT: Final = """\
Hold a program to the protocol: COMMAND is started, several times, and asked all that protocol/gtp.md and
protocol/rules.md promise, as far as the program claims it. The exit status is 0 if all that was tried holds,
1 if something does not, 2 if the program could not be started.
"""


def main(arguments: Sequence[str]) -> int:
    """Run the suite and return the exit status."""
    options = _parser().parse_args(arguments)
    command = options.command[1:] if options.command[:1] == ["--"] else options.command
    if not command:
        _parser().error("COMMAND is missing: the program to be held to the protocol, with its arguments")
    sections = [name for name in options.only if name not in options.skip]
    if not sections:
        _parser().error("--skip leaves nothing of what is wanted")
    limits = Limits(
        start_s=options.start, command_s=options.patience, margin_s=options.margin, quit_s=options.patience
    )
    try:
        files = read_files(options.files)
        runner = Runner(command, files, sections=sections, boards=options.board_size, limits=limits)
        with _Progress(sys.stderr) as view:
            report = runner.run(view)
    except FilesError as error:
        return _give_up(str(error), _UNUSABLE)
    except CannotStart as error:
        return _give_up(f"{command[0]} cannot be started: {error}", _UNUSABLE)
    except KeyboardInterrupt:
        return _give_up("interrupted", _INTERRUPTED)
    _show(report, options, sys.stdout)
    return 0 if report.holds else 1


def _parser() -> ArgumentParser:
    sections = "\n".join(f"  {name:<10}{about}" for name, about in SECTIONS.items())
    parser = ArgumentParser(
        "conformance",
        usage="conformance [options] COMMAND [ARGUMENT ...]",
        description=_ABOUT,
        epilog=f"sections:\n{sections}\n\nHow to read the report: protocol/conformance.md.",
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add = parser.add_argument
    add(
        "--only",
        metavar="NAMES",
        type=_sections,
        default=tuple(SECTIONS),
        help="these sections alone, parted by commas",
    )
    add(
        "--skip",
        metavar="NAMES",
        type=_sections,
        default=(),
        help="all but these sections",
    )
    add("--board-size", choices=sorted(BOARDS), default="auto", help="how boards are named (found out)")
    add("--patience", metavar="S", type=_seconds, default=10.0, help="wait so long for a reply (10)")
    add("--start", metavar="S", type=_seconds, default=120.0, help="and so long for the first one (120)")
    add("--margin", metavar="S", type=_seconds, default=0.5, help="let a move be late by so much (0.5)")
    add("--json", action="store_true", help="report as JSON")
    add("--markdown", action="store_true", help="report as Markdown")
    add("--files", metavar="FOLDER", type=Path, default=FILES, help="the files of the suite")
    add("command", nargs=REMAINDER, metavar="COMMAND", help="the program and its arguments")
    return parser


def _sections(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in SECTIONS:
            raise ArgumentTypeError(f"{name!r} is none of {', '.join(SECTIONS)}")
    return names


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds < 1e6:
        raise ArgumentTypeError(f"{text!r} is no number of seconds above 0")
    return seconds


def _give_up(what: str, status: int) -> int:
    sys.stderr.write(f"conformance: {what}\n")
    return status


def _show(report: Report, options: Namespace, stream: TextIO) -> None:
    if options.json:
        stream.write(as_json(report) + "\n")
    elif options.markdown:
        stream.writelines(f"{_writable(line, stream)}\n" for line in as_markdown(report))
    elif _is_terminal(stream):
        from rich.console import Console  # noqa: PLC0415 - only a terminal needs it
        from rich.text import Text  # noqa: PLC0415 - as above

        console = Console(file=stream, highlight=False)
        for line in text_lines(report):
            console.print(Text(line.text, style=line.style), soft_wrap=True)
    else:
        stream.writelines(f"{_writable(line.text, stream)}\n" for line in text_lines(report))
    stream.flush()


class _Progress:
    """How far the run is: one line that renews itself on a terminal, a line for each section elsewhere."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._renews = _is_terminal(stream)

    def __enter__(self) -> View:
        return self

    def __exit__(self, *_error: object) -> None:
        if self._renews:
            self._stream.write("\r\x1b[K")
            self._stream.flush()

    def progress(self, section: str, done: int, total: int, failed: int) -> None:
        """Show it."""
        wrong = f", {failed} failed" if failed else ""
        if self._renews:
            self._stream.write(f"\r\x1b[K{section}: {done} of {total}{wrong}")
        elif done == total:
            self._stream.write(f"{section}: done{wrong}\n")
        self._stream.flush()


def _is_terminal(stream: TextIO) -> bool:
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def _writable(text: str, stream: TextIO) -> str:
    """Return the text as the stream can write it."""
    encoding = stream.encoding or "utf-8"
    return text.encode(encoding, "backslashreplace").decode(encoding)
