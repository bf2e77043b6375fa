from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.arena.contest.replies import (
    LONGEST_REPLY_BYTES,
    MalformedReply,
    ReplySplitter,
    ReplyText,
)
from catena_gtp.arena.model import Cause


def replies(*pieces: bytes) -> list[ReplyText]:
    splitter = ReplySplitter()
    return [reply for piece in pieces for reply in splitter.feed(piece)]


@pytest.mark.parametrize(
    "output, is_success, text",
    [
        (b"= F6\n\n", True, "F6"),
        (b"=\n\n", True, ""),
        (b"= \n\n", True, ""),
        (b"=F6\n\n", True, "F6"),
        (b"? illegal move\n\n", False, "illegal move"),
        (b"= one\ntwo\n  three\n\n", True, "one\ntwo\n  three"),
        (b"= two\n \nlines\n\n", True, "two\n \nlines"),
        (b"= \n  picture\n\n", True, "\n  picture"),
        (b"= F6\r\n\r\n", True, "F6"),
        (b"\n\n= F6\n\n", True, "F6"),
        ("= žito\n\n".encode(), True, "žito"),
    ],
)
def test_a_reply(output: bytes, is_success: bool, text: str) -> None:
    assert replies(output) == [(is_success, text)]


def test_a_reply_waits_for_its_empty_line() -> None:
    splitter = ReplySplitter()
    assert list(splitter.feed(b"= F6\n")) == []
    assert list(splitter.feed(b"\n= G7\n\n? no")) == [(True, "F6"), (True, "G7")]
    assert list(splitter.feed(b"pe\n\n")) == [(False, "nope")]


@given(st.lists(st.sampled_from(["F6", "", "a\nb", "x" * 50])), st.integers(min_value=1, max_value=9))
def test_the_cutting_of_the_stream_does_not_matter(texts: list[str], size: int) -> None:
    stream = "".join(f"= {text}\n\n" for text in texts).encode()
    pieces = [stream[at : at + size] for at in range(0, len(stream), size)]
    assert replies(*pieces) == [(True, text) for text in texts]


@pytest.mark.parametrize(
    "output, cause",
    [
        (b"hello\n", Cause.RUBBISH),
        (b"hel", Cause.RUBBISH),
        (b" = F6\n\n", Cause.RUBBISH),
        (b"\xef\xbb\xbf= F6\n\n", Cause.RUBBISH),
        (b"= F6\n\nwell\n", Cause.RUBBISH),
        (b"= \xff\n\n", Cause.RUBBISH),
        (b"=7 F6\n\n", Cause.PROTOCOL),
        (b"?12\n\n", Cause.PROTOCOL),
    ],
)
def test_what_is_no_reply(output: bytes, cause: Cause) -> None:
    with pytest.raises(MalformedReply) as malformed:
        replies(output)
    assert malformed.value.cause is cause


def test_the_reply_before_the_noise_is_delivered() -> None:
    feed = ReplySplitter().feed(b"= F6\n\nwell\n")
    assert next(feed) == (True, "F6")
    with pytest.raises(MalformedReply, match="'well'"):
        next(feed)


@pytest.mark.parametrize("piece", [b"x" * 65536, b"line\n" * 13107])
def test_a_reply_that_does_not_end_is_given_up(piece: bytes) -> None:
    splitter = ReplySplitter()
    assert list(splitter.feed(b"= ")) == []
    for _ in range(LONGEST_REPLY_BYTES // 2 // len(piece)):
        assert list(splitter.feed(piece)) == []
    with pytest.raises(MalformedReply, match="more than"):
        list(splitter.feed(piece * (LONGEST_REPLY_BYTES // len(piece))))
