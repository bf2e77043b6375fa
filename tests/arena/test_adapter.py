from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest

from catena_gtp.arena.adapter import serve
from catena_gtp.notation import format_result
from catena_gtp.rules import IllegalMove, Position, Ruleset

if TYPE_CHECKING:
    from catena_gtp.rules import Action


def first_legal(position: Position) -> Action:
    return position.legal_actions()[0]


def answers(*lines: str) -> list[str]:
    output = io.StringIO()
    serve(first_legal, "first", lines, output)
    return output.getvalue().split("\n\n")[:-1]


@pytest.mark.parametrize(
    "line, reply",
    [
        ("name", "= first"),
        ("protocol_version", "= 2"),
        ("known_command genmove", "= true"),
        ("known_command catena-perft", "= false"),
        ("boardsize 11", "? syntax error: '11' is none of 2, 3, 4, 5, 6, 7, 8, 9, 10"),
        ("boardsize", "? syntax error: words behind boardsize: 1, not 0"),
        ("komi x", "? syntax error: 'x' is not a number"),
        ("komi inf", "? syntax error: 'inf' is not a number"),
        ("catena-coordinates gtp", "? syntax error: 'gtp' is none of catena"),
        ("play green F6", "? syntax error: 'green' is none of b, black, w, white"),
        ("play b nowhere", "? syntax error: not a vertex: 'nowhere'"),
        ("play b A11", "? illegal move"),
        ("play b swap", "? illegal move"),
        ("undo", "? cannot undo"),
        ("final_score", "? cannot score"),
        ("GENMOVE b", "? unknown command"),
        ("genmove B", "= A1"),
        ("play w pass", "= "),
    ],
)
def test_one_command(line: str, reply: str) -> None:
    assert answers(line) == [reply]


def test_comments_and_empty_lines_have_no_answer_and_quit_is_the_last() -> None:
    assert answers("", "# hello", "name # who", "quit", "name") == ["= first", "= "]


def test_moves_stand_until_they_are_taken_back() -> None:
    moves = ("boardsize 3", "play b A1", "play w A1", "undo", "play w A1", "clear_board", "play b A1")
    assert answers(*moves) == ["= ", "= ", "? illegal move", "= ", "= ", "= ", "= "]


def test_a_whole_game_with_its_result() -> None:
    position = Position.initial(Ruleset(2, komi=3))
    colors = []
    while not position.is_over:
        colors.append(position.to_move.value)
        position = position.play(first_legal(position))
    moves = [f"genmove {color}" for color in colors]
    end = answers("boardsize 2", "komi 3", *moves, "genmove b", "play w pass", "final_score")
    assert end[-3:] == ["= pass", "= ", f"= {format_result(position.score())}"]


def test_rules_that_are_told() -> None:
    told = answers(
        "catena-game_type no-komi", "catena-scoring square", "play b F6", "play w swap", "genmove b"
    )
    assert told == ["= ", "= ", "= ", "= ", "= A1"]


def test_what_the_player_prints_is_kept_off_the_replies(capsys: pytest.CaptureFixture[str]) -> None:
    def talkative(position: Position) -> Action:
        print("let me see")  # noqa: T201 - that is the point
        return first_legal(position)

    serve(talkative, lines=["genmove b"])
    shown = capsys.readouterr()
    assert shown.out == "= A1\n\n"
    assert shown.err == "let me see\n"


def test_a_player_that_chooses_what_is_not_legal_is_stopped() -> None:
    with pytest.raises(IllegalMove):
        serve(lambda _: 0, lines=["genmove b", "genmove w"], replies=io.StringIO())
