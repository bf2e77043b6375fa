"""Whatever is sent, what comes back is well formed, and what fails changes nothing."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catena_gtp.gtp.commands import COMMANDS
from catena_gtp.gtp.wire import parse_command
from catena_gtp.options import Options, Settings
from catena_gtp.session.lines import LineSplitter
from tests.gtp.talk import Talk

# These think; some random sessions would do so for hours.
SLOW = {"genmove", "reg_genmove", "catena-choose_komi", "catena-choose_color", "catena-solve", "catena-perft"}
SLOW |= {"catena-hint", "catena-eval"} | {name for name in COMMANDS if name.endswith("analyze")}

# These would leave files of any name behind.
WRITING = {"printsgf", "gomill-savesgf", "catena-diagram"}

names = st.sampled_from(sorted(set(COMMANDS) - SLOW - WRITING))
vertices = st.builds("{}{}".format, st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZabci"), st.integers(0, 21))
words = st.one_of(
    st.sampled_from(["b", "w", "black", "WHITE", "pass", "button", "swap", "resign", "take-button"]),
    vertices,
    st.integers(-3, 21).map(str),
    st.floats().map(str),
    st.sampled_from(
        ["komi", "no-komi", "double", "standard", "longest", "square", "auto", "gtp", "catena", "none"]
    ),
    st.sampled_from(["alive", "absolute", "byoyomi", "canadian", "fischer", '{"komi": 3}', '{"side":', "3}"]),
    st.text(max_size=8),
)
command_lines = st.builds(
    lambda name, arguments: " ".join((name, *arguments)), names, st.lists(words, max_size=4)
)
colors = st.sampled_from(["b", "w"])
moves = st.one_of(
    st.builds("play {} {}".format, colors, vertices),
    st.builds("play {} {}".format, colors, st.sampled_from(["pass", "button", "swap"])),
    st.sampled_from(["undo", "gg-undo 2", "clear_board"]),
)
questions = st.one_of(
    st.builds("{} {}".format, st.sampled_from(["genmove", "reg_genmove"]), colors),
    st.builds(
        "{} {} {}".format,
        st.sampled_from(sorted(name for name in COMMANDS if name.endswith("analyze"))),
        colors,
        st.sampled_from(["", "maxmoves 1", "avoid b A1,B1,button 1", "rootInfo true"]),
    ),
    st.sampled_from(["catena-choose_color", "catena-choose_komi", "catena-solve 0.01", "catena-perft 2"]),
    st.sampled_from(["catena-hint", "catena-eval", "catena-last_search", "boardsize 2", "boardsize 4"]),
)
set_ups = st.builds(
    'kata-set-rules {{"side": {}, "game_type": "{}", "scoring": "{}"}}'.format,
    st.integers(2, 4),
    st.sampled_from(["komi", "no-komi", "double"]),
    st.sampled_from(["standard", "longest", "square"]),
)


def check(talk: Talk, line: bytes) -> None:
    """Send a line: the reply, if there is to be one, has the id, and a failure changes nothing."""
    before = talk.state
    reply = talk.reply(line)
    command = parse_command(line)
    if command is None:
        assert reply == b""
        return
    match = re.match(rb"([=?])([0-9]*) ", reply)
    assert match is not None
    assert match[2].decode() == (command.identity or "")
    assert match[1] == b"=" or talk.state is before


@given(st.binary(max_size=400))
def test_any_bytes(data: bytes) -> None:
    talk = Talk()
    splitter = LineSplitter()
    for line in [*splitter.feed(data), *splitter.close()]:
        check(talk, line)


@given(st.lists(command_lines, max_size=12))
@settings(max_examples=300)
def test_any_command_lines(lines: list[str]) -> None:
    talk = Talk()
    for line in lines:
        check(talk, line.replace("\n", " ").encode())


@given(set_ups, st.lists(moves, max_size=60))
def test_any_moves(set_up: str, lines: list[str]) -> None:
    talk = Talk()
    talk(set_up)
    for line in lines:
        words = line.split()
        legal = talk.reply(f"is_legal {line[5:]}") if words[0] == "play" else None
        history = talk("move_history")
        check(talk, line.encode())
        if legal is not None:
            assert (legal == b"= 1\n\n") == (talk("move_history") != history)


@given(set_ups, st.randoms(use_true_random=False))
def test_a_legal_game_can_be_taken_back_and_replayed(set_up: str, random: object) -> None:
    choose = random.choice  # type: ignore[attr-defined]
    talk, other = Talk(), Talk()
    talk(set_up)
    other(set_up)
    seen = [talk("catena-position")]
    while legal := talk("catena-legal_moves").split():
        color = talk("catena-to_move").split()[0]
        line = f"play {color} {choose(legal)}"
        talk(line)
        other(line)
        seen.append(talk("catena-position"))
    assert other("final_score") == talk("final_score")
    assert other("catena-digest") == talk("catena-digest")
    while seen:
        assert talk("catena-position") == seen.pop()
        if seen:
            talk("undo")
    assert talk.refused("undo") == "cannot undo"


@pytest.fixture(scope="module")
def thinker() -> Talk:
    """An engine that loads its player only once."""
    return Talk(Options(settings=Settings(nodes=30), hash_mib=1))


@given(set_ups, st.lists(st.one_of(moves, questions), max_size=20))
@settings(max_examples=40)
def test_any_moves_and_questions_to_the_player(thinker: Talk, set_up: str, lines: list[str]) -> None:
    thinker(set_up)
    for line in lines:
        check(thinker, line.encode())
        if line.startswith("genmove "):
            assert thinker("last_move").split()[0][0] == line[-1]
