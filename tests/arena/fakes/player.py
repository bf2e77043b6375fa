"""A random player of Catena as somebody else might write it: on its own, with the GTP of a Go program.

It knows what is legal, and nothing of captures or scores. Letters leave out the I and boards are named by
their width, or with `--catena` letters have the I and boards are named by their side. With `--mute` it cannot
list its commands.
"""

from __future__ import annotations

import random
import sys
from typing import TextIO

GTP_LETTERS = "ABCDEFGHJKLMNOPQRST"
CATENA_LETTERS = "ABCDEFGHIJKLMNOPQRS"
Cell = tuple[int, int]


class Player:
    def __init__(self, *, catena: bool = False, mute: bool = False, seed: int = 0) -> None:
        self.catena = catena
        self.mute = mute
        self.letters = CATENA_LETTERS if catena else GTP_LETTERS
        self.button_word = "button" if catena else "pass"
        self.random = random.Random(seed)
        self.side = 6
        self.new_game()

    # -- the game

    def new_game(self) -> None:
        side = self.side
        span = range(1, 2 * side)
        self.cells = [(c, r) for c in span for r in span if abs(c - r) < side]
        self.stones: dict[Cell, str] = {}
        self.button_is_free = True

    def touching(self, cell: Cell) -> list[Cell]:
        column, row = cell
        steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1))
        return [at for c, r in steps if (at := (column + c, row + r)) in self.stones]

    def is_legal(self, cell: Cell) -> bool:
        ends = self.touching(cell)
        if cell in self.stones or len(ends) > 2 or any(len(self.touching(end)) > 1 for end in ends):
            return False
        if len(ends) < 2:
            return True
        strip, new = {ends[0]}, [ends[0]]
        while new:
            new = [at for at in self.touching(new.pop()) if at not in strip] + new
            strip.update(new)
        return ends[1] not in strip

    def legal_cells(self) -> list[Cell]:
        return [cell for cell in self.cells if self.is_legal(cell)]

    # -- the protocol

    def word_of(self, cell: Cell) -> str:
        return f"{self.letters[cell[0] - 1]}{cell[1]}"

    def cell_of(self, word: str) -> Cell | None:
        cell = (self.letters.find(word[0].upper()) + 1, int(word[1:]))
        return cell if cell in self.cells else None

    def boardsize(self, word: str) -> str | None:
        side = int(word) if self.catena else (int(word) + 1) // 2
        if not 2 <= side <= 10:
            return None
        self.side = side
        self.new_game()
        return ""

    def play(self, color: str, word: str) -> str | None:
        if word.lower() == self.button_word:
            was_free, self.button_is_free = self.button_is_free, False
            return "" if was_free else None
        cell = self.cell_of(word)
        if cell is None or not self.is_legal(cell):
            return None
        self.stones[cell] = color
        return ""

    def genmove(self, color: str) -> str:
        choices = [self.word_of(cell) for cell in self.legal_cells()]
        if not choices:
            return "pass"
        if self.button_is_free and self.stones:
            choices.append(self.button_word)
        word = self.random.choice(choices)
        self.play(color, word)
        return word

    def answer(self, name: str, arguments: list[str]) -> str | None:
        """Return the text of the reply, None for a failure."""
        commands = "boardsize clear_board genmove komi list_commands name play quit version"
        if name == "list_commands":
            return None if self.mute else commands.replace(" ", "\n")
        if name == "boardsize":
            return self.boardsize(arguments[0])
        if name == "clear_board":
            self.new_game()
        if name in {"clear_board", "komi", "name", "quit"}:
            return "stranger" if name == "name" else ""
        if name == "play":
            return self.play(*arguments)
        return self.genmove(arguments[0]) if name == "genmove" else None


def say(text: str, stream: TextIO) -> None:
    stream.write(text)
    stream.flush()


def main(arguments: list[str]) -> None:
    seed = next((int(word) for word in arguments if word.isdigit()), 0)
    player = Player(catena="--catena" in arguments, mute="--mute" in arguments, seed=seed)
    for line in sys.stdin:
        name, *rest = line.split()
        text = player.answer(name, rest)
        say("? no\n\n" if text is None else f"= {text}\n\n", sys.stdout)
        if name == "quit":
            break


if __name__ == "__main__":
    main(sys.argv[1:])
