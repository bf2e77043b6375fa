"""Game records in SGF, as programs for Go can show them.

SGF has no number for Catena, so a record calls itself Go (`GM[1]`) on the square grid that holds the hexagon,
2 x side - 1 cells wide; `RU` says what it is. A cell keeps its column and row there. The button is an empty
move, a turn of two stones two moves of one color, and the swap a node that sets the first stone up in White.
Loads sgfmill; `catena_gtp.notation` does not load this module.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sgfmill import sgf

from catena_gtp.notation.results import format_number
from catena_gtp.rules import BUTTON, SWAP, Color

if TYPE_CHECKING:
    from collections.abc import Iterable

    from catena_gtp.rules import Action, Board, Cell, Ruleset


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """An action, what the mover's clock shows after it in seconds, and a comment."""

    color: Color
    action: Action
    left_s: float | None = None
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands at the head of a record; what is empty or None is left out.

    `result` is as `format_result` writes it, or with `F` (forfeit), `R` or `T` in place of the margin. `date`
    is ISO 8601. `program` is the name and the version of what wrote the record.
    """

    black: str = ""
    white: str = ""
    result: str = ""
    date: str = ""
    event: str = ""
    round: str = ""
    program: tuple[str, str] | None = None
    main_time_s: float | None = None
    overtime: str = ""
    comment: str = ""


def format_sgf(ruleset: Ruleset, heading: Heading, moves: Iterable[RecordedMove]) -> bytes:
    """Write a game as SGF in UTF-8. Whether the moves are legal is not checked."""
    board = ruleset.board
    game = sgf.Sgf_game(size=board.width, encoding="UTF-8")
    _set_head(game.get_root(), ruleset, heading)
    first_stone: Cell | None = None
    for recorded in moves:
        _set_move(game.extend_main_sequence(), recorded, board, first_stone)
        if first_stone is None and isinstance(recorded.action, int):
            first_stone = recorded.action
    content: bytes = game.serialise()
    return content


def rules_text(ruleset: Ruleset) -> str:
    """Return what stands in RU: the game, its type and its scoring."""
    return f"Catena {ruleset.game_type.value} {ruleset.scoring.value}"


def _set_head(root: Any, ruleset: Ruleset, heading: Heading) -> None:  # noqa: ANN401 - sgfmill has no types
    if heading.program is not None:
        root.set("AP", heading.program)
    root.set("RU", rules_text(ruleset))
    root.set_raw("KM", format_number(ruleset.effective_komi).encode("ascii"))
    texts = {
        "PB": heading.black,
        "PW": heading.white,
        "RE": heading.result,
        "DT": heading.date,
        "EV": heading.event,
        "RO": heading.round,
        "OT": heading.overtime,
    }
    for identifier, text in texts.items():
        if text:
            root.set(identifier, _encodable(" ".join(text.split())))
    if heading.main_time_s is not None:
        root.set_raw("TM", format_number(heading.main_time_s).encode("ascii"))
    if heading.comment:
        root.set("C", _encodable(heading.comment))


def _set_move(node: Any, recorded: RecordedMove, board: Board, first_stone: Cell | None) -> None:  # noqa: ANN401
    letter = "B" if recorded.color is Color.BLACK else "W"
    comment = recorded.comment
    if recorded.action is SWAP:
        if first_stone is None:
            raise ValueError("a swap before the first stone")
        node.set_setup_stones([], [_point(first_stone, board)])
        node.set("PL", "b")
        comment = f"swap\n{comment}".rstrip()
    elif recorded.action is BUTTON:
        node.set_raw(letter, b"")
        comment = f"button\n{comment}".rstrip()
    else:
        node.set_move(letter.lower(), _point(recorded.action, board))
    # The time left belongs to a move; the swap is none in SGF.
    if recorded.left_s is not None and recorded.action is not SWAP:
        node.set_raw(f"{letter}L", format_number(round(recorded.left_s, 3)).encode("ascii"))
    if comment:
        node.set("C", _encodable(comment))


def _point(cell: Cell, board: Board) -> tuple[int, int]:
    """Return row and column, counted from 0 at the lower left, as sgfmill counts."""
    column, row = board.coordinates[cell]
    return row - 1, column - 1


def _encodable(text: str) -> str:
    """Return the text without what UTF-8 cannot write: engines send whatever they like."""
    return text.encode("utf-8", "replace").decode("utf-8")
