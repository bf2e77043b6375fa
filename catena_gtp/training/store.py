"""Shards: some games each, and the positions seen in them, in a compact file with what it was made by."""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from typing import TYPE_CHECKING, Any

import numpy as np

from catena_gtp.files import read_whole, write_whole
from catena_gtp.kernel.samples import GAME, SEEN, Store

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

_MOST_BYTES = 1 << 30
_TYPES = {"games": GAME, "moves": np.uint16, "seen": SEEN, "actions": np.uint16, "visits": np.uint16}
_ABOUT = "about"


class ShardError(Exception):
    """A file that is no shard; str() says so in words."""


def merged(stores: Sequence[Store]) -> Store:
    """Return all games in one store; none at all make an empty one."""
    games, seen = [], []
    first_game = first_move = first_action = 0
    for store in stores:
        games.append(store.games.copy())
        games[-1]["first_move"] += first_move
        seen.append(store.seen.copy())
        seen[-1]["game"] += first_game
        seen[-1]["first"] += first_action
        seen[-1]["detour"] += first_move
        first_game += len(store.games)
        first_move += len(store.moves)
        first_action += len(store.actions)
    nothing = np.zeros(0, np.uint16)
    return Store(
        games=np.concatenate([np.zeros(0, GAME), *games]),
        moves=np.concatenate([nothing, *(store.moves for store in stores)]),
        seen=np.concatenate([np.zeros(0, SEEN), *seen]),
        actions=np.concatenate([nothing, *(store.actions for store in stores)]),
        visits=np.concatenate([nothing, *(store.visits for store in stores)]),
    )


def write_shard(path: Path, store: Store, about: Mapping[str, Any]) -> None:
    """Write a shard; `about`, which JSON can hold, says what it was made by."""
    content = io.BytesIO()
    header = np.frombuffer(json.dumps(about).encode("ascii"), dtype=np.uint8)
    np.savez_compressed(content, allow_pickle=False, **{_ABOUT: header, **store._asdict()})
    write_whole(path, content.getvalue())


def read_shard(path: Path) -> tuple[Store, dict[str, Any]]:
    """Return the games of a shard, and what it was made by."""
    try:
        with np.load(io.BytesIO(read_whole(path, _MOST_BYTES)), allow_pickle=False) as content:
            about = json.loads(bytes(content[_ABOUT]))
            arrays = {name: content[name] for name in _TYPES}
    except (zipfile.BadZipFile, zlib.error, EOFError, KeyError, TypeError, ValueError) as error:
        raise ShardError(
            f"{path} is damaged, or no shard of games ({error}): remove it, and its games are played again"
        ) from error
    if any(arrays[name].dtype != kind for name, kind in _TYPES.items()):
        raise ShardError(f"{path} was made by another version: go on with that one, or begin in a new folder")
    store = Store(**arrays)
    if not _is_whole(store):
        raise ShardError(f"{path} is damaged: remove it, and its games are played again")
    return store, about


def _is_whole(store: Store) -> bool:
    """Tell whether all that games and positions point to is there."""
    games, seen = store.games, store.seen
    if any(array.ndim != 1 for array in store) or len(store.visits) != len(store.actions):
        return False
    if len(seen) and not 0 <= seen["game"].min() <= seen["game"].max() < len(games):
        return False
    parts = (
        (games["first_move"], games["move_count"], store.moves),
        (seen["first"], seen["count"], store.actions),
        (seen["detour"], seen["detour_count"], store.moves),
    )
    return bool((seen["ply"] <= games["move_count"][seen["game"]]).all()) and all(
        bool(((first >= 0) & (count >= 0) & (first + count.astype(np.int64) <= len(array))).all())
        for first, count, array in parts
    )
