"""The judged games and counts of tests/data, as the rules' own objects.

Each game was judged move by move by an independent program written straight from the rules.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from catena_gtp.notation import Lettering, parse_action
from catena_gtp.rules import Action, Color, GameType, Ruleset, Scoring

DATA = Path(__file__).parents[1] / "data"
COLORS = {"b": Color.BLACK, "w": Color.WHITE}


@dataclass(frozen=True)
class JudgedGame:
    ruleset: Ruleset
    moves: tuple[tuple[Color, Action], ...]
    legal_counts: tuple[int, ...]
    # After each move: black stones, white stones, stones in limited strips; closing captures not made.
    counts_after: tuple[tuple[int, int, int], ...]
    final_black: frozenset[str]
    final_white: frozenset[str]
    margin: float
    score: str


def ruleset_of(entry: dict[str, object]) -> Ruleset:
    side, komi = entry["side"], entry.get("komi", 0)
    assert isinstance(side, int)
    assert isinstance(komi, int)
    scoring = Scoring(entry.get("scoring", "standard"))
    return Ruleset(side, GameType(entry["game_type"]), scoring, float(komi))


def judged_games() -> list[JudgedGame]:
    games = []
    for line in (DATA / "games.jsonl").read_text().splitlines():
        entry = json.loads(line)
        ruleset = ruleset_of(entry)
        moves = []
        for color, word in (move.split() for move in entry["moves"]):
            action = parse_action(word, ruleset.board, Lettering.CATENA)
            assert action is not None
            moves.append((COLORS[color], action))
        games.append(
            JudgedGame(
                ruleset,
                tuple(moves),
                tuple(entry["legal_counts"]),
                tuple(tuple(counts) for counts in entry["stones_black_white_limited_after_each"]),
                frozenset(entry["final_black"]),
                frozenset(entry["final_white"]),
                float(entry["black_margin"]),
                entry["score"],
            )
        )
    return games


def judged_perfts() -> list[tuple[Ruleset, int, int]]:
    """Return ruleset, depth and count of each known count."""
    entries = json.loads((DATA / "perft.json").read_text())
    return [(ruleset_of(e), depth, count) for e in entries for depth, count in enumerate(e["counts"], 1)]
