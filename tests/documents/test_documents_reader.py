"""The machinery that runs the documents' examples sees what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.documents.examples import Block, Exchange, blocks, exchanges, matches

if TYPE_CHECKING:
    from pathlib import Path


def written(folder: Path, text: str) -> list[Block]:
    document = folder / "page.md"
    document.write_text(text, encoding="utf-8")
    return blocks(document, folder)


def test_blocks_are_found_with_what_they_follow(tmp_path: Path) -> None:
    text = "# T\n\n```gtp\n> name\n= x\n```\n\n```text\none\n```\nwords\n- list\n  ```sh\n  a\n    b\n  ```\n"
    first, second, third = written(tmp_path, text)
    assert (first.kind, first.text, first.place, first.follows) == ("gtp", "> name\n= x", "page.md:3", None)
    assert (second.kind, second.follows) == ("text", first)
    assert (third.kind, third.text, third.follows) == ("sh", "a\n  b", None)


def test_a_block_must_be_closed(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^page\.md:2: a block that is never closed$"):
        written(tmp_path, "\n```gtp\n> name\n")


def test_a_session_is_split_into_exchanges() -> None:
    block = Block("page.md", 1, "gtp", "> a\n= \n> # comment\n\n> b c\n= x\ny\n\n>\n> d\n?", None)
    assert exchanges(block) == [
        Exchange("a", "="),
        Exchange("# comment", None),
        Exchange("b c", "= x\ny"),
        Exchange("", None),
        Exchange("d", "?"),
    ]


def test_a_session_begins_with_a_line_that_is_sent() -> None:
    with pytest.raises(ValueError, match="begins with a line that is sent"):
        exchanges(Block("page.md", 1, "gtp", "= x\n> a", None))


@pytest.mark.parametrize(
    "expected, reply, same",
    [
        ("=", "= ", True), ("= x", "= x", True), ("= x", "= x\ny", False), ("= x\ny", "= x", False),
        ("= x", "= xy", False), ("= x...", "= xy", True), ("= x...", "= yx", False),
        ("= a.c", "= abc", False),
        ("= a\n...\nz", "= a\nb\nc\nz", True), ("= a\n...\nz", "= a\nz", True), ("= a\n...", "= a", True),
        ("= a\n...\nz", "= a\nb", False), ("= a", "? a", False), ("=\n b", "= \n b", True),
    ],
)  # fmt: skip
def test_replies_are_compared(expected: str, reply: str, same: bool) -> None:
    assert matches(expected, reply) is same
