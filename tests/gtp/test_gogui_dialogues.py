"""Games in GoGui's window: every process hears what the real one does, and all agree to the end.

One dialogue is as it was recorded, the others are played by the same manners.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from catena_gtp.notation import Lettering
from catena_gtp.options import Options, Settings
from catena_gtp.rules import GameType, Ruleset, Scoring
from tests.gtp.gogui_window import Window
from tests.gtp.talk import Talk

TYPES = list(GameType)
RECORDED = Path(__file__).parents[1] / "data" / "gogui.txt"


def window(side: int, game_type: GameType = GameType.KOMI, scoring: Scoring = Scoring.STANDARD) -> Window:
    ruleset = Ruleset(side, game_type, scoring, komi=2.0)
    return Window(Options(ruleset, Lettering.GTP, settings=Settings(nodes=20)), komi="2")


def recorded() -> dict[str, list[str]]:
    """Return what each process was sent, in order."""
    processes: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in RECORDED.read_text(encoding="ascii").splitlines():
        if line.startswith("["):
            lines = processes.setdefault(line.strip("[]"), [])
        elif not line.startswith("#"):
            lines.append(line)
    return processes


@pytest.mark.parametrize(
    ("process", "length"), [("player", 36), ("first ruler", 25), ("idle", 0), ("ruler", 637)]
)
def test_a_recorded_dialogue(process: str, length: int) -> None:
    talk = Talk(Options(Ruleset(6), Lettering.GTP, settings=Settings(nodes=20)))
    lines = recorded()[process]
    assert len(lines) == length
    for line in lines:
        command, _, chosen = line.partition(" -> ")
        if command.startswith("? "):
            assert talk.refused(command[2:]) == "illegal move"
            continue
        talk(command)
        if chosen:  # whatever it chooses today, the game goes on as it did
            talk("undo", f"play {command.split()[1]} {chosen}")
    assert talk.state.lettering is Lettering.GTP


def agree(shown: Window) -> bool:
    """Tell whether the player and the ruler are in the same position."""
    return shown.player("catena-digest") == shown.ruler("catena-digest")


@pytest.mark.parametrize("game_type", TYPES)
@pytest.mark.parametrize(("side", "most_moves"), [(2, 9), (3, 99), (4, 99), (6, 9), (10, 5)])
def test_a_person_plays_against_the_engine(side: int, most_moves: int, game_type: GameType) -> None:
    shown = window(side, game_type)
    random = Random(side)
    person = "B" if side % 2 else "W"
    while (legal := shown.legal_moves()) and len(shown.moves) < most_moves:
        if shown.side == person:
            shown.click(random.choice(legal))
        else:
            assert shown.generate() in legal
        assert agree(shown)
    if most_moves == 99:
        assert legal == []
    if not legal:
        result = shown.ruler("gogui-rules_final_result")
        assert result == shown.player("gogui-rules_final_result")
        assert ("draw" in result) is (shown.player("final_score") == "0")


@pytest.mark.parametrize("game_type", TYPES)
def test_moves_are_taken_back(game_type: GameType) -> None:
    shown = window(3, game_type)
    digests = [shown.player("catena-digest")]
    for _ in range(6):
        shown.generate()
        digests.append(shown.player("catena-digest"))
    for count in (1, 2):
        shown.take_back(count)
        assert agree(shown)
        assert shown.player("catena-digest") == digests[len(shown.moves)]
    shown.click(shown.legal_moves()[0])
    assert agree(shown)


@pytest.mark.parametrize("game_type", TYPES)
def test_a_whole_game_is_sent_at_once(game_type: GameType) -> None:
    shown = window(3, game_type)
    while shown.legal_moves():
        shown.generate()
    before = shown.player("catena-digest"), shown.player("move_history")
    shown.play_out()
    assert (shown.player("catena-digest"), shown.player("move_history")) == before


def test_passes_after_the_end_are_part_of_a_replay() -> None:
    shown = window(2)
    while shown.legal_moves():
        shown.generate()
    for side in ("b", "w"):
        assert shown.player(f"genmove {side}") == "pass"
        shown.moves.append(f"{side.upper()} PASS")
    shown.play_out()
    shown.ruler("clear_board", *(f"play {word}" for word in shown.moves))
    assert agree(shown)


def test_the_button_is_a_pass() -> None:
    shown = window(4)
    shown.click("D4")
    shown.click("pass")
    assert "pass" not in shown.legal_moves()
    assert shown.side == "B"
    assert shown.player("catena-button") == shown.ruler("catena-button") == "white"
    assert shown.ruler.refused("play W PASS") == "illegal move"


def test_the_swap_is_the_stone_that_is_taken_over() -> None:
    shown = window(6, GameType.NO_KOMI)
    shown.click("F6")
    assert "F6" in shown.legal_moves()
    shown.click("F6")
    assert shown.moves == ["B F6", "W F6"]
    assert shown.ruler("list_stones white") == shown.player("list_stones white") == "F6"
    assert shown.side == "B"
    assert shown.player("move_history") == "white F6\nblack F6"
    shown.click("F7")
    assert shown.player("last_move") == "black F7"
    shown.take_back(2)
    assert shown.player("list_stones black") == "F6"
    assert "F6" in shown.legal_moves()
    assert agree(shown)


def test_the_engine_swaps_by_a_vertex() -> None:
    shown = window(2, GameType.NO_KOMI)
    shown.click("B2")
    assert shown.generate() == "B2"
    assert shown.ruler("gogui-rules_board") == "? . .\n. O .\n. . ?"
    assert agree(shown)


def test_in_double_placement_a_side_is_on_turn_twice() -> None:
    shown = window(3, GameType.DOUBLE)
    sides = []
    for _ in range(5):
        sides.append(shown.side)
        shown.generate()
    assert sides == ["B", "W", "W", "B", "B"]


@pytest.mark.parametrize("side", range(2, 11))
def test_the_size_that_the_window_gives_is_the_size_of_the_board(side: int) -> None:
    shown = window(side)
    assert shown.player.state.board.side == shown.ruler.state.board.side == side
    assert shown.player("catena-coordinates") == "gtp"
    assert shown.player("gogui-title") == f"Catena, side {side}, komi 2"
