from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from catena_gtp.options import Options, Settings
from catena_gtp.rules import Color, perft
from tests.gtp.talk import Talk

ROOT = Path(__file__).parents[3]
FAST = Options(settings=Settings(nodes=300))


@pytest.fixture(scope="module")
def thinker() -> Talk:
    """An engine that has loaded its player, to be used by one test after the other."""
    return Talk(FAST)


@pytest.fixture
def talk(thinker: Talk) -> Talk:
    thinker(
        'kata-set-rules {"side": 2, "game_type": "komi", "scoring": "standard", "komi": 2}',
        "boardsize 2",
        "catena-coordinates auto",
        "catena-button_word auto",
        "kgs-time_settings none",
    )
    return thinker


def test_a_move_is_chosen_and_played(talk: Talk) -> None:
    legal = talk("catena-legal_moves").split()
    move = talk("genmove b")
    assert move in legal
    assert talk("last_move") == f"black {move}"
    assert talk("catena-to_move") == "white 1"


def test_a_move_is_chosen_for_either_color_at_any_time(talk: Talk) -> None:
    move = talk("genmove WHITE")
    assert talk("last_move") == f"white {move}"


def test_the_same_color_twice_in_double_placement(talk: Talk) -> None:
    talk("boardsize 3", "catena-game_type double", "genmove b")
    assert talk("catena-to_move") == "white 2"
    talk("genmove w")
    assert talk("catena-to_move") == "white 1"
    talk("genmove w")
    assert talk("catena-to_move") == "black 2"


def test_choosing_without_playing_changes_nothing(talk: Talk) -> None:
    talk("time_settings 60 0 0")
    before = talk.state
    move = talk("reg_genmove black")
    assert talk.state is before
    assert move == talk("genmove b")


@pytest.mark.parametrize("command", ["genmove", "reg_genmove"])
def test_whose_move(talk: Talk, command: str) -> None:
    assert talk.refused(f"{command} red") == "syntax error: 'red' is not a color"


@pytest.mark.parametrize("game_type", ["komi", "no-komi", "double"])
@pytest.mark.parametrize("scoring", ["standard", "longest", "square"])
def test_whole_games(talk: Talk, game_type: str, scoring: str) -> None:
    talk("boardsize 3", f"catena-game_type {game_type}", f"catena-scoring {scoring}")
    while legal := talk("catena-legal_moves").split():
        color, _ = talk("catena-to_move").split()
        assert talk(f"genmove {color}") in legal
    assert talk("final_score")[:2] in {"B+", "W+", "0"}
    assert talk("reg_genmove b") == "pass"
    assert talk("genmove b") == "pass"
    assert talk("genmove w") == "pass"
    assert talk("move_history").split("\n")[:2] == ["white pass", "black pass"]
    talk("gg-undo 3")
    assert talk("catena-legal_moves")


@pytest.mark.parametrize(
    ("command", "word"),
    [("boardsize 2", "button"), ("catena-button_word pass", "pass"), ("catena-coordinates gtp", "pass")],
)
def test_the_button_is_written_by_the_word_in_force(talk: Talk, command: str, word: str) -> None:
    # Who places the second stone lets the other one place the third and take all, so White waits.
    talk(command, "play b B2")
    assert talk("reg_genmove w") == word
    assert talk("genmove w") == word
    assert talk("catena-button") == "white"


def test_thinking_is_taken_off_the_clock(talk: Talk) -> None:
    talk("boardsize 3", "time_settings 60 0 0", "genmove b")
    left_s = talk.state.clocks[Color.BLACK].left_s
    assert 0 < left_s < 60
    assert talk.state.clocks[Color.WHITE].left_s == 60
    talk("genmove b")
    assert talk.state.clocks[Color.BLACK].left_s < left_s
    talk("time_left b 50 0")
    assert talk.state.clocks[Color.BLACK].left_s == 50


@pytest.mark.parametrize(
    "setting", ["time_settings 0 0 0", "time_settings 1 0 0", "kata-time_settings fischer 0 0"]
)
def test_without_time_a_move_is_made_all_the_same(talk: Talk, setting: str) -> None:
    talk("boardsize 3", setting, "time_left b -5 0")
    legal = talk("catena-legal_moves").split()
    assert talk("genmove b") in legal


def test_the_komi_that_would_be_offered(talk: Talk) -> None:
    before = talk.state
    assert 0 <= int(talk("catena-choose_komi")) <= 15
    assert talk.state is before


@pytest.mark.parametrize("game_type", ["no-komi", "double"])
def test_no_komi_is_offered_where_there_is_none(talk: Talk, game_type: str) -> None:
    talk(f"catena-game_type {game_type}")
    assert talk.refused("catena-choose_komi") == "no komi in this game type"


@pytest.mark.parametrize(("komi", "color"), [("1000", "white"), ("-1000", "black")])
def test_the_color_that_would_be_taken(talk: Talk, komi: str, color: str) -> None:
    talk(f"komi {komi}")
    before = talk.state
    assert talk("catena-choose_color") == color
    assert talk.state is before


def test_questions_about_a_game_that_is_over(talk: Talk) -> None:
    talk("play b B2", "play w A1", "play b button", "play b C3")
    assert talk("final_score") == "B+1.5"
    assert talk("catena-choose_color") == "black"
    assert talk("catena-solve") == "B+1.5"
    assert int(talk("catena-choose_komi")) in {3, 4}
    assert talk("catena-perft 1") == "0"
    assert talk("catena-perft 0") == "1"


def test_an_exact_result_and_a_line_to_it(talk: Talk) -> None:
    before = talk.state
    result, *line = talk("catena-solve 60").split()
    assert talk.state is before
    for move in line:
        talk(f"play {talk('catena-to_move').split()[0]} {move}")
    assert talk("final_score") == result


def test_an_exact_result_is_unknown_when_time_is_short(talk: Talk) -> None:
    talk("boardsize 10")
    assert talk("catena-solve 0") == "unknown"
    assert talk("catena-solve 0.01") == "unknown"
    assert talk.refused("catena-solve soon") == "syntax error: 'soon' is not a number"


@pytest.mark.parametrize("depth", range(5))
def test_counting(talk: Talk, depth: int) -> None:
    assert int(talk(f"catena-perft {depth}")) == perft(talk.state.position, depth)


def test_counting_to_a_depth_that_no_game_has(talk: Talk) -> None:
    assert talk("catena-perft 99999999999999999999") == "0"
    assert talk.refused("catena-perft -1") == "syntax error: '-1' is negative"
    assert talk.refused("catena-perft deep") == "syntax error: 'deep' is not a whole number"


def test_odd_komi_does_not_trouble_the_player(talk: Talk) -> None:
    for komi in ("6.5", "0.1", "1e308", "-1e308", "1e-300"):
        talk("boardsize 2", f"komi {komi}", "genmove b", "genmove w")


def test_the_same_moves_again_after_a_new_game(talk: Talk) -> None:
    games = []
    for _ in range(2):
        talk("boardsize 4")
        games.append([talk(f"genmove {color}") for color in "bwbwbw"])
    assert games[0] == games[1]


def test_what_the_last_search_found_is_told_in_one_line_of_json(talk: Talk) -> None:
    assert Talk(FAST)("catena-last_search") == "null"
    move = talk("genmove b")
    told = json.loads(talk("catena-last_search"))
    assert told["move"] == move == told["line"][0]
    assert told["searcher"] in {"alpha-beta", "solver"}
    assert 0 < told["nodes"] <= 300
    assert told["depth"] >= 1
    assert isinstance(told["margin"], float)
    talk("reg_genmove w", "undo")
    assert json.loads(talk("catena-last_search")) == told


@pytest.mark.parametrize(
    ("komi", "settings", "words"),
    [
        (1000, Settings(playouts=200), r"0 % to win, [0-9.]+ points behind on average, in 200 games"),
        (-1000, Settings(playouts=200), r"100 % to win, [0-9.]+ points ahead on average, in 200 games"),
        (7, Settings(depth_plies=1), r"[0-9.]+ points behind at depth 1, after [0-9]+ positions"),
    ],
)
def test_under_auto_an_onlooker_is_told_who_chose_and_why(komi: int, settings: Settings, words: str) -> None:
    talk = Talk(Options(settings=settings))
    move = talk(f"komi {komi}", "genmove b")
    assert re.fullmatch(rf"catena-gtp: {move} by (?:playouts|alpha-beta): {words}", talk.told[-1])


def test_where_nobody_is_ahead_it_is_even() -> None:
    talk = Talk(Options(settings=Settings(depth_plies=9)))
    talk("boardsize 2", "komi 2.5", "genmove b")
    assert talk.told[-1].endswith(": even with best play")


def test_only_under_auto_is_it_told() -> None:
    talk = Talk(Options(settings=Settings(search="uct", playouts=50)))
    talk("genmove b")
    assert talk.told == []


def test_what_needs_the_kernel_says_when_there_is_none(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("raise ImportError('numba is broken here')\n")
    done = subprocess.run(
        [sys.executable, "-m", "catena_gtp"],
        input="catena-perft 2\ncatena-eval\ncatena-solve\nboardsize 2\n",
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    failure = "? the search kernel could not be loaded\n\n"
    assert done.stdout == 3 * failure + "= \n\n"
    assert "numba is broken here" in done.stderr


def test_by_default_nobody_resigns(talk: Talk) -> None:
    talk("komi 1000")
    assert [talk("genmove b") for _ in range(2)].count("resign") == 0


def test_without_hope_for_some_moves_in_a_row_the_answer_is_to_resign(talk: Talk) -> None:
    talk("boardsize 3", "kata-set-param resignWinrate 3", "kata-set-param resignConsecTurns 2")
    try:
        talk("komi 1000")
        assert talk("genmove b") != "resign"
        assert talk("genmove w") != "resign"
        before = talk("catena-position")
        assert talk("genmove b") == "resign"
        assert talk("catena-position") == before
        assert talk("lz-genmove_analyze b").endswith("\nplay resign")
        talk("clear_board")  # as controllers do that play the game again before every move
        assert talk("genmove b") == "resign"
        talk("komi 0")
        assert talk("genmove b") != "resign"
        talk("komi 1000")
        assert talk("genmove b") != "resign"
    finally:
        talk("kata-set-param resignWinrate none", "kata-set-param resignConsecTurns 3")


def test_what_is_won_or_drawn_for_sure_is_no_reason_to_resign(talk: Talk) -> None:
    talk("boardsize 2", "kata-set-param resignWinrate 49", "kata-set-param resignConsecTurns 1")
    try:
        talk("komi 2", "play b B2")
        assert talk("catena-solve").startswith("B+0.5")
        assert talk("genmove w") == "resign"
        talk("komi -15")
        assert talk("genmove b") != "resign"
    finally:
        talk("kata-set-param resignWinrate none", "kata-set-param resignConsecTurns 3")


@pytest.mark.parametrize("level", range(1, 11))
def test_every_level_plays_what_is_allowed_and_the_same_every_time(talk: Talk, level: int) -> None:
    talk("boardsize 3", f"kata-set-param level {level}")
    try:
        first = [talk("reg_genmove b"), talk("reg_genmove b")]
        assert first[0] == first[1]
        assert first[0] in talk("catena-legal_moves").split()
        talk("play b C3")
        legal = talk("catena-legal_moves").split()
        assert talk("genmove w") in legal
    finally:
        talk("kata-set-param level 10")
