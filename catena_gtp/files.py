"""Files read as a whole and written as a whole. Knows nothing of what is in them."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


def read_whole(path: Path, most_bytes: int) -> bytes:
    """Return what is in a file of at most so many bytes; OSError if it is larger, or no ordinary file.

    What is no ordinary file may have no end, or wait for somebody to write.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(errno.EINVAL, "not an ordinary file", str(path))
    with path.open("rb") as file:
        content = file.read(most_bytes + 1)
    if len(content) > most_bytes:
        raise OSError(errno.EFBIG, f"larger than {most_bytes} bytes", str(path))
    return content


def write_whole(path: Path, text: str | bytes) -> None:
    """Write a file, text in UTF-8, so that there is at any time the old one, or none, or all of the new one.

    What is no ordinary file, such as a device, is written to as it stands.
    """
    content = text.encode("utf-8") if isinstance(text, str) else text
    path = Path(os.path.realpath(path))  # what a link leads to is replaced, not the link
    if path.exists() and not path.is_file():
        path.write_bytes(content)
        return
    draft = path.with_name(f"{path.name}-{os.getpid()}")
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
