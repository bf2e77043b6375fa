"""Pictures over the protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.gtp.talk import Talk

if TYPE_CHECKING:
    from pathlib import Path


def test_a_picture_in_text_begins_on_a_line_of_its_own() -> None:
    talk = Talk()
    lines = talk("boardsize 2", "play b B2", "catena-diagram").split("\n")
    assert lines[:3] == ["", "        / \\ / \\", "     3 | . | . |"]
    assert "last move: black B2" in lines
    assert talk("catena-diagram TEXT -") == talk("catena-diagram")


def test_a_picture_in_svg_has_the_letters_in_force(tmp_path: Path) -> None:
    talk = Talk()
    talk("boardsize 11", "play b J6", "play w pass")
    drawing = talk("catena-diagram svg")
    assert drawing.startswith('\n<svg xmlns="http://www.w3.org/2000/svg"')
    assert ">L</text>" in drawing
    assert "last white pass" in drawing
    assert talk(f"catena-diagram svg {tmp_path / 'board.svg'}") == ""
    assert (tmp_path / "board.svg").read_text() == drawing.strip() + "\n"


def test_the_last_stone_is_marked_and_the_button_is_none() -> None:
    talk = Talk()
    assert "(X)" in talk("play b F6", "catena-diagram")
    assert "(" not in talk("play w button", "catena-diagram").split("last move")[0]


def test_what_cannot_be_drawn_or_written(tmp_path: Path) -> None:
    talk = Talk()
    assert talk.refused("catena-diagram png") == "syntax error: 'png' is not text or svg"
    assert talk.refused(f"catena-diagram svg {tmp_path}/none/x.svg") == "cannot save file"
    assert "No such file" in talk.told[0]
