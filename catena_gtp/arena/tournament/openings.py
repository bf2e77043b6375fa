"""How games begin: random lines, no two alike under the symmetries of the board, or lines from a file.

The same seed gives the same openings on every machine. Knows nothing of engines and matches; to find out
which lines are even it asks the project's own player, with a limit of nodes in place of time.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from catena_gtp.arena.model import Opening
from catena_gtp.clock import Budget
from catena_gtp.notation import Lettering, NotationError, format_action, parse_action, quoted
from catena_gtp.rules import SWAP, IllegalMove, Position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from catena_gtp.player.choice import Choice
    from catena_gtp.rules import Action, Board, Ruleset

    Judge = Callable[[Position], float]
    Progress = Callable[[int, int], None]

NO_OPENING: Final = Opening("empty")
JUDGING_NODES: Final = 2000
# Of so many random lines for each that is wanted, the most even are kept.
_DRAWN_FOR_EACH: Final = 4
# After so many vain draws, and so many more for each line found, there are no more lines: the rarest, which
# is its own mirror image, comes up about once in twelve times their number.
_VAIN_DRAWS: Final = 100
_VAIN_DRAWS_FOR_EACH: Final = 36
_LONGEST_LINE: Final = 1000


class OpeningError(ValueError):
    """Openings cannot be had as asked for; str() says why, with the line for a file."""


def silent(_done: int, _total: int) -> None:
    """Say nothing of how many lines were judged, of how many."""


def random_openings(
    ruleset: Ruleset,
    plies: int,
    count: int,
    seed: int,
    judge: Judge | None = None,
    progress: Progress = silent,
) -> tuple[Opening, ...]:
    """Return up to `count` random lines of so many actions; fewer where there are no more.

    No two lead to positions that a symmetry turns into one another, and none ends the game. With a judge
    (see `Evenness`) the most even of several times as many are kept, in the order they were drawn.
    """
    if plies == 0:
        return (NO_OPENING,)
    random = Random(f"openings/{seed}")
    wanted = count if judge is None else count * _DRAWN_FOR_EACH
    found: dict[object, tuple[tuple[Action, ...], Position]] = {}
    vain = 0
    while len(found) < wanted and vain < _VAIN_DRAWS + _VAIN_DRAWS_FOR_EACH * len(found):
        drawn = _random_line(ruleset, plies, random)
        key = None if drawn is None else canonical(drawn[1])
        if drawn is None or key in found:
            vain += 1
        else:
            found[key] = drawn
            vain = 0
    if not found:
        raise OpeningError(f"on side {ruleset.side} no line of {plies} plies leaves the game open")
    lines = list(found.values())
    if judge is not None:
        lines = _most_even(lines, count, judge, progress)
    return tuple(
        Opening(f"random {number}", tuple(_words(line, ruleset.board)))
        for number, (line, _) in enumerate(lines, start=1)
    )


def _random_line(ruleset: Ruleset, plies: int, random: Random) -> tuple[tuple[Action, ...], Position] | None:
    """Draw a line and where it leads; None when the game ends in it. The swap is left to the engines."""
    position = Position.initial(ruleset)
    line = []
    for _ in range(plies):
        action = random.choice([action for action in position.legal_actions() if action is not SWAP])
        line.append(action)
        position = position.play(action)
        if position.is_over:
            return None
    return tuple(line), position


def canonical(position: Position) -> object:
    """Return what is the same for exactly those positions that the board's symmetries make of one another."""
    stones = sorted((cell, color.value) for cell, color in position.stones.items())
    images = (
        tuple(sorted((image[cell], color) for cell, color in stones)) for image in position.board.symmetries
    )
    holder = position.button_holder
    return min(images), position.to_move, position.stones_left, holder, position.last_placer


def _most_even(
    lines: list[tuple[tuple[Action, ...], Position]], count: int, judge: Judge, progress: Progress
) -> list[tuple[tuple[Action, ...], Position]]:
    margins = []
    for _, position in lines:
        margins.append(abs(judge(position)))
        progress(len(margins), len(lines))
    order = sorted(range(len(lines)), key=lambda index: (margins[index], index))
    return [lines[index] for index in sorted(order[:count])]


class Evenness:
    """Judges positions by a search of a fixed number of nodes, each on its own: the same on every machine."""

    def __init__(self, nodes: int = JUDGING_NODES) -> None:
        from catena_gtp.player import Limits, Player  # noqa: PLC0415 - a search is not always wanted

        self._player = Player(limits=Limits(nodes=nodes))

    def __call__(self, position: Position) -> float:
        """Return the margin in points that the player on turn can expect."""
        choice: Choice = self._player.choose(position, Budget())
        if choice.searcher == "plain":
            raise OpeningError(
                "the search that judges openings cannot be loaded; without it: --no-balance, or a file"
            )
        return 0.0 if choice.margin is None else choice.margin


def openings_from_file(path: Path, ruleset: Ruleset) -> tuple[Opening, ...]:
    """Read a file of openings: a line of moves for each, in Catena letters, `#` and what follows a comment.

    OpeningError names the file and the line that is wrong.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no UTF-8 text"
        raise OpeningError(f"the openings in {path} cannot be read: {reason}") from error
    openings = tuple(_parsed(text.splitlines(), str(path), ruleset))
    if not openings:
        raise OpeningError(f"{path} has no opening in it")
    return openings


def _parsed(lines: Iterable[str], name: str, ruleset: Ruleset) -> Iterator[Opening]:
    for number, line in enumerate(lines, start=1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        try:
            actions = _checked(words, ruleset)
        except OpeningError as error:
            raise OpeningError(f"{name}:{number}: {error}") from error
        yield Opening(f"line {number}", tuple(_words(actions, ruleset.board)))


def _checked(words: list[str], ruleset: Ruleset) -> list[Action]:
    """Read the words of one opening; OpeningError where one is no legal move or the game ends."""
    position = Position.initial(ruleset)
    actions: list[Action] = []
    for word in words[:_LONGEST_LINE]:
        try:
            action = parse_action(word, position.board, Lettering.CATENA)
            if action is None:
                raise OpeningError(f"{quoted(word)} is not on the board of side {ruleset.side}")
            position = position.play(action)
        except NotationError as error:
            raise OpeningError(str(error)) from error
        except IllegalMove as error:
            raise OpeningError(f"{quoted(word)} is an illegal move: {error}") from error
        if position.is_over:
            raise OpeningError(f"the game is over after {quoted(word)}")
        actions.append(action)
    return actions


def _words(line: Iterable[Action], board: Board) -> Iterator[str]:
    return (format_action(action, board, Lettering.CATENA) for action in line)
