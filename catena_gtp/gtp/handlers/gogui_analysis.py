"""Pictures and sheets of a position in the forms that GoGui shows; `gogui-analyze_commands` lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from catena_gtp.game import PASS
from catena_gtp.gtp import arguments as read
from catena_gtp.gtp.entry import Entry
from catena_gtp.gtp.gogui import sheet, values
from catena_gtp.gtp.gogui.graphics import color_lines, format_line, is_decided, strip_color
from catena_gtp.gtp.gogui.grid import NOTHING, format_grid
from catena_gtp.gtp.handlers.inspection import format_cells
from catena_gtp.gtp.handlers.play import format_move, read_move
from catena_gtp.gtp.handlers.search import choose
from catena_gtp.notation import format_number
from catena_gtp.rules import Reason

if TYPE_CHECKING:
    from catena_gtp.game import Move
    from catena_gtp.gtp.state import Context
    from catena_gtp.rules import Cell, Position, Strip

_TAKEN: Final = "#57b857"
_GIVEN: Final = "#d95555"
_BOTH: Final = "#e3cf3d"
_REASONS: Final = {
    Reason.OCCUPIED: "there is a stone",
    Reason.OFF_BOARD: "the board has no such cell",
    Reason.BRANCH: "a strip would branch",
    Reason.RING: "a strip would close into a ring",
    Reason.NO_SECOND_STONE: "the second stone of the turn would have no place",
    Reason.BUTTON_GONE: "the button has been taken",
    Reason.NO_BUTTON: "this game has no button",
    Reason.BUTTON_FIRST: "the first action of this game is a stone",
    Reason.NO_SWAP: "there is nothing to swap here",
    Reason.GAME_OVER: "the game is over",
}


def strip_colors(context: Context, _arguments: tuple[str, ...]) -> str:
    """Color every strip by who has captured it, or leads in it."""
    position = context.state.position
    colors = {cell: strip_color(strip, position) for strip in position.strips for cell in strip.cells}
    return format_grid(position.board, colors, empty=NOTHING, outside=NOTHING)


def strip_leads(context: Context, _arguments: tuple[str, ...]) -> str:
    """Label the middle stone of every strip that can still grow with who leads in it, and by how much."""
    state = context.state
    strips = [strip for strip in state.position.strips if not is_decided(strip, state.position)]
    middles = format_cells(state, (strip.cells[len(strip.cells) // 2] for strip in strips))
    return " ".join(f"{middle} {_lead(strip)}" for middle, strip in zip(middles, strips, strict=True))


def limiting_moves(context: Context, _arguments: tuple[str, ...]) -> str:
    """Color the cells where a stone of the color on turn limits strips, and label what is taken and given."""
    state = context.state
    colored: dict[str, list[Cell]] = {_TAKEN: [], _GIVEN: [], _BOTH: []}
    labels = []
    for cell, (taken, given) in _captures(state.position).items():
        colored[_BOTH if taken and given else _TAKEN if taken else _GIVEN].append(cell)
        signed = (f"+{taken}" if taken else "") + (f"-{given}" if given else "")
        labels.append(f"LABEL {format_move(state, cell)} {signed}")
    who, other = state.position.to_move.value, state.position.to_move.opponent.value
    text = f"TEXT {len(labels)} here; green: {who} takes stones; red: {other} takes them; yellow: both"
    return "\n".join((*color_lines(state, colored), *labels, text))


def move_values(context: Context, _arguments: tuple[str, ...]) -> str:
    """Tell for each move how much better for Black, or worse, it is than most, from -1 to 1."""
    position = context.state.position
    found = values.contrasts(values.margins(context))
    words = {cell: format_number(round(value, 3)) for cell, value in found.items()}
    return format_grid(position.board, words, empty="0", outside="0")


def move_margins(context: Context, _arguments: tuple[str, ...]) -> str:
    """Label each move with the margin that it leaves, in points from Black's view."""
    state = context.state
    found = values.margins(context)
    return " ".join(f"{format_move(state, cell)} {format_number(found[cell])}" for cell in sorted(found))


def best_line(context: Context, _arguments: tuple[str, ...]) -> str:
    """Search as for a move, and answer the expected course; nothing when the game is over."""
    state = context.state
    choice = choose(context, state.position.to_move)
    return "" if choice is None else format_line(state, state.position, choice.line)


def show_why(context: Context, arguments: tuple[str, ...]) -> str:
    """Tell whether a color can play here, or why not, and mark the stones that forbid it."""
    state = context.state
    color = read.color(arguments[0])
    move = read_move(state, color, arguments[1])
    if isinstance(move, str):
        return f"TEXT {move}"
    position = state.position.with_turn(color)
    reason = None if move is PASS else position.why_illegal(move)
    if reason is None:
        return f"TEXT {color.value} can play here"
    marked = " ".join(format_cells(state, _in_the_way(position, move, reason)))
    text = f"TEXT {_REASONS[reason]}"
    return f"MARK {marked}\n{text}" if marked else text


def score_sheet(context: Context, _arguments: tuple[str, ...]) -> str:
    """Write down the sums and all strips."""
    return sheet.score_sheet(context.state)


def _lead(strip: Strip) -> str:
    leader = strip.leader
    return "=" if leader is None else f"{leader.value[0].upper()}{abs(strip.black - strip.white)}"


def _captures(position: Position) -> dict[Cell, tuple[int, int]]:
    """Return, for each cell that limits strips, how many stones the mover takes and how many the other."""
    from catena_gtp.player import effect  # noqa: PLC0415 - costs start time and memory

    captures = {}
    for cell in position.legal_actions():
        if not isinstance(cell, int):
            continue
        done = effect(position, cell)
        if done.taken or done.given:
            captures[cell] = (_stones(done.taken), _stones(done.given))
    return captures


def _stones(strips: tuple[Strip, ...]) -> int:
    return sum(len(strip.cells) for strip in strips)


def _in_the_way(position: Position, move: Move, reason: Reason) -> list[Cell]:
    """Return the stones around a cell that make it illegal."""
    if not isinstance(move, int) or reason not in {Reason.BRANCH, Reason.RING}:
        return []
    return sorted(near for near in position.board.neighbours[move] if near in position.stones)


ENTRIES = (
    Entry("catena-strip_colors", "", strip_colors),
    Entry("catena-strip_leads", "", strip_leads),
    Entry("catena-limiting_moves", "", limiting_moves),
    Entry("catena-move_values", "", move_values),
    Entry("catena-move_margins", "", move_margins),
    Entry("catena-best_line", "", best_line),
    Entry("catena-show_why", "COLOR MOVE", show_why),
    Entry("catena-score_sheet", "", score_sheet),
)
