"""What the arena's tests share."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def nothing_is_left() -> Iterator[None]:
    """Hold that every engine is gone after the test, with all that it started.

    The threads that read an engine's outputs live as long as any process holds these open, and one that was
    not waited for is a warning of the standard library's, which is an error here.
    """
    before = set(threading.enumerate())
    yield
    assert [thread.name for thread in threading.enumerate() if thread not in before] == []
