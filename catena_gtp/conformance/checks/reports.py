"""What an analysis reports while it runs, how it ends, and what interrupts a search."""

from __future__ import annotations

import re
from time import perf_counter
from typing import TYPE_CHECKING, Final

from catena_gtp.conformance.checks.bench import Breach, Check
from catena_gtp.conformance.checks.games import Table
from catena_gtp.programs.piped import shown
from catena_gtp.rules import Color

if TYPE_CHECKING:
    from collections.abc import Callable

    from catena_gtp.conformance.checks.bench import Bench

_ENDS_WITHIN_S: Final = 0.05
# Time for a search to get going before it is interrupted.
_GOING_S: Final = 0.3
_LONG_S: Final = 30
_INFO: Final = re.compile(r"info move (\S+)((?: [A-Za-z]+ \S+)*?) pv((?: \S+)+?)(?= info move | rootInfo |$)")
_NUMBERS: Final = re.compile(r"[0-9]+")
FAMILIES: Final = {
    "lz-analyze": ("visits", "winrate", "prior", "lcb"),
    "kata-analyze": (
        "visits", "utility", "winrate", "scoreMean", "scoreStdev", "scoreLead", "prior", "lcb",
    ),
    "analyze": ("visits", "utility", "winrate", "scoreMean", "scoreStdev", "scoreLead", "prior", "lcb"),
    "catena-analyze": ("visits", "winrate", "scoreLead", "depth", "exact"),
}  # fmt: skip
"""The commands that analyse, each with the values that it reports of a move."""


def _stream(bench: Bench, line: str, end: str = "name") -> list[str]:
    """Return the lines of an analysis that is ended by another line after its first report.

    Breach unless `=` comes first, a report follows, and the analysis ends in time.
    """
    talk = bench.talk
    talk.send(f"{line}\n".encode())
    first = talk.line(bench.limits.start_s)[1].strip()
    if first != b"=":
        raise Breach(f"= at once to {line!r}", shown(first.decode("latin-1")))
    reports = [talk.line(bench.limits.start_s)[1].decode("latin-1").strip()]
    if not reports[0]:
        raise Breach(f"a report of {line!r}", "the end of the reply")
    talk.send(f"{end}\n".encode())
    sent_s = perf_counter()
    limit_s = _ENDS_WITHIN_S + bench.limits.margin_s
    while True:
        left_s = sent_s + limit_s - perf_counter()
        if talk.is_silent(left_s):
            raise Breach(f"the end of {line!r} within {limit_s:.2f} s of {end!r}", "it goes on")
        report = talk.line(left_s)[1].decode("latin-1").strip()
        if not report:
            break
        reports.append(report)
    if not end.strip() or end.startswith("#"):
        bench.must("name")
    else:
        reply = talk.reply()
        if not reply.is_success or " ".join(reply.text.split()) != bench.claims.name:
            raise Breach(f"the reply to {end!r} behind the analysis", reply)
    return reports


def _infos(report: str) -> list[tuple[str, dict[str, str], list[str]]]:
    """Read a report: of each move the word, the values, the expected course."""
    infos = []
    for match in _INFO.finditer(report):
        words = match[2].split()
        infos.append((match[1], dict(zip(words[::2], words[1::2], strict=True)), match[3].split()))
    if not infos:
        raise Breach("info move MOVE KEY VALUE ... pv MOVES", shown(report))
    return infos


def _check_report(table: Table, report: str, keys: tuple[str, ...]) -> None:
    legal = {table.word(action).lower() for action in table.position.legal_actions()}
    for order, (move, values, line) in enumerate(_infos(report)):
        if move.lower() not in legal:
            raise Breach(f"one of: {' '.join(sorted(legal))}", f"info move {move}")
        missing = [key for key in (*keys, "order") if key not in values]
        if missing:
            raise Breach(f"values for {', '.join((*keys, 'order'))}", f"none for {', '.join(missing)}")
        if values["order"] != str(order) or line[0] != move:
            raise Breach(f"order {order} ... pv {move} ...", f"order {values['order']} ... pv {line[0]}")


def _reports(command: str) -> Callable[[Bench], None]:
    def look(bench: Bench) -> None:
        table = Table.begin(bench, 4)
        table.advance(20)
        for report in _stream(bench, f"{command} 10"):
            _check_report(table, report, FAMILIES[command])

    look.__name__ = f"reports_of_{command}"
    return look


def _values(command: str) -> Callable[[Bench], None]:
    def look(bench: Bench) -> None:
        Table.begin(bench, 4)
        scale = 10000 if command.startswith("lz") else 1
        for _, values, _ in _infos(_stream(bench, f"{command} 10")[-1]):
            whole = [values[key] for key in ("visits", "winrate") if scale > 1 or key == "visits"]
            if not all(_NUMBERS.fullmatch(value) for value in whole):
                raise Breach("whole numbers for " + ("visits and winrate" if scale > 1 else "visits"), values)
            try:
                rate = float(values["winrate"])
            except ValueError:
                rate = -1.0
            if not 0 <= rate <= scale:
                raise Breach(f"a winrate from 0 to {scale}", values["winrate"])

    look.__name__ = f"values_of_{command}"
    return look


def _arguments(command: str) -> Callable[[Bench], None]:
    def look(bench: Bench) -> None:
        table = Table.begin(bench, 4)
        word = table.word(table.position.legal_actions()[0])
        for words in ("", "black", "b 10", "10 b", "interval 10", "b interval 10", "interval 10 w"):
            _infos(_stream(bench, f"{command} {words}".strip())[0])
        for words in ("maxmoves 1", f"allow b {word} 1"):
            found = _infos(_stream(bench, f"{command} b 10 {words}")[0])
            if len(found) != 1:
                raise Breach(f"one move with {words!r}", f"{len(found)} moves")
        found = _infos(_stream(bench, f"{command} b 10 avoid b {word} 1")[0])
        if any(move == word for move, _, _ in found):
            raise Breach(f"any move but {word}", f"info move {word}")

    look.__name__ = f"arguments_of_{command}"
    return look


def _first(bench: Bench) -> str:
    """Return a command that analyses."""
    return next(command for command in FAMILIES if command in bench.claims.commands)


def ended_by_anything(bench: Bench) -> None:
    """Hold that any line ends an analysis: a command, an empty line, a comment."""
    Table.begin(bench, 4)
    for end in ("name", "", "# a comment"):
        _stream(bench, f"{_first(bench)} 10", end)


def nothing_is_changed(bench: Bench) -> None:
    """Hold that an analysis plays nothing: the cell of its best move is still free."""
    Table.begin(bench, 4)
    move = _infos(_stream(bench, f"{_first(bench)} black 10")[-1])[0][0]
    bench.must(f"play white {move}")


def over_is_over(bench: Bench) -> None:
    """Hold that when the game is over there is a report all the same: the pass."""
    table = Table.begin(bench, 3)
    table.advance(0)
    (info,) = _infos(_stream(bench, f"{_first(bench)} 10")[0])
    if info[0].lower() != "pass":
        raise Breach("info move pass", f"info move {info[0]}")


def _plays(command: str) -> Callable[[Bench], None]:
    def look(bench: Bench) -> None:
        table = Table.begin(bench, 4)
        if "time_settings" in bench.claims.commands:
            bench.must("time_settings 0 0.3 1")
        reply = bench.talk.ask(f"{command} black 10", bench.limits.start_s)
        *reports, last = reply.text.strip().split("\n")
        if not last.startswith("play ") or not reports or not reports[-1].startswith("info move "):
            raise Breach("reports, and play MOVE as the last line", reply)
        table.take(Color.BLACK, last.removeprefix("play ").strip())
        bench.refused(f"play white {last.removeprefix('play ').strip()}")
        if "time_settings" in bench.claims.commands:
            bench.must("time_settings 0 1 0")

    look.__name__ = f"moves_of_{command}"
    return look


def _interrupted(bench: Bench, line: bytes) -> None:
    """Hold that a search for which there is much time ends when a line comes, with a legal move."""
    table = Table.begin(bench, 6)
    table.generate()
    bench.must(f"time_settings 0 {_LONG_S} 1")
    bench.talk.send(b"genmove white\n")
    bench.talk.is_silent(_GOING_S)  # one that has its move by now has nothing left to interrupt
    bench.talk.send(line)
    limit_s = _ENDS_WITHIN_S + bench.limits.margin_s
    if bench.talk.is_silent(limit_s):
        raise Breach(f"a move within {limit_s:.2f} s of {shown(line.decode().strip())}", "nothing")
    reply = bench.talk.reply()
    if not reply.is_success:
        raise Breach("= and a move", reply)
    table.take(Color.WHITE, reply.text.strip())


def interrupted_by_a_comment(bench: Bench) -> None:
    """Hold that the comment that GoGui sends ends a search."""
    _interrupted(bench, b"# interrupt\n")
    bench.must("time_settings 0 1 0")


def interrupted_by_stop(bench: Bench) -> None:
    """Hold that so does `stop`, which is answered afterwards; without a search it does nothing."""
    bench.must("stop")
    _interrupted(bench, b"stop\n")
    reply = bench.talk.reply()
    if not reply.is_success or reply.text.strip():
        raise Breach("= to 'stop', behind the move", reply)
    bench.must("time_settings 0 1 0")


def _all_of(command: str) -> list[Check]:
    """Return the checks of one command that analyses."""
    clause = f"gtp.md, {command}"
    playing = command.replace("analyze", "genmove_analyze")
    return [
        Check("analysis", clause, "the form of its reports", _reports(command), (command,)),
        Check("analysis", clause, "the ranges of its values", _values(command), (command,)),
        Check("analysis", "gtp.md, Analysis", f"the arguments of {command}", _arguments(command), (command,)),
        Check("analysis", f"gtp.md, {playing}", "it reports and plays", _plays(playing), (playing,)),
    ]


_ANALYSIS: Final = "gtp.md, Analysis"
_INTERRUPTS: Final = "gtp.md, Interrupts"
_TIMED: Final = ("genmove", "time_settings")

CHECKS: Final = (
    *(check for command in FAMILIES for check in _all_of(command)),
    Check("analysis", _ANALYSIS, "any line ends it", ended_by_anything, ("*-analyze",)),
    Check("analysis", _ANALYSIS, "it plays nothing", nothing_is_changed, ("*-analyze",)),
    Check("analysis", _ANALYSIS, "a report when the game is over", over_is_over, ("*-analyze",)),
    Check(
        "analysis",
        _INTERRUPTS,
        "a comment interrupts",
        interrupted_by_a_comment,
        (*_TIMED, "gogui-interrupt"),
    ),
    Check("analysis", _INTERRUPTS, "stop interrupts", interrupted_by_stop, (*_TIMED, "stop")),
)
