"""What analysis commands are asked for, and how they say what was found.

Controllers send the arguments in many orders: color and interval each with and without a keyword, either
first, then pairs of a key and a value. Every order is read.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from catena_gtp.game import PASS
from catena_gtp.gtp import arguments as read
from catena_gtp.gtp.failures import syntax_error
from catena_gtp.gtp.handlers.play import format_move, format_moves, read_move
from catena_gtp.notation import quoted
from catena_gtp.rules import Color

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from catena_gtp.gtp.state import State
    from catena_gtp.player import Candidate
    from catena_gtp.rules import Action, Cell, Position

USAGE: Final = "[ARGUMENT ...]"
_DEFAULT_INTERVAL_S: Final = 1.0
_DEFAULT_MOVES: Final = 8
_COLORS: Final = {"b", "black", "w", "white"}
_SWITCHES: Final = {
    "ownership", "ownershipstdev", "movesownership", "movesownershipstdev",
    "pvvisits", "pvedgevisits", "rootinfo", "noresultvalue",
}  # fmt: skip
_TRUTHS: Final = {"true": True, "false": False}
_LARGEST_COUNT: Final = 2**31 - 1


@dataclass(frozen=True, slots=True)
class Request:
    """What to analyse: for whom, how often to report, how many moves, and which of them."""

    color: Color
    interval_s: float = _DEFAULT_INTERVAL_S
    most_moves: int | None = None
    least_moves: int = 1
    avoided: frozenset[Action] = frozenset()
    allowed: frozenset[Action] | None = None
    with_root: bool = False
    with_owners: bool = False

    @property
    def count(self) -> int:
        """How many moves to value."""
        count = max(_DEFAULT_MOVES, self.least_moves)
        return count if self.most_moves is None else max(1, self.most_moves)

    def actions(self, position: Position) -> tuple[Action, ...]:
        """Return the actions to choose from; all, where nothing is left of them."""
        legal = position.legal_actions()
        wanted = (
            action
            for action in legal
            if action not in self.avoided and (self.allowed is None or action in self.allowed)
        )
        return tuple(wanted) or legal


def read_request(state: State, words: tuple[str, ...]) -> Request:
    """Read the arguments of an analysis command, in any order; without a color it is for who is on turn."""
    request = Request(state.position.to_move)
    # The color first: what it is to avoid may come before it.
    rest = list(words)
    for index, word in enumerate(words):
        if word.lower() in _COLORS and (index == 0 or words[index - 1].lower() not in {"avoid", "allow"}):
            request = replace(request, color=read.color(word))
            del rest[index]
            break
    while rest:
        request = _read_one(state, request, rest)
    return request


def _read_one(state: State, request: Request, rest: list[str]) -> Request:
    """Read one argument, or a keyword with what belongs to it, off the front of `rest`."""
    word = rest.pop(0)
    keyword = word.lower()
    if keyword == "interval":
        return replace(request, interval_s=_interval(_next(rest, word)))
    if keyword == "minmoves":
        return replace(request, least_moves=read.count(_next(rest, word)))
    if keyword == "maxmoves":
        return replace(request, most_moves=read.count(_next(rest, word)))
    if keyword in {"avoid", "allow"}:
        return _restricted(state, request, keyword, [_next(rest, word) for _ in range(3)])
    if keyword in _SWITCHES:
        wanted = read.choice(_next(rest, word), _TRUTHS, "true or false")
        return _switched(request, keyword, wanted=wanted)
    if keyword in _COLORS:
        raise syntax_error(f"{quoted(word)} is a second color")
    if not word[0].isdigit():
        raise syntax_error(f"{quoted(word)} is no argument of an analysis")
    return replace(request, interval_s=_interval(word))


def _switched(request: Request, keyword: str, *, wanted: bool) -> Request:
    if keyword == "ownership":
        return replace(request, with_owners=wanted)
    return replace(request, with_root=wanted) if keyword == "rootinfo" else request


def _next(rest: list[str], word: str) -> str:
    if not rest:
        raise syntax_error(f"something is missing behind {quoted(word)}")
    return rest.pop(0)


def _interval(word: str) -> float:
    """Read hundredths of a second; at least one."""
    if read.decimal(word) < 0:
        raise syntax_error(f"{quoted(word)} is negative")
    return max(read.seconds(word), 1.0) / 100


def _restricted(state: State, request: Request, keyword: str, words: list[str]) -> Request:
    """Read the moves, parted by commas, that a color is to avoid, or the only ones it may choose.

    Only the first move of the analysis is restricted, whatever the depth says.
    """
    color = read.color(words[0])
    moves = {_action(state, color, word) for word in words[1].split(",") if word}
    read.count(words[2])
    actions = frozenset(move for move in moves if move is not None)
    if color is not request.color:
        return request
    if keyword == "avoid":
        return replace(request, avoided=request.avoided | actions)
    return replace(request, allowed=(request.allowed or frozenset()) | actions)


def _action(state: State, color: Color, word: str) -> Action | None:
    """Read a move; None is one that this board does not have."""
    move = read_move(state, color, word)
    return None if isinstance(move, str) or move is PASS else move


@dataclass(frozen=True, slots=True)
class Style:
    """How a family of commands writes a report."""

    name: str

    def report(self, state: State, position: Position, found: Sequence[Candidate], *, with_root: bool) -> str:
        """Write one line: every move with its values, from the view of who is on turn, and its line."""
        total = sum(candidate.nodes for candidate in found)
        infos = []
        for order, candidate in enumerate(found):
            line = " ".join(format_moves(state, candidate.line))
            values = Values(
                candidate.nodes,
                candidate.nodes / total,
                _win_rate(candidate, position),
                candidate.margin,
                _deviation(candidate, position),
                candidate.depth,
                candidate.exact,
            )
            infos.append(self._info(format_move(state, candidate.action), values, order, line))
        if with_root:
            rate = _win_rate(found[0], position)
            infos.append(
                f"rootInfo visits {_visits(total)} winrate {rate:.6f} scoreLead {found[0].margin:.1f}"
            )
        return " ".join(infos)

    def pass_report(self, position: Position) -> str:
        """Write the line of a game that is over, in which there is only the pass."""
        margin = position.score().margin * (1 if position.to_move is Color.BLACK else -1)
        rate = 0.5 if margin == 0 else float(margin > 0)
        return self._info("pass", Values(1, 1.0, rate, margin, 0.0, 0, exact=True), 0, "pass")

    def _info(self, move: str, values: Values, order: int, line: str) -> str:
        tokens = {"lz": _lz_tokens, "kata": _kata_tokens, "catena": _catena_tokens}[self.name](values)
        return f"info move {move} visits {_visits(values.nodes)} {tokens} order {order} pv {line}"


@dataclass(frozen=True, slots=True)
class Values:
    """What is written of a move; the rate and the margin from the view of who is on turn."""

    nodes: int
    share: float
    rate: float
    margin: float
    deviation: float
    depth: int
    exact: bool


def _lz_tokens(values: Values) -> str:
    rate = round(1e4 * values.rate)
    return f"winrate {rate} prior {round(1e4 * values.share)} lcb {rate}"


def _kata_tokens(values: Values) -> str:
    rate, lead = f"{values.rate:.6f}", f"{values.margin:.1f}"
    return (
        f"utility {2 * values.rate - 1:.6f} winrate {rate} scoreMean {lead}"
        f" scoreStdev {values.deviation:.1f} scoreLead {lead} prior {values.share:.6f} lcb {rate}"
    )


def _catena_tokens(values: Values) -> str:
    exact = "true" if values.exact else "false"
    return f"winrate {values.rate:.6f} scoreLead {values.margin:.1f} depth {values.depth} exact {exact}"


def _win_rate(found: Candidate, position: Position) -> float:
    from catena_gtp.player import win_rate  # noqa: PLC0415 - costs start time and memory

    if found.rate is not None:
        return found.rate
    return win_rate(found.margin, position, exact=found.exact)


def _deviation(found: Candidate, position: Position) -> float:
    from catena_gtp.player import deviation  # noqa: PLC0415 - costs start time and memory

    return deviation(position, exact=found.exact)


def ownership(position: Position, owners: Mapping[Cell, float]) -> str:
    """Write whose every point of the grid will be, as who is on turn sees it, row by row from the top left.

    `owners` are from Black's view, for cells with a stone; 0 is written of everything else.
    """
    board = position.board
    sign = 1 if position.to_move is Color.BLACK else -1
    upward = range(1, board.width + 1)
    points = ((column, row) for row in reversed(upward) for column in upward)
    cells = (board.cell_at(column, row) for column, row in points)
    owned = (0.0 if cell is None else sign * owners.get(cell, 0.0) for cell in cells)
    return " ".join(("ownership", *(f"{owner + 0.0:.3f}" for owner in owned)))


def _visits(nodes: int) -> int:
    """Cap a count so that controllers that keep it in 32 bits can read it."""
    return min(nodes, _LARGEST_COUNT)
