from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from catena_gtp.kernel import samples
from catena_gtp.training.store import ShardError, merged, read_shard, write_shard
from tests.training.support import game, games

if TYPE_CHECKING:
    from pathlib import Path

    from catena_gtp.kernel.samples import Store


def is_same(one: Store, other: Store) -> bool:
    return all(a.dtype == b.dtype and np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_a_shard_comes_back_with_what_it_was_made_by(tmp_path: Path) -> None:
    write_shard(tmp_path / "shard.npz", games(2), {"seed": 7, "network": None})
    store, about = read_shard(tmp_path / "shard.npz")
    assert is_same(store, games(2))
    assert about == {"seed": 7, "network": None}


def test_positions_stay_what_they_were_when_stores_are_merged() -> None:
    one, other = game(0), game(1)
    store = merged([one, other])
    assert len(store.seen) == len(one.seen) + len(other.seen)
    assert is_same(merged([store]), store)
    for part, shift in ((one, 0), (other, len(one.seen))):
        for i in range(0, len(part.seen), 3):
            alone, together = samples.new_bench(), samples.new_bench()
            assert samples.replay(alone, part, i) == samples.replay(together, store, shift + i)
            assert alone.position.tobytes() == together.position.tobytes()
            old, new = part.seen[i], store.seen[shift + i]
            before = part.visits[old["first"] : old["first"] + old["count"]]
            assert before.tolist() == store.visits[new["first"] : new["first"] + new["count"]].tolist()


def test_nothing_merged_is_nothing() -> None:
    assert [len(part) for part in merged([])] == [0, 0, 0, 0, 0]


@pytest.mark.parametrize("content", [b"", b"PK", b"no shard at all", b"\x93NUMPY"])
def test_another_file_is_no_shard(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "shard.npz").write_bytes(content)
    with pytest.raises(ShardError, match="remove it, and its games are played again"):
        read_shard(tmp_path / "shard.npz")


def test_a_shard_cut_off_is_none(tmp_path: Path) -> None:
    path = tmp_path / "shard.npz"
    write_shard(path, games(1), {})
    path.write_bytes(path.read_bytes()[:-40])
    with pytest.raises(ShardError):
        read_shard(path)


def test_a_shard_of_another_version_is_none(tmp_path: Path) -> None:
    store, path = games(1), tmp_path / "shard.npz"
    write_shard(path, store._replace(seen=store.seen[["rate", "margin"]].copy()), {})
    with pytest.raises(ShardError, match="made by another version"):
        read_shard(path)


@pytest.mark.parametrize("part", ["games", "moves", "actions", "visits"])
def test_a_shard_that_lacks_a_part_is_none(tmp_path: Path, part: str) -> None:
    store, path = games(2), tmp_path / "shard.npz"
    write_shard(path, store._replace(**{part: getattr(store, part)[:-1]}), {})
    with pytest.raises(ShardError, match="is damaged: remove it"):
        read_shard(path)
