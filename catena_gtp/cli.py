"""The command line: options, assembly, start.

Every GUI waits for the first reply, so what is not always needed is imported where it is.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from catena_gtp import __version__
from catena_gtp.clock import RESERVE_S
from catena_gtp.game_options import add_game_options, at_least, chosen_ruleset, pinned_lettering, reading
from catena_gtp.gtp import settings as setting
from catena_gtp.gtp.engine import Engine
from catena_gtp.gtp.handlers.rules import odd_komi
from catena_gtp.options import FULL_STRENGTH, OWN_NETWORK, RESIGN_TURNS, SEARCHES, Options, Settings
from catena_gtp.session.streams import claim_standard_streams, leave, serve, tell_onlooker

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable, Sequence

    from catena_gtp.session.streams import Speaker

_ABOUT: Final = """\
An engine and referee for the board game Catena. It speaks the Go Text Protocol (GTP): one command a line on
the standard input, one reply each on the standard output. Start it from a board GUI or a tournament manager,
or type commands yourself.
"""
_EXAMPLES: Final = """\
examples:
  catena-gtp                                        side 6, komi 7; then type showboard, genmove black, quit
  catena-gtp --boardsize 11 --komi 7                the same board for a Go controller: width 11, GTP letters
  catena-gtp --boardsize 8 --game-type no-komi      side 8, the second player may answer swap
  catena-gtp --movetime 2 --threads 2               two seconds a move, on two processors
  catena-gtp --playouts 20000 --seed 7              the same choices every time
  catena-gtp --level 3 --resign 2                   an opponent for somebody who has played some games
  echo list_commands | catena-gtp                   all commands
  catena-gtp --protocol ugi                         for arenas that speak the Universal Game Interface
  catena-gtp match --help                           let programs play against each other
  catena-gtp solve --help                           what small boards are worth under best play
  catena-gtp diagram --help                         pictures of positions
  catena-gtp train --help                           a network from games of the engine against itself

cells:
  --boardsize 2 to 10 counts the cells along a side; cells are then written as the rules write them, with the
  letter I. 11, 13, 15, 17 and 19 count the columns, as Go controllers do; the letter I is then left out, so
  that from the ninth column on the same word means another cell. --coordinates overrules this.

Every command with its grammar, failures and an example: protocol/gtp.md and protocol/ugi.md; the rules:
protocol/rules.md.
"""
# B2 is a cell of every board, and the whole fits in one line of a terminal.
_GREETING: Final = {
    "gtp": f"catena-gtp {__version__}: type showboard, play black B2, genmove white, or quit",
    "ugi": f"catena-gtp {__version__}: type position startpos moves B2, go movetime 1000, or quit",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status; once it speaks GTP, the process ends in here."""
    words = sys.argv[1:] if arguments is None else arguments
    if words and words[0] == "match":
        return _match(words[1:])
    if words and words[0] == "solve":
        return _solve(words[1:])
    if words and words[0] == "diagram":
        return _diagram(words[1:])
    if words and words[0] == "train":
        return _train(words[1:])
    protocol, options = "gtp", Options()
    if words:
        namespace = _parser().parse_args(words)
        if namespace.compile:
            return _compile()
        protocol, options = namespace.protocol, _options(namespace)
    source, replies = claim_standard_streams()
    if odd := odd_komi(options.ruleset):
        tell_onlooker(odd)
    if sys.stdin is not None and sys.stdin.isatty():
        tell_onlooker(_GREETING[protocol])
    return leave(serve(_speaker(protocol, options), source, replies))


def _speaker(protocol: str, options: Options) -> Speaker:
    """Return who speaks a protocol."""
    if protocol == "ugi":
        from catena_gtp.ugi.engine import Engine as UgiEngine  # noqa: PLC0415 - GTP has no use for it

        return UgiEngine(options, tell_onlooker)
    return Engine(options, tell_onlooker)


def _solve(words: Sequence[str]) -> int:
    """Find out what small boards are worth."""
    from catena_gtp.solutions.command import main as solve  # noqa: PLC0415 - the engine has no use for it

    return solve(words)


def _diagram(words: Sequence[str]) -> int:
    """Draw a position."""
    from catena_gtp.diagram import main as diagram  # noqa: PLC0415 - the engine has no use for it

    return diagram(words)


def _train(words: Sequence[str]) -> int:
    """Train a network."""
    from catena_gtp.training.command import main as train  # noqa: PLC0415 - the engine has no use for it

    return train(words)


def _match(words: Sequence[str]) -> int:
    """Let programs play against each other."""
    from catena_gtp.arena.command import main as match  # noqa: PLC0415 - the engine has no use for it

    return match(words)


def _compile() -> int:
    """Prepare the search for this machine, telling on the standard error how it goes."""
    from catena_gtp.player import compile_kernel  # noqa: PLC0415 - loads numba

    compile_kernel(lambda part, seconds: tell_onlooker(f"catena-gtp: ready for {part} after {seconds:.1f} s"))
    return 0


def _options(namespace: Namespace) -> Options:
    return Options(
        ruleset=chosen_ruleset(namespace),
        lettering=namespace.boardsize[1],
        pinned_lettering=pinned_lettering(namespace),
        settings=_settings(namespace),
        seed=namespace.seed,
        hash_mib=namespace.hash,
        network=namespace.network,
    )


def _settings(namespace: Namespace) -> Settings:
    return Settings(
        search=namespace.search,
        playouts=namespace.playouts,
        movetime_s=namespace.movetime,
        nodes=namespace.nodes,
        depth_plies=namespace.depth,
        threads=namespace.threads,
        ponder=namespace.ponder,
        level=namespace.level,
        resign_percent=namespace.resign,
        resign_turns=namespace.resign_turns,
        overhead_s=namespace.overhead,
    )


def _parser() -> ArgumentParser:
    from argparse import ArgumentParser, RawDescriptionHelpFormatter  # noqa: PLC0415 - not needed without options

    parser = ArgumentParser(
        "catena-gtp",
        description=_ABOUT,
        epilog=_EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add = parser.add_argument
    add_game_options(parser.add_argument_group("the game").add_argument)
    player = parser.add_argument_group("the player")
    _add_player_options(player.add_argument)
    add("--protocol", choices=list(_GREETING), default="gtp", help="what to speak (gtp)")
    add("--compile", action="store_true", help="compile the search for this machine and exit")
    add("--version", action="version", version=f"catena-gtp {__version__}")
    return parser


def _add_player_options(add: Callable[..., object]) -> None:
    positive = at_least(1)
    add(
        "--search",
        choices=SEARCHES,
        default=SEARCHES[0],
        help="which searcher: auto plays out open boards and proves the end by alpha-beta (auto)",
    )
    add(
        "--movetime",
        metavar="S",
        type=reading(setting.movetime),
        help="seconds a move (1, where nothing else sets a limit)",
    )
    add("--playouts", metavar="N", type=positive, help="games to play out a move")
    add("--nodes", metavar="N", type=positive, help="positions a move, searched by alpha-beta")
    add("--depth", metavar="D", type=positive, help="actions to look ahead, by alpha-beta")
    add(
        "--seed",
        metavar="N",
        type=at_least(0),
        default=0,
        help="other seeds, other choices among equals (0)",
    )
    add("--threads", metavar="N", type=reading(setting.threads), default=1, help="threads that search (1)")
    add("--ponder", action="store_true", help="think on while the opponent does")
    _add_strength_options(add)
    add(
        "--overhead",
        metavar="S",
        type=reading(setting.overhead),
        default=RESERVE_S,
        help="kept back of every clock for the way to the controller (0.1)",
    )
    add(
        "--network",
        metavar="FILE",
        type=_network,
        help="judge positions by this neural network, 'own' for the engine's (by none)",
    )
    add(
        "--hash", metavar="MIB", type=positive, default=64, help="memory for positions already seen, MiB (64)"
    )


def _add_strength_options(add: Callable[..., object]) -> None:
    add(
        "--level",
        metavar="1..10",
        type=reading(setting.level),
        default=FULL_STRENGTH,
        help="strength, 1 for a beginner's opponent (10, all it can)",
    )
    add(
        "--resign",
        metavar="PERCENT",
        type=reading(setting.percent),
        help="resign below this chance to win (never)",
    )
    add(
        "--resign-turns",
        metavar="N",
        type=at_least(1),
        default=RESIGN_TURNS,
        help="but only after so many moves in a row without hope (3)",
    )


def _network(text: str) -> Path:
    """Read the name of a network's file; whether it is one is looked at before the game begins."""
    path = OWN_NETWORK if text == "own" else Path(text)
    from argparse import ArgumentTypeError  # noqa: PLC0415 - not needed without options

    from catena_gtp.player.network_file import NetworkFileError, read  # noqa: PLC0415 - loads numba

    try:
        read(path)
    except NetworkFileError as error:
        raise ArgumentTypeError(str(error)) from None
    return path
