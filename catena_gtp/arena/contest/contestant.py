"""An engine as a player of Catena: what it understands, its set-up, its decisions.

Whatever it does wrong comes out as an EngineFailure. Whether a game is lost by it, and what a move takes from
a clock, is for the referee.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from catena_gtp.arena.contest import answers, clockwork
from catena_gtp.arena.contest.answers import SearchReport
from catena_gtp.arena.contest.client import Client, EngineFailure, Patience
from catena_gtp.arena.contest.conversation import Conversation
from catena_gtp.arena.contest.dialect import Colors, Dialect
from catena_gtp.arena.model import Cause
from catena_gtp.game import PASS, Game
from catena_gtp.notation import digest
from catena_gtp.programs.piped import shown

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from catena_gtp.arena.contest.answers import Answer
    from catena_gtp.arena.contest.client import Reply
    from catena_gtp.arena.model import EngineSpec, TimeControl
    from catena_gtp.clock import Clock, TimeSettings
    from catena_gtp.rules import Action, Color, Position, Ruleset

# What is used where it is known; an engine that cannot list its commands is asked about each of these.
_OPTIONAL: Final = (
    "catena-button_word",
    "catena-choose_color",
    "catena-choose_komi",
    "catena-coordinates",
    "catena-digest",
    "catena-game_type",
    "catena-last_search",
    "catena-perft",
    "catena-scoring",
    "final_score",
    "kata-time_settings",
    "kgs-time_settings",
    "time_left",
    "time_settings",
)
# Results are told with a few decimals.
_SCORE_TOLERANCE: Final = 1e-6


class Contestant:
    """A running engine, used for one game after the other; a context that closes it.

    `version` is what the program calls itself, with its version. `commands` are all of its commands if it
    lists them, else those of interest that it says it knows.
    """

    def __init__(self, spec: EngineSpec, seed: int, time: TimeControl, patience: Patience) -> None:
        """Start the process; use `start`, which also finds out what it understands."""
        self.spec = spec
        self.name = spec.name
        self.time = spec.time or time
        self.patience = patience
        self.version = ""
        self.commands: frozenset[str] = frozenset()
        self._seed = seed
        self._lists_commands = False
        self._wants_whole_seconds = False
        command = [self._filled(word) for word in spec.command]
        self._client = Client(spec.name, command, dict(spec.environment), spec.folder)
        self._talk = Conversation(self._client, self.patience.command_s)

    @classmethod
    def start(
        cls,
        spec: EngineSpec,
        seed: int,
        *,
        ruleset: Ruleset,
        time: TimeControl,
        patience: Patience | None = None,
        on_process: Callable[[Callable[[], None]], None] | None = None,
    ) -> Contestant:
        """Start an engine and see whether it can play under this ruleset.

        `time` is the match's, which the engine's own specification overrules. EngineFailure if it does not
        start, refuses its set-up or cannot play this; no process is left then. `on_process` is given what
        kills the process, from any thread, as soon as there is one.
        """
        contestant = cls(spec, seed, time, patience or Patience())
        try:
            if on_process is not None:
                on_process(contestant.kill)
            contestant._introduce()
            contestant.set_up(Game.start(ruleset), contestant.time.settings)
            contestant._wake()
        except BaseException:
            contestant._client.discard()
            raise
        contestant.take_notes()
        return contestant

    @property
    def broken(self) -> bool:
        """Whether it failed so that it must be started again."""
        return self._client.broken

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._client.pid

    def knows(self, command: str) -> bool:
        """Tell whether it said that it has a command."""
        return command in self.commands

    def take_notes(self) -> list[str]:
        """Return what was odd since the last call, nothing twice."""
        return self._talk.take_notes()

    def close(self) -> None:
        """End it, politely first; never fails."""
        self._client.close(self.patience.quit_s)

    def kill(self) -> None:
        """End it now; from any thread, and a game that waits for it ends with a crash."""
        self._client.kill()

    def __enter__(self) -> Contestant:  # noqa: PYI034 - Self came with Python 3.11
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # -- before a game ------------------------------------------------------------------------------

    def set_up(self, game: Game, settings: TimeSettings) -> None:
        """Put it where this game stands, with both clocks as at the start."""
        ruleset = game.position.ruleset
        reason = self._dialect.why_not(ruleset)
        if reason is not None:
            raise self._talk.failure(Cause.PROTOCOL, reason)
        if not self._dialect.hears_of_scoring(ruleset.scoring) and not self.spec.setup:
            self._talk.note(f"was not told of the scoring {ruleset.scoring.value}")
        self._board = ruleset.board
        self._colors = Colors(knows_swap=self.knows("catena-game_type"))
        for line in self._dialect.game_lines(ruleset):
            self._talk.must(line)
        self._tell_komi(ruleset)
        self._tell_time_settings(settings)
        for color, move in game.history():
            if move is not PASS:
                self.play(color, move)
        self._compare_position(game.position)

    def play(self, color: Color, action: Action) -> None:
        """Tell it a legal move, which it must accept."""
        if self._colors.hide(action):
            return
        line = f"play {self._colors.word(color)} {self._dialect.write(action, self._board)}"
        self._talk.must(line, cause=Cause.REFUSED_LEGAL_MOVE)

    def tell_time(self, color: Color, clock: Clock) -> None:
        """Tell it what one clock shows, if there is one and it can be told."""
        if clock.settings.kind == "none" or not self.knows("time_left"):
            return
        command = f"time_left {self._colors.word(color)}"
        if not self._wants_whole_seconds:
            if self._talk.ask(f"{command} {clockwork.time_left(clock)}").is_success:
                return
            self._wants_whole_seconds = True
        self._talk.must(f"{command} {clockwork.time_left(clock, whole=True)}")

    # -- decisions ----------------------------------------------------------------------------------

    def choose_move(self, color: Color, limit_s: float) -> Reply:
        """Ask for a move; what it says is not read yet, since lateness goes before sense."""
        return self._talk.must(f"genmove {self._colors.word(color)}", limit_s)

    def read_move(self, text: str, position: Position) -> Answer:
        """Return what it said, a legal action or RESIGN; EngineFailure if it is neither."""
        return self._talk.read(lambda: self._dialect.read(text, position))

    def choose_komi(self, ruleset: Ruleset, limit_s: float) -> tuple[int, float]:
        """Ask it, as first player, for the komi (R11); return that and the seconds it took."""
        reply = self._talk.must("catena-choose_komi", limit_s)
        return self._talk.read(lambda: answers.read_komi(reply.text, ruleset)), reply.seconds

    def choose_color(self, limit_s: float) -> tuple[Color, float]:
        """Ask it, as second player, for its color (R11, R15); return that and the seconds it took."""
        reply = self._talk.must("catena-choose_color", limit_s)
        color = self._talk.read(lambda: answers.read_color(reply.text))
        return self._colors.told(color), reply.seconds

    # -- looking back -------------------------------------------------------------------------------

    def search_report(self) -> SearchReport:
        """Return what it tells of the search for its last move; all None where it tells nothing."""
        if not self.knows("catena-last_search"):
            return SearchReport()
        reply = self._talk.ask("catena-last_search")
        report = answers.read_search(reply.text) if reply.is_success else None
        if report is None:
            self._talk.note(f"answered catena-last_search with {shown(reply.text)}")
        return report or SearchReport()

    def compare_score(self, margin: float) -> None:
        """Ask for the final score where it knows one, and take a note if it is not the referee's."""
        if not self.knows("final_score"):
            return
        reply = self._talk.ask("final_score")
        if not reply.is_success:
            return
        told = answers.read_margin(reply.text)
        if told is None or not math.isclose(self._colors.margin(told), margin, abs_tol=_SCORE_TOLERANCE):
            self._talk.note(f"reports the result {shown(reply.text)}, which is not the referee's")

    # -- how it is done -----------------------------------------------------------------------------

    def _introduce(self) -> None:
        """Find out what it understands and what it is called, and send its own start-up commands."""
        reply = self._talk.ask("list_commands", self.patience.start_s)
        self._lists_commands = reply.is_success
        if reply.is_success:
            self.commands = frozenset(reply.text.split())
        else:
            self.commands = frozenset(filter(self._says_it_knows, _OPTIONAL))
        try:
            self._dialect = Dialect.of(self.spec, self.commands)
        except ValueError as error:
            raise self._talk.failure(Cause.PROTOCOL, str(error)) from error
        told = [self._talk.ask(line) for line in ("name", "version")]
        self.version = " ".join(reply.text.strip() for reply in told if reply.is_success).strip()
        for line in self.spec.setup:
            self._talk.must(self._filled(line))

    def _wake(self) -> None:
        """Have an engine of our family load its search now: else that comes out of its first move's time."""
        if self.knows("catena-perft"):
            self._talk.ask("catena-perft 1", self.patience.start_s)

    def _says_it_knows(self, command: str) -> bool:
        reply = self._talk.ask(f"known_command {command}")
        return reply.is_success and reply.text.strip().lower() == "true"

    def _tell_komi(self, ruleset: Ruleset) -> None:
        """Tell it the komi, which a program that knows no list of commands may not know either."""
        line = self._dialect.komi_line(ruleset)
        if self._lists_commands and self.knows("komi"):
            self._talk.must(line)
        elif (self._lists_commands or not self._talk.ask(line).is_success) and ruleset.effective_komi:
            self._talk.note("was not told of the komi")

    def _tell_time_settings(self, settings: TimeSettings) -> None:
        """Tell it the time system, in whole seconds if it refuses anything else."""
        line = clockwork.time_command(settings, self.commands, whole=self._wants_whole_seconds)
        if line is None:
            return
        reply = self._talk.ask(line)
        if reply.is_success:
            return
        rounded = clockwork.time_command(settings, self.commands, whole=True)
        if rounded is None or rounded == line:
            raise self._talk.refusal(line, reply)
        self._wants_whole_seconds = True
        self._talk.must(rounded)

    def _compare_position(self, position: Position) -> None:
        """Take a note if it says that it is somewhere else than the referee."""
        if self.knows("catena-digest"):
            reply = self._talk.ask("catena-digest")
            if reply.text.strip() != digest(position):
                self._talk.note(f"has another position after the set-up: {shown(reply.text)}")

    def _filled(self, text: str) -> str:
        """Fill the placeholders in a word of the command line or in a set-up command."""
        if "{nodes}" in text and self.time.nodes is None:
            raise EngineFailure(
                self.name,
                Cause.PROTOCOL,
                f"{shown(text)} is to be filled with a number of nodes: none is set",
            )
        return text.replace("{nodes}", str(self.time.nodes)).replace("{seed}", str(self._seed))
