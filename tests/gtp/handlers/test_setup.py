from __future__ import annotations

import json

import pytest

from catena_gtp.notation import Lettering
from catena_gtp.options import Options
from catena_gtp.rules import Color
from tests.gtp.talk import Talk


def size(talk: Talk) -> tuple[int, str]:
    rules = json.loads(talk("catena-rules"))
    return rules["side"], rules["coordinates"]


@pytest.mark.parametrize("side", range(2, 11))
def test_a_side(side: int) -> None:
    talk = Talk()
    assert talk(f"boardsize {side}") == ""
    assert size(talk) == (side, "catena")


@pytest.mark.parametrize("command", ["boardsize {0}", "boardsize {0} {0}", "rectangular_boardsize {0} {0}"])
@pytest.mark.parametrize("width", [11, 13, 15, 17, 19])
def test_a_width(command: str, width: int) -> None:
    talk = Talk()
    assert talk(command.format(width)) == ""
    assert size(talk) == ((width + 1) // 2, "gtp")


@pytest.mark.parametrize(
    "arguments", ["0", "1", "-6", "12", "18", "20", "21", "1" * 5000, "6 6", "5 5", "11 13", "13 11", "11 6"]
)
def test_no_size(arguments: str) -> None:
    talk = Talk()
    talk("play b F6")
    assert talk.refused(f"boardsize {arguments}") == "unacceptable size"


@pytest.mark.parametrize("arguments", ["6 6", "11 13"])
def test_no_rectangular_size(arguments: str) -> None:
    assert Talk().refused(f"rectangular_boardsize {arguments}") == "unacceptable size"


@pytest.mark.parametrize("arguments", ["six", "6.0", "11 x", "6a"])
def test_a_size_is_a_whole_number(arguments: str) -> None:
    word = arguments.rsplit(maxsplit=1)[-1]
    assert Talk().refused(f"boardsize {arguments}") == f"syntax error: '{word}' is not a whole number"


def test_the_size_clears_the_board_and_keeps_the_rules() -> None:
    talk = Talk()
    talk("catena-game_type no-komi", "catena-scoring square", "komi 3", "play b F6", "boardsize 6")
    assert talk("move_history") == ""
    assert talk("catena-position") == "catena 6 no-komi square 3 6/7/8/9/10/11/10/9/8/7/6 b 1 free -"
    assert talk.refused("undo") == "cannot undo"


def test_clear_board() -> None:
    talk = Talk()
    empty = talk("catena-digest")
    talk("play w F6", "play w button", "clear_board")
    assert talk("catena-digest") == empty
    assert talk("catena-to_move") == "black 1"
    assert talk.refused("undo") == "cannot undo"


def test_the_letters_go_with_the_way_the_size_is_given() -> None:
    talk = Talk()
    assert talk("catena-coordinates") == "catena"
    talk("play b I6")
    assert talk("list_stones b") == "I6"
    talk("boardsize 11")
    assert talk("catena-coordinates") == "gtp"
    assert talk.refused("play b I6") == "syntax error: GTP letters have no I: 'I6'"
    talk("play b J6")
    assert talk("list_stones b") == "J6"
    talk("catena-coordinates catena")
    assert talk("list_stones b") == "I6"


@pytest.mark.parametrize(("word", "in_force"), [("catena", "catena"), ("GTP", "gtp")])
def test_pinned_letters_stay(word: str, in_force: str) -> None:
    talk = Talk()
    assert talk(f"catena-coordinates {word}") == ""
    for command in ("boardsize 11", "boardsize 8", "clear_board"):
        talk(command)
        assert talk("catena-coordinates") == in_force
    talk("boardsize 13", "catena-coordinates auto")
    assert talk("catena-coordinates") == "gtp"
    talk("boardsize 7")
    assert talk("catena-coordinates") == "catena"


def test_letters_from_the_command_line() -> None:
    assert Talk(Options(lettering=Lettering.GTP))("catena-coordinates") == "gtp"
    pinned = Talk(Options(lettering=Lettering.GTP, pinned_lettering=Lettering.CATENA))
    assert pinned("catena-coordinates") == "catena"
    assert pinned("catena-coordinates auto", "catena-coordinates") == "gtp"


def test_no_letters() -> None:
    assert Talk().refused("catena-coordinates go") == "syntax error: 'go' is not catena, gtp or auto"


def test_the_word_for_the_button() -> None:
    talk = Talk()
    assert talk("catena-button_word") == "button"
    talk("boardsize 11")
    assert talk("catena-button_word") == "pass"
    assert talk("catena-button_word Button") == ""
    assert talk("catena-button_word") == "button"
    talk("play b pass")
    assert talk("last_move") == "black button"
    talk("catena-button_word pass")
    assert talk("last_move") == "black pass"
    talk("catena-coordinates catena", "catena-button_word auto")
    assert talk("last_move") == "black button"
    assert talk.refused("catena-button_word knopf") == "syntax error: 'knopf' is not button, pass or auto"


def test_a_position_goes_out_and_in() -> None:
    one, other = Talk(), Talk()
    one("boardsize 4", "catena-game_type double", "komi 2.5", "play b C3", "play w A1")
    text = one("catena-position")
    other("play b F6")
    assert other(f"catena-position {text}") == ""
    assert other("catena-position") == text
    assert other("catena-digest") == one("catena-digest")
    assert other("move_history") == ""
    assert other.refused("undo") == "cannot undo"
    assert other("catena-to_move") == "white 1"
    other("play w D4", "undo")
    assert other("catena-position") == text


def test_a_position_that_is_no_text_of_one() -> None:
    talk = Talk()
    talk("play b F6")
    assert talk.refused("catena-position x") == "syntax error: a position has 10 fields, not 1"
    wrong = talk("catena-position").replace("standard", "stones")
    assert talk.refused(f"catena-position {wrong}").startswith("syntax error: scoring 'stones' is not ")


def test_a_position_that_cannot_be() -> None:
    talk = Talk()
    failure = talk.refused("catena-position catena 2 komi standard 7 2/1bb/1b w 1 free b")
    assert failure.startswith("impossible position: ")
    assert "ring" in failure


def test_digests_differ_where_positions_do() -> None:
    talk = Talk()
    digests = {talk("catena-digest")}
    for command in ("play b F6", "play w G6", "play w button", "komi 6", "play b A1"):
        talk(command)
        digests.add(talk("catena-digest"))
    assert len(digests) == 6
    assert all(len(digest) == 16 and int(digest, 16) >= 0 for digest in digests)


def test_a_new_game_starts_the_clocks_anew() -> None:
    talk = Talk()
    talk("time_settings 60 0 0", "time_left b 3 0", "boardsize 5")
    assert talk.state.clocks[Color.BLACK].left_s == 60
    talk("time_left b 3 0", "clear_board")
    assert talk.state.clocks[Color.BLACK].left_s == 60
