"""Openings: random lines without repetition, even ones preferred, and files of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.arena.tournament.openings import (
    NO_OPENING,
    Evenness,
    OpeningError,
    canonical,
    openings_from_file,
    random_openings,
)
from catena_gtp.notation import Lettering, format_action, parse_action
from catena_gtp.rules import BUTTON, SWAP, GameType, Position, Ruleset, Scoring

if TYPE_CHECKING:
    from pathlib import Path

    from catena_gtp.arena.model import Opening
    from catena_gtp.rules import Action

KINDS = [Ruleset(side, kind) for side in (2, 3, 6) for kind in GameType]


def actions_of(opening: Opening, ruleset: Ruleset) -> list[Action]:
    actions = [parse_action(word, ruleset.board, Lettering.CATENA) for word in opening.moves]
    return [action for action in actions if action is not None]


def end_of(opening: Opening, ruleset: Ruleset) -> Position:
    position = Position.initial(ruleset)
    for action in actions_of(opening, ruleset):
        position = position.play(action)
    return position


def mirrored(position: Position, symmetry: int) -> Position:
    image = position.board.symmetries[symmetry]
    stones = {image[cell]: color for cell, color in position.stones.items()}
    return Position.restored(
        position.ruleset,
        stones,
        position.to_move,
        stones_left=position.stones_left,
        button_holder=position.button_holder,
        last_placer=position.last_placer,
    )


def test_the_same_seed_gives_the_same_lines_everywhere() -> None:
    # Written down so that another Python, machine or order of hashes would show.
    found = random_openings(Ruleset(6), 3, 4, seed=1)
    assert [" ".join(opening.moves) for opening in found] == [
        "D2 F7 E5",
        "G6 button H8",
        "H9 K8 J9",
        "B1 D5 C1",
    ]
    assert random_openings(Ruleset(6), 3, 4, seed=1) == found
    assert random_openings(Ruleset(6), 3, 4, seed=2) != found
    assert random_openings(Ruleset(6), 3, 2, seed=1) == found[:2]


@pytest.mark.parametrize("ruleset", KINDS, ids=str)
def test_lines_are_legal_of_the_length_asked_for_and_leave_the_game_open(ruleset: Ruleset) -> None:
    for plies in (1, 2, 3):
        for opening in random_openings(ruleset, plies, 30, seed=5):
            assert len(opening.moves) == plies
            position = end_of(opening, ruleset)
            assert not position.is_over
            assert SWAP not in actions_of(opening, ruleset)


@pytest.mark.parametrize("ruleset", KINDS, ids=str)
def test_no_two_lines_are_alike_under_any_symmetry(ruleset: Ruleset) -> None:
    seen: set[object] = set()
    for opening in random_openings(ruleset, 2, 200, seed=0):
        position = end_of(opening, ruleset)
        images = [mirrored(position, symmetry) for symmetry in range(12)]
        assert not seen.intersection(images), opening
        seen.update(images)


def test_every_line_there_is_is_found() -> None:
    # Side 6 has 91 cells in 12 classes under the symmetries; and there is the button.
    assert len(random_openings(Ruleset(6), 1, 1000, seed=0)) == 12 + 1
    first = [action for opening in random_openings(Ruleset(2), 1, 99, seed=3) for action in opening.moves]
    assert len(first) == 3
    assert "button" in first


@given(st.integers(0, 11), st.integers(0, 50))
def test_the_canonical_form_is_that_of_every_image(symmetry: int, seed: int) -> None:
    ruleset = Ruleset(4)
    position = end_of(random_openings(ruleset, 5, 1, seed)[0], ruleset)
    assert canonical(mirrored(position, symmetry)) == canonical(position)
    assert canonical(position) != canonical(position.play(position.legal_actions()[0]))


def test_the_canonical_form_tells_colors_and_the_button_apart() -> None:
    ruleset = Ruleset(3)
    start = Position.initial(ruleset)
    one, other = start.play(0).play(5), start.play(5).play(0)
    assert canonical(one) != canonical(other)
    assert canonical(start.play(BUTTON).play(0)) != canonical(start.play(0).play(BUTTON))


def test_no_plies_are_no_opening() -> None:
    assert random_openings(Ruleset(6), 0, 5, seed=0) == (NO_OPENING,)


def test_a_board_too_small_for_the_line_says_so() -> None:
    with pytest.raises(OpeningError, match="on side 2 no line of 30 plies leaves the game open"):
        random_openings(Ruleset(2), 30, 5, seed=0)


def test_the_most_even_lines_are_kept_in_the_order_drawn() -> None:
    ruleset = Ruleset(4)

    def judge(position: Position) -> float:
        return float(sum(position.stones)) - 30

    told: list[tuple[int, int]] = []
    kept = random_openings(
        ruleset, 2, 10, seed=0, judge=judge, progress=lambda done, total: told.append((done, total))
    )
    drawn = random_openings(ruleset, 2, 40, seed=0)
    assert told == [(done, 40) for done in range(1, 41)]
    margins = {opening.moves: abs(judge(end_of(opening, ruleset))) for opening in drawn}
    assert len(kept) == 10
    worst_kept = max(margins[opening.moves] for opening in kept)
    assert all(
        margin >= worst_kept
        for moves, margin in margins.items()
        if moves not in {opening.moves for opening in kept}
    )
    order = [opening.moves for opening in drawn]
    places = [order.index(opening.moves) for opening in kept]
    assert places == sorted(places)


def test_the_search_finds_the_button_worth_its_half_point_and_says_the_same_twice() -> None:
    ruleset = Ruleset(3, scoring=Scoring.STANDARD, komi=3)
    judge = Evenness(nodes=500)
    position = Position.initial(ruleset).play(0)
    assert judge(position) == Evenness(nodes=500)(position) == judge(position)
    worse = position.with_komi(13)
    assert judge(worse) == judge(position) + 10


def test_a_file_of_openings(tmp_path: Path) -> None:
    file = tmp_path / "openings.txt"
    file.write_text("# known lines\n\nF6 G7   button # white takes it\n  f6\n", encoding="utf-8")
    found = openings_from_file(file, Ruleset(6))
    assert [opening.moves for opening in found] == [("F6", "G7", "button"), ("F6",)]
    assert [opening.name for opening in found] == ["line 3", "line 4"]


@pytest.mark.parametrize(
    "text, complaint",
    [
        ("F6\nF6 F6", ":2: 'F6' is an illegal move: occupied"),
        ("F6 x", ":1: not a vertex: 'x'"),
        ("\nA11", ":2: 'A11' is not on the board of side 6"),
        ("# only words\n", " has no opening in it"),
        ("F6 pass", ":1: not a vertex: 'pass'"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_with_its_line(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "openings.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(OpeningError) as caught:
        openings_from_file(file, Ruleset(6))
    assert str(caught.value) == f"{file}{complaint}"


def test_an_opening_in_a_file_must_not_end_the_game(tmp_path: Path) -> None:
    ruleset = Ruleset(2)
    position, words = Position.initial(ruleset), []
    while not position.is_over:
        action = position.legal_actions()[0]
        words.append(format_action(action, ruleset.board, Lettering.CATENA))
        position = position.play(action)
    file = tmp_path / "openings.txt"
    file.write_text(" ".join(words), encoding="utf-8")
    with pytest.raises(OpeningError, match=":1: the game is over after"):
        openings_from_file(file, ruleset)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(OpeningError, match="cannot be read: No such file"):
        openings_from_file(tmp_path / "none", Ruleset(6))
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(OpeningError, match="no UTF-8 text"):
        openings_from_file(tmp_path / "binary", Ruleset(6))
