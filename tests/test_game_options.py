"""The options that say which game is meant."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from catena_gtp.game_options import add_game_options, at_least, chosen_ruleset, pinned_lettering, reading
from catena_gtp.gtp import arguments
from catena_gtp.notation import Lettering
from catena_gtp.rules import GameType, Ruleset, Scoring


def parsed(words: str) -> Namespace:
    parser = ArgumentParser()
    add_game_options(parser.add_argument)
    parser.add_argument("--count", type=at_least(2))
    parser.add_argument("--number", type=reading(arguments.decimal))
    return parser.parse_args(words.split())


def test_nothing_said_is_the_usual_game() -> None:
    options = parsed("")
    assert chosen_ruleset(options) == Ruleset()
    assert (options.boardsize[1], pinned_lettering(options)) == (Lettering.CATENA, None)


def test_everything_said() -> None:
    options = parsed("--boardsize 13 --komi 2.5 --game-type double --scoring square --coordinates catena")
    assert chosen_ruleset(options) == Ruleset(7, GameType.DOUBLE, Scoring.SQUARE, 2.5)
    assert (options.boardsize[1], pinned_lettering(options)) == (Lettering.GTP, Lettering.CATENA)


def test_readers() -> None:
    options = parsed("--count 2 --number 1e1")
    assert (options.count, options.number) == (2, 10)
