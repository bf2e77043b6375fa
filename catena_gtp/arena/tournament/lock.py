"""A lock on a file that the system frees when its holder ends, however it ends."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class FolderLock:
    """Hold the lock of a file from the start until `release`; BlockingIOError if another process has it."""

    def __init__(self, path: Path) -> None:
        self._descriptor: int | None = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            _take(self._descriptor)
        except BlockingIOError:
            self.release()
            raise

    def release(self) -> None:
        """Let others have it.

        The file stays: were it removed, two processes could each hold a lock of that name.
        """
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _take(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - only Windows has it

        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            raise BlockingIOError from None
        return
    import fcntl  # noqa: PLC0415 - Windows does not have it

    fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
