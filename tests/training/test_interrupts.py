from __future__ import annotations

import os
import signal
import threading
from typing import TYPE_CHECKING

import pytest

from catena_gtp.training.interrupts import interrupts_put_off

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """Have Ctrl-C do what it usually does, whoever has started the tests."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def interrupted(done: list[str], *, asks: bool = False, failure: str = "") -> None:
    with interrupts_put_off() as interrupt:
        interrupt()
        os.kill(os.getpid(), signal.SIGINT)
        done.append("a part")
        if asks:
            interrupt()
        if failure:
            raise ValueError(failure)
        done.append("the rest")


def test_an_interrupt_waits_until_it_suits() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        interrupted(done, asks=True)
    assert done == ["a part"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_at_the_end_it_is_not_forgotten() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        interrupted(done)
    assert done == ["a part", "the rest"]


def test_a_failure_is_not_hidden_by_it() -> None:
    with pytest.raises(ValueError, match="worse"):
        interrupted([], failure="worse")


def test_where_it_is_ignored_it_stays_so() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with interrupts_put_off() as interrupt:
        os.kill(os.getpid(), signal.SIGINT)
        interrupt()
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def test_in_another_thread_nothing_changes() -> None:
    seen = []

    def work() -> None:
        with interrupts_put_off() as interrupt:
            interrupt()
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert seen == [signal.default_int_handler]
