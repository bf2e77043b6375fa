"""Records replay to the games that they were written from."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.arena.tournament.sgf import record_as_sgf
from catena_gtp.game import PASS, Game
from catena_gtp.notation import Lettering, NotationError
from catena_gtp.notation.records import Heading
from catena_gtp.replay import before_move, load, save
from catena_gtp.rules import BUTTON, SWAP, Color, GameType, Position, Ruleset, Scoring
from tests.arena.played import match_spec, played_match
from tests.rules.judged_games import judged_games
from tests.strategies import rulesets

BLACK, WHITE = Color.BLACK, Color.WHITE
JUDGED = judged_games()


def replayed(content: bytes, in_force: Ruleset | None = None) -> Game:
    return load(content, in_force or Ruleset(), Lettering.CATENA)[0]


@st.composite
def played_games(draw: st.DrawFn) -> Game:
    """Draw a game of any kind, from any start, with the button, the swap, moves out of turn, passes."""
    game = Game.start(draw(rulesets()))
    random = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, 80))):
        position = game.position
        if random.random() < 0.1:
            position = position.with_turn(random.choice(list(Color)))
        actions = position.legal_actions()
        specials = [action for action in actions if action in {BUTTON, SWAP}]
        if not actions:
            game = game.play(position.to_move, PASS)
        elif specials and random.random() < 0.2:
            game = game.play(position.to_move, random.choice(specials))
        else:
            game = game.play(position.to_move, random.choice(actions))
        if random.random() < 0.02:
            game = Game.from_position(game.position)
    return game


@given(played_games(), rulesets())
def test_any_game_replays_from_its_record(game: Game, in_force: Ruleset) -> None:
    again, record = load(save(game, Heading(), None), in_force, Lettering.CATENA)
    assert again.history() == game.history()
    ruleset = again.position.ruleset
    assert ruleset.effective_komi == game.position.ruleset.effective_komi
    assert again.with_komi(game.position.ruleset.komi).position == game.position
    assert again.position.score() == game.position.score()
    assert save(again, Heading(), record) == save(game, Heading(), None)


@given(played_games(), st.data())
def test_a_record_goes_on_from_anywhere(game: Game, data: st.DataObject) -> None:
    first = save(game, Heading(), None)
    loaded, record = load(first, Ruleset(), Lettering.CATENA)
    middle = before_move(loaded, data.draw(st.integers(0, loaded.length + 2)))
    actions = middle.position.legal_actions()
    if actions:
        middle = middle.play(middle.position.to_move, data.draw(st.sampled_from(actions)))
    written = save(middle, Heading(), record)
    again = replayed(written)
    assert (again.history(), again.position) == (middle.history(), middle.position)


@pytest.mark.parametrize("number", range(len(JUDGED)))
def test_judged_games_have_their_result(number: int) -> None:
    judged = JUDGED[number]
    game = Game.start(judged.ruleset)
    for color, action in judged.moves:
        game = game.play(color, action)
    content = save(game, Heading(), None)
    assert f"RE[{judged.score}]".encode() in content.replace(b"\n", b"")
    again = replayed(content, Ruleset(scoring=Scoring.SQUARE))
    assert (again.history(), again.position.score()) == (game.history(), game.position.score())


def test_the_judged_games_are_of_every_kind() -> None:
    kinds = {(judged.ruleset.game_type, judged.ruleset.scoring) for judged in JUDGED}
    assert kinds == {(game_type, scoring) for game_type in GameType for scoring in Scoring}
    assert {judged.ruleset.side for judged in JUDGED} >= {2, 6, 10}


def test_a_swap_replays() -> None:
    game = Game.start(Ruleset(5, GameType.NO_KOMI)).play(BLACK, 7).play(WHITE, SWAP).play(BLACK, 30)
    again = replayed(save(game, Heading(), None))
    assert (again.history(), again.position) == (game.history(), game.position)


def test_records_of_matches_are_read() -> None:
    spec = match_spec()
    for record in played_match(spec):
        game, read = load(record_as_sgf(record, spec), Ruleset(), Lettering.CATENA)
        assert read.result == record.result
        assert game.length == len(record.moves)
        assert save(game, Heading(result=record.result), read) == record_as_sgf(record, spec)


def test_the_move_that_is_illegal_is_named_with_the_reason() -> None:
    for lettering, word in ((Lettering.CATENA, "I6"), (Lettering.GTP, "J6")):
        with pytest.raises(NotationError) as caught:
            load(b"(;SZ[11];B[if];W[if];B[zz])".replace(b";B[zz]", b";B[aa]"), Ruleset(), lettering)
        assert "outside the hexagon" in str(caught.value)
        with pytest.raises(NotationError) as caught:
            load(b"(;SZ[11];B[if];W[];B[if])", Ruleset(), lettering)
        assert str(caught.value) == f"move 3, black {word}, is illegal: occupied"


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        (";B[cc];W[];B[]", "move 3, black button, is illegal: button gone"),
        (";B[cc];AW[cc]", "move 2, white swap, is illegal: no swap here"),
    ],
)
def test_other_moves_that_are_illegal(moves: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        replayed(f"(;SZ[5]{moves})".encode())
    assert str(caught.value) == reason


def test_impossible_stones_are_refused_with_the_reason() -> None:
    with pytest.raises(NotationError, match=r"^impossible position: a group is no strip: "):
        replayed(b"(;SZ[5]AB[cc][bc][dc][cd])")


def test_the_end_of_the_game_is_what_tells_a_pass_from_the_button() -> None:
    history = replayed(b"(;SZ[3];B[ca];W[ac];B[bb];W[];B[tt])").history()
    assert [move for _, move in history[3:]] == [PASS, PASS]
    assert replayed(b"(;SZ[3];B[tt];W[ac])").history()[0] == (BLACK, BUTTON)


def test_before_a_move() -> None:
    game = replayed(b"(;SZ[5];B[cc];W[];B[ae])")
    assert [before_move(game, number).length for number in (0, 1, 2, 3, 4, 99)] == [0, 0, 1, 2, 3, 3]


def test_the_result_of_a_record_stays_as_long_as_its_moves_do() -> None:
    game, record = load(b"(;SZ[5]RE[W+R];B[cc];W[])", Ruleset(), Lettering.CATENA)
    assert b"RE[W+R]" in save(game, Heading(), record)
    assert b"RE[" not in save(before_move(game, 2), Heading(), record)
    assert b"RE[" not in save(game.play(BLACK, 0), Heading(), record)


def test_the_start_of_a_game_need_not_be_the_empty_board() -> None:
    position = Position.initial(Ruleset(3)).play(BUTTON)
    game = Game.from_position(position).play(WHITE, 0)
    again = replayed(save(game, Heading(), None))
    assert (again.root.position, again.history()) == (position, [(WHITE, 0)])
