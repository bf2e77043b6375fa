"""`catena-gtp diagram`: a position as a picture, from a game record, a position text or moves."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from catena_gtp.files import read_whole, write_whole
from catena_gtp.game import Game
from catena_gtp.game_options import add_game_options, at_least, chosen_ruleset, pinned_lettering
from catena_gtp.notation import Lettering, NotationError, parse_action, parse_position
from catena_gtp.notation.pictures import FORMATS
from catena_gtp.rules import IllegalMove, ImpossiblePosition
from catena_gtp.wording import showing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from catena_gtp.notation import Showing

_UNUSABLE: Final = 2
_ABOUT: Final = """\
Draw a position: the board as hexagons, with strips tied together, the button and its holder, and the score.
It is the position of a game record, of a position text (as catena-position answers it) or of the empty board,
after the moves that follow. The players move in turn; a move is a cell, button, swap or pass.
"""
_EXAMPLES: Final = """\
examples:
  catena-gtp diagram --boardsize 4 C3 D4 E5 button
  catena-gtp diagram --sgf game.sgf --output game.svg
  catena-gtp diagram --sgf game.sgf --after 20 --coordinates gtp --format svg > game.svg
  catena-gtp diagram --position "catena 3 komi standard 7 3/4/2bw1/4/3 b 1 free w"
"""


class _Unusable(Exception):  # noqa: N818 - what was asked for, not the program, is at fault
    """Say what cannot be drawn, and why."""


def main(arguments: Sequence[str]) -> int:
    """Run `catena-gtp diagram` and return its exit status, 2 where there is nothing that can be drawn."""
    options = _parser().parse_args(arguments)
    try:
        game, lettering = _game(options)
        picture = _format(options)(showing(game, lettering))
        if options.output is None:
            print(picture, end="")
        else:
            write_whole(options.output, picture)
    except (_Unusable, NotationError, ImpossiblePosition) as error:
        print(f"catena-gtp diagram: {error}", file=sys.stderr)
        return _UNUSABLE
    except OSError as error:
        print(f"catena-gtp diagram: {error.filename}: {error.strerror}", file=sys.stderr)
        return _UNUSABLE
    return 0


def _game(options: argparse.Namespace) -> tuple[Game, Lettering]:
    """Return the game whose last position is drawn, and the letters to draw it with."""
    ruleset = chosen_ruleset(options)
    lettering = pinned_lettering(options) or options.boardsize[1]
    if options.sgf is not None:
        from catena_gtp.replay import LARGEST_FILE_BYTES, before_move, load  # noqa: PLC0415 - loads sgfmill

        game, _ = load(read_whole(options.sgf, LARGEST_FILE_BYTES), ruleset, lettering)
        if options.after is not None:
            game = before_move(game, options.after + 1)
    elif options.after is not None:
        raise _Unusable("--after is said of the moves of a record; name it with --sgf")
    elif options.position is not None:
        game = Game.from_position(parse_position(options.position))
    else:
        game = Game.start(ruleset)
    for word in options.moves:
        game = _played(game, word, lettering)
    return game, lettering


def _played(game: Game, word: str, lettering: Lettering) -> Game:
    """Return the game after a move of the player on turn."""
    position = game.position
    try:
        if word.lower() == "pass":
            return game.play(position.to_move, game.empty_move(position.to_move))
        action = parse_action(word, position.board, lettering)
        if action is None:
            raise _Unusable(f"{word} is off the board")
        return game.play(position.to_move, action)
    except IllegalMove as error:
        raise _Unusable(f"{position.to_move.value} {word} is illegal: {error}") from error


def _format(options: argparse.Namespace) -> Callable[[Showing], str]:
    """Return what draws in the format that is asked for, or that goes with the name of the file."""
    by_name = "svg" if options.output is not None and options.output.suffix.lower() == ".svg" else "text"
    return FORMATS[options.format or by_name]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="catena-gtp diagram",
        description=_ABOUT,
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("moves", metavar="MOVE", nargs="*", help="moves from there on, the players in turn")
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--sgf", metavar="FILE", type=Path, help="begin with the game of a record")
    source.add_argument("--position", metavar="TEXT", help="begin with a position text, between quotes")
    add("--after", metavar="N", type=at_least(0), help="after so many moves of the record (all)")
    add("--format", choices=list(FORMATS), help="(svg, if the file is named so, else text)")
    add("--output", metavar="FILE", type=Path, help="write into a file")
    add_game_options(parser.add_argument_group("the game, where record or text do not say it").add_argument)
    return parser
