"""Every example in the documents holds.

`gtp` and `ugi`: a session with a fresh engine. `diagram`: a board with every mark right; directly behind a
session it is the position the session ended in. `position`: position texts as they are written. `python`: a
program, with what it prints in a `text` block directly behind it. `toml`, `json` and `sgf` are the files of
matches, see `test_match_document`. `sh`, `ctl` and `ebnf` are for readers.
"""

from __future__ import annotations

import contextlib
import io
import re
from typing import TYPE_CHECKING

import pytest

from catena_gtp.gtp.engine import Engine
from catena_gtp.gtp.wire import format_response
from catena_gtp.notation import Lettering, format_diagram, format_position, parse_diagram, parse_position
from catena_gtp.rules import Color, Position, Ruleset
from tests.documents.examples import ROOT, blocks, documents, exchanges, matches
from tests.ugi.talk import Talk

if TYPE_CHECKING:
    from pathlib import Path

    from tests.documents.examples import Block

ALL_BLOCKS = [block for document in documents() for block in blocks(document)]
KINDS = {
    "report",
    "tst",
    "gtp",
    "ugi",
    "diagram",
    "position",
    "python",
    "text",
    "toml",
    "json",
    "sgf",
    "sh",
    "ctl",
    "ebnf",
}
_LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def of_kind(kind: str) -> pytest.MarkDecorator:
    found = [pytest.param(block, id=block.place) for block in ALL_BLOCKS if block.kind == kind]
    return pytest.mark.parametrize("block", found)


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Engine:
    """Return an engine that finds and leaves its files in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return Engine(reraise=True)


def reply(engine: Engine, line: str) -> str | None:
    response = engine.answer(line.encode("utf-8"))
    return None if response is None else format_response(response).decode("ascii").removesuffix("\n\n")


@of_kind("gtp")
def test_sessions(block: Block, engine: Engine) -> None:
    try:
        for exchange in exchanges(block):
            got = reply(engine, exchange.sent)
            if exchange.expected is None:
                assert got is None, f"{block.place}: '{exchange.sent}' got a reply: {got}"
            else:
                assert got is not None, f"{block.place}: '{exchange.sent}' got no reply"
                assert matches(exchange.expected, got), f"{block.place}: '{exchange.sent}' got:\n{got}"
    finally:
        engine.close()


@of_kind("ugi")
def test_ugi_sessions(block: Block) -> None:
    talk = Talk()
    for exchange in exchanges(block):
        said = "\n".join(talk(exchange.sent))
        assert matches(exchange.expected or "", said), f"{block.place}: '{exchange.sent}' got:\n{said}"
    talk.engine.close()


@of_kind("diagram")
def test_diagrams(block: Block, engine: Engine) -> None:
    if block.follows is not None and block.follows.kind == "gtp":
        for exchange in exchanges(block.follows):
            reply(engine, exchange.sent)
        position = parse_position((reply(engine, "catena-position") or "").removeprefix("= "))
        engine.close()
    else:
        side, stones = parse_diagram(block.text)
        last = Color.BLACK if stones else None
        position = Position.restored(Ruleset(side), stones, Color.WHITE, last_placer=last)
    drawn = [format_diagram(position, lettering) for lettering in Lettering]
    assert block.text in drawn, f"{block.place}: it is\n{drawn[0]}"


@of_kind("position")
def test_position_texts(block: Block) -> None:
    for line in block.text.splitlines():
        assert format_position(parse_position(line)) == line, block.place


@of_kind("python")
def test_programs(block: Block) -> None:
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(block.text, block.place, "exec"), {"__name__": "__main__"})  # noqa: S102 - that is the test
    expected = [other.text for other in ALL_BLOCKS if other.kind == "text" and other.follows == block]
    assert [output.getvalue().rstrip("\n")] == (expected or [""]), block.place


def test_every_block_is_of_a_known_kind() -> None:
    assert {block.place: block.kind for block in ALL_BLOCKS if block.kind not in KINDS} == {}


def test_a_text_block_is_the_output_of_a_program() -> None:
    texts = [block for block in ALL_BLOCKS if block.kind == "text"]
    assert [b.place for b in texts if b.follows is None or b.follows.kind != "python"] == []


@pytest.mark.parametrize(
    "name", ["README.md", "protocol/rules.md", "protocol/notation.md", "protocol/gtp.md"]
)
def test_these_documents_have_sessions(name: str) -> None:
    assert [block for block in ALL_BLOCKS if block.document == name and block.kind == "gtp"]


@pytest.mark.parametrize("document", documents(), ids=lambda path: path.name)
def test_links_and_programs_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    links = [target for target in _LINK.findall(text) if "://" not in target]
    missing = [target for target in links if not (document.parent / target).exists()]
    missing += [name for name in re.findall(r"\bbin/[a-z-]+\b", text) if not (ROOT / name).exists()]
    assert missing == []
