"""A file in SGF to what it says of a game: where it began, its moves, and all of its tree.

Of several games in a file the first is read, of several variations the main one. The tree is kept whole, as
text in UTF-8, so that comments and variations can be written again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sgfmill import sgf, sgf_grammar

from catena_gtp.notation.errors import NotationError, quoted
from catena_gtp.notation.records.head import SetUp, read_ruleset, result_text, start_text
from catena_gtp.notation.records.steps import Step, is_set_up, step_of

if TYPE_CHECKING:
    from catena_gtp.rules import Board, Cell, Position, Ruleset

# A program that has this file thrust upon it should answer within seconds.
_MOST_NODES = 30_000
_MOST_VALUES = 200_000
_LATIN = "iso-8859-1"  # what SGF means where a file names no encoding


@dataclass(frozen=True, slots=True)
class Record:
    """What a file says, its moves not judged; `result` is its RE, and `tree` all of its game in UTF-8."""

    start: Position
    steps: tuple[Step, ...]
    result: str
    tree: bytes


def parse_sgf(content: bytes, in_force: Ruleset) -> Record:
    """Read a record; rules that it does not name are those in force.

    NotationError says what is wrong with the file, ImpossiblePosition with the stones that it sets up.
    """
    game = _game(content)
    root = game.get_root()
    _move_out_of(root)
    ruleset = read_ruleset(root, in_force)
    line = _MainLine(ruleset.board)
    for node in game.get_main_sequence():
        try:
            line.take(node)
        except NotationError as error:
            raise NotationError(f"at move {len(line.steps) + 1}: {error}") from error
    first_color = line.steps[0].color if line.steps else None
    start = line.set_up.start(ruleset, first_color, start_text(root))
    return Record(start, tuple(line.steps), result_text(root), game.serialise(wrap=None))


class _MainLine:
    """What the nodes of the main variation say, as far as they have been taken."""

    def __init__(self, board: Board) -> None:
        self.set_up = SetUp(board)
        self.steps: list[Step] = []
        self._board = board
        self._first: Cell | None = None

    def take(self, node: Any) -> None:  # noqa: ANN401 - sgfmill has no types
        """Take the next node; NotationError tells what is wrong with it."""
        step = step_of(node, self._board, self._first)
        if step is not None:
            self.steps.append(step)
            if self._first is None and isinstance(step.action, int):
                self._first = step.action
        elif not self.steps:
            self.set_up.add(node)
        elif is_set_up(node):
            raise NotationError("stones are set up in the middle of the game")


def _game(content: bytes) -> Any:  # noqa: ANN401
    """Return the first game of a file, in UTF-8 whatever the file is in."""
    if content.count(b";") > _MOST_NODES or content.count(b"[") > _MOST_VALUES:
        raise NotationError("not SGF of one game: it has too many nodes or values")
    text = _decoded(content)
    try:
        tree = sgf_grammar.parse_sgf_game(text.encode("utf-8"))
        game = sgf.Sgf_game.from_coarse_game_tree(tree, override_encoding="utf-8")
    except ValueError as error:
        raise NotationError(f"not SGF: {error}") from error
    waiting = [tree]
    while waiting:
        part = waiting.pop()
        # sgfmill leaves small letters out of names, as old programs meant it; of this one nothing is left.
        if any("" in properties for properties in part.sequence):
            raise NotationError("not SGF: a property's name has no capital letter")
        waiting.extend(part.children)
    return game


def _decoded(content: bytes) -> str:
    """Return a file's text by the encoding that it names, or else UTF-8 if it is that, or else Latin-1."""
    encoding = _named_encoding(content)
    try:
        return content.decode(encoding or "utf-8")
    except UnicodeDecodeError as error:
        if encoding:
            raise NotationError(f"byte {error.start} is not in the encoding that CA names") from None
        return content.decode(_LATIN)
    except (LookupError, ValueError):
        raise NotationError(f"CA is {quoted(encoding)}, an unknown encoding") from None


def _named_encoding(content: bytes) -> str:
    """Return the encoding that the first node names, empty where it names none."""
    tokens, _ = sgf_grammar.tokenise(content)
    for number, (kind, token) in enumerate(tokens[2:], start=3):
        if kind == "D":
            break
        if (kind, token) == ("I", b"CA") and number < len(tokens):
            return str(tokens[number][1].decode("ascii", "replace").strip())
    return ""


def _move_out_of(root: Any) -> None:  # noqa: ANN401
    """Give a move that stands in the head, as in some old files, a node of its own."""
    moved = [identifier for identifier in ("B", "W") if root.has_property(identifier)]
    if not moved:
        return
    children = list(root)
    node = root.new_child(0)
    for identifier in moved:
        node.set_raw_list(identifier, root.get_raw_list(identifier))
        root.unset(identifier)
    for child in children:
        child.reparent(node)
