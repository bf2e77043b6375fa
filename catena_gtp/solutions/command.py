"""`catena-gtp solve`: the tables of small boards, or a proof that may be stopped and taken up again."""

from __future__ import annotations

import argparse
import math
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from catena_gtp.notation import format_margin
from catena_gtp.rules import GameType, Position, Ruleset, Scoring
from catena_gtp.solutions.checkpoint import Checkpoint, CheckpointError
from catena_gtp.solutions.long_proof import LongProof, OutOfTime
from catena_gtp.solutions.tables import tables

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from catena_gtp.player.judge import Judge

_UNUSABLE: Final = 2
_INTERRUPTED: Final = 130
_UNFINISHED: Final = 1
_TELL_EVERY_S: Final = 10.0
_ABOUT: Final = """\
Find out what the empty board of a small side is worth under best play, komi 0.

Without --checkpoint the tables of protocol/solutions.md are printed, which takes seconds for sides 2 and 3.
With it one kind of game is proved piece by piece. Every piece is kept in the file, so the program may be
stopped at any time, by any means, and goes on from there when it is started again.
"""


def main(arguments: Sequence[str]) -> int:
    """Run `catena-gtp solve` and return its exit status.

    0: all is proved. 1: the time ran out before. 2: the arguments or the file are of no use. 130: Ctrl-C.
    """
    options = _parser().parse_args(arguments)
    from catena_gtp.player.judge import Judge  # noqa: PLC0415 - loads numba

    judge = Judge(options.hash)
    if options.checkpoint is None:
        print("\n\n".join(tables(side, judge.margin) for side in options.side or (2, 3)))
        return 0
    if options.side is None or len(options.side) != 1:
        print("catena-gtp solve: a checkpoint is about one side", file=sys.stderr)
        return _UNUSABLE
    ruleset = Ruleset(options.side[0], GameType(options.game_type), Scoring(options.scoring), 0)
    try:
        return _prove(ruleset, options, judge)
    except (CheckpointError, OSError) as error:
        print(f"catena-gtp solve: {error}", file=sys.stderr)
        return _UNUSABLE


def _prove(ruleset: Ruleset, options: argparse.Namespace, judge: Judge) -> int:
    checkpoint = Checkpoint(options.checkpoint, ruleset)
    deadline = math.inf if options.seconds is None else time.monotonic() + options.seconds
    try:
        proof = LongProof(
            Position.initial(ruleset), checkpoint, judge, options.piece, _teller(checkpoint, deadline)
        )
        try:
            proof.run()
            status = 0
        except OutOfTime:
            status = _UNFINISHED
        except KeyboardInterrupt:
            status = _INTERRUPTED
        print(_summary(checkpoint))
        print(_bounds(proof.bounds))
        return status
    finally:
        checkpoint.close()


def _teller(checkpoint: Checkpoint, deadline: float) -> Callable[[], None]:
    """Make the listener that reports now and then and ends the proof when its time is up."""
    told = time.monotonic()

    def tell() -> None:
        nonlocal told
        now = time.monotonic()
        if now - told >= _TELL_EVERY_S:
            told = now
            print(_summary(checkpoint), file=sys.stderr)
        if now >= deadline:
            raise OutOfTime

    return tell


def _summary(checkpoint: Checkpoint) -> str:
    return (
        f"{checkpoint.proved} positions proved, {checkpoint.split} split, "
        f"{checkpoint.nodes / 1e6:.0f} million nodes"
    )


def _bounds(bounds: tuple[float, float]) -> str:
    lower, upper = bounds
    if lower == upper:
        return f"value: {format_margin(lower)}"
    at_least = "unknown" if math.isinf(lower) else format_margin(lower)
    at_most = "unknown" if math.isinf(upper) else format_margin(upper)
    return f"value: at least {at_least}, at most {at_most} (for Black)"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="catena-gtp solve",
        description=_ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("--side", metavar="N", type=int, choices=range(2, 11), action="append", help="2 and 3 if not given")
    add("--hash", metavar="MIB", type=float, default=64.0, help="memory for positions already seen, MiB (64)")
    add("--checkpoint", metavar="FILE", type=Path, help="prove one kind of game, keep what is proved here")
    add("--game-type", choices=[each.value for each in GameType], default=GameType.KOMI.value)
    add("--scoring", choices=[each.value for each in Scoring], default=Scoring.STANDARD.value)
    add("--seconds", metavar="S", type=float, help="stop after the piece that is at work then")
    add("--piece", metavar="NODES", type=int, default=4_000_000, help="the largest piece (4000000)")
    return parser
