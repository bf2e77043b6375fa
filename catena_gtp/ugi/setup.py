"""The position that a controller sets up: a start and the moves from there.

Controllers send the whole game again with every question. What it has in common with the last one is not
played again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from catena_gtp.game import Game
from catena_gtp.notation import (
    BUTTON_WORDS,
    NotationError,
    format_action,
    parse_action,
    parse_position,
    quoted,
)
from catena_gtp.rules import BUTTON, IllegalMove, ImpossiblePosition, Reason
from catena_gtp.ugi.failures import UgiFailure

if TYPE_CHECKING:
    from catena_gtp.notation import Lettering
    from catena_gtp.rules import Action, Position, Ruleset

START: Final = "startpos"
_FORM: Final = "position is followed by startpos, or fen and a position, and maybe by moves and the moves"


@dataclass(frozen=True, slots=True)
class Setup:
    """A game and how it was set up.

    `start` is a position text, or empty for the empty board under `ruleset`, which is what `startpos` means;
    `moves` are the words that led on from there, in lower case, as cells are written in `lettering`.
    """

    ruleset: Ruleset
    lettering: Lettering
    start: str
    moves: tuple[str, ...]
    game: Game

    @classmethod
    def of(cls, ruleset: Ruleset, lettering: Lettering) -> Setup:
        """Return the empty board under these rules."""
        return cls(ruleset, lettering, "", (), Game.start(ruleset))

    @property
    def position(self) -> Position:
        """The position in which the next command finds the game."""
        return self.game.position

    def write(self, action: Action) -> str:
        """Write an action as a move."""
        return format_action(action, self.position.board, self.lettering, BUTTON_WORDS[self.lettering])


def read_position(words: tuple[str, ...], before: Setup) -> Setup:
    """Return what the words behind `position` set up; UgiFailure says why they set up nothing.

    Rules and letters are those from before, unless a position text says other rules.
    """
    start, moves = _parts(words)
    if start != before.start:
        return _played(_started(start, before), moves)
    common = 0
    for old, new in zip(before.moves, moves, strict=False):
        if old != new:
            break
        common += 1
    game = before.game
    for _ in before.moves[common:]:
        game = game.previous or game
    return _played(replace(before, moves=moves[:common], game=game), moves[common:])


def _parts(words: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Return the start, empty for `startpos`, and the moves."""
    lower = tuple(word.lower() if word.isascii() else word for word in words)
    cut = lower.index("moves") if "moves" in lower else len(lower)
    start, moves = lower[:cut], lower[cut + 1 :]
    if start == (START,):
        return "", moves
    if len(start) > 1 and start[0] == "fen":
        return " ".join(start[1:]), moves
    raise UgiFailure(_FORM)


def _started(start: str, before: Setup) -> Setup:
    if not start:
        return Setup.of(before.ruleset, before.lettering)
    try:
        game = Game.from_position(parse_position(start))
    except NotationError as error:
        raise UgiFailure(str(error)) from error
    except ImpossiblePosition as error:
        raise UgiFailure(f"impossible position: {error}") from error
    return replace(before, start=start, moves=(), game=game)


def _played(setup: Setup, moves: tuple[str, ...]) -> Setup:
    game = setup.game
    for number, word in enumerate(moves, start=len(setup.moves) + 1):
        try:
            game = game.play(game.position.to_move, _action(word, setup))
        except NotationError as error:
            raise UgiFailure(f"move {number}: {error}") from error
        except IllegalMove as error:
            raise UgiFailure(f"move {number}, {quoted(word)}: {error}") from error
    return replace(setup, moves=(*setup.moves, *moves), game=game)


def _action(word: str, setup: Setup) -> Action:
    """Read a move; a pass is the button, as programs that are used to Go write it."""
    if word == "pass":
        return BUTTON
    action = parse_action(word, setup.position.board, setup.lettering)
    if action is None:
        raise IllegalMove(Reason.OFF_BOARD)
    return action
