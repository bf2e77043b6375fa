"""How the options of `catena-gtp match` are written: names, values, help."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from typing import TYPE_CHECKING, Any, Final

from catena_gtp.arena.model import Pie
from catena_gtp.arena.request import configuration
from catena_gtp.arena.request.checks import FORMS
from catena_gtp.rules import GameType, Scoring

if TYPE_CHECKING:
    from collections.abc import Callable

    from catena_gtp.arena.request.called import Called
    from catena_gtp.clock import TimeSettings

_ABOUT: Final = """\
Let programs that speak GTP play Catena against each other. The rules judge every move, whatever the programs
say; who plays an illegal move, oversteps the time, crashes or babbles loses that game, and the record says
so. Games are played in pairs: the same opening twice, with the seats exchanged. Every finished game is kept
at once, and a match that was broken off goes on where it was.
"""
_EXAMPLES: Final = """\
examples:
  {match} --engine "{engine} --seed 1" --engine "{engine} --seed 2" \\
      --games 100 --movetime 0.1
  {match} --engine "name=new,command={engine} --nodes {{nodes}}" \\
      --engine "name=old,command=old/bin/catena-gtp --nodes {{nodes}}" --nodes 2000 --sprt 0 10 --pairs 5000
  {match} --engine "{engine}" --engine "other-program" --time 60+1 --pie seats --jobs 4
  {match} tournament.toml --output spring
  {match} --resume spring
  {match} --report spring

engines:
  --engine takes a command line, split into words as a shell does, or several fields parted by commas:
  name=, command=, setup= (a GTP command sent after the start; can be repeated), env=NAME=VALUE (as well),
  folder=, letters=catena|gtp|auto, board_size=side|width|auto. An engine without a name is called after its
  program, and after what sets it apart from others of that program. In commands {{nodes}} stands for the
  number of nodes a move and {{seed}} for a number that is the same in all games of the match.

results:
  The folder gets match.json, games.jsonl (one line a game), sgf/, report.html and report.md. Exit status:
  0 the match is complete or decided, 1 it could not go on, 2 it could not begin, 130 it was interrupted.

All of it, and the form of the files: protocol/match.md
"""


def make_parser(called: Called) -> ArgumentParser:
    """Return the parser; options that describe the match have no default, so that it shows what was said."""
    parser = ArgumentParser(
        called.match,
        usage="%(prog)s [options] FILE.toml | --engine COMMAND --engine COMMAND ... | --resume FOLDER",
        description=_ABOUT,
        epilog=_EXAMPLES.format(match=called.match, engine=called.engine),
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE.toml", nargs="?", help="a match described in a file")
    who = parser.add_argument_group("who plays")
    who.add_argument("--engine", metavar="COMMAND", action="append", help="a program; at least two")
    who.add_argument("--name", metavar="NAME", action="append", help="its name, in the order of the engines")
    who.add_argument(
        "--form", choices=FORMS, help="each against each, or the first against the others (round-robin)"
    )
    _add_game(parser.add_argument_group("what is played").add_argument)
    _add_time(parser.add_argument_group("how long they think (1 s a move)"))
    _add_openings(parser.add_argument_group("how games begin").add_argument)
    _add_running(parser.add_argument_group("how it is run").add_argument)
    return parser


def _add_game(add: Callable[..., object]) -> None:
    amount = "of each two engines"
    add("--games", metavar="N", type=_whole(2), help=f"games {amount}, an even number (20)")
    add("--pairs", metavar="N", type=_whole(1), help=f"the same in pairs of games {amount} (10)")
    add("--side", metavar="N", type=int, choices=range(2, 11), help="cells along a side, 2 to 10 (6)")
    add("--komi", metavar="X", type=_number(), help="points for White (7)")
    add(
        "--game-type",
        choices=[kind.value for kind in GameType],
        help="the usual game if nothing is said (komi)",
    )
    add(
        "--scoring",
        choices=[scoring.value for scoring in Scoring],
        help="stones, longest strip or squares (standard)",
    )
    add(
        "--pie",
        choices=[pie.value for pie in Pie],
        help="fixed: komi as said, each has each color once; seats: the first engine names the komi and the "
        "second chooses its color (fixed)",
    )  # fmt: skip
    add(
        "--sprt",
        metavar=("ELO0", "ELO1"),
        nargs=2,
        type=_number(),
        help="stop when a sequential test decides",
    )


def _add_time(group: Any) -> None:  # noqa: ANN401 - argparse does not name the type of its groups
    systems = group.add_mutually_exclusive_group()
    systems.add_argument("--movetime", metavar="S", type=_number(above=0), help="seconds a move")
    systems.add_argument("--time", metavar="MAIN+INC", type=_main_and_increment, help="as 60+1, in seconds")
    systems.add_argument(
        "--canadian", metavar="MAIN/PERIOD/STONES", type=_canadian, help="as 60/30/5: then 5 moves in 30 s"
    )
    systems.add_argument("--nodes", metavar="N", type=_whole(1), help="no clock; fills {nodes} in commands")
    group.add_argument(
        "--margin", metavar="S", type=_number(least=0), help="what a move may be late without loss (0.1)"
    )


def _add_openings(add: Callable[..., object]) -> None:
    add(
        "--openings",
        metavar="random|none|FILE",
        help="random lines that no symmetry makes alike, or a file with a line of moves for each (random)",
    )
    add("--plies", metavar="N", type=_whole(0), help="the length of random lines, in actions (4)")
    add("--no-balance", action="store_true", help="take random lines as they come, even or not")
    add(
        "--seed",
        metavar="N",
        type=_whole(0),
        help="other seeds, other openings; the same, the same match (0)",
    )


def _add_running(add: Callable[..., object]) -> None:
    add("--jobs", metavar="N", type=_whole(1), help="games at a time on this machine (1)")
    add("--scheduler", metavar="ADDRESS", help="have a Dask cluster play: tcp://HOST:PORT")
    add(
        "--restarts",
        metavar="N",
        type=_whole(0),
        help="how often an engine that crashed is started again (2)",
    )
    add(
        "--output",
        metavar="FOLDER",
        help="where it is kept; if the match is there, it goes on (match-DATE in this folder)",
    )
    add("--resume", metavar="FOLDER", help="go on with the match in this folder")
    add("--report", metavar="FOLDER", help="write the reports of this match again, and nothing else")


def _whole(least: int) -> Callable[[str], int]:
    def read(word: str) -> int:
        if re.fullmatch(r"[0-9]{1,12}", word) is None:
            raise ArgumentTypeError(f"a whole number is wanted, not {word!r}")
        if int(word) < least:
            raise ArgumentTypeError(f"at least {least} is wanted, not {word}")
        return int(word)

    return read


def _number(least: float | None = None, above: float | None = None) -> Callable[[str], float]:
    def read(word: str) -> float:
        if re.fullmatch(r"-?([0-9]+(\.[0-9]*)?|\.[0-9]+)", word) is None:
            raise ArgumentTypeError(f"a number is wanted, not {word!r}")
        number = float(word)
        if (least is not None and number < least) or (above is not None and number <= above):
            raise ArgumentTypeError(f"{word} is too little")
        return number

    return read


def _main_and_increment(word: str) -> TimeSettings:
    main, _, increment = word.partition("+")
    seconds = _number(least=0)
    settings = configuration.fischer(seconds(main), seconds(increment or "0"))
    if settings.main_s + settings.increment_s <= 0:
        raise ArgumentTypeError(f"{word} leaves no time to think")
    return settings


def _canadian(word: str) -> TimeSettings:
    parts = word.split("/")
    if len(parts) != 3:
        raise ArgumentTypeError(f"MAIN/PERIOD/STONES is wanted, as 60/30/5, not {word!r}")
    return configuration.canadian(_number(least=0)(parts[0]), _number(above=0)(parts[1]), _whole(1)(parts[2]))
