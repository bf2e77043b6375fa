from __future__ import annotations

import numpy as np

from catena_gtp.training.samples import WIDTHS, Samples, is_held_out
from tests.training.support import TINY, games


def test_a_game_is_either_learnt_from_or_kept_apart() -> None:
    store = games(6)
    samples = Samples(store, TINY)
    learnt = np.concatenate([group.learnt for group in samples.groups])
    held_out = np.concatenate([group.held_out for group in samples.groups])
    assert sorted([*learnt, *held_out]) == list(range(len(store.seen)))
    numbers = store.games["number"][store.seen["game"]]
    assert set(numbers[held_out]) == {0, 3}
    assert set(numbers[learnt]) == {1, 2, 4, 5}
    assert samples.sizes == (len(learnt), len(held_out))
    assert is_held_out(store, TINY).sum() == len(held_out)


def test_groups_are_as_narrow_as_will_do() -> None:
    samples = Samples(games(6), TINY)
    for group in samples.groups:
        batch = samples.batch(group, group.learnt)
        narrower = max((width for width in WIDTHS if width < group.width), default=0)
        assert batch.ring.shape == (len(group.learnt), group.width)
        assert (batch.site_count < group.width).all()
        assert (batch.site_count >= narrower).all()


def test_the_seed_alone_decides_what_is_drawn() -> None:
    samples = Samples(games(6), TINY)
    one, same, other = samples.drawn(1, 2, 3), samples.drawn(1, 2, 3), samples.drawn(1, 2, 4)
    assert [part.tolist() for part in one] == [part.tolist() for part in same]
    assert not np.array_equal(one.win, other.win)
    assert len(one.win) == TINY.batch


def test_everything_kept_apart_is_tested_on_once() -> None:
    samples = Samples(games(6), TINY)
    wins = [win for batch, rows in samples.tests(10_000) for win in batch.win[:rows]]
    assert len(wins) == samples.sizes[1]
    everything = [samples.batch(group, group.held_out).win for group in samples.groups]
    assert sorted(wins) == sorted(np.concatenate(everything))
    assert all(len(batch.win) == TINY.batch for batch, _ in samples.tests(10_000))


def test_of_much_a_part_is_tested_on() -> None:
    samples = Samples(games(6), TINY)
    count = sum(rows for _, rows in samples.tests(10))
    assert 0 < count <= 10 + len(samples.groups)
