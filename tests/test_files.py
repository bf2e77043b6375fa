"""Files are read and written as a whole."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from catena_gtp.files import read_whole, write_whole

if TYPE_CHECKING:
    from pathlib import Path


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"12345")
    assert read_whole(tmp_path / "file", 5) == b"12345"
    with pytest.raises(OSError, match="larger than 4 bytes"):
        read_whole(tmp_path / "file", 4)


def test_what_is_no_file_is_not_read(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="not an ordinary file"):
        read_whole(tmp_path, 9)
    with pytest.raises(FileNotFoundError):
        read_whole(tmp_path / "none", 9)


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no place among the files there")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="not an ordinary file"):
        read_whole(tmp_path / "pipe", 9)


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    write_whole(tmp_path / "page", "one\n")
    write_whole(tmp_path / "page", "zwö\n")
    assert (tmp_path / "page").read_bytes() == "zwö\n".encode()
    write_whole(tmp_path / "page", b"\xff")
    assert (tmp_path / "page").read_bytes() == b"\xff"
    assert [path.name for path in tmp_path.iterdir()] == ["page"]


def test_a_file_that_cannot_be_written_stays_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "folder" / "inner").mkdir(parents=True)
    with pytest.raises(IsADirectoryError):
        write_whole(tmp_path / "folder", "text")
    with pytest.raises(FileNotFoundError):
        write_whole(tmp_path / "none" / "page", "text")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_a_link_stays_one_and_a_device_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "page").write_text("old")
    (tmp_path / "link").symlink_to("page")
    write_whole(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "page").read_text() == "new"
    (tmp_path / "null").symlink_to(os.devnull)
    write_whole(tmp_path / "null", "new")
    assert not os.path.isfile(os.devnull)  # noqa: PTH113 - a path that is no one's folder
