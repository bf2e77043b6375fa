"""Which games are played to learn from: boards, types, scorings and komi, by chance but in given shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from catena_gtp.kernel import layout
from catena_gtp.player import bridge
from catena_gtp.training.plan import shares

if TYPE_CHECKING:
    from random import Random

    from catena_gtp.training.plan import Plan

GAME_TYPES: Final = {each.value: code for each, code in bridge.GAME_TYPES.items()}
SCORINGS: Final = {each.value: code for each, code in bridge.SCORINGS.items()}
"""The kernel's codes by the words of the rules."""
USUAL_KOMI: Final = 14
_MOST_KOMI: Final = 15
_MOST_SQUARE_KOMI: Final = 100


class Rules(NamedTuple):
    """A kind of game in the kernel's codes; `komi` in half points."""

    side: int
    game_type: int
    scoring: int
    komi: int


def draw_rules(plan: Plan, chance: Random) -> Rules:
    """Draw the kind of a game against itself."""
    side, game_type, scoring = draw_kind(plan, chance)
    komi = 0
    if game_type == layout.KOMI:
        most = _MOST_SQUARE_KOMI if scoring == layout.SQUARE else _MOST_KOMI
        komi = USUAL_KOMI if chance.random() < plan.usual_komi else 2 * chance.randint(0, most)
    return Rules(side, game_type, scoring, komi)


def draw_even_rules(plan: Plan, chance: Random) -> Rules:
    """Draw the kind of a game of a match, where komi is the usual one."""
    side, game_type, scoring = draw_kind(plan, chance)
    return Rules(side, game_type, scoring, USUAL_KOMI if game_type == layout.KOMI else 0)


def draw_kind(plan: Plan, chance: Random) -> tuple[int, int, int]:
    """Draw side, game type and scoring."""
    sides = shares(plan.sides, [str(side) for side in range(2, layout.MAX_SIDE + 1)])
    game_types = shares(plan.game_types, GAME_TYPES)
    scorings = shares(plan.scorings, SCORINGS)
    return (
        int(_draw(sides, chance)),
        GAME_TYPES[_draw(game_types, chance)],
        SCORINGS[_draw(scorings, chance)],
    )


def _draw(weights: dict[str, float], chance: Random) -> str:
    return chance.choices(list(weights), list(weights.values()))[0]
