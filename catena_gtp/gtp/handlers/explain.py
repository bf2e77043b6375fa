"""Explaining to a person what the player sees."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from catena_gtp.gtp.entry import Entry
from catena_gtp.gtp.failures import GAME_OVER, INTERRUPTED, GtpFailure
from catena_gtp.gtp.handlers.inspection import format_cells
from catena_gtp.gtp.handlers.play import format_move
from catena_gtp.gtp.handlers.rules import json_number
from catena_gtp.gtp.handlers.search import choose, kernel_needed
from catena_gtp.notation import format_number
from catena_gtp.rules import BUTTON, SWAP, Color, GameType, Scoring

if TYPE_CHECKING:
    from catena_gtp.gtp.state import Context, State
    from catena_gtp.player import Choice
    from catena_gtp.player.explain import Effect
    from catena_gtp.rules import Action, Position, Strip

# More strips than these are only counted.
_NAMED_STRIPS = 3
_WHOSE = {Color.BLACK: "Black", Color.WHITE: "White"}


def evaluate(context: Context, _arguments: tuple[str, ...]) -> str:
    """Answer what the position is worth without search and what each strip has to do with it, as JSON."""
    state = context.state
    with kernel_needed():
        found = context.player.evaluate(state.position, context.attention.hurry)
    if found is None:
        raise GtpFailure(INTERRUPTED)
    strips = [
        {
            "cells": format_cells(state, strip.cells),
            "black": strip.black,
            "white": strip.white,
            "limited": strip.limited,
            "owner": _owner(share),
            "points": json_number(abs(share)),
        }
        for strip, share in found.shares
    ]
    return json.dumps(
        {"margin": json_number(found.margin), "rest": json_number(found.rest), "strips": strips}
    )


def hint(context: Context, _arguments: tuple[str, ...]) -> str:
    """Answer the move that the player would choose, and why, in words."""
    from catena_gtp.player import effect  # noqa: PLC0415 - costs start time and memory

    position = context.state.position
    choice = choose(context, position.to_move)
    if choice is None:
        raise GtpFailure(GAME_OVER)
    done = effect(position, choice.action)
    move = format_move(context.state, choice.action)
    sentences = (
        f"{move} {_deeds(context.state, position, choice.action, done)}.",
        f"{_score(done.child)}.",
        _prospect(position, choice),
    )
    # GoGui has room for one line, and opens a window for several.
    return ("\n" if context.state.gogui else " ").join(sentence for sentence in sentences if sentence)


def _owner(share: float) -> str:
    return "none" if share == 0 else (Color.BLACK if share > 0 else Color.WHITE).value


def _deeds(state: State, position: Position, action: Action, done: Effect) -> str:
    """Say what a move does, as the rest of a sentence that begins with it."""
    if action is BUTTON:
        return "takes the button, half a point"
    if action is SWAP:
        return "takes the other player's stone over"
    rival = _WHOSE[position.to_move.opponent]
    deeds = [_placing(done)]
    if done.taken:
        deeds.append(f"takes {_named(state, done.taken)}")
    if done.denied:
        deeds.append(f"keeps {rival} from taking {_named(state, done.denied)}")
    if done.given:
        deeds.append(f"leaves {rival} {_named(state, done.given)}")
    if done.closed:
        deeds.append(f"makes {_counted(done.closed, 'other cell')} unplayable")
    if done.child.is_over:
        deeds.append("ends the game")
    return ", ".join(deeds)


def _placing(done: Effect) -> str:
    grown = done.grown
    if grown is None or not done.joined:
        return "starts a strip"
    stones = _counted(len(grown.cells), "stone")
    joins = "lengthens a strip to" if len(done.joined) == 1 else "joins two strips into one of"
    if grown.limited or done.child.is_over:
        return f"{joins} {stones}"
    return f"{joins} {stones}, {grown.black} black and {grown.white} white"


def _named(state: State, strips: tuple[Strip, ...]) -> str:
    stones = sum(len(strip.cells) for strip in strips)
    if len(strips) > _NAMED_STRIPS:
        return f"{len(strips)} strips of {stones} stones in all"
    named = (" ".join(format_cells(state, strip.cells)) for strip in strips)
    return f"{_counted(stones, 'stone')} ({'; '.join(named)})"


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _score(child: Position) -> str:
    """Say how the score stands behind a move."""
    score = child.score()
    totals = (format_number(tally.total) for tally in (score.black, score.white))
    what = "The longest strips are then" if score.scoring is Scoring.LONGEST else "The score is then"
    komi = ", komi included" if child.ruleset.game_type is GameType.KOMI else ""
    return "{} {} for Black and {} for White{}".format(what, *totals, komi)


def _prospect(position: Position, choice: Choice) -> str:
    """Say what the search expects; nothing, where it had nothing to search."""
    if choice.margin is None:
        return ""
    ahead = _WHOSE[position.to_move if choice.margin > 0 else position.to_move.opponent]
    if choice.rate is not None:
        return _average(position.to_move, ahead, choice.margin, choice.rate, choice.nodes)
    points = _counted_points(abs(choice.margin))
    if choice.exact:
        return (
            f"With best play {ahead} wins by {points}." if choice.margin else "With best play it is a draw."
        )
    expected = f"{ahead} ahead by {points}" if choice.margin else "nobody ahead"
    return f"Looking {_counted(choice.depth, 'move')} ahead, that leaves {expected}."


def _average(mover: Color, ahead: str, margin: float, rate: float, games: int) -> str:
    """Say what games played out show, on average."""
    points = round(abs(margin), 1)
    lead = f"{ahead} is ahead by {_counted_points(points)}" if points else "nobody is ahead"
    chance = f"{_WHOSE[mover]} then wins with a chance of {100 * rate:.0f} %"
    return f"By {_counted(games, 'game')} played out, {chance}, and {lead} on average."


def _counted_points(points: float) -> str:
    return f"{format_number(points)} point" if points == 1 else f"{format_number(points)} points"


ENTRIES = (
    Entry("catena-eval", "", evaluate),
    Entry("catena-hint", "", hint),
)
