from __future__ import annotations

import pytest

from catena_gtp.gtp.commands import COMMANDS
from catena_gtp.gtp.settings import PARAMETERS
from catena_gtp.options import Options, Settings
from tests.gtp.talk import Talk

TYPES = {
    "bwboard", "cboard", "dboard", "eplist", "gfx", "hstring", "hpstring", "none", "param", "plist",
    "pspairs", "pstring", "string", "sboard", "var", "varb", "varc", "varp", "varpo", "varw",
}  # fmt: skip


def test_every_analyze_command_is_one_of_ours_with_a_type_and_a_label() -> None:
    lines = Talk()("gogui-analyze_commands").split("\n")
    labels = []
    for line in lines:
        kind, label, command = line.split("/")
        assert kind in TYPES
        name, *arguments = command.split(" ")
        COMMANDS[name].check_count(tuple(arguments))
        labels.append(label)
    assert len(set(labels)) == len(labels) == 14


@pytest.mark.parametrize(
    "name",
    ["gogui-setup", "gogui-setup_player", "gogui-rules_setup", "gogui-action_backward", "kgs-chat"],
)
def test_what_gogui_must_not_find(name: str) -> None:
    assert Talk()(f"known_command {name}") == "false"


def test_the_interrupt_and_the_version_do_nothing() -> None:
    talk = Talk()
    before = talk.state
    assert talk("gogui-interrupt") == ""
    assert talk("gogui-version 1.6.0") == ""
    assert talk.state is before


@pytest.mark.parametrize(
    ("rules", "title"),
    [
        ("{}", "Catena, side 6, komi 7"),
        ('{"komi": 6.5, "side": 10}', "Catena, side 10, komi 6.5"),
        ('{"game_type": "no-komi"}', "Catena, side 6, no komi"),
        ('{"game_type": "double", "scoring": "square"}', "Catena, side 6, double placement, square scoring"),
        ('{"scoring": "longest"}', "Catena, side 6, longest strip, komi 7"),
    ],
)
def test_the_title_tells_the_rules(rules: str, title: str) -> None:
    talk = Talk()
    talk(f"kata-set-rules {rules}")
    assert talk("gogui-title") == title


def test_a_sequence_is_played() -> None:
    talk = Talk()
    talk("gogui-play_sequence", "gogui-play_sequence B F6 w f7 BLACK pass")
    assert talk("move_history") == "black button\nwhite F7\nblack F6"
    talk("undo")
    assert talk("catena-button") == "free"


@pytest.mark.parametrize(
    ("moves", "failure"),
    [
        ("b A1 w A1", "illegal move"),
        ("b A1 w B1 b button w button", "illegal move"),
        ("b A1 w", "syntax error: a move is a color and a vertex"),
        ("b A1 green B1", "syntax error: 'green' is not a color"),
        ("b A1 w 1B", "syntax error: not a vertex: '1B'"),
    ],
)
def test_a_sequence_is_played_as_a_whole_or_not_at_all(moves: str, failure: str) -> None:
    talk = Talk()
    talk("play b F6")
    assert talk.refused(f"gogui-play_sequence {moves}") == failure


def test_the_dialog_shows_all_settings() -> None:
    talk = Talk(Options(settings=Settings(movetime_s=2.5, level=3, ponder=True)))
    assert talk("catena-settings").split("\n") == [
        "[list/auto/alpha-beta/uct] search auto",
        "[string] maxTime 2.5",
        "[string] maxVisits none",
        "[string] maxPlayouts none",
        "[string] maxDepth none",
        "[string] numSearchThreads 1",
        "[bool] ponderingEnabled 1",
        "[list/1/2/3/4/5/6/7/8/9/10] level 3",
        "[string] resignWinrate none",
        "[string] resignConsecTurns 3",
        "[string] lagBuffer 0.1",
        "[bool] liveGraphics 1",
    ]


@pytest.mark.parametrize(
    ("line", "name", "value"),
    [
        ("maxTime 5", "maxTime", "5"),
        ("MAXTIME", "maxTime", "none"),
        ("ponderingEnabled 1", "ponderingEnabled", "true"),
        ("liveGraphics 0", "liveGraphics", "false"),
        ("liveGraphics false", "liveGraphics", "false"),
        ("level 4", "level", "4"),
    ],
)
def test_the_dialog_changes_a_setting(line: str, name: str, value: str) -> None:
    talk = Talk(Options(settings=Settings(movetime_s=2.5)))
    assert talk(f"catena-settings {line}") == ""
    assert talk(f"kata-get-param {name}") == value


@pytest.mark.parametrize(
    ("line", "failure"),
    [
        ("komi 7", "'komi' is not one of " + ", ".join(PARAMETERS)),
        ("level", "'none' is not a whole number"),
        ("level 11", "'11' is not from 1 to 10"),
        ("liveGraphics 2", "'2' is not true or false"),
        ("maxTime soon", "'soon' is not a number"),
    ],
)
def test_the_dialog_refuses(line: str, failure: str) -> None:
    talk = Talk()
    assert talk.refused(f"catena-settings {line}") == f"syntax error: {failure}"


def test_what_the_dialog_shows_it_takes_back() -> None:
    talk = Talk(Options(settings=Settings(movetime_s=2.5, level=3, ponder=True, resign_percent=5)))
    before = talk("catena-settings")
    for line in before.split("\n"):
        _, name, value = line.split(" ")
        talk(f"catena-settings {name} {value}")
    assert talk("catena-settings") == before
