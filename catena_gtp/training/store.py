"""Shards: some games each, and the positions seen in them, in a compact file with what it was made by."""

from __future__ import annotations

import io
import json
import zipfile
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
            store = Store(**{name: content[name].astype(kind) for name, kind in _TYPES.items()})
    except (zipfile.BadZipFile, EOFError, KeyError, TypeError, ValueError) as error:
        raise ShardError(f"{path} is no shard of games: {error}") from error
    return store, about
