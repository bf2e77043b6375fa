"""GoGui, as far as its programs can see it: what it sends to which of its processes, in which order.

The orders are those of GoGui 1.6.0, recorded from its window. A process is an engine of its own.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tests.gtp.talk import Talk

if TYPE_CHECKING:
    from catena_gtp.options import Options

_ATTACHING = "name protocol_version version list_commands gogui-interrupt gogui-rules_game_id".split()
_ATTACHED = "gogui-rules_game_id gogui-rules_board_size name protocol_version gogui-rules_board_size".split()
_RULER_STARTED = "list_commands gogui-interrupt gogui-rules_game_id gogui-rules_board_size".split()
_RULER_ATTACHED = "name protocol_version list_commands gogui-rules_board_gfx gogui-rules_legal_moves".split()
_LOOK = "gogui-rules_board gogui-rules_board_size gogui-rules_side_to_move".split()


class Window:
    """The window with the process that plays and those that are asked for the rules.

    The last of these is the ruler that stays; what came before it is only spoken to at the start.
    """

    def __init__(self, options: Options, komi: str = "6.5") -> None:
        self.player = Talk(options)
        self.ruler = Talk(replace(options))
        self.moves: list[str] = []
        self.player(*_ATTACHING)
        self._start(Talk(options))
        assert Talk(options).engine.answer(b"") is None  # a process that is started and never asked
        size = self.ruler("gogui-rules_board_size").split()[0]
        new_game = (f"boardsize {size}", "clear_board", f"komi {komi}", "gogui-title")
        self.player(*new_game)
        self.player(*_ATTACHED, "gogui-version 1.6.0", "gogui-analyze_commands", *new_game[:2], "gogui-title")
        self._start(self.ruler)
        self.ruler(*_RULER_ATTACHED)

    def _start(self, ruler: Talk) -> None:
        ruler(*_RULER_STARTED)
        for _ in range(2):
            ruler("clear_board", *_LOOK)

    def legal_moves(self) -> list[str]:
        """Return what the window would let a person click."""
        return self.ruler("gogui-rules_legal_moves").split()

    @property
    def side(self) -> str:
        """The color on turn, as the window tells colors to its programs."""
        return self.ruler("gogui-rules_side_to_move")[0].upper()

    def click(self, move: str) -> None:
        """Play a move of a person, at the player first."""
        assert move in self.legal_moves()
        word = f"{self.side} {move.upper()}"
        self.player(f"play {word}")
        self._show(word, sent_again=1)

    def generate(self) -> str:
        """Let the player choose, and take its move over."""
        side = self.side
        move = self.player(f"genmove {side.lower()}")
        self._show(f"{side} {move.upper()}", sent_again=2)
        return move

    def take_back(self, count: int) -> None:
        """Go back some moves; the player hears of it only when the game goes on."""
        self.player(f"gg-undo {count}" if count > 1 else "undo")
        del self.moves[len(self.moves) - count :]
        self._replay()

    def play_out(self) -> None:
        """Send all moves at once, as the window does to a player that has fallen behind."""
        self.player("clear_board", f"gogui-play_sequence {' '.join(self.moves)}")

    def _show(self, word: str, sent_again: int) -> None:
        self.moves.append(word)
        self.ruler("clear_board", *_LOOK)
        self._replay()
        for _ in range(sent_again):
            assert self.ruler.refused(f"play {word}") == "illegal move"
        self.ruler("clear_board", *_LOOK)
        self._replay()
        self.ruler("gogui-rules_board_gfx", "gogui-rules_legal_moves", "gogui-rules_board_gfx")

    def _replay(self) -> None:
        self.ruler("clear_board", *(f"play {word}" for word in self.moves), *_LOOK)
