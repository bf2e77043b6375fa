"""The decorators of the compiled functions, and where what it compiles is kept.

Numba keeps compiled code by the text of one function's file alone: it would serve stale code after a change
in a file that function calls into, and would serve code without bounds checks to a run that asked for them.
So the folder is chosen here, keyed by everything that matters: the text of this whole package, the
versions, the machine, the flags.

This module must be imported before numba, for numba reads its settings once; every module of the package
does.
"""

from __future__ import annotations

import contextlib
import getpass
import hashlib
import importlib.metadata
import os
import platform
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite.binding
import platformdirs

FOLDER_VARIABLE = "CATENA_GTP_CACHE"
PRUNE_AFTER_S = 30 * 24 * 3600.0
_WIDE_VECTORS = ("avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe")

Function = TypeVar("Function", bound=Callable[..., Any])


def fingerprint() -> str:
    """Hash all that the compiled code depends on."""
    digest = hashlib.blake2b(digest_size=8)
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    for package in ("numba", "llvmlite", "numpy"):
        digest.update(f"{package} {importlib.metadata.version(package)}\n".encode())
    digest.update(f"{sys.implementation.cache_tag} {sys.platform} {platform.machine()}\n".encode())
    for name, value in sorted(os.environ.items()):
        if name.startswith("NUMBA_") and name != "NUMBA_CACHE_DIR":
            digest.update(f"{name}={value}\n".encode())
    return digest.hexdigest()


def candidate_folders() -> Iterator[Path]:
    """Name the places where compiled code may be kept, best first."""
    if chosen := os.environ.get(FOLDER_VARIABLE):
        yield Path(chosen)
    yield Path(platformdirs.user_cache_dir("catena-gtp", appauthor=False))
    yield Path(sys.prefix) / "var" / "cache" / "catena-gtp"
    try:
        user = getpass.getuser()
    except (KeyError, OSError, ImportError):  # this user has no name
        user = str(os.getuid()) if hasattr(os, "getuid") else "user"
    try:
        shared = Path(tempfile.gettempdir()) / f"catena-gtp-{user}"
    except OSError:  # nothing can be written anywhere, as in a container made read-only
        return
    if is_ours(shared):
        yield shared


def is_ours(folder: Path) -> bool:
    """Tell whether a folder in a place open to all, made if need be, belongs to this user.

    Code is loaded from it: one that somebody else laid there will not do.
    """
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        status = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(status.st_mode) and (not hasattr(os, "getuid") or status.st_uid == os.getuid())


def is_writable(folder: Path) -> bool:
    """Tell whether files can be made in the folder, which is made if need be."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def prepare_folder(candidates: Iterable[Path]) -> Path | None:
    """Choose the folder for this state of the package; None, said on stderr, if none can be written."""
    for folder in candidates:
        keyed = folder / f"kernel-{fingerprint()}"
        if is_writable(folder) and is_writable(keyed):
            return keyed
    sys.stderr.write(
        "catena-gtp: no writable folder for compiled code, so it is compiled anew in every run "
        f"(about a minute); set {FOLDER_VARIABLE} to a folder that can be written\n"
    )
    return None


def prune(folder: Path) -> None:
    """Delete the folders of other states of the package that nobody has used for a month."""
    for other in set(folder.parent.glob("kernel-*")) - {folder}:
        with contextlib.suppress(OSError):  # another process may prune too
            if time.time() - other.stat().st_mtime > PRUNE_AFTER_S:
                shutil.rmtree(other, ignore_errors=True)


def processor_level() -> str:
    """Name the processors to compile for: tied to no model, so that a cache on a shared disk serves them all.

    Those with instructions for vectors of 256 bits judge by a network in a third of the time.
    """
    features = llvmlite.binding.get_host_cpu_features()
    if platform.machine() in {"x86_64", "AMD64"} and all(features.get(name) for name in _WIDE_VECTORS):
        return "x86-64-v3"
    return "generic"


def configure() -> Path | None:
    """Set numba up, before its import where possible, and give the folder it will use."""
    os.environ.setdefault("NUMBA_CPU_NAME", processor_level())
    os.environ.setdefault("NUMBA_CPU_FEATURES", "")
    folder = prepare_folder(candidate_folders())
    if folder is not None:
        os.environ["NUMBA_CACHE_DIR"] = str(folder)
        with contextlib.suppress(OSError):
            os.utime(folder)  # so that prune sees it in use
    if "numba" in sys.modules:
        sys.modules["numba"].config.reload_config()
    return folder


CACHE_FOLDER = configure()

import numba  # noqa: E402  (numba reads its settings when it is imported)
import numpy as np  # noqa: E402

SETTINGS: Any = numba.config
IS_COMPILED = not SETTINGS.DISABLE_JIT


def jit(function: Function) -> Function:
    """Compile a function on its first call, or load it; it runs without the interpreter's lock."""
    return _decorated(function)


def jit_inline(function: Function) -> Function:
    """Compile a function as a part of each that calls it.

    Compiled functions take a tuple of arrays as a hundred numbers, and report an error if there was one, with
    every call: for what is called some ten times in a microsecond, that is most of the work.
    """
    return _decorated(function, inline="always")


def _decorated(function: Function, **options: Any) -> Function:
    if not IS_COMPILED:
        # Interpreted (NUMBA_DISABLE_JIT), numpy warns where the hashes wrap around, as they are meant to.
        interpreted: Function = np.errstate(over="ignore")(function)
        return interpreted
    decorate: Any = numba.njit(cache=CACHE_FOLDER is not None, nogil=True, error_model="numpy", **options)
    return cast("Function", decorate(function))
