from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.kernel import table as tables
from catena_gtp.kernel.table import EXACT, LOWER, UPPER

values = st.integers(tables.NO_LOWER, tables.NO_UPPER)
keys = st.integers(-(2**63), 2**63 - 1)
bits = st.integers(0, 1)


def store(
    table: Any, key: int, value: int = 0, bound: int = EXACT, *, depth: int = 1, solved: int = 0, age: int = 0
) -> None:
    tables.store(table, key, value, bound, 7, depth, solved, age)


def bounds(table: Any, key: int) -> tuple[int, int, int, int]:
    """Read the bounds of an entry, and whether each is solved."""
    data = tables.probe(table, key)
    parts = tables.lower_of, tables.upper_of, tables.lower_solved_of, tables.upper_solved_of
    lower, upper, lower_solved, upper_solved = (int(part(data)) for part in parts)
    return lower, upper, lower_solved, upper_solved


@given(
    lower=values,
    upper=values,
    move=st.integers(0, 440),
    depth=st.integers(0, 280),
    lower_solved=bits,
    upper_solved=bits,
    age=st.integers(0, tables.AGES - 1),
)
def test_an_entry_unpacks_to_what_was_packed(**packed: int) -> None:
    data = np.int64(tables.pack(*packed.values()))
    read = {
        "lower": tables.lower_of,
        "upper": tables.upper_of,
        "move": tables.move_of,
        "depth": tables.depth_of,
        "lower_solved": tables.lower_solved_of,
        "upper_solved": tables.upper_solved_of,
        "age": tables.age_of,
    }
    assert {name: int(part(data)) for name, part in read.items()} == packed
    assert data != 0


@pytest.mark.parametrize(
    ("mebibytes", "entries"), [(0, 0), (1e-5, 0), (2e-5, 0), (4e-5, 2), (1, 65536), (1.5, 65536), (2, 131072)]
)
def test_a_table_is_the_largest_power_of_two_that_fits(mebibytes: float, entries: int) -> None:
    assert tables.new_table(mebibytes).shape == (entries, 2)


@given(key=keys, other=keys)
def test_what_was_stored_is_found_under_its_key_alone(key: int, other: int) -> None:
    table = tables.new_table(1 / 1024)
    assert tables.probe(table, key) == 0
    store(table, key, 5)
    assert bounds(table, key)[:2] == (5, 5)
    assert (tables.probe(table, other) != 0) == (key == other)


def test_a_torn_entry_is_not_found() -> None:
    table = tables.new_table(1 / 1024)
    store(table, 12, 5)
    row = np.flatnonzero(table[:, 1])[0]
    table[row, 1] += 1
    assert tables.probe(table, 12) == 0


def test_without_a_table_nothing_is_stored() -> None:
    table = tables.new_table(0)
    store(table, 12, 5)
    assert tables.probe(table, 12) == 0


def test_the_same_key_is_kept_once_and_else_the_old_then_the_shallow_goes() -> None:
    table = tables.new_table(4e-5)
    store(table, 1, depth=9, age=1)
    store(table, 1, depth=3, age=1)
    assert np.count_nonzero(table[:, 1]) == 1
    store(table, 2, depth=4, age=1)
    store(table, 3, depth=2, age=1)
    assert [int(tables.probe(table, key)) != 0 for key in (1, 2, 3)] == [False, True, True]
    store(table, 4, depth=1, age=2)
    store(table, 5, depth=1, age=2)
    assert [int(tables.probe(table, key)) != 0 for key in (2, 3, 4, 5)] == [False, False, True, True]


NONE_BELOW, NONE_ABOVE = tables.NO_LOWER, tables.NO_UPPER
DEEPER = {"depth": 2}
SOLVED = {"solved": 1}


@pytest.mark.parametrize(
    ("first", "second", "wanted"),
    [
        # Two bounds of one depth stand side by side, the sharper of each kind.
        ((5, LOWER, {}), (9, UPPER, {}), (5, 9, 0, 0)),
        ((9, UPPER, {}), (5, LOWER, {}), (5, 9, 0, 0)),
        ((5, LOWER, {}), (3, LOWER, {}), (5, NONE_ABOVE, 0, 0)),
        ((9, UPPER, {}), (8, UPPER, {}), (NONE_BELOW, 8, 0, 0)),
        ((5, LOWER, {}), (7, EXACT, {}), (7, 7, 0, 0)),
        # A bound of another depth goes, unless it is solved.
        ((5, LOWER, {}), (9, UPPER, DEEPER), (NONE_BELOW, 9, 0, 0)),
        ((5, LOWER, SOLVED), (9, UPPER, DEEPER), (5, 9, 1, 0)),
        ((9, UPPER, SOLVED), (5, LOWER, DEEPER), (5, 9, 0, 1)),
        # Of two that contradict each other the new one stays, unless only the old one is solved.
        ((5, LOWER, {}), (3, UPPER, {}), (NONE_BELOW, 3, 0, 0)),
        ((5, LOWER, SOLVED), (3, UPPER, {}), (5, NONE_ABOVE, 1, 0)),
        ((3, UPPER, SOLVED), (5, LOWER, {}), (NONE_BELOW, 3, 0, 1)),
        ((5, LOWER, {}), (3, UPPER, SOLVED), (NONE_BELOW, 3, 0, 1)),
        # What is solved is not given up for what is not.
        ((5, LOWER, SOLVED), (4, LOWER, {}), (5, NONE_ABOVE, 1, 0)),
        ((6, LOWER, {}), (5, LOWER, SOLVED), (5, NONE_ABOVE, 1, 0)),
    ],
)
def test_what_an_entry_says_after_two_searches(
    first: tuple[int, int, dict[str, int]],
    second: tuple[int, int, dict[str, int]],
    wanted: tuple[int, int, int, int],
) -> None:
    table = tables.new_table(1 / 1024)
    for value, bound, more in (first, second):
        store(table, 1, value, bound, **more)
    assert bounds(table, 1) == wanted


def test_an_upper_bound_without_a_move_keeps_the_move_that_was_known() -> None:
    table = tables.new_table(1 / 1024)
    tables.store(table, 1, 5, LOWER, 40, 1, 0, 0)
    tables.store(table, 1, 4, UPPER, 0, 2, 0, 0)
    assert tables.move_of(tables.probe(table, 1)) == 40
