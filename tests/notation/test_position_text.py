from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.notation import (
    Lettering,
    NotationError,
    digest,
    format_position,
    parse_action,
    parse_position,
)
from catena_gtp.rules import Board, Color, GameType, ImpossiblePosition, Position, Ruleset, Scoring
from tests.strategies import any_komi, games, positions, rulesets

if TYPE_CHECKING:
    from collections.abc import Mapping

START = "catena 2 komi standard 7 2/3/2 b 1 free -"
NOT_A_ROW = "is not made of b, w and numbers of empty cells"
NO_BUTTON = "is not none, in a game of type double"
GAMES = Path(__file__).parents[1] / "data" / "games.jsonl"


def played(ruleset: Ruleset, *words: str) -> Position:
    position = Position.initial(ruleset)
    for word in words:
        action = parse_action(word, position.board, Lettering.CATENA)
        assert action is not None
        position = position.play(action)
    return position


@pytest.mark.parametrize(
    "position, text",
    [
        (played(Ruleset()), "catena 6 komi standard 7 6/7/8/9/10/11/10/9/8/7/6 b 1 free -"),
        (played(Ruleset(2)), START),
        (played(Ruleset(2), "C2"), "catena 2 komi standard 7 2/2b/2 w 1 free b"),
        (played(Ruleset(2), "button"), "catena 2 komi standard 7 2/3/2 w 1 b -"),
        (played(Ruleset(2), "A1", "button"), "catena 2 komi standard 7 2/3/b1 b 1 w b"),
        (
            played(Ruleset(2, GameType.NO_KOMI, Scoring.SQUARE), "B2"),
            "catena 2 no-komi square 7 2/1b1/2 w 1 free b",
        ),
        (
            played(Ruleset(2, GameType.NO_KOMI, Scoring.LONGEST, 6.5), "B2", "swap"),
            "catena 2 no-komi longest 6.5 2/1w1/2 b 1 free w",
        ),
        (
            played(Ruleset(3, GameType.DOUBLE, komi=0.0), "B1"),
            "catena 3 double standard 0 3/4/5/4/1b1 w 2 none b",
        ),
        (
            played(Ruleset(3, GameType.DOUBLE, komi=-1.0), "B1", "E5"),
            "catena 3 double standard -1 2w/4/5/4/1b1 w 1 none w",
        ),
    ],
)  # fmt: skip
def test_written_and_read(position: Position, text: str) -> None:
    assert format_position(position) == text
    assert parse_position(text) == position
    assert parse_position(f"  {text.upper()}\t".replace(" ", " \t ")) == position


@given(positions(rulesets(komi=any_komi), either_color=True))
def test_every_position_reads_back(position: Position) -> None:
    text = format_position(position)
    back = parse_position(text)
    assert back == position
    assert hash(back) == hash(position)
    assert back.strips == position.strips
    assert back.placeable == position.placeable
    assert (back.is_over, back.legal_actions()) == (position.is_over, position.legal_actions())
    assert back.score() == position.score()
    assert format_position(back) == text
    assert text.isascii()
    assert len(text.split(" ")) == 10


@given(games(rulesets(sides=range(2, 7)), either_color=True, to_the_end=True))
def test_every_position_of_a_game_reads_back_and_has_a_text_of_its_own(game: list[Position]) -> None:
    texts = [format_position(position) for position in game]
    assert [parse_position(text) for text in texts] == game
    for one, text in zip(game, texts, strict=True):
        assert [other == one for other in game] == [other == text for other in texts]


def test_the_ends_of_the_judged_games_read_back() -> None:
    with GAMES.open(encoding="ascii") as lines:
        judged = [json.loads(line) for line in lines]
    for game in judged:
        ruleset = Ruleset(game["side"], GameType(game["game_type"]), Scoring(game["scoring"]), game["komi"])
        end = played(ruleset, *(move.split()[1] for move in game["moves"]))
        assert end.is_over
        assert parse_position(format_position(end)) == end


@given(any_komi)
def test_komi_reads_back_exactly(komi: float) -> None:
    position = Position.initial(Ruleset(2, komi=komi))
    assert parse_position(format_position(position)).ruleset.komi == komi


@pytest.mark.parametrize(
    "word, komi", [("7.0", 7.0), ("+7", 7.0), ("-0", 0.0), ("1e300", 1e300), (".5", 0.5), ("007", 7.0)]
)
def test_komi_in_other_forms(word: str, komi: float) -> None:
    position = parse_position(f"catena 2 komi standard {word} 2/3/2 b 1 free -")
    assert position == Position.initial(Ruleset(2, komi=komi))
    assert "-0" not in format_position(position)


@pytest.mark.parametrize(
    "text, reason",
    [
        ("", "a position has 10 fields, not 0"),
        (START + " x", "a position has 10 fields, not 11"),
        ("chain 2 komi standard 7 2/3/2 b 1 free -", "first word 'chain' is not catena"),
        ("catena 1 komi standard 7 1 b 1 free -", "side '1' is not 2 to 10"),
        ("catena 11 komi standard 7 2/3/2 b 1 free -", "side '11' is not 2 to 10"),
        ("catena 02 komi standard 7 2/3/2 b 1 free -", "side '02' is not 2 to 10"),
        ("catena 2 pie standard 7 2/3/2 b 1 free -", "game type 'pie' is not komi, no-komi, double"),
        ("catena 2 komi area 7 2/3/2 b 1 free -", "scoring 'area' is not standard, longest, square"),
        ("catena 2 komi standard x 2/3/2 b 1 free -", "komi 'x' is not a finite number"),
        ("catena 2 komi standard nan 2/3/2 b 1 free -", "komi 'nan' is not a finite number"),
        ("catena 2 komi standard inf 2/3/2 b 1 free -", "komi 'inf' is not a finite number"),
        ("catena 2 komi standard 1e400 2/3/2 b 1 free -", "komi '1e400' is not a finite number"),
        ("catena 2 komi standard 1_0 2/3/2 b 1 free -", "komi '1_0' is not a finite number"),
        ("catena 2 komi standard 7 2/3 b 1 free -", "side 2 has 3 rows, not 2"),
        ("catena 2 komi standard 7 2/3/2/ b 1 free -", "side 2 has 3 rows, not 4"),
        ("catena 2 komi standard 7 2/2/2 b 1 free -", "row 2 has 3 cells on side 2, not 2"),
        ("catena 2 komi standard 7 2/3/bbb b 1 free b", "row 1 has 2 cells on side 2, not 3"),
        ("catena 2 komi standard 7 2/3/99 b 1 free b", "row 1 has 2 cells on side 2, not 99"),
        ("catena 2 komi standard 7 //2 b 1 free -", f"row 3 '' {NOT_A_ROW}"),
        ("catena 2 komi standard 7 2/0b2/2 b 1 free b", f"row 2 '0b2' {NOT_A_ROW}"),
        ("catena 2 komi standard 7 2/x2/2 b 1 free b", f"row 2 'x2' {NOT_A_ROW}"),
        (f"catena 2 komi standard 7 2/{5000 * '1'}/2 b 1 free b", f"row 2 '{40 * '1'}'... {NOT_A_ROW}"),
        ("catena 2 komi standard 7 2/3/2 x 1 free -", "turn 'x' is not b or w"),
        ("catena 2 komi standard 7 2/3/2 black 1 free -", "turn 'black' is not b or w"),
        ("catena 2 komi standard 7 2/3/2 b 0 free -", "stones left '0' is not 1 or 2"),
        ("catena 2 komi standard 7 2/3/2 b 3 free -", "stones left '3' is not 1 or 2"),
        ("catena 2 komi standard 7 2/3/2 b 1 none -", "button 'none' is not free, b or w"),
        ("catena 2 double standard 7 2/3/2 b 1 free -", f"button 'free' {NO_BUTTON}"),
        ("catena 2 double standard 7 2/3/2 b 1 w -", f"button 'w' {NO_BUTTON}"),
        ("catena 2 komi standard 7 2/3/2 b 1 free x", "last placer 'x' is not b, w or -"),
    ],
)  # fmt: skip
def test_what_has_not_the_form_is_refused(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as raised:
        parse_position(text)
    assert str(raised.value) == reason


@pytest.mark.parametrize(
    "text, reason",
    [
        ("catena 3 komi standard 7 3/2b1/1bbb1/4/3 w 1 free b", "a group is no strip"),
        ("catena 2 komi standard 7 2/1b1/bb w 1 free b", "a group is no strip"),
        ("catena 2 komi standard 7 bw/w1w/bb w 1 free b", "a group is no strip"),
        ("catena 2 komi standard 7 bw/1w1/b1 w 1 free b", "a group is no strip"),
        ("catena 2 komi standard 7 1w/1b1/b1 w 1 free b", "a limited strip has stones of both colors"),
        ("catena 2 komi standard 7 1b/1b1/b1 w 1 free -", "who placed last"),
        ("catena 2 komi standard 7 2/3/2 b 1 free w", "who placed last"),
        ("catena 2 komi standard 7 2/1b1/2 w 2 free b", "this turn is one stone"),
        ("catena 2 no-komi standard 7 2/3/2 w 1 b -", "the first action is a stone"),
        ("catena 3 double standard 7 3/4/5/4/3 b 2 none -", "this turn is one stone"),
        ("catena 3 double standard 7 3/4/5/4/1b1 b 1 none b", "one stone is left only after"),
        ("catena 3 double standard 7 3/4/b4/4/1b1 w 1 none b", "one stone is left only after"),
    ],
)
def test_what_cannot_be_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ImpossiblePosition, match=f"^.*{reason}"):
        parse_position(text)


def random_end(ruleset: Ruleset, seed: int) -> Position:
    random = Random(seed)
    position = Position.initial(ruleset)
    while not position.is_over:
        position = position.play(random.choice(position.legal_actions()))
    return position


def with_stones(text: str, board: Board, stones: Mapping[int, Color]) -> str:
    """Return the position text with other stones in it."""
    rows = []
    for row in range(board.width, 0, -1):
        cells = [board.cell_at(column, row) for column in range(1, board.width + 1)]
        marks = "".join(stones[c].value[0] if c in stones else "." for c in cells if c is not None)
        rows.append(re.sub(r"\.+", lambda run: str(len(run[0])), marks))
    fields = text.split()
    fields[5] = "/".join(rows)
    return " ".join(fields)


def test_a_finished_game_with_a_strip_of_both_colors_cannot_be() -> None:
    end, strip = next(
        (end, strip)
        for end in (random_end(Ruleset(3, GameType.DOUBLE), seed) for seed in range(100))
        for strip in end.strips
        if len(strip.cells) > 1 and not strip.limited
    )
    text = format_position(end)
    stones = dict(end.stones)
    assert with_stones(text, end.board, stones) == text
    stones[strip.cells[0]] = stones[strip.cells[0]].opponent
    with pytest.raises(
        ImpossiblePosition, match=r"^the game is over, but a strip has stones of both colors$"
    ):
        parse_position(with_stones(text, end.board, stones))


def test_a_turn_that_cannot_be_finished_cannot_be() -> None:
    ends = (random_end(Ruleset(3, GameType.DOUBLE), seed) for seed in range(100))
    end = next(end for end in ends if not end.placeable)
    fields = format_position(end).split()
    fields[6:8] = [fields[9], "1"]
    with pytest.raises(ImpossiblePosition, match=r"^a turn was begun that cannot be finished$"):
        parse_position(" ".join(fields))


@given(positions(rulesets(), either_color=True))
def test_digest(position: Position) -> None:
    text = format_position(position)
    assert digest(position) == hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
    assert len(digest(position)) == 16


def test_digests_are_the_same_everywhere() -> None:
    assert digest(Position.initial(Ruleset())) == "f2ca6daa6a4c5f14"


@given(st.text(alphabet="catenkomi stdrd0123456789/bw-fre.", max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_position(text)


@given(positions(rulesets(sides=range(2, 5)), either_color=True), st.data())
def test_any_stones_are_set_up_as_written_or_impossible(position: Position, data: st.DataObject) -> None:
    cells = st.integers(0, position.board.cell_count - 1)
    stones = {**position.stones, **data.draw(st.dictionaries(cells, st.sampled_from(Color), max_size=3))}
    text = with_stones(format_position(position), position.board, stones)
    try:
        back = parse_position(text)
    except ImpossiblePosition:
        return
    assert dict(back.stones) == stones
    assert format_position(back) == text
