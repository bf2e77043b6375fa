from __future__ import annotations

import pytest

from catena_gtp.arena.contest.dialect import Colors, Dialect
from catena_gtp.arena.model import EngineSpec
from catena_gtp.notation import Lettering
from catena_gtp.rules import BUTTON, SWAP, Color, GameType, Ruleset, Scoring

OURS = {"catena-coordinates", "catena-button_word", "catena-game_type", "catena-scoring", "komi"}
DOUBLE = Ruleset(6, GameType.DOUBLE, Scoring.SQUARE)


def dialect(commands: set[str], letters: str = "auto", board_size: str = "auto") -> Dialect:
    return Dialect.of(EngineSpec("x", ("x",), letters=letters, board_size=board_size), commands)


@pytest.mark.parametrize(
    "commands, letters, board_size, lettering, size",
    [
        (OURS, "auto", "auto", Lettering.CATENA, 6),
        (set(), "auto", "auto", Lettering.GTP, 11),
        (set(), "catena", "auto", Lettering.CATENA, 6),
        (set(), "auto", "side", Lettering.CATENA, 6),
        (set(), "catena", "side", Lettering.CATENA, 6),
        (set(), "catena", "width", Lettering.CATENA, 11),
        (set(), "gtp", "side", Lettering.GTP, 6),
        (OURS, "gtp", "auto", Lettering.GTP, 11),
        (OURS, "auto", "width", Lettering.GTP, 11),
    ],
)
def test_letters_and_sizes(
    commands: set[str], letters: str, board_size: str, lettering: Lettering, size: int
) -> None:
    speech = dialect(commands, letters, board_size)
    assert speech.lettering is lettering
    assert speech.game_lines(Ruleset(6))[0] == f"boardsize {size}"


def test_the_set_up_of_our_family() -> None:
    assert dialect(OURS).game_lines(DOUBLE) == [
        "boardsize 6",
        "catena-coordinates catena",
        "catena-button_word button",
        "catena-game_type double",
        "catena-scoring square",
        "clear_board",
    ]


def test_the_set_up_of_a_go_program() -> None:
    assert dialect({"komi"}).game_lines(Ruleset(10)) == ["boardsize 19", "clear_board"]


@pytest.mark.parametrize("letters, board_size", [("Catena", "auto"), ("auto", "6")])
def test_what_is_no_way_to_speak(letters: str, board_size: str) -> None:
    with pytest.raises(ValueError, match="auto"):
        dialect(set(), letters, board_size)


def test_komi_counts_only_where_there_is_one() -> None:
    no_komi = Ruleset(6, GameType.NO_KOMI, komi=7)
    assert dialect(set()).komi_line(Ruleset(6, komi=7)) == "komi 7"
    assert dialect(set()).komi_line(no_komi) == "komi 0"
    assert dialect(OURS).komi_line(no_komi) == "komi 7"


def test_double_placement_must_be_understood() -> None:
    assert dialect(OURS).why_not(DOUBLE) is None
    assert "double placement" in (dialect({"komi"}).why_not(DOUBLE) or "")
    assert dialect({"komi"}).why_not(Ruleset(6, GameType.NO_KOMI)) is None


def test_scoring_that_is_not_told() -> None:
    assert dialect(OURS).hears_of_scoring(Scoring.LONGEST)
    assert dialect(set()).hears_of_scoring(Scoring.STANDARD)
    assert not dialect(set()).hears_of_scoring(Scoring.LONGEST)


def test_the_button_is_a_pass_in_gtp_letters() -> None:
    board = Ruleset(6).board
    assert dialect(OURS).write(BUTTON, board) == "button"
    assert dialect(set()).write(BUTTON, board) == "pass"


def test_a_swap_that_is_not_understood_renames_the_colors() -> None:
    colors = Colors(knows_swap=False)
    assert [colors.word(color) for color in Color] == ["b", "w"]
    assert not colors.hide(BUTTON)
    assert colors.hide(SWAP)
    assert [colors.word(color) for color in Color] == ["w", "b"]
    assert colors.margin(2.5) == -2.5


def test_a_swap_that_is_understood_is_sent() -> None:
    colors = Colors(knows_swap=True)
    assert not colors.hide(SWAP)
    assert colors.told(Color.BLACK) is Color.BLACK
    assert colors.margin(2.5) == 2.5
