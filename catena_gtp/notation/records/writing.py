"""A game to a file in SGF: a new one, or one that goes on with the tree of a file that was read.

The game as it stands becomes the main variation. What the tree has beside it stays; what it has beyond the
last move does not, since that is no part of the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sgfmill import sgf, sgf_grammar

from catena_gtp.notation.errors import NotationError
from catena_gtp.notation.records.head import pin_turn, write_ruleset, write_start
from catena_gtp.notation.records.steps import Step, is_set_up, letter, set_step, step_of
from catena_gtp.notation.results import format_number
from catena_gtp.rules import BUTTON, SWAP

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from catena_gtp.rules import Action, Board, Cell, Color, Position


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """An action (None: an empty move), what the mover's clock shows after it in seconds, and a comment."""

    color: Color
    action: Action | None
    left_s: float | None = None
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands at the head of a record; what is empty or None is left out.

    `result` is as `format_result` writes it, or with `F` (forfeit), `R` or `T` in place of the margin. `date`
    is ISO 8601. `program` is the name and the version of what wrote the record. `further` are properties of
    any name, which come before all others.
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
    further: Mapping[str, str] | None = None


def format_sgf(start: Position, heading: Heading, moves: Iterable[RecordedMove], tree: bytes = b"") -> bytes:
    """Write a game as SGF in UTF-8. Whether the moves are legal is not checked.

    With the tree of a record that begins in the same position the game is laid into it; the tree's head keeps
    what the heading does not tell, but for its result.
    """
    board = start.board
    if tree:
        game = sgf.Sgf_game.from_bytes(tree)
    else:
        game = sgf.Sgf_game(size=board.width, encoding="UTF-8")
        write_start(game.get_root(), start)
    _set_head(game.get_root(), start, heading)
    first_node = _start(game.get_root(), board)
    pin_turn(first_node, start)
    _lay(first_node, moves, board)
    content: bytes = game.serialise()
    return content


def _set_head(root: Any, start: Position, heading: Heading) -> None:  # noqa: ANN401 - sgfmill has no types
    if heading.program is not None:
        root.set("AP", heading.program)
    write_ruleset(root, start.ruleset)
    texts = {
        "PB": heading.black,
        "PW": heading.white,
        "RE": heading.result,
        "DT": heading.date,
        "EV": heading.event,
        "RO": heading.round,
        "OT": heading.overtime,
    }
    if root.has_property("RE"):
        root.unset("RE")
    for identifier, text in texts.items():
        if text:
            root.set(identifier, _encodable(" ".join(text.split())))
    if heading.main_time_s is not None:
        root.set_raw("TM", format_number(heading.main_time_s).encode("ascii"))
    if heading.comment:
        root.set("C", _encodable(heading.comment))
    for identifier, text in (heading.further or {}).items():
        root.set_raw(identifier, sgf_grammar.escape_text(_encodable(text).encode("utf-8")))


def _lay(node: Any, moves: Iterable[RecordedMove], board: Board) -> None:  # noqa: ANN401
    """Make the moves the main variation below a node, on nodes that are there or on new ones."""
    first: Cell | None = None
    for recorded in moves:
        step = Step(recorded.color, recorded.action).as_written
        found = _node_below(node, step, board, first)
        if found is None:
            node = _end_of_remarks(node, board, first).new_child(0)
            _set_move(node, recorded, board, first)
        else:
            _put_first(found, node)
            node = found
        if first is None and isinstance(recorded.action, int):
            first = recorded.action
    for child in list(_end_of_remarks(node, board, first)):
        child.delete()


def _start(root: Any, board: Board) -> Any:  # noqa: ANN401
    """Return the node that completes the position in which the game of a tree begins."""
    start = node = root
    while len(node) and step_of(node[0], board, None) is None:
        node = node[0]
        if is_set_up(node):
            start = node
    return start


def _node_below(node: Any, step: Step, board: Board, first: Cell | None) -> Any:  # noqa: ANN401
    """Return the first node below that does this step, with nothing but remarks before it, or None."""
    waiting = list(node)[::-1]
    while waiting:
        candidate = waiting.pop()
        try:
            does = step_of(candidate, board, first)
        except NotationError:  # a variation that nobody has read
            continue
        if does == step:
            return candidate
        if does is None and not is_set_up(candidate):
            waiting.extend(list(candidate)[::-1])
    return None


def _end_of_remarks(node: Any, board: Board, first: Cell | None) -> Any:  # noqa: ANN401
    """Return the last of the nodes that belong to the present position, following the main variation."""
    while len(node) and _is_remark(node[0], board, first):
        node = node[0]
    return node


def _is_remark(node: Any, board: Board, first: Cell | None) -> bool:  # noqa: ANN401
    try:
        return step_of(node, board, first) is None and not is_set_up(node)
    except NotationError:
        return False


def _put_first(node: Any, top: Any) -> None:  # noqa: ANN401
    """Make the way from a node above to this one the main variation."""
    while node is not top:
        if node.parent[0] is not node:
            node.reparent(node.parent, 0)
        node = node.parent


def _set_move(node: Any, recorded: RecordedMove, board: Board, first: Cell | None) -> None:  # noqa: ANN401
    set_step(node, Step(recorded.color, recorded.action), board, first)
    comment = recorded.comment
    if recorded.action is SWAP or recorded.action is BUTTON:
        comment = f"{recorded.action.value}\n{comment}".rstrip()
    # The time left belongs to a move; the swap is none in SGF.
    if recorded.left_s is not None and recorded.action is not SWAP:
        seconds = format_number(round(recorded.left_s, 3)).encode("ascii")
        node.set_raw(f"{letter(recorded.color)}L", seconds)
    if comment:
        node.set("C", _encodable(comment))


def _encodable(text: str) -> str:
    """Return the text without what UTF-8 cannot write: engines send whatever they like."""
    return text.encode("utf-8", "replace").decode("utf-8")
