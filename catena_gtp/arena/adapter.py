"""Any player on GTP: a function that chooses an action becomes a program that the arena can start.

Small on purpose: what a match needs and nothing else. The rules are `rules.Position`, so that the player need
not know them. Cells are in Catena letters, boards are named by their side.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar

from catena_gtp.game import PASS, Game
from catena_gtp.notation import Lettering, NotationError, format_action, format_result, parse_action, quoted
from catena_gtp.rules import BUTTON, Color, GameType, IllegalMove, Ruleset, Scoring

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import TextIO

    from catena_gtp.game import Move
    from catena_gtp.rules import Action, Position

    Choose = Callable[[Position], Action]

_Value = TypeVar("_Value")

_COLORS: Final = {"b": Color.BLACK, "black": Color.BLACK, "w": Color.WHITE, "white": Color.WHITE}
_GAME_TYPES: Final = {game_type.value: game_type for game_type in GameType}
_SCORINGS: Final = {scoring.value: scoring for scoring in Scoring}
_SIDES: Final = {str(side): side for side in range(2, 11)}


class _Refusal(Exception):  # noqa: N818 - part of the conversation
    """What follows the `?` of a reply."""


def serve(
    choose: Choose,
    name: str = "player",
    lines: Iterable[str] | None = None,
    replies: TextIO | None = None,
) -> None:
    """Answer commands with the moves of this player until `quit` or the end of the input.

    `choose` is given the position with the player on turn, never one that is over, and returns one of its
    legal actions; an exception of its own, or an illegal action, ends the program. Commands come from the
    standard input and replies go to the standard output unless others are given. What is printed meanwhile
    goes to the standard error: anything but replies on the standard output would lose the game.
    """
    output = replies or sys.stdout
    printed, sys.stdout = sys.stdout, sys.stderr if replies is None else sys.stdout
    session = _Session(choose, name)
    try:
        for line in sys.stdin if lines is None else lines:
            words = line.split("#")[0].split()
            if words:
                output.write(session.reply(words[0], words[1:]) + "\n\n")
                output.flush()
            if words[:1] == ["quit"]:
                break
    finally:
        sys.stdout = printed


class _Session:
    """One conversation: the game as it stands, and what each command does with it."""

    def __init__(self, choose: Choose, name: str) -> None:
        self._choose = choose
        self._game = Game.start(Ruleset())
        # Each command with the number of words that follow it.
        self._commands: dict[str, tuple[int, Callable[..., str]]] = {
            "protocol_version": (0, lambda: "2"),
            "name": (0, lambda: name),
            "version": (0, lambda: ""),
            "list_commands": (0, lambda: "\n".join(self._commands)),
            "known_command": (1, lambda word: str(word in self._commands).lower()),
            "quit": (0, lambda: ""),
            "boardsize": (1, lambda word: self._start(side=_choice(word, _SIDES))),
            "clear_board": (0, self._start),
            "komi": (1, self._komi),
            "play": (2, self._play),
            "genmove": (1, self._genmove),
            "undo": (0, self._undo),
            "final_score": (0, self._final_score),
            "catena-coordinates": (1, lambda word: _choice(word, {"catena": ""})),
            "catena-game_type": (1, lambda word: self._start(game_type=_choice(word, _GAME_TYPES))),
            "catena-scoring": (1, lambda word: self._start(scoring=_choice(word, _SCORINGS))),
        }

    def reply(self, command: str, words: list[str]) -> str:
        """Return the whole reply to a command."""
        try:
            return f"= {self._answer(command, words)}"
        except _Refusal as refusal:
            return f"? {refusal}"

    def _answer(self, command: str, words: list[str]) -> str:
        count, handler = _choice(command, self._commands, "unknown command")
        if len(words) != count:
            raise _Refusal(f"syntax error: words behind {command}: {count}, not {len(words)}")
        return handler(*words)

    def _start(self, **changes: object) -> str:
        ruleset = replace(self._game.position.ruleset, **changes)  # type: ignore[arg-type]
        self._game = Game.start(ruleset)
        return ""

    def _komi(self, word: str) -> str:
        try:
            self._game = self._game.with_komi(float(word))
        except ValueError:
            raise _Refusal(f"syntax error: {quoted(word)} is not a number") from None
        return ""

    def _play(self, color_word: str, word: str) -> str:
        color = _choice(color_word.lower(), _COLORS)
        position = self._game.position.with_turn(color)
        try:
            move: Move | None = parse_action(word, position.board, Lettering.CATENA)
        except NotationError as error:
            if word.lower() != "pass":
                raise _Refusal(f"syntax error: {error}") from None
            move = PASS if position.is_over else BUTTON
        try:
            self._game = self._game.play(color, position.board.cell_count if move is None else move)
        except IllegalMove:
            raise _Refusal("illegal move") from None
        return ""

    def _genmove(self, color_word: str) -> str:
        color = _choice(color_word.lower(), _COLORS)
        position = self._game.position.with_turn(color)
        if position.is_over:
            return "pass"
        action = self._choose(position)
        self._game = self._game.play(color, action)
        return format_action(action, position.board, Lettering.CATENA)

    def _undo(self) -> str:
        if self._game.previous is None:
            raise _Refusal("cannot undo")
        self._game = self._game.previous
        return ""

    def _final_score(self) -> str:
        if not self._game.position.is_over:
            raise _Refusal("cannot score")
        return format_result(self._game.position.score())


def _choice(word: str, choices: Mapping[str, _Value], otherwise: str = "") -> _Value:
    """Return what a keyword stands for."""
    if word not in choices:
        raise _Refusal(otherwise or f"syntax error: {quoted(word)} is none of {', '.join(choices)}")
    return choices[word]
