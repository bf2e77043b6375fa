from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.gtp.talk import Talk

GAMES = Path(__file__).parents[2] / "data" / "games.jsonl"
# On side 2 these limit the one strip there is, and the game is over.
SHORT_GAME = ("boardsize 2", "play b B2", "play w A1", "play b button", "play w C3")


def test_a_stone_of_either_color_at_any_time() -> None:
    talk = Talk()
    for command in ("play w f6", "play WHITE G6", "play b A1", "play Black K11"):
        assert talk(command) == ""
    assert talk("list_stones w") == "F6 G6"
    assert talk("list_stones b") == "A1 K11"
    assert talk("catena-to_move") == "white 1"


@pytest.mark.parametrize("move", ["F6", "F7", "A7", "L1", "Z99", "resign", "swap", "f6"])
def test_an_illegal_move(move: str) -> None:
    talk = Talk()
    talk("play b E6", "play w F6", "play b G5")
    assert talk.refused(f"play b {move}") == "illegal move"


@pytest.mark.parametrize("move", ["6F", "F", "F0", "F06", "FF6", "F6F", "11", "take", "pas", "\ufffd6"])
def test_a_move_that_is_none(move: str) -> None:
    assert Talk().refused(f"play b {move}") == f"syntax error: not a vertex: {move!a}".replace(
        "\\ufffd", "\\ufffd\\ufffd\\ufffd"
    )


def test_a_color_that_is_none() -> None:
    assert Talk().refused("play red F6") == "syntax error: 'red' is not a color"


@pytest.mark.parametrize("word", ["button", "BUTTON", "take-button", "pass", "PASS"])
@pytest.mark.parametrize("size", [6, 11])
def test_the_button(word: str, size: int) -> None:
    talk = Talk()
    talk(f"boardsize {size}")
    assert talk(f"play w {word}") == ""
    assert talk("catena-button") == "white"
    assert talk("catena-to_move") == "black 1"
    assert talk.refused(f"play b {word}") == "illegal move"
    assert talk.refused("play b pass") == "illegal move"


@pytest.mark.parametrize("word", ["button", "pass"])
def test_there_is_no_button_in_double_placement(word: str) -> None:
    talk = Talk()
    talk("catena-game_type double")
    assert talk.refused(f"play b {word}") == "illegal move"
    assert talk("catena-button") == "none"


@pytest.mark.parametrize("word", ["button", "pass"])
def test_the_first_action_without_komi_is_a_stone(word: str) -> None:
    talk = Talk()
    talk("catena-game_type no-komi")
    assert talk.refused(f"play b {word}") == "illegal move"
    assert talk(f"catena-why b {word}") == "the first action is a stone"


@pytest.mark.parametrize("word", ["swap", "SWAP", "swap-pieces", "swap-sides"])
def test_the_swap(word: str) -> None:
    talk = Talk()
    talk("catena-game_type no-komi")
    assert talk.refused(f"play w {word}") == "illegal move"
    talk("play b F6")
    assert talk("catena-legal_moves").split()[-2:] == ["button", "swap"]
    assert talk.refused(f"play b {word}") == "illegal move"
    assert talk(f"play w {word}") == ""
    assert talk("list_stones w") == "F6"
    assert talk("list_stones b") == ""
    assert talk("catena-to_move") == "black 1"
    assert talk("last_move") == "white swap"
    assert talk.refused(f"play b {word}") == "illegal move"
    talk("undo")
    assert talk("list_stones b") == "F6"
    assert talk("catena-to_move") == "white 1"


def test_two_stones_a_turn() -> None:
    talk = Talk()
    talk("catena-game_type double", "play b F6")
    assert talk("catena-to_move") == "white 2"
    talk("play w A1")
    assert talk("catena-to_move") == "white 1"
    talk("play w C2")
    assert talk("catena-to_move") == "black 2"
    talk("play b E1")
    assert talk("catena-to_move") == "black 1"
    talk("play w A5")  # breaks in, and starts a turn
    assert talk("catena-to_move") == "white 1"


@pytest.mark.parametrize("color", ["b", "w"])
def test_a_pass_after_the_end(color: str) -> None:
    talk = Talk()
    talk(*SHORT_GAME)
    over = talk("catena-digest")
    assert talk("is_legal " + color + " pass") == "1"
    for _ in range(3):
        assert talk(f"play {color} pass") == ""
    assert talk("catena-digest") == over
    passed = {"b": "black pass", "w": "white pass"}[color]
    assert talk("move_history").split("\n")[:4] == [passed, passed, passed, "white C3"]
    assert talk("final_score") == "W+9.5"
    talk("gg-undo 3")
    assert talk("last_move") == "white C3"
    talk("undo")
    assert talk.refused(f"play {color} pass") == "illegal move"


def test_no_move_but_a_pass_after_the_end() -> None:
    talk = Talk()
    talk(*SHORT_GAME[:3], "play w C3")
    assert talk("catena-button") == "black"  # untaken, it went to who did not place the last stone
    for word in ("button", "take-button", "swap", "A2", "B2", "resign"):
        assert talk.refused(f"play b {word}") == "illegal move"
    assert talk("catena-why b button") == "game over"
    assert talk("play b pass") == ""


def test_a_replay_with_the_last_move_sent_again() -> None:
    talk = Talk()
    moves = ["b F6", "w pass", "b G7", "w A1"]
    for length in range(1, len(moves) + 1):
        talk("clear_board", *(f"play {move}" for move in moves[:length]))
        assert talk.refused(f"play {moves[length - 1]}") == "illegal move"
        assert talk.refused(f"play {moves[length - 1]}") == "illegal move"


def test_undo() -> None:
    talk = Talk()
    seen = [talk("catena-position")]
    for command in ("play b F6", "play w button", "play w G6", "play b A1"):
        talk(command)
        seen.append(talk("catena-position"))
    while len(seen) > 1:
        assert talk("catena-position") == seen.pop()
        assert talk("undo") == ""
    assert talk("catena-position") == seen.pop()
    assert talk.refused("undo") == "cannot undo"
    assert talk.refused("undo 1").startswith("syntax error: ")


def test_undo_of_several_moves() -> None:
    talk = Talk()
    moves = ("play b F6", "play w G6", "play b A1")
    talk(*moves, "gg-undo 2")
    assert talk("move_history") == "black F6"
    talk("gg-undo 0")
    assert talk("move_history") == "black F6"
    assert talk.refused("gg-undo 2") == "cannot undo"
    assert talk.refused("gg-undo 999999999999999999999") == "cannot undo"
    assert talk.refused("gg-undo -1") == "syntax error: '-1' is negative"
    assert talk.refused("gg-undo x") == "syntax error: 'x' is not a whole number"
    talk("gg-undo")
    assert talk("move_history") == ""


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("H6", "occupied"),
        ("i6", "branch"),
        ("G6", "branch"),
        ("h5", "ring"),
        ("A7", "off the board"),
        ("Z99", "off the board"),
        ("swap", "no swap here"),
        ("button", "button gone"),
        ("pass", "button gone"),
        ("resign", "resigning is no move"),
        ("A1", "legal"),
        ("H8", "legal"),
    ],
)
def test_why(move: str, reason: str) -> None:
    talk = Talk()
    talk("play b G5", "play w H6", "play b H7", "play w take-button")
    assert talk(f"catena-why b {move}") == reason
    assert talk(f"is_legal b {move}") == ("1" if reason == "legal" else "0")
    assert (talk.reply(f"play b {move}") == b"= \n\n") is (reason == "legal")


def test_why_not_when_there_is_no_second_stone() -> None:
    talk = Talk()
    talk("boardsize 3", "catena-game_type double")
    talk("play b B4", "play w C2", "play w C5", "play b A2", "play b D3", "play w B2", "play w D5")
    assert talk("catena-why b D4") == "no second stone"
    assert talk("is_legal b D4") == "0"
    assert "D4" not in talk("catena-legal_moves").split()
    assert talk.refused("play b D4") == "illegal move"
    assert talk("catena-why b button") == "no button in this game"


def test_questions_are_read_like_moves() -> None:
    talk = Talk()
    for command in ("is_legal", "catena-why"):
        assert talk.refused(f"{command} red F6") == "syntax error: 'red' is not a color"
        assert talk.refused(f"{command} b 66") == "syntax error: not a vertex: '66'"


def test_legal_moves_are_written_as_the_session_does() -> None:
    talk = Talk()
    assert len(talk("catena-legal_moves").split()) == 92
    talk("boardsize 2")
    assert talk("catena-legal_moves") == "A1 B1 A2 B2 C2 B3 C3 button"
    talk("catena-button_word pass")
    assert talk("catena-legal_moves") == "A1 B1 A2 B2 C2 B3 C3 pass"
    talk("boardsize 17")
    moves = talk("catena-legal_moves").split()
    assert "I8" not in moves
    assert "J8" in moves
    talk(*SHORT_GAME)
    assert talk("catena-legal_moves") == ""


@pytest.mark.parametrize("letters", ["catena", "gtp"])
def test_judged_games(letters: str) -> None:
    talk = Talk()
    for line in GAMES.read_text(encoding="ascii").splitlines()[::9]:
        game = json.loads(line)
        rules = {key: game[key] for key in ("side", "game_type", "scoring", "komi")}
        talk(f"kata-set-rules {json.dumps(rules)}")
        for move, legal in zip(game["moves"], game["legal_counts"], strict=True):
            talk("catena-coordinates catena")
            assert talk.refused("final_score") == "cannot score"
            assert len(talk("catena-legal_moves").split()) == legal
            talk(f"play {move}", f"catena-coordinates {letters}")
            word = talk("last_move").split()[1]
            if not talk("catena-legal_moves"):
                assert talk("final_score") == game["score"]
            assert word == "pass" or talk(f"is_legal b {word}") == "0"
        assert talk("final_score") == game["score"]
        assert len(talk("move_history").split("\n")) == len(game["moves"])
        talk(f"gg-undo {len(game['moves'])}")
        assert talk.refused("undo") == "cannot undo"
