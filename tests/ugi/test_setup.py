from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.notation import Lettering, format_action, format_position
from catena_gtp.rules import Color, GameType, Position, Ruleset
from catena_gtp.ugi.failures import UgiFailure
from catena_gtp.ugi.setup import Setup, read_position
from tests.strategies import SMALL_SIDES, games, rulesets

EMPTY = Setup.of(Ruleset(3), Lettering.CATENA)
HALF_DONE = "catena 4 double square 7 4/5/6/3b3/6/5/4 w 2 none b"


def read(text: str, before: Setup = EMPTY) -> Setup:
    return read_position(tuple(text.split()), before)


def refused(text: str, before: Setup = EMPTY) -> str:
    with pytest.raises(UgiFailure) as caught:
        read(text, before)
    return str(caught.value)


def test_the_start_is_the_empty_board_under_the_rules_in_force() -> None:
    ruleset = Ruleset(8, GameType.NO_KOMI)
    before = read(f"fen {HALF_DONE}", Setup.of(ruleset, Lettering.CATENA))
    assert read("startpos", before).position == Position.initial(ruleset)
    assert read("StartPos moves", before).position == Position.initial(ruleset)


def test_moves_are_of_who_is_on_turn() -> None:
    setup = read("startpos moves C3 d4 button A1")
    assert setup.position.stones == {
        cell: color
        for word, color in (("C3", Color.BLACK), ("D4", Color.WHITE), ("A1", Color.WHITE))
        if (cell := setup.position.board.cell_at(ord(word[0]) - 64, int(word[1]))) is not None
    }
    assert setup.position.button_holder is Color.BLACK
    assert setup.moves == ("c3", "d4", "button", "a1")


def test_a_position_text_has_its_own_rules() -> None:
    setup = read(f"fen {HALF_DONE.upper()} moves A1 B2")
    assert format_position(setup.position) == "catena 4 double square 7 4/5/6/3b3/6/1w3/w3 b 2 none w"
    assert read("startpos", setup).position == EMPTY.position


@pytest.mark.parametrize("word", ["button", "PASS", "take-button"])
def test_the_button(word: str) -> None:
    assert read(f"startpos moves C3 {word}").position.button_holder is Color.WHITE


def test_the_swap() -> None:
    before = Setup.of(Ruleset(3, GameType.NO_KOMI), Lettering.CATENA)
    position = read("startpos moves C3 swap", before).position
    assert list(position.stones.values()) == [Color.WHITE]
    assert position.to_move is Color.BLACK


def test_letters() -> None:
    wide = Ruleset(6)
    with_i, without = (read("startpos moves J9", Setup.of(wide, letters)).position for letters in Lettering)
    assert with_i == read("startpos moves J9", Setup.of(wide, Lettering.CATENA)).position
    assert without == read("startpos moves I9", Setup.of(wide, Lettering.CATENA)).position
    gtp = Setup.of(wide, Lettering.GTP)
    assert refused("startpos moves I9", gtp) == "move 1: GTP letters have no I: 'i9'"
    assert [gtp.write(action) for action in gtp.position.legal_actions()][-1] == "pass"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "position is followed by startpos, or fen and a position, and maybe by moves and the moves"),
        ("moves C3", "position is followed by ..."),
        ("fen", "position is followed by ..."),
        ("fen moves C3", "position is followed by ..."),
        ("startpos C3", "position is followed by ..."),
        ("startpos moves C3 C3", "move 2, 'c3': occupied"),
        ("startpos moves C3 A5", "move 2, 'a5': off the board"),
        ("startpos moves swap", "move 1, 'swap': no swap here"),
        ("startpos moves button button", "move 2, 'button': button gone"),
        ("startpos moves C3 none", "move 2: not a vertex: 'none'"),
        ("startpos moves C\xe93", "move 1: not a vertex: 'C\\xe93'"),
        ("fen catena", "a position has 10 fields, not 1"),
        (f"fen {HALF_DONE} b", "a position has 10 fields, not 11"),
        (f"fen {HALF_DONE.replace('w 2', 'b 1')}", "impossible position: one stone is left only ..."),
    ],
)
def test_what_sets_up_nothing(text: str, why: str) -> None:
    said = refused(text)
    assert said == why if not why.endswith("...") else said.startswith(why.removesuffix("..."))


def moves_of(positions: list[Position]) -> list[str]:
    """Return the moves that led from each position to the next."""
    words = []
    for position, following in pairwise(positions):
        move = next(action for action in position.legal_actions() if position.play(action) == following)
        words.append(format_action(move, position.board, Lettering.CATENA))
    return words


@given(games(rulesets(sides=SMALL_SIDES)), st.data())
def test_it_does_not_matter_what_was_set_up_before(positions: list[Position], data: st.DataObject) -> None:
    """A game given move by move, with steps back and aside, is where the same moves lead from the start."""
    start = f"fen {format_position(positions[0])}"
    empty = Setup.of(positions[0].ruleset, Lettering.CATENA)
    words = moves_of(positions)
    before = empty
    for _ in range(4):
        count = data.draw(st.integers(0, len(words)))
        setup = read(f"{start} moves {' '.join(words[:count])}", before)
        assert setup.position == positions[count]
        assert setup.moves == tuple(word.lower() for word in words[:count])
        assert setup.game.length == count
        before = data.draw(st.sampled_from([setup, before, empty]))
