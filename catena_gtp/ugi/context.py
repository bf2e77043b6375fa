"""What a session remembers between two commands, and the search that goes on meanwhile."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING

from catena_gtp.halt import Halt
from catena_gtp.session.attention import Attention
from catena_gtp.ugi.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Callable

    from catena_gtp.options import Options
    from catena_gtp.player import Player, Worker
    from catena_gtp.ugi.go import Go
    from catena_gtp.ugi.thinking import Thinking


class Context:
    """What a handler works with.

    `setup` is the position, `options` are those in force. `tell` takes a line for the person who looks on,
    `say` one for the controller, from whatever thread. `attention` is what is heard while the present command
    is carried out. With `reraise` a bug in a search is raised when the search is waited for.
    """

    def __init__(self, options: Options, tell: Callable[[str], object], *, reraise: bool) -> None:
        self.options = options
        self.setup = Setup.of(options.ruleset, options.letters)
        self.tell = tell
        self.write: Callable[[bytes], object] = lambda _line: None
        self.attention = Attention(alone=True)
        self.is_finished = False
        self._reraise = reraise
        self._player: Player | None = None
        self._ready = False
        self._thinking: Thinking | None = None
        self._search: Worker[None] | None = None
        self._pondering = Halt()

    def say(self, line: str) -> None:
        """Write a line for the controller."""
        self.write(f"{line}\n".encode("ascii", "replace"))

    def use(self, options: Options) -> None:
        """Put options in force: other rules or letters begin a new game, another memory is an empty one."""
        self.stop_pondering()
        before, self.options = self.options, options
        if (before.hash_mib, before.seed) != (options.hash_mib, options.seed):
            self._player, self._ready = None, False
        if (before.ruleset, before.letters) != (options.ruleset, options.letters):
            self.start_game()

    def start_game(self) -> None:
        """Begin a new game under the rules in force."""
        self.setup = Setup.of(self.options.ruleset, self.options.letters)

    def forget(self) -> None:
        """Make the player, if there is one, forget what it has learnt."""
        self.stop_pondering()
        if self._player is not None:
            self._player.forget()

    def get_ready(self) -> None:
        """Wait until the next search can begin without delay; while one goes on, none needs to begin."""
        if not self._ready and (self._search is None or self._search.wait(0)):
            self.stop_pondering()
            self._ready = self._the_player().get_ready(self.attention.hurry)

    def think(self, go: Go) -> None:
        """Begin to search; a search that went on before must have been stopped."""
        from catena_gtp.player import Worker  # noqa: PLC0415 - costs start time and memory
        from catena_gtp.ugi.thinking import Thinking  # noqa: PLC0415 - as above

        self.stop_pondering()
        self._pondering = Halt()
        self._thinking = thinking = Thinking(self.setup, self.options.settings, go, self.say)
        player = self._the_player()
        self._search = Worker(lambda: self._run(thinking, player))

    def wait(self) -> None:
        """Wait until the search under way, if there is one, has said its move."""
        if self._search is not None:
            search, self._search, self._thinking = self._search, None, None
            search.value()

    def stop(self) -> None:
        """Have the search under way say its move now."""
        if self._thinking is not None:
            self._thinking.halt.pull()
        self.wait()

    def stop_pondering(self) -> None:
        """End what is thought after a move, while the opponent thinks."""
        self._pondering.pull()

    def close(self) -> None:
        """Let a search end by itself, if it ever does, and let go of the player."""
        if self._thinking is not None and self._thinking.is_endless:
            self._thinking.halt.pull()
        self.wait()
        self.stop_pondering()
        self._player = None

    def _the_player(self) -> Player:
        """Return the player, made when it is first asked for: a session that only referees never loads it."""
        if self._player is None:
            from catena_gtp.player import Player  # noqa: PLC0415 - costs start time and memory

            self._player = Player(
                seed=self.options.seed, hash_mib=self.options.hash_mib, network=self.options.network
            )
        return self._player

    def _run(self, thinking: Thinking, player: Player) -> None:
        """Search, say the move, and think on from there if that is set and nothing has come in the way."""
        pondering = self._pondering
        try:
            action = thinking.run(player)
            if action is not None and self.options.settings.ponder and not thinking.halt.pulled:
                player.ponder(self.setup.position.play(action), pondering)
        except Exception:
            if self._reraise:
                raise
            self.tell(traceback.format_exc())
