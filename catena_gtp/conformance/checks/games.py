"""Games that the program plays against itself, and single moves, held against the rules."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from catena_gtp.conformance.checks.bench import Breach, Check
from catena_gtp.game import Game
from catena_gtp.notation import Lettering, NotationError, format_action, format_result, parse_action
from catena_gtp.rules import BUTTON, Color, GameType, Ruleset

if TYPE_CHECKING:
    from catena_gtp.conformance.checks.bench import Bench
    from catena_gtp.rules import Action, Position

_KOMI: Final = 2
# A program without small boards is given a game that is nearly over.
_FEW_MOVES: Final = 8
_NAMES: Final = {Color.BLACK: "black", Color.WHITE: "white"}


@dataclass(slots=True)
class Table:
    """A game that the program and the referee play side by side."""

    bench: Bench
    game: Game
    lettering: Lettering

    @classmethod
    def begin(cls, bench: Bench, side: int, game_type: GameType = GameType.KOMI) -> Table:
        """Have both begin a game on this side, or on the next larger that the program has."""
        size = bench.size(side)
        ruleset = Ruleset((size + 1) // 2 if size > 10 else size, game_type, komi=_KOMI)
        if "catena-game_type" in bench.claims.commands:
            bench.must(f"catena-game_type {game_type.value}")
        bench.must(f"boardsize {size}", "clear_board", f"komi {_KOMI}")
        return cls(bench, Game.start(ruleset), bench.claims.lettering(size))

    @property
    def position(self) -> Position:
        """The position as the referee sees it."""
        return self.game.position

    def word(self, action: Action) -> str:
        """Write an action as the program writes it."""
        button = "pass" if self.lettering is Lettering.GTP else "button"
        return format_action(action, self.position.board, self.lettering, button)

    def advance(self, moves_left: int) -> None:
        """Play at random, always the same way, until there are so few moves."""
        source = random.Random(1)
        while len(self.position.legal_actions()) > moves_left:
            cells = [action for action in self.position.legal_actions() if isinstance(action, int)]
            color, action = self.position.to_move, source.choice(cells)
            self.bench.must(f"play {_NAMES[color]} {self.word(action)}")
            self.game = self.game.play(color, action)

    def generate(self, command: str = "genmove", color: Color | None = None) -> str:
        """Have the program move for a color, who is on turn if none is named; Breach unless it is legal."""
        color = color or self.position.to_move
        text = self.bench.must(f"{command} {_NAMES[color]}").strip()
        self.take(color, text)
        return text

    def take(self, color: Color, text: str) -> None:
        """Play a move that the program chose; Breach unless it is legal."""
        position = self.position.with_turn(color)
        action = self.read(text)
        if action is None or not position.is_legal(action):
            legal = " ".join(self.word(action) for action in position.legal_actions())
            raise Breach(f"one of: {legal}", f"= {text}")
        self.game = self.game.play(color, action)

    def read(self, text: str) -> Action | None:
        """Read a move in the letters that the program is to use; None is no move of this board."""
        if text.lower() == "pass":
            return BUTTON
        try:
            return parse_action(text, self.position.board, self.lettering)
        except NotationError:
            return None


def _plays_itself(bench: Bench, game_type: GameType, side: int) -> None:
    table = Table.begin(bench, side, game_type)
    if not bench.claims.small:
        table.advance(_FEW_MOVES)
    while not table.position.is_over:
        table.generate()
    answer = bench.must(f"genmove {_NAMES[table.position.to_move]}").strip()
    if answer.lower() != "pass":
        raise Breach("= pass, since the game is over", f"= {answer}")
    if "final_score" in bench.claims.commands:
        result, told = format_result(table.position.score()), bench.must("final_score")
        if told.strip() != result:
            raise Breach(f"= {result} to final_score", f"= {told}")


def plays_with_komi(bench: Bench) -> None:
    """Hold that every move that it chooses in a game is legal, up to the end."""
    _plays_itself(bench, GameType.KOMI, 3)


def plays_without_komi(bench: Bench) -> None:
    """Hold the same in the type without komi."""
    _plays_itself(bench, GameType.NO_KOMI, 3)


def plays_double_placement(bench: Bench) -> None:
    """Hold the same in double placement."""
    _plays_itself(bench, GameType.DOUBLE, 3)


def either_color(bench: Bench) -> None:
    """Hold that either color may be asked for at any time."""
    table = Table.begin(bench, 3)
    for color in (Color.WHITE, Color.WHITE, Color.BLACK):
        table.generate(color=color)


def the_move_is_played(bench: Bench) -> None:
    """Hold that what it answers is played: the cell is taken, until the move is taken back."""
    table = Table.begin(bench, 3)
    word = table.generate()
    bench.refused(f"play white {word}")
    if "undo" in bench.claims.commands:
        bench.must("undo", f"play white {word}")


def only_asking_plays_nothing(bench: Bench) -> None:
    """Hold that reg_genmove answers a legal move and plays nothing."""
    table = Table.begin(bench, 3)
    text = bench.must("reg_genmove black").strip()
    table.take(Color.BLACK, text)
    bench.must(f"play white {text}")


def it_writes_the_button(bench: Bench) -> None:
    """Hold that a move is written in upper case, the button by the word that goes with the letters."""
    table = Table.begin(bench, 3)
    table.advance(_FEW_MOVES)
    while not table.position.is_over:
        before = table.position
        text = table.generate()
        action = table.read(text)
        if action is not None and text != format_action(
            action, before.board, table.lettering, table.word(BUTTON)
        ):
            raise Breach(f"= {table.word(action)}", f"= {text}")


def _nearly_over(bench: Bench) -> Table:
    table = Table.begin(bench, 3)
    table.advance(0)
    return table


def over_is_over(bench: Bench) -> None:
    """Hold that when the game is over it passes, for either color, and the result stays."""
    _nearly_over(bench)
    for color in ("black", "white", "white"):
        answer = bench.must(f"genmove {color}").strip()
        if answer.lower() != "pass":
            raise Breach("= pass", f"= {answer}")


_GENMOVE: Final = "gtp.md, genmove"

CHECKS: Final = (
    Check("moves", _GENMOVE, "legal moves up to the end of a game", plays_with_komi, ("genmove",)),
    Check("moves", _GENMOVE, "the same without komi", plays_without_komi, ("genmove", "catena-game_type")),
    Check(
        "moves",
        _GENMOVE,
        "the same in double placement",
        plays_double_placement,
        ("genmove", "catena-game_type"),
    ),
    Check("moves", "gtp.md, Turns", "a move for either color", either_color, ("genmove",)),
    Check("moves", _GENMOVE, "the move is played", the_move_is_played, ("genmove",)),
    Check("moves", "gtp.md, reg_genmove", "nothing is played", only_asking_plays_nothing, ("reg_genmove",)),
    Check("moves", "gtp.md, Colors and moves", "how moves are written", it_writes_the_button, ("genmove",)),
    Check("moves", _GENMOVE, "a pass when the game is over", over_is_over, ("genmove",)),
)
