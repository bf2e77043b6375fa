from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.kernel import table as tables
from catena_gtp.kernel.table import EXACT, LOWER, UPPER

values = st.integers(1 - tables.VALUE_BIAS, tables.VALUE_BIAS - 1)
keys = st.integers(-(2**63), 2**63 - 1)


def entry(value: int = 0, depth: int = 1, bound: int = EXACT, solved: int = 0, age: int = 0) -> int:
    return int(tables.pack(value, 0, depth, bound, solved, age))


@given(
    value=values,
    move=st.integers(0, 440),
    depth=st.integers(0, 280),
    bound=st.sampled_from([EXACT, LOWER, UPPER]),
    solved=st.integers(0, 1),
    age=st.integers(0, tables.AGES - 1),
)
def test_an_entry_unpacks_to_what_was_packed(
    value: int, move: int, depth: int, bound: int, solved: int, age: int
) -> None:
    data = np.int64(tables.pack(value, move, depth, bound, solved, age))
    read = (
        tables.value_of,
        tables.move_of,
        tables.depth_of,
        tables.bound_of,
        tables.solved_of,
        tables.age_of,
    )
    assert [int(part(data)) for part in read] == [value, move, depth, bound, solved, age]
    assert data > 0


@pytest.mark.parametrize(
    ("mebibytes", "entries"), [(0, 0), (1e-5, 0), (2e-5, 0), (4e-5, 2), (1, 65536), (1.5, 65536), (2, 131072)]
)
def test_a_table_is_the_largest_power_of_two_that_fits(mebibytes: float, entries: int) -> None:
    assert tables.new_table(mebibytes).shape == (entries, 2)


@given(key=keys, other=keys)
def test_what_was_stored_is_found_under_its_key_alone(key: int, other: int) -> None:
    table = tables.new_table(1 / 1024)
    assert tables.probe(table, key) == 0
    tables.store(table, key, entry(5))
    assert tables.probe(table, key) == entry(5)
    assert (tables.probe(table, other) != 0) == (key == other)


def test_a_torn_entry_is_not_found() -> None:
    table = tables.new_table(1 / 1024)
    tables.store(table, 12, entry(5))
    row = np.flatnonzero(table[:, 1])[0]
    table[row, 1] = entry(6)
    assert tables.probe(table, 12) == 0


def test_without_a_table_nothing_is_stored() -> None:
    table = tables.new_table(0)
    tables.store(table, 12, entry(5))
    assert tables.probe(table, 12) == 0


def test_the_same_key_is_overwritten_and_else_the_old_then_the_shallow_goes() -> None:
    table = tables.new_table(4e-5)
    tables.store(table, 1, entry(depth=9, age=1))
    tables.store(table, 1, entry(depth=3, age=1))
    assert np.count_nonzero(table[:, 1]) == 1
    tables.store(table, 2, entry(depth=4, age=1))
    tables.store(table, 3, entry(depth=2, age=1))
    assert [int(tables.probe(table, key)) > 0 for key in (1, 2, 3)] == [False, True, True]
    tables.store(table, 4, entry(depth=1, age=2))
    tables.store(table, 5, entry(depth=1, age=2))
    assert [int(tables.probe(table, key)) > 0 for key in (2, 3, 4, 5)] == [False, False, True, True]


@pytest.mark.parametrize(
    ("data", "value", "answers"),
    [
        (entry(depth=3), 7, True),
        (entry(depth=4), 7, False),
        (entry(depth=4, solved=1), 7, True),
        (entry(depth=3, bound=LOWER), 10, True),
        (entry(depth=3, bound=LOWER), 9, False),
        (entry(depth=3, bound=UPPER), 5, True),
        (entry(depth=3, bound=UPPER), 6, False),
    ],
)
def test_an_entry_answers_at_its_depth_or_when_solved(data: int, value: int, answers: bool) -> None:
    assert tables.cuts(np.int64(data), 3, value, 5, 10) == answers
