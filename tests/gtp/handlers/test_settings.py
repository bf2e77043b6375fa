from __future__ import annotations

import pytest

from catena_gtp.options import Options, Settings
from tests.gtp.talk import Talk

NAMES = Talk()("kata-list-params").split()


def test_settings_begin_as_the_options_say() -> None:
    settings = Settings(
        movetime_s=1.5,
        search="uct",
        nodes=7,
        playouts=9,
        depth_plies=3,
        threads=2,
        ponder=True,
        level=4,
        resign_percent=5,
        resign_turns=2,
        overhead_s=0.25,
    )
    talk = Talk(Options(settings=settings))
    values = [talk(f"kata-get-param {name}") for name in NAMES]
    assert values == ["uct", "1.5", "7", "9", "3", "2", "true", "4", "5", "2", "0.25", "true"]
    plain = Talk()
    values = [plain(f"kata-get-param {name}") for name in NAMES]
    assert values == ["auto", "none", "none", "none", "none", "1", "false", "10", "none", "3", "0.1", "true"]


@pytest.mark.parametrize(
    ("name", "word", "written"),
    [
        ("maxTime", "0.25", "0.25"),
        ("maxTime", "NONE", "none"),
        ("MAXVISITS", "00100", "100"),
        ("maxDepth", "none", "none"),
        ("search", "ALPHA-BETA", "alpha-beta"),
        ("maxPlayouts", "250", "250"),
        ("numSearchThreads", "3", "3"),
        ("ponderingEnabled", "TRUE", "true"),
        ("level", "1", "1"),
        ("resignWinrate", "2.5", "2.5"),
        ("resignConsecTurns", "1", "1"),
        ("lagBuffer", "0.3", "0.3"),
        ("liveGraphics", "False", "false"),
    ],
)
def test_a_setting_is_changed(name: str, word: str, written: str) -> None:
    talk = Talk()
    assert talk(f"kata-set-param {name} {word}") == ""
    assert talk(f"kata-get-param {name}") == written


@pytest.mark.parametrize(
    ("line", "failure"),
    [
        ("maxTime 0", "'0' leaves no time to think"),
        ("maxTime soon", "'soon' is not a number"),
        ("maxVisits 0", "'0' is less than 1"),
        ("maxDepth 2.5", "'2.5' is not a whole number"),
        ("maxPlayouts 0", "'0' is less than 1"),
        ("search deep", "'deep' is not one of auto, alpha-beta, uct"),
        ("numSearchThreads none", "'none' is not a whole number"),
        ("numSearchThreads 65", "'65' is not from 1 to 64"),
        ("ponderingEnabled 1", "'1' is not true or false"),
        ("level 0", "'0' is not from 1 to 10"),
        ("resignWinrate 50", "'50' is not from 0 to below 50"),
        ("resignConsecTurns 0", "'0' is less than 1"),
        ("lagBuffer -1", "'-1' is less than 0"),
        ("komi 7", f"'komi' is not one of {', '.join(NAMES)}"),
    ],
)
def test_what_is_no_value_is_refused(line: str, failure: str) -> None:
    assert Talk().refused(f"kata-set-param {line}") == f"syntax error: {failure}"


def test_settings_stay_for_the_next_game_and_the_player_heeds_them() -> None:
    talk = Talk(Options(settings=Settings(nodes=50)))
    talk(
        "boardsize 3",
        "genmove b",
        "kata-set-param maxVisits none",
        "kata-set-param maxDepth 1",
        "clear_board",
    )
    assert talk("kata-get-param maxDepth") == "1"
    talk("genmove b")
    assert '"depth": 1' in talk("catena-last_search")


def test_forgetting_before_and_after_thinking() -> None:
    talk = Talk(Options(settings=Settings(depth_plies=1)))
    assert talk("clear_cache") == ""
    talk("boardsize 2", "genmove b")
    before = talk.state
    assert talk("clear_cache") == ""
    assert talk.state is before


def test_the_time_of_the_processor_only_grows() -> None:
    talk = Talk()
    first = float(talk("cputime"))
    assert 0 < first <= float(talk("cputime"))


def test_stop_changes_nothing() -> None:
    talk = Talk()
    before = talk.state
    assert talk("stop") == ""
    assert talk.state is before
