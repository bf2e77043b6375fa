"""The folder that holds a checkout's environments: its lock, its marks, and what may be cleared away."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import tempfile
from pathlib import Path
from typing import IO, TYPE_CHECKING

import launch
from launch import say

if TYPE_CHECKING:
    from collections.abc import Iterator


class SetupError(Exception):
    """The environment cannot be made; str() says why and what can be done."""


def writable_home() -> Path:
    """Return the first of the homes that can be written to."""
    for home in map(Path, launch.homes()):
        try:
            home.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=home):
                return home
        except OSError as error:
            if error.errno == errno.ENOSPC:
                raise
            say(f"{home} cannot be written to: {error.strerror}.")
    message = "there is no place for the environment.\nSet CATENA_GTP_ENV to a folder that can be written to."
    raise SetupError(message)


@contextlib.contextmanager
def locked(home: Path) -> Iterator[None]:
    """Hold the home's lock, which the system frees when its holder dies; say when it must be waited for."""
    with (home / "lock").open("ab") as file:
        take = take_windows_lock if launch.WINDOWS else take_posix_lock
        if not take(file, wait=False):
            say("another start is making the environment; waiting for it ...")
            while not take(file, wait=True):
                pass
        yield


def take_posix_lock(file: IO[bytes], *, wait: bool) -> bool:
    """Take the lock; without waiting, return whether it could be had."""
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    except OSError as error:
        # Some network file systems have no locks. Attempts have folders of their own: only work is lost.
        say(f"{file.name} cannot be locked ({error.strerror}); going on without.")
    return True


def take_windows_lock(file: IO[bytes], *, wait: bool) -> bool:
    """Take the lock; return whether it could be had, at once or (waiting) within Windows' ten seconds."""
    import msvcrt

    file.seek(0)
    try:
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
    except OSError:
        return False
    return True


def write_mark(mark: Path, content: bytes) -> None:
    """Put the mark in its place in one step, when its content is safe on the disk."""
    draft = mark.with_name(f"{mark.name}-{os.getpid()}")
    with draft.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(mark)


def clear(home: Path, name: str) -> None:
    """Clear away what earlier attempts left, and environments of this name that nothing runs in.

    The caller holds the home's lock and has found no environment that is ready. The mark goes first: what
    is half removed must not be trusted.
    """
    (home / f"{name}.ready").unlink(missing_ok=True)
    for draft in home.glob(f"{name}.ready-*"):
        draft.unlink(missing_ok=True)
    remove_folders(home, name)


def remove_folders(home: Path, name: str, keep: Path | None = None) -> None:
    """Remove the environments of this name that nothing runs in, except the one to keep."""
    for folder in home.glob(f"{name}-*"):
        if folder != keep:
            remove_windows_folder(folder) if launch.WINDOWS else remove_posix_folder(folder)


def remove_posix_folder(folder: Path) -> None:
    """Remove an environment unless a process holds it."""
    import fcntl

    with contextlib.ExitStack() as stack:
        with contextlib.suppress(FileNotFoundError):  # an attempt that ended early holds nothing
            file = stack.enter_context((folder / "pyvenv.cfg").open("rb"))
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                return
        shutil.rmtree(folder, ignore_errors=True)


def remove_windows_folder(folder: Path) -> None:
    """Remove an environment unless a process runs in it: then Windows refuses to rename it."""
    removed = folder.with_name(f"{folder.name}-removed")
    with contextlib.suppress(OSError):
        folder.rename(removed)
        shutil.rmtree(removed, ignore_errors=True)
