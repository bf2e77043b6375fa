"""The engine with faults, for the suite to find: FAULT,FAULT... [OPTION ...].

A fault changes a line before it is read, a piece of a reply before it is written, carries out a command in
its own way, or bends a rule.
"""

from __future__ import annotations

import os
import re
import sys
import time
from typing import TYPE_CHECKING, NoReturn

from catena_gtp.gtp.engine import Engine
from catena_gtp.rules import Color, Position
from catena_gtp.rules.formation import Formation
from catena_gtp.session.attention import Attention
from catena_gtp.session.streams import claim_standard_streams, leave, serve, tell_onlooker

if TYPE_CHECKING:
    from collections.abc import Callable

    from catena_gtp.rules import Cell, Reason

    Write = Callable[[bytes], object]
    Words = list[bytes]

LARGEST_ID = 2**31 - 1


# -- lines as they are read -----------------------------------------------------------------------


def read_remarks(line: bytes) -> bytes:
    """Read on behind the mark of a comment."""
    return line.replace(b"#", b"") if line.startswith(b"name #") else line


def drop_large_ids(line: bytes) -> bytes:
    match = re.match(rb"([0-9]+) ", line)
    return line[match.end() :] if match and int(match[1]) > LARGEST_ID else line


def read_tabs(line: bytes) -> bytes:
    return line.replace(b"\t", b"_") if line.strip() else line


def read_returns(line: bytes) -> bytes:
    return line.replace(b"\r", b"r") if line.strip() else line


def ignore_case(line: bytes) -> bytes:
    return b"name" if line == b"NAME" else line


def guess_letters(engine: Engine, line: bytes) -> bytes:
    """Take the I of GTP letters for a J."""
    if engine.state.lettering.value == "gtp" and b"play" in line:
        return re.sub(rb"\b[Ii]([0-9]+)", rb"J\1", line)
    return line


# -- replies as they are written ------------------------------------------------------------------


def keep_zeros(words: Words, piece: bytes) -> bytes:
    return piece.replace(b"=7", b"=007") if words[0] == b"007" else piece


def save_blanks(_words: Words, piece: bytes) -> bytes:
    return re.sub(rb"^([=?][0-9]*) \n", rb"\1\n", piece)


def end_lines_with_returns(_words: Words, piece: bytes) -> bytes:
    return piece.replace(b"\n", b"\r\n")


def leave_blank_lines(words: Words, piece: bytes) -> bytes:
    return piece.replace(b"\nturn: ", b"\n\nturn: ") if b"showboard" in words else piece


def chatter(words: Words, piece: bytes) -> bytes:
    return b"let me see\n" + piece if b"genmove" in words else piece


def forget_a_command(words: Words, piece: bytes) -> bytes:
    return piece.replace(b"\nkomi\n", b"\n") if b"list_commands" in words else piece


def know_everything(words: Words, piece: bytes) -> bytes:
    return piece.replace(b" false", b" true") if b"known_command" in words else piece


def explain(_words: Words, piece: bytes) -> bytes:
    return piece.replace(b" illegal move\n", b" illegal move: not there\n")


def whisper(words: Words, piece: bytes) -> bytes:
    return piece.lower() if b"genmove" in words else piece


def resign_at_the_end(words: Words, piece: bytes) -> bytes:
    return piece.replace(b" pass\n", b" resign\n") if b"genmove" in words and b"gtp" not in words else piece


def be_sure(words: Words, piece: bytes) -> bytes:
    return re.sub(rb" winrate [0-9.]+", b" winrate 1.5", piece) if b"kata-analyze" in words else piece


def be_short(words: Words, piece: bytes) -> bytes:
    return re.sub(rb" pv [^\n]*", b"", piece) if b"lz-analyze" in words else piece


def play_differently(words: Words, piece: bytes) -> bytes:
    return piece.replace(b"play ", b"played ") if b"lz-genmove_analyze" in words else piece


def say_draw(words: Words, piece: bytes) -> bytes:
    return re.sub(rb" 0\n", b" Draw\n", piece) if b"final_score" in words else piece


# -- commands in another way ----------------------------------------------------------------------


def clear_at_a_wrong_size(engine: Engine, words: Words) -> bytes | None:
    if words[:2] == [b"boardsize", b"12"]:
        engine.answer(b"clear_board")
    return None


def forget_the_komi(engine: Engine, words: Words) -> bytes | None:
    if words[0] == b"boardsize":
        engine.answer(b"komi 7")
    return None


def take_size_12(_engine: Engine, words: Words) -> bytes | None:
    return b"= \n\n" if words == [b"boardsize", b"12"] else None


def share_the_button(engine: Engine, words: Words) -> bytes | None:
    """Give the button to everybody who asks for it."""
    is_gone = engine.state.position.button_holder is not None and not engine.state.position.is_over
    return b"= \n\n" if is_gone and words[0] == b"play" and words[-1] in {b"button", b"pass"} else None


def refuse_to_pass(engine: Engine, words: Words) -> bytes | None:
    is_pass = words[0] == b"play" and words[-1] == b"pass"
    return b"? illegal move\n\n" if is_pass and engine.state.position.is_over else None


def play_what_was_asked(engine: Engine, words: Words) -> bytes | None:
    if words[0] == b"reg_genmove":
        response = engine.answer(b"genmove " + words[1])
        assert response is not None
        return f"= {response.text}\n\n".encode()
    return None


def believe_no_clock(_engine: Engine, words: Words) -> bytes | None:
    return b"= \n\n" if words[0] == b"time_left" and len(words) == 4 and words[1] == b"black" else None


def take_turns(engine: Engine, words: Words) -> bytes | None:
    """Let nobody move who is not on turn."""
    names = {b"b": "black", b"w": "white", b"black": "black", b"white": "white"}
    color = names.get(words[1].lower()) if len(words) == 3 and words[0] == b"play" else None
    position = engine.state.position
    is_wrong = color is not None and not position.is_over and color != position.to_move.value
    return b"? illegal move\n\n" if is_wrong else None


def crash(_engine: Engine, words: Words) -> bytes | None:
    if words[0] == b"final_score":
        os._exit(3)
    return None


def hang(_engine: Engine, words: Words) -> bytes | None:
    return wait_for_ever() if words[0] == b"undo" else None


def flood(_engine: Engine, words: Words) -> bytes | None:
    if words[0] == b"undo":
        while True:
            os.write(1, b"= \n\n" * 10000)
    return None


def wait_for_ever() -> NoReturn:
    while True:
        time.sleep(60)


# -- rules ----------------------------------------------------------------------------------------


def favor_the_mover() -> None:
    """Give an even strip to who limited it."""
    right = Formation.after

    def after(self: Formation, cell: Cell, mover: Color) -> Formation:
        placed = self.with_stone(cell, mover)
        even = {strip for strip in placed.strips if not strip.limited and strip.leader is None}
        found = right(self, cell, mover)
        wrong = {strip: mover for strip in even if found.strip_at(strip.cells[0]) not in {strip, None}}
        wrong = {strip: mover for strip in wrong if found.strip_at(strip.cells[0]).limited}  # type: ignore[union-attr]
        return found.captured(wrong, limited=True)

    Formation.after = after  # type: ignore[method-assign]


def forbid_joining() -> None:
    """Let no stone join two strips."""
    right = Formation.why_no_stone

    def why_no_stone(self: Formation, cell: Cell) -> Reason | None:
        reason = right(self, cell)
        touched = sum(near in self.stones for near in self.board.neighbours[cell])
        return right(self, next(iter(self.stones))) if reason is None and touched == 2 else reason

    Formation.why_no_stone = why_no_stone  # type: ignore[method-assign]


def keep_the_button() -> None:
    """Give an untaken button to who placed the last stone."""
    right: Callable[[Position], Color | None] = vars(Position)["button_owner"].fget

    def button_owner(self: Position) -> Color | None:
        owner = right(self)
        return owner.opponent if owner is not None and self.button_holder is None else owner

    Position.button_owner = property(button_owner)  # type: ignore[assignment,method-assign]


LINES: dict[str, Callable[[bytes], bytes]] = {
    "read-remarks": read_remarks,
    "drop-large-ids": drop_large_ids,
    "read-tabs": read_tabs,
    "read-returns": read_returns,
    "ignore-case": ignore_case,
}
PIECES: dict[str, Callable[[Words, bytes], bytes]] = {
    "keep-zeros": keep_zeros,
    "save-blanks": save_blanks,
    "end-lines-with-returns": end_lines_with_returns,
    "leave-blank-lines": leave_blank_lines,
    "chatter": chatter,
    "forget-a-command": forget_a_command,
    "know-everything": know_everything,
    "explain": explain,
    "whisper": whisper,
    "resign-at-the-end": resign_at_the_end,
    "be-sure": be_sure,
    "be-short": be_short,
    "play-differently": play_differently,
    "say-draw": say_draw,
}
ACTS: dict[str, Callable[[Engine, Words], bytes | None]] = {
    "clear-at-a-wrong-size": clear_at_a_wrong_size,
    "forget-the-komi": forget_the_komi,
    "take-size-12": take_size_12,
    "share-the-button": share_the_button,
    "refuse-to-pass": refuse_to_pass,
    "play-what-was-asked": play_what_was_asked,
    "believe-no-clock": believe_no_clock,
    "take-turns": take_turns,
    "crash": crash,
    "hang": hang,
    "flood": flood,
}
RULES: dict[str, Callable[[], None]] = {
    "favor-the-mover": favor_the_mover,
    "forbid-joining": forbid_joining,
    "keep-the-button": keep_the_button,
}
OTHERS = ("guess-letters", "deaf", "endless", "bad-status", "stay", "greet", "fall", "stall")


class Faulty(Engine):
    """An engine that shows its faults."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__(tell=tell_onlooker)
        unknown = set(faults) - {*LINES, *PIECES, *ACTS, *RULES, *OTHERS}
        assert not unknown, unknown
        self._faults = faults

    def hurries(self, line: bytes) -> bool:
        return "deaf" not in self._faults and super().hurries(line)

    def carry_out(self, line: bytes, attention: Attention, write: Write) -> None:
        for fault in self._faults:
            line = LINES[fault](line) if fault in LINES else line
        if "guess-letters" in self._faults:
            line = guess_letters(self, line)
        words = line.split()
        bare = words[1:] if words and words[0].isdigit() else words
        if "endless" in self._faults and b"catena-analyze" in bare:
            attention = Attention()
        if bare and (act := self._acting(bare)) is not None:
            write(act if bare is words else act.replace(b" ", words[0] + b" ", 1))
            return

        def write_wrongly(piece: bytes) -> None:
            for fault in self._faults:
                if fault in PIECES:
                    piece = PIECES[fault](words, piece)
            write(piece)

        super().carry_out(line, attention, write_wrongly)

    def close(self) -> None:
        if "stay" in self._faults and not self.is_finished:
            wait_for_ever()
        super().close()

    def _acting(self, bare: Words) -> bytes | None:
        replies = (ACTS[fault](self, bare) for fault in self._faults if fault in ACTS)
        return next((reply for reply in replies if reply is not None), None)


def main(faults: list[str]) -> None:
    for fault in faults:
        if fault in RULES:
            RULES[fault]()
    if "greet" in faults:
        os.write(1, b"Welcome to the faulty engine\n")
    if "fall" in faults:
        os._exit(4)
    if "stall" in faults:
        wait_for_ever()
    source, replies = claim_standard_streams()
    status = serve(Faulty(faults), source, replies)
    leave(5 if "bad-status" in faults else status)


if __name__ == "__main__":
    main(sys.argv[1].split(",") if sys.argv[1] else [])
