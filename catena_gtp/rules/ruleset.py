"""What two players agree on before a game: side, game type, scoring and komi (R1, R11, R14 to R20)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from catena_gtp.rules.geometry import Board


class Color(Enum):
    """A player, and the color of that player's stones (R3)."""

    BLACK = "black"
    WHITE = "white"

    @property
    def opponent(self) -> Color:
        """The other color."""
        return Color.WHITE if self is Color.BLACK else Color.BLACK


class GameType(Enum):
    """How turns and compensation work: R14, R15 and R16."""

    KOMI = "komi"
    NO_KOMI = "no-komi"
    DOUBLE = "double"


class Scoring(Enum):
    """What decides the game: R18, R19 and R20."""

    STANDARD = "standard"
    LONGEST = "longest"
    SQUARE = "square"


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Everything that is fixed before the first turn.

    `komi` is in points for White. Any finite number is accepted, since controllers send what they like;
    `komi_is_regular` tells whether R11 allows it. A side outside 2 to 10 is a ValueError.
    """

    side: int = 6
    game_type: GameType = GameType.KOMI
    scoring: Scoring = Scoring.STANDARD
    komi: float = 7.0

    def __post_init__(self) -> None:
        Board.of_side(self.side)
        if not abs(self.komi) < float("inf"):
            message = f"komi must be a finite number, not {self.komi}"
            raise ValueError(message)

    @property
    def board(self) -> Board:
        """The board of this side."""
        return Board.of_side(self.side)

    @property
    def has_button(self) -> bool:
        """Whether a button lies beside the board (R3); double placement has none (R16)."""
        return self.game_type is not GameType.DOUBLE

    @property
    def effective_komi(self) -> float:
        """The komi that counts: zero in the game types without komi (R15, R16)."""
        return self.komi if self.game_type is GameType.KOMI else 0.0

    @property
    def largest_komi(self) -> int:
        """The largest komi a player may name (R11)."""
        return 1000 if self.scoring is Scoring.SQUARE else 15

    @property
    def komi_is_regular(self) -> bool:
        """Whether the komi is one that a player may name: whole and in range (R11)."""
        return self.komi == int(self.komi) and 0 <= self.komi <= self.largest_komi
