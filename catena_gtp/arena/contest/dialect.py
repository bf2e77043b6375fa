"""How one engine writes boards, cells, moves and colors.

Pure. An engine of our family says so by its list of commands and is addressed in Catena letters with sides;
any other is taken for a Go program, with the width of the grid and letters without the I, unless its
specification says otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from catena_gtp.arena.contest.answers import read_move
from catena_gtp.notation import Lettering, format_action, format_number
from catena_gtp.programs.piped import shown
from catena_gtp.rules import SWAP, GameType, Scoring

if TYPE_CHECKING:
    from collections.abc import Collection

    from catena_gtp.arena.contest.answers import Answer
    from catena_gtp.arena.model import EngineSpec
    from catena_gtp.rules import Action, Board, Color, Position, Ruleset


@dataclass(frozen=True, slots=True)
class Dialect:
    """The letters for columns, the number by which a board is named, and what else can be said."""

    lettering: Lettering
    by_width: bool
    commands: frozenset[str]

    @classmethod
    def of(cls, spec: EngineSpec, commands: Collection[str]) -> Dialect:
        """Find out how to speak with an engine; ValueError where its specification is no such way.

        Of letters and size, one that is left to `auto` follows the other: sides go with Catena letters.
        """
        letters = {"catena": True, "gtp": False, "auto": None}
        sizes = {"side": True, "width": False, "auto": None}
        if spec.letters not in letters:
            raise ValueError(f"letters are catena, gtp or auto, not {shown(spec.letters)}")
        if spec.board_size not in sizes:
            raise ValueError(f"board_size is side, width or auto, not {shown(spec.board_size)}")
        by_letters, by_size = letters[spec.letters], sizes[spec.board_size]
        ours = "catena-coordinates" in commands
        catena = _first(by_letters, by_size, ours)
        by_side = _first(by_size, by_letters, ours)
        lettering = Lettering.CATENA if catena else Lettering.GTP
        return cls(lettering, not by_side, frozenset(commands))

    @property
    def button_word(self) -> str:
        """The button, which Go programs know as a pass."""
        return "button" if self.lettering is Lettering.CATENA else "pass"

    def why_not(self, ruleset: Ruleset) -> str | None:
        """Return why an engine cannot be told to play this; None if it can, or need not be told."""
        if ruleset.game_type is GameType.DOUBLE and "catena-game_type" not in self.commands:
            return "cannot be told of double placement: it knows no catena-game_type"
        return None

    def hears_of_scoring(self, scoring: Scoring) -> bool:
        """Tell whether an engine can be told this scoring, or need not be."""
        return scoring is Scoring.STANDARD or "catena-scoring" in self.commands

    def game_lines(self, ruleset: Ruleset) -> list[str]:
        """Return the commands that begin a game, but for the komi, which not every engine knows."""
        board = ruleset.board
        wanted = (
            ("boardsize", str(board.width if self.by_width else board.side)),
            ("catena-coordinates", self.lettering.value),
            ("catena-button_word", self.button_word),
            ("catena-game_type", ruleset.game_type.value),
            ("catena-scoring", ruleset.scoring.value),
        )
        lines = [f"{name} {word}" for name, word in wanted if name == "boardsize" or name in self.commands]
        return [*lines, "clear_board"]

    def komi_line(self, ruleset: Ruleset) -> str:
        """Return the command that tells the komi: the one in force, where no game type is told."""
        told = "catena-game_type" in self.commands
        return f"komi {format_number(ruleset.komi if told else ruleset.effective_komi)}"

    def write(self, action: Action, board: Board) -> str:
        """Write an action as this engine reads it."""
        return format_action(action, board, self.lettering, self.button_word)

    def read(self, text: str, position: Position) -> Answer:
        """Return the legal action that an engine answered, or RESIGN; BadAnswer if it is neither."""
        return read_move(text, position, self.lettering)


class Colors:
    """The names of the colors on the wire.

    An engine that does not know `swap` is told nothing when one is played: from then on the colors change
    their names for it. That is the same game, since the swap exists only where there is no komi (R15).
    """

    def __init__(self, *, knows_swap: bool) -> None:
        self._knows_swap = knows_swap
        self._are_exchanged = False

    def told(self, color: Color) -> Color:
        """Return what this engine calls a color of the referee's, which is also the way back."""
        return color.opponent if self._are_exchanged else color

    def word(self, color: Color) -> str:
        """Return a color as it is sent: by its first letter, which every program reads."""
        return self.told(color).value[0]

    def hide(self, action: Action) -> bool:
        """Tell whether an action is not to be sent, because the names of the colors change instead."""
        if action is SWAP and not self._knows_swap:
            self._are_exchanged = True
            return True
        return False

    def margin(self, told_margin: float) -> float:
        """Return Black's margin as the referee names the colors."""
        return -told_margin if self._are_exchanged else told_margin


def _first(*choices: bool | None) -> bool:
    """Return the first choice that was made."""
    return next(choice for choice in choices if choice is not None)
