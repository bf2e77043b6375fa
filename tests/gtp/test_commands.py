from __future__ import annotations

import pytest

from catena_gtp.gtp.commands import COMMANDS
from catena_gtp.gtp.entry import Entry
from catena_gtp.gtp.failures import GtpFailure
from tests.gtp.talk import Talk

EXPECTED = """
analyze boardsize catena-analyze catena-best_line catena-button catena-button_word
catena-choose_color catena-choose_komi catena-coordinates catena-diagram catena-digest catena-eval
catena-game_type catena-genmove_analyze catena-hint catena-last_search catena-legal_moves
catena-limiting_moves catena-move_margins catena-move_values catena-perft catena-position
catena-result catena-rules catena-score catena-score_sheet catena-scoring catena-settings
catena-show_why catena-solve catena-strip_colors catena-strip_leads catena-strips catena-to_move
catena-why clear_board clear_cache cputime final_score final_status_list genmove genmove_analyze
get_komi gg-undo gogui-analyze_commands gogui-interrupt gogui-play_sequence gogui-rules_board
gogui-rules_board_gfx gogui-rules_board_size gogui-rules_final_result gogui-rules_game_id
gogui-rules_legal_moves gogui-rules_side_to_move gogui-title gogui-version gomill-cpu_time
gomill-describe_engine gomill-explain_last_move gomill-genmove_ex gomill-savesgf is_legal
kata-analyze kata-genmove_analyze kata-get-param kata-get-rules kata-list-params kata-set-param
kata-set-rules kata-time_settings kgs-time_settings known_command komi last_move list_commands
list_stones loadsgf lz-analyze lz-genmove_analyze move_history name play printsgf protocol_version
quit rectangular_boardsize reg_genmove showboard stop time_left time_settings undo version
""".split()


def entry(usage: str) -> Entry:
    return Entry("thing", usage, lambda _context, _arguments: "")


def failure(usage: str, *arguments: str) -> str:
    with pytest.raises(GtpFailure) as caught:
        entry(usage).check_count(arguments)
    return str(caught.value)


def test_the_table_is_complete() -> None:
    assert sorted(COMMANDS) == EXPECTED
    assert all(name == found.name for name, found in COMMANDS.items())


def test_list_commands_is_the_table_in_order() -> None:
    assert Talk()("list_commands").split("\n") == EXPECTED


@pytest.mark.parametrize(("name", "known"), [("play", "true"), ("PLAY", "false"), ("loadhex", "false")])
def test_known_command(name: str, known: str) -> None:
    assert Talk()(f"known_command {name}") == known


def test_every_command_refuses_too_many_arguments() -> None:
    talk = Talk()
    endless = {name for name, found in COMMANDS.items() if "..." in found.usage}
    for name in COMMANDS:
        failure = talk.refused(f"{name} a b c d e f")
        assert failure.startswith("syntax error: ")
        assert name in endless or failure.endswith(f"is one word too many for {name}")


def test_every_command_that_needs_arguments_refuses_none() -> None:
    talk = Talk()
    needy = [found for found in COMMANDS.values() if found.usage and not found.usage.startswith("[")]
    assert len(needy) == 23
    for found in needy:
        assert talk.refused(found.name) == f"syntax error: {found.name} is followed by {found.usage}"


@pytest.mark.parametrize(
    ("usage", "counts"),
    [
        ("", [0]),
        ("COLOR MOVE", [2]),
        ("[COUNT]", [0, 1]),
        ("[a|b|auto]", [0, 1]),
        ("SIZE | WIDTH WIDTH", [1, 2]),
        ("[TEXT ...]", [0, 1, 2, 3, 4]),
        ("JSON ...", [1, 2, 3, 4]),
    ],
)
def test_the_grammar_tells_how_many_arguments_there_are(usage: str, counts: list[int]) -> None:
    for number in range(5):
        arguments = ("word",) * number
        if number in counts:
            entry(usage).check_count(arguments)
        else:
            assert failure(usage, *arguments).startswith("syntax error: ")


def test_the_failure_names_the_word() -> None:
    assert failure("COLOR MOVE", "b") == "syntax error: thing is followed by COLOR MOVE"
    assert failure("", "x") == "syntax error: 'x' is one word too many for thing"
