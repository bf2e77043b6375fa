"""Values as tables of Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catena_gtp.notation import Lettering, format_action, format_margin
from catena_gtp.rules import GameType, Ruleset, Scoring
from catena_gtp.solutions.values import values

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from catena_gtp.rules import Position
    from catena_gtp.solutions.values import Values


def tables(side: int, margin: Callable[[Position], float]) -> str:
    """Return the tables of a side; `margin` solves a position, Black's view."""
    found = [values(Ruleset(side, game_type, scoring, 0), margin) for game_type, scoring in kinds()]
    return "\n".join(
        [
            f"### Side {side}: the empty board",
            "",
            *_table(
                ("game type", "scoring", "value", "fair komi"),
                [(*_kind(each), format_margin(each.margin), fair_komi(each)) for each in found],
            ),
            "",
            f"### Side {side}: the first move",
            "",
            *_first_moves(found),
        ]
    )


def kinds() -> list[tuple[GameType, Scoring]]:
    """List the kinds of games in the order of the tables."""
    return [(game_type, scoring) for game_type in GameType for scoring in Scoring]


def fair_komi(found: Values) -> str:
    """Say between which whole komi the value lies and who wins with each."""
    if found.ruleset.game_type is not GameType.KOMI:
        return "no komi"
    wins, largest = found.black_wins, found.ruleset.largest_komi
    highest = max(wins, default=-1)
    if wins != frozenset(range(highest + 1)):  # more komi need not be better for White in longest strip
        return f"Black wins with {', '.join(map(str, sorted(wins)))}, White with the others"
    if not wins:
        return "White wins with 0"
    if highest == largest:
        return f"Black wins with {largest}"
    return f"Black wins with {highest}, White with {highest + 1}"


def _kind(found: Values) -> tuple[str, str]:
    return found.ruleset.game_type.value, found.ruleset.scoring.value


def _first_moves(found: Sequence[Values]) -> list[str]:
    """Return a table with a row for every kind of game and a column for every first move."""
    longest = max(found, key=lambda each: len(each.first_moves))
    board = longest.ruleset.board
    headings = [
        f"{format_action(move.action, board, Lettering.CATENA)} (of {move.count})"
        if move.count > 1
        else format_action(move.action, board, Lettering.CATENA)
        for move in longest.first_moves
    ]
    rows = []
    for each in found:
        margins = {move.action: format_margin(move.margin) for move in each.first_moves}
        rows.append((*_kind(each), *(margins.get(move.action, "not legal") for move in longest.first_moves)))
    return _table(("game type", "scoring", *headings), rows)


def _table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    lines = [headings, ["---"] * len(headings), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]
