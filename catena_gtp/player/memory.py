"""Memory of a size that the user sets, or of less where there is not so much."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Memory = TypeVar("Memory")


def as_large_as_fits(make: Callable[[float], Memory], mebibytes: float, name: str) -> Memory:
    """Make memory of this size; or, with a word on stderr, of a half, a quarter ... that has room."""
    wanted = mebibytes
    while True:
        try:
            memory = make(mebibytes)
        except (MemoryError, ValueError):  # numpy has another error for sizes beyond all addresses
            mebibytes /= 2
            continue
        if mebibytes < wanted:
            sys.stderr.write(
                f"catena-gtp: no memory for a {name} of {wanted:g} MiB; it has {mebibytes:g} MiB\n"
            )
        return memory
