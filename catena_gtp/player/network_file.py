"""Networks in files: weights of 16 bits, where they come from, and a hash that tells whether they are whole.

A line of JSON, then the weights of `kernel.network.NETWORK`, field after field, as int16 of the lower byte
first: those that are whole numbers as they are, the others in units of 1 / FRACTION.

Loads numpy when imported.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

import numpy as np

from catena_gtp.files import read_whole, write_whole
from catena_gtp.kernel.network import NETWORK, UNIT, new_network

if TYPE_CHECKING:
    from pathlib import Path

MAGIC = "catena-gtp network"
FORMAT = 1
FRACTION = 1024
_STORED = np.dtype("<i2")
_MOST_BYTES = 1 << 24


class NetworkFileError(Exception):
    """A file holds no network that can be used; str() says why, and what to do."""


def write(path: Path, network: Any, about: dict[str, object]) -> None:
    """Write a network, and `about` where it comes from, as a whole or not at all.

    Weights are rounded to what the file can hold. ValueError if one is too large for that.
    """
    payload = b"".join(_packed(name, network[name]) for name in NETWORK.names or ())
    header = {
        "file": MAGIC,
        "format": FORMAT,
        "shapes": _shapes(),
        "sha256": hashlib.sha256(payload).hexdigest(),
        "about": about,
    }
    write_whole(path, json.dumps(header, ensure_ascii=True).encode() + b"\n" + payload)


def read(path: Path) -> tuple[Any, dict[str, object]]:
    """Read a network and what is known about it; NetworkFileError, also where the file cannot be read."""
    try:
        line, _, payload = read_whole(path, _MOST_BYTES).partition(b"\n")
    except OSError as error:
        raise NetworkFileError(f"{path}: {error.strerror or error}") from None
    try:
        header = json.loads(line)
        form = header["file"], header["format"], header["shapes"]
        digest, about = header["sha256"], header["about"]
    except (ValueError, KeyError, TypeError):
        raise NetworkFileError(f"{path}: not a network; catena-gtp train makes one") from None
    if form != (MAGIC, FORMAT, _shapes()):
        raise NetworkFileError(f"{path}: a network of another form; train it anew with this version")
    if hashlib.sha256(payload).hexdigest() != digest or len(payload) != _payload_bytes():
        raise NetworkFileError(f"{path}: damaged, its weights do not match its hash; get the file again")
    return _unpacked(payload), about


def _shapes() -> dict[str, list[int]]:
    return {name: list(NETWORK[name].shape) for name in NETWORK.names or ()}


def _payload_bytes() -> int:
    return sum(int(np.prod(shape, dtype=np.int64)) for shape in _shapes().values()) * _STORED.itemsize


def _factor(name: str) -> int:
    """Return what a weight of the record is multiplied by in the file, or, if negative, divided by."""
    kind = NETWORK[name].base
    if kind == np.int16:
        return 1
    return -UNIT if kind == np.int32 else FRACTION


def _packed(name: str, weights: Any) -> bytes:
    factor = _factor(name)
    exact = np.asarray(weights, dtype=np.float64)
    stored = np.rint(exact * factor if factor > 0 else exact / -factor)
    limits = np.iinfo(_STORED)
    if stored.size and not (limits.min <= stored.min() and stored.max() <= limits.max):
        raise ValueError(f"a weight of {name!r} is too large for 16 bits")
    return stored.astype(_STORED).tobytes()


def _unpacked(payload: bytes) -> Any:
    network = new_network()
    stored = np.frombuffer(payload, dtype=_STORED)
    start = 0
    for name in NETWORK.names or ():
        shape, factor = NETWORK[name].shape, _factor(name)
        count = int(np.prod(shape, dtype=np.int64))
        values = stored[start : start + count].reshape(shape)
        network[name] = values / np.float32(factor) if factor > 0 else values.astype(np.int32) * -factor
        start += count
    return network
