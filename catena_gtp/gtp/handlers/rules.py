"""The rules in force: game type, scoring, komi."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from catena_gtp.gtp import arguments as read
from catena_gtp.gtp.entry import Entry
from catena_gtp.gtp.failures import syntax_error
from catena_gtp.notation import format_number, quoted
from catena_gtp.rules import LARGEST_SIDE, SMALLEST_SIDE, GameType, Ruleset, Scoring

if TYPE_CHECKING:
    from catena_gtp.gtp.state import Context

_GAME_TYPES = {game_type.value: game_type for game_type in GameType}
_SIDES = {str(side): side for side in range(SMALLEST_SIDE, LARGEST_SIDE + 1)}
_SCORINGS = {scoring.value: scoring for scoring in Scoring}


def komi(context: Context, arguments: tuple[str, ...]) -> str:
    """Set the komi, of this game too; any finite number will do."""
    points = read.decimal(arguments[0])
    context.state = replace(context.state, game=context.state.game.with_komi(points))
    _tell_of_odd_komi(context)
    return ""


def get_komi(context: Context, _arguments: tuple[str, ...]) -> str:
    """Answer the komi that was set."""
    return format_number(context.state.ruleset.komi)


def game_type(context: Context, arguments: tuple[str, ...]) -> str:
    """Start a new game of this type, or tell the type in force."""
    ruleset = context.state.ruleset
    if not arguments:
        return ruleset.game_type.value
    _start(context, replace(ruleset, game_type=_read_game_type(arguments[0])))
    return ""


def scoring(context: Context, arguments: tuple[str, ...]) -> str:
    """Start a new game with this scoring, or tell the one in force."""
    ruleset = context.state.ruleset
    if not arguments:
        return ruleset.scoring.value
    _start(context, replace(ruleset, scoring=_read_scoring(arguments[0])))
    return ""


def everything(context: Context, _arguments: tuple[str, ...]) -> str:
    """Answer all that is in force, as JSON."""
    state = context.state
    ruleset = state.ruleset
    in_force = {
        **_settable(ruleset),
        "width": ruleset.board.width,
        "cells": ruleset.board.cell_count,
        "komi_in_force": json_number(ruleset.effective_komi),
        "komi_is_regular": ruleset.komi_is_regular,
        "button": ruleset.has_button,
        "swap": ruleset.game_type is GameType.NO_KOMI,
        "stones_a_turn": 2 if ruleset.game_type is GameType.DOUBLE else 1,
        "coordinates": state.lettering.value,
        "button_word": state.button_word,
    }
    return json.dumps(in_force)


def get_rules(context: Context, _arguments: tuple[str, ...]) -> str:
    """Answer the rules as kata-set-rules takes them."""
    return json.dumps(_settable(context.state.ruleset))


def set_rules(context: Context, arguments: tuple[str, ...]) -> str:
    """Start a new game under these rules; what is not named stays as it is."""
    ruleset = context.state.ruleset
    for key, value in read.json_object(arguments).items():
        ruleset = _with_rule(ruleset, key, value if isinstance(value, str) else json.dumps(value))
    _start(context, ruleset)
    return ""


def json_number(number: float) -> float:
    """Return the number so that JSON writes a whole one without a point."""
    return int(number) if number.is_integer() else number


def _read_game_type(word: str) -> GameType:
    return read.choice(word, _GAME_TYPES, "komi, no-komi or double")


def _read_scoring(word: str) -> Scoring:
    return read.choice(word, _SCORINGS, "standard, longest or square")


def _settable(ruleset: Ruleset) -> dict[str, object]:
    return {
        "side": ruleset.side,
        "game_type": ruleset.game_type.value,
        "scoring": ruleset.scoring.value,
        "komi": json_number(ruleset.komi),
    }


def _with_rule(ruleset: Ruleset, key: str, word: str) -> Ruleset:
    """Return the rules with one of them changed, as kata-set-rules names it."""
    if key == "side":
        return replace(ruleset, side=read.choice(word, _SIDES, "a side from 2 to 10"))
    if key == "game_type":
        return replace(ruleset, game_type=_read_game_type(word))
    if key == "scoring":
        return replace(ruleset, scoring=_read_scoring(word))
    if key == "komi":
        return replace(ruleset, komi=read.decimal(word))
    raise syntax_error(f"{quoted(key)} is none of side, game_type, scoring and komi")


def _start(context: Context, ruleset: Ruleset) -> None:
    context.start_game(ruleset)
    _tell_of_odd_komi(context)


def odd_komi(ruleset: Ruleset) -> str | None:
    """Return what an onlooker should be told of a komi that R11 does not know; None of one that it does."""
    if ruleset.game_type is not GameType.KOMI or ruleset.komi_is_regular:
        return None
    number = format_number(ruleset.komi)
    known = f"whole, 0 to {ruleset.largest_komi}"
    return f"catena-gtp: komi {number} is outside the rules ({known}); it counts all the same"


def _tell_of_odd_komi(context: Context) -> None:
    """Tell the onlooker of such a komi; controllers send them unasked."""
    if odd := odd_komi(context.state.ruleset):
        context.tell(odd)


ENTRIES = (
    Entry("komi", "NUMBER", komi),
    Entry("get_komi", "", get_komi),
    Entry("catena-game_type", "[komi|no-komi|double]", game_type),
    Entry("catena-scoring", "[standard|longest|square]", scoring),
    Entry("catena-rules", "", everything),
    Entry("kata-get-rules", "", get_rules),
    Entry("kata-set-rules", "JSON ...", set_rules),
)
