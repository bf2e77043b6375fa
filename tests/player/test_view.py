from __future__ import annotations

import threading

from catena_gtp.player.choice import Candidate
from catena_gtp.player.view import View


def test_what_is_shown_is_seen() -> None:
    view = View()
    found = (Candidate(0, 1.5, 2, 3, (0,), exact=False),)
    view.show(found)
    view.wait()
    assert view.candidates == found


def test_the_end_ends_all_waiting() -> None:
    view = View()
    done = threading.Event()

    def wait() -> None:
        view.wait()
        view.wait_for_end(60.0)
        done.set()

    waiting = threading.Thread(target=wait)
    waiting.start()
    view.close()
    waiting.join(10.0)
    assert done.is_set()
    assert view.candidates == ()
