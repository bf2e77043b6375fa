from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.session.lines import LineSplitter


@given(st.binary(), st.lists(st.integers(0, 200)))
def test_lines_do_not_depend_on_how_they_come(data: bytes, cuts: list[int]) -> None:
    splitter = LineSplitter()
    ends = [0, *sorted(cut for cut in cuts if cut < len(data)), len(data)]
    lines = [line for start, end in pairwise(ends) for line in splitter.feed(data[start:end])]
    lines += splitter.close()
    assert b"\n".join(lines) == data.removesuffix(b"\n")
    assert not any(b"\n" in line for line in lines)
    assert splitter.close() == []


def test_a_long_line_in_small_pieces_is_put_together_once() -> None:
    splitter = LineSplitter()  # one that joins at every piece would copy a million million bytes
    for _ in range(1_000_000):
        assert splitter.feed(b"xy") == []
    assert splitter.feed(b"\n") == [b"xy" * 1_000_000]
