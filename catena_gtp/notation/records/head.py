"""What the head of a record says: the rules in RU, KM and SZ, and where the game began, both ways.

Stones before the first move stand in AB and AW, as in Go, and PL tells who is on turn. What these cannot tell
of the state in which a game began stands in a property of our own, CATENA, as a position text.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from catena_gtp.notation.errors import NotationError, quoted
from catena_gtp.notation.position_text import format_position, parse_position
from catena_gtp.notation.records.steps import cell_at, point
from catena_gtp.notation.results import format_number
from catena_gtp.rules import Board, Color, GameType, Position, Ruleset, Scoring

if TYPE_CHECKING:
    from collections.abc import Mapping

    from catena_gtp.rules import Cell

START: Final = "CATENA"
_GO: Final = b"1"
_WIDTHS: Final = range(3, 20, 2)
_COLORS: Final = {"AB": Color.BLACK, "AW": Color.WHITE, "AE": None}


def write_ruleset(root: Any, ruleset: Ruleset) -> None:  # noqa: ANN401 - sgfmill has no types
    """Write under which rules a game is played; the size of the grid is the tree's own."""
    root.set("RU", f"Catena {ruleset.game_type.value} {ruleset.scoring.value}")
    root.set_raw("KM", format_number(ruleset.effective_komi).encode("ascii"))


def read_ruleset(root: Any, in_force: Ruleset) -> Ruleset:  # noqa: ANN401
    """Return the rules of a record; what it does not tell, and the komi where none counts, is as in force."""
    if root.has_property("GM") and root.get_raw("GM").strip() != _GO:
        game = root.get_raw("GM").decode("ascii", "replace")
        raise NotationError(f"GM is {quoted(game)}, another game; that of Catena is 1, as for Go")
    width = root.get_size()
    if width not in _WIDTHS:
        raise NotationError(f"SZ is {width}; boards of Catena are 3, 5, ... or 19 wide")
    ruleset = _with_words(replace(in_force, side=(width + 1) // 2), _text(root, "RU"))
    komi = _text(root, "KM").strip()
    if not komi or ruleset.game_type is not GameType.KOMI:
        return ruleset
    return replace(ruleset, komi=_number(komi))


def write_start(root: Any, start: Position) -> None:  # noqa: ANN401
    """Write in which position a game began, where that is not the usual one, but for PL (`pin_turn`)."""
    if start == Position.initial(start.ruleset):
        return
    board, stones = start.board, start.stones
    black, white = ([point(cell, board) for cell in stones if stones[cell] is color] for color in Color)
    root.set_setup_stones(black, white)
    root.set_raw(START, format_position(start).encode("ascii"))


class SetUp:
    """The stones that the nodes before the first move set up, and who is on turn then."""

    def __init__(self, board: Board) -> None:
        self.stones: dict[Cell, Color] = {}
        self.to_move: Color | None = None
        self._board = board

    def add(self, node: Any) -> None:  # noqa: ANN401
        """Take up what a node says; NotationError if it is no point of the board, or no color."""
        for identifier, color in _COLORS.items():
            for place in _points(node, identifier):
                cell = cell_at(place, self._board, identifier)
                if color is None:
                    self.stones.pop(cell, None)
                else:
                    self.stones[cell] = color
        turn = _text(node, "PL").strip().lower()
        if turn:
            if turn not in {"b", "w"}:
                raise NotationError(f"PL is {quoted(turn)}, not B or W")
            self.to_move = Color.BLACK if turn == "b" else Color.WHITE

    def start(self, ruleset: Ruleset, first_color: Color | None, exact: str) -> Position:
        """Return where the game began: just what `exact` says, or what goes with stones and colors alone.

        Then on turn is who the file says, or who moves first, or has fewer stones, on the empty board Black;
        the button is free, and who placed last is the other color, if it has a stone. ImpossiblePosition and
        NotationError tell what cannot be.
        """
        if exact:
            return _exact(exact, ruleset, self.stones)
        stones = self.stones
        blacks = sum(color is Color.BLACK for color in stones.values())
        fewer = Color.BLACK if 2 * blacks <= len(stones) else Color.WHITE
        to_move = self.to_move or (first_color if stones else None) or fewer
        two = ruleset.game_type is GameType.DOUBLE and stones
        last = to_move.opponent if to_move.opponent in stones.values() else to_move
        return Position.restored(
            ruleset, stones, to_move, stones_left=2 if two else 1, last_placer=last if stones else None
        )


def start_text(root: Any) -> str:  # noqa: ANN401
    """Return the position text in which a record's game began; empty where it has none."""
    return _text(root, START)


def result_text(root: Any) -> str:  # noqa: ANN401
    """Return the result as a record tells it, empty where it does not."""
    return " ".join(_text(root, "RE").split())


def pin_turn(node: Any, start: Position) -> None:  # noqa: ANN401
    """Tell who is on turn at the start, in its last node, since what else tells it may change: the moves."""
    if start != Position.initial(start.ruleset):
        node.set("PL", start.to_move.value[0])


def _exact(text: str, ruleset: Ruleset, stones: Mapping[Cell, Color]) -> Position:
    """Read a position text; the other properties, which any editor may have changed, must agree with it."""
    position = parse_position(text)
    kinds = [(rules.side, rules.game_type) for rules in (position.ruleset, ruleset)]
    if kinds[0] != kinds[1] or dict(position.stones) != dict(stones):
        raise NotationError(f"{START} does not go with SZ, RU, AB and AW")
    return Position.restored(
        ruleset,
        position.stones,
        position.to_move,
        stones_left=position.stones_left,
        button_holder=position.button_holder,
        last_placer=position.last_placer,
    )


def _with_words(ruleset: Ruleset, rules: str) -> Ruleset:
    """Return the rules that RU names; those of other games, which any program may write, say nothing."""
    words = rules.lower().split()
    if not words or words[0] != "catena":
        return ruleset
    game_types = {game_type.value: game_type for game_type in GameType}
    scorings = {scoring.value: scoring for scoring in Scoring}
    for word in words[1:]:
        if word in game_types:
            ruleset = replace(ruleset, game_type=game_types[word])
        elif word in scorings:
            ruleset = replace(ruleset, scoring=scorings[word])
        else:
            raise NotationError(f"RU names {quoted(word)}, which is no game type and no scoring")
    return ruleset


def _number(word: str) -> float:
    try:
        number = float(word)
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise NotationError(f"KM is {quoted(word)}, not a number")
    return number + 0.0  # a negative zero becomes the usual one


def _text(node: Any, identifier: str) -> str:  # noqa: ANN401
    """Return a property's text, empty where there is none."""
    text: str = node.get_raw(identifier).decode("utf-8") if node.has_property(identifier) else ""
    return text


def _points(node: Any, identifier: str) -> list[tuple[int, int]]:  # noqa: ANN401
    if not node.has_property(identifier):
        return []
    try:
        return sorted(node.get(identifier))
    except ValueError:
        raise NotationError(f"{identifier} has what is no point of the grid") from None
