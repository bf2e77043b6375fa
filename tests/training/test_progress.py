from __future__ import annotations

import io

from catena_gtp.training.progress import Lines, shown


def test_elsewhere_than_on_a_terminal_a_line_comes_now_and_then() -> None:
    now, stream = 0.0, io.StringIO()
    lines = Lines(stream, clock=lambda: now)
    lines.begin("games", 4)
    lines.reach(1)
    now = 31.0
    lines.reach(2, "well")
    lines.reach(3)
    lines.reach(4)
    lines.say("done")
    assert stream.getvalue().splitlines() == [
        "games: 0 of 4",
        "games: 2 of 4  well",
        "games: 4 of 4  well",
        "done",
    ]


def test_a_new_stage_has_no_old_note() -> None:
    stream = io.StringIO()
    with shown(stream) as progress:
        progress.begin("fit", 1)
        progress.reach(1, "value 0.1")
        progress.begin("match", 3, 2)
    assert stream.getvalue().splitlines()[-1] == "match: 2 of 3"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_has_a_bar() -> None:
    stream = Terminal()
    with shown(stream) as progress:
        progress.reach(1)
        progress.begin("games", 4)
        progress.reach(4, "[all]")
        progress.say("[bold]done")
    text = stream.getvalue()
    assert "4/4" in text
    assert "[bold]done" in text


def test_there_is_one_bar_at_a_time() -> None:
    stream = Terminal()
    with shown(stream) as progress:
        progress.begin("games", 4)
        progress.begin("match", 7)
    text = stream.getvalue()
    assert text.rfind("0/7") > text.rfind("0/4")
