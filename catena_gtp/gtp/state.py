"""What a session remembers between two commands, and what a handler is given to work with.

All that a command can change is in one frozen `State`: whoever keeps the old one can go back to it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from catena_gtp.clock import Clock, TimeSettings
from catena_gtp.game import Game
from catena_gtp.notation import BUTTON_WORDS
from catena_gtp.rules import Color
from catena_gtp.session.attention import Attention

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from catena_gtp.notation import Lettering
    from catena_gtp.notation.records import Record
    from catena_gtp.options import Options, Settings
    from catena_gtp.player import Choice, Player
    from catena_gtp.rules import Board, Position, Ruleset


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a session: the game, how it is written, both clocks, the player's settings.

    `record` is the file that the game was loaded from, None if it was not, and `engine_colors` are those for
    which the player has chosen a move in this game. `last_choice` is what the last
    genmove found, `hopeless` how many times in a row the player has seen no hope for a color. `gogui` tells
    that the controller is GoGui: it has asked for the rules.
    """

    game: Game
    declared_lettering: Lettering
    pinned_lettering: Lettering | None
    clocks: Mapping[Color, Clock]
    settings: Settings
    pinned_button_word: str | None = None
    record: Record | None = None
    engine_colors: frozenset[Color] = frozenset()
    last_choice: Choice | None = None
    hopeless: Mapping[Color, int] = field(default_factory=dict)
    gogui: bool = False
    is_finished: bool = False

    @classmethod
    def at_start(cls, options: Options) -> State:
        """Return the state of a session that has read no command yet."""
        return cls(
            game=Game.start(options.ruleset),
            declared_lettering=options.lettering,
            pinned_lettering=options.pinned_lettering,
            clocks=_started(TimeSettings()),
            settings=options.settings,
        )

    @property
    def position(self) -> Position:
        """The position in which the next command finds the game."""
        return self.game.position

    @property
    def ruleset(self) -> Ruleset:
        """The rules in force."""
        return self.position.ruleset

    @property
    def board(self) -> Board:
        """The board of these rules."""
        return self.position.board

    @property
    def lettering(self) -> Lettering:
        """The letters in force."""
        return self.pinned_lettering or self.declared_lettering

    @property
    def button_word(self) -> str:
        """The word by which the button is written."""
        return self.pinned_button_word or BUTTON_WORDS[self.lettering]

    def with_new_game(self, ruleset: Ruleset) -> State:
        """Return this state with an empty board and both clocks as at the start of a game."""
        return self.with_game(Game.start(ruleset)).with_time(self.clocks[Color.BLACK].settings)

    def with_loaded(self, game: Game, record: Record) -> State:
        """Return this state with the game of a record, and both clocks as at the start of a game."""
        state = self.with_game(game).with_time(self.clocks[Color.BLACK].settings)
        return replace(state, record=record)

    def with_game(self, game: Game) -> State:
        """Return this state with another game, of which the player has seen nothing yet.

        Controllers also begin anew to play the same game again up to where it was, so the count of moves
        without hope stays; in another game the next move that is chosen ends it.
        """
        return replace(self, game=game, record=None, engine_colors=frozenset(), last_choice=None)

    def with_time(self, settings: TimeSettings) -> State:
        """Return this state with both clocks started anew."""
        return replace(self, clocks=_started(settings))

    def with_clock(self, color: Color, clock: Clock) -> State:
        """Return this state with the clock of one player set."""
        return replace(self, clocks={**self.clocks, color: clock})


class Context:
    """What a handler works with: the state, which it replaces, and the player.

    `options` are those of the start. `tell` takes a line for the person who looks on, not for the controller.
    `names` are all commands. `attention` is what is heard while the present command is carried out.
    """

    def __init__(self, options: Options, tell: Callable[[str], None], names: tuple[str, ...]) -> None:
        self.state = State.at_start(options)
        self.tell = tell
        self.names = names
        self.attention = Attention(alone=True)
        self.options = options
        self._player: Player | None = None

    @property
    def player(self) -> Player:
        """The player, made when it is first asked for: a session that only referees never loads it."""
        if self._player is None:
            from catena_gtp.player import Player  # noqa: PLC0415 - costs start time and memory

            self._player = Player(
                seed=self.options.seed, hash_mib=self.options.hash_mib, network=self.options.network
            )
        settings = self.state.settings
        self._player.set(
            settings.limits,
            search=settings.searcher,
            threads=settings.threads,
            level=settings.level,
        )
        return self._player

    def forget(self) -> None:
        """Make the player, if there is one, forget what it has learnt."""
        if self._player is not None:
            self._player.forget()

    def start_game(self, ruleset: Ruleset) -> None:
        """Begin a new game under these rules.

        What the player learnt stays: it holds in every game, and many controllers replay the whole game
        before each move.
        """
        self.state = self.state.with_new_game(ruleset)

    def close(self) -> None:
        """Let go of the player."""
        self._player = None


def _started(settings: TimeSettings) -> dict[Color, Clock]:
    return {color: Clock.start(settings) for color in Color}
