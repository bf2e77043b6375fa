"""Find the examples in the project's documents: every fenced block, what it is and what stands in it.

A `gtp` block is a session with a fresh engine: lines that begin with `> ` are sent, the lines up to the next
of them are the expected reply without its closing blank line. A `ugi` block is one over the other interface.
In an expected reply a line `...` stands for any lines, and `...` at the end of a line for any rest of it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parents[2]
_FENCE = re.compile(r"^( *)```(.*)$")
_ANY = "..."


@dataclass(frozen=True)
class Block:
    """A fenced block; `line` is where it begins, `follows` the block it stands directly behind."""

    document: str
    line: int
    kind: str
    text: str
    follows: Block | None

    @property
    def place(self) -> str:
        return f"{self.document}:{self.line}"


@dataclass(frozen=True)
class Exchange:
    """One line of a session and the reply that is expected; None where there is to be no reply."""

    sent: str
    expected: str | None


def documents() -> list[Path]:
    """Return every document of the project."""
    return sorted([*ROOT.glob("*.md"), *(ROOT / "protocol").rglob("*.md")])


def blocks(document: Path, root: Path = ROOT) -> list[Block]:
    """Return the fenced blocks of a document in order; ValueError for one that is never closed."""
    found: list[Block] = []
    opened: tuple[int, str] | None = None
    behind: Block | None = None
    content: list[str] = []
    name = document.relative_to(root).as_posix()
    for number, line in enumerate(document.read_text(encoding="utf-8").splitlines(), start=1):
        fence = _FENCE.match(line)
        if opened is None and fence is not None:
            opened, content = (number, fence[2].strip()), []
        elif opened is not None and fence is not None and not fence[2]:
            block = Block(name, opened[0], opened[1], dedent("\n".join(content)), behind)
            found.append(block)
            opened, behind = None, block
        elif opened is not None:
            content.append(line)
        elif line.strip():
            behind = None
    if opened is not None:
        raise ValueError(f"{name}:{opened[0]}: a block that is never closed")
    return found


def exchanges(block: Block) -> list[Exchange]:
    """Split a session into what is sent and what is to come back."""
    found: list[Exchange] = []
    expected: list[str] = []
    for line in block.text.splitlines():
        if line == ">" or line.startswith("> "):
            found.append(Exchange(line[2:], None))
            expected = []
        elif not found:
            raise ValueError(f"{block.place}: a session begins with a line that is sent")
        elif line.strip() or expected:
            expected.append(line)
            found[-1] = Exchange(found[-1].sent, "\n".join(expected).rstrip())
    return found


def matches(expected: str, reply: str) -> bool:
    """Tell whether a reply is the expected one; blanks at the ends of lines are not compared."""
    pattern = ""
    for line in expected.splitlines():
        if line.strip() == _ANY:
            pattern += r"(?:.*\n)*"
        elif line.endswith(_ANY):
            pattern += re.escape(line.removesuffix(_ANY).rstrip()) + r".*\n"
        else:
            pattern += re.escape(line.rstrip()) + r"\n"
    trimmed = "".join(f"{line.rstrip()}\n" for line in reply.splitlines())
    return re.fullmatch(pattern, trimmed) is not None
