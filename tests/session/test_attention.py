from __future__ import annotations

import threading

import pytest

from catena_gtp.session.attention import Attention, Inbox


def hurrying(line: bytes) -> bool:
    return line == b"stop"


def taken(inbox: Inbox) -> tuple[bytes, Attention]:
    found = inbox.take()
    assert found is not None
    return found


def disturbances(attention: Attention) -> tuple[bool, bool]:
    return attention.hurry.pulled, attention.further.pulled


def test_lines_come_in_their_order_and_then_the_end() -> None:
    inbox = Inbox(hurrying)
    inbox.put(b"one")
    inbox.put(b"")
    inbox.close()
    assert [taken(inbox)[0], taken(inbox)[0], inbox.take(), inbox.take()] == [b"one", b"", None, None]


def test_a_line_is_waited_for() -> None:
    inbox = Inbox(hurrying)
    threading.Thread(target=inbox.put, args=(b"late",)).start()
    assert taken(inbox)[0] == b"late"
    threading.Thread(target=inbox.close).start()
    assert inbox.take() is None


@pytest.mark.parametrize("line", [b"", b"# nothing", b"name", b"7"])
def test_any_line_is_something_further_and_hurries_nobody(line: bytes) -> None:
    inbox = Inbox(hurrying)
    inbox.put(b"lz-analyze")
    _, attention = taken(inbox)
    disturbed = [disturbances(attention)]
    inbox.put(line)
    disturbed.append(disturbances(attention))
    assert disturbed == [(False, False), (False, True)]


def test_the_end_is_something_further_and_hurries_nobody() -> None:
    inbox = Inbox(hurrying)
    inbox.put(b"genmove b")
    _, attention = taken(inbox)
    inbox.close()
    assert disturbances(attention) == (False, True)


def test_what_was_sent_together_is_known_from_the_start() -> None:
    inbox = Inbox(hurrying)
    for line in (b"genmove b", b"stop", b"genmove w"):
        inbox.put(line)
    attentions = [taken(inbox)[1] for _ in range(3)]
    assert [attention.hurry.pulled for attention in attentions] == [True, False, False]
    assert [attention.further.pulled for attention in attentions] == [True, True, False]
    inbox.close()
    assert attentions[2].further.pulled


def test_a_hurrying_line_hurries_all_that_was_sent_before_it() -> None:
    inbox = Inbox(hurrying)
    inbox.put(b"genmove b")
    inbox.put(b"genmove w")
    _, running = taken(inbox)
    inbox.put(b"stop")
    _, waiting = taken(inbox)
    taken(inbox)
    inbox.put(b"genmove b")
    _, later = taken(inbox)
    assert [running.hurry.pulled, waiting.hurry.pulled, later.hurry.pulled] == [True, True, False]


def test_waiting() -> None:
    assert Attention(alone=True).wait(None)
    attention = Attention()
    assert not attention.wait(0)
    threading.Thread(target=attention.further.pull).start()
    assert attention.wait(None)
