"""Whole games between two engines, as an arena that knows no game at all plays them.

The arena is cutegames with `askturn`: before every move it asks the first engine whose turn it is, and both
whether the game is over; at the end it asks both for the result, and they have to agree.
"""

from __future__ import annotations

import pytest

from catena_gtp.notation import Lettering, format_position, parse_action
from catena_gtp.options import Options
from catena_gtp.rules import GameType, Position, Ruleset, Scoring
from tests.ugi.talk import Talk

QUICK = {"Hash": "1", "Threads": "1", "ownbook": "false"}


def seated(seed: int, options: dict[str, str]) -> Talk:
    """Start an engine as the arena does, with options of which it may know some."""
    engine = Talk(Options(seed=seed))
    assert engine.answer("ugi") == "ugiok"
    for name, value in options.items():
        engine.send(f"setoption name {name} value {value}")
    assert engine.told == ["catena-gtp: setoption: there is no option 'ownbook'"]
    assert engine("isready") == ["readyok"]
    return engine


def asked(engine: Talk, start: str, moves: list[str], question: str) -> str:
    [answer] = engine(
        f"position {start}" + (f" moves {' '.join(moves)}" if moves else ""), f"query {question}"
    )
    word, value = answer.split(" ")
    assert word == "response"
    return value


def played(first: Talk, second: Talk, start: str, go: str) -> tuple[list[str], str]:
    """Play a game and return its moves and the result."""
    moves: list[str] = []
    for engine in (first, second):
        assert engine("isready", "uginewgame", "isready") == ["readyok"]
    while True:
        mover = first if asked(first, start, moves, "p1turn") == "true" else second
        over = [asked(engine, start, moves, "gameover") for engine in (first, second)]
        assert len(set(over)) == 1
        if over == ["true", "true"]:
            break
        mover("isready")
        best = [line.split() for line in mover(go) if line.startswith("bestmove")]
        assert [len(words) for words in best] == [2]
        moves.append(best[0][1])
    results = {asked(engine, start, moves, "result") for engine in (first, second)}
    assert len(results) == 1
    return moves, results.pop()


def judged(position: Position, moves: list[str], letters: Lettering = Lettering.CATENA) -> str:
    """Return the result by the rules, if every move is legal and the last one ends the game."""
    for word in moves:
        assert not position.is_over
        action = parse_action("button" if word == "pass" else word, position.board, letters)
        assert action is not None
        position = position.play(action)
    assert position.is_over
    margin = position.score().margin
    return "draw" if margin == 0 else "p1win" if margin > 0 else "p2win"


@pytest.mark.parametrize("scoring", list(Scoring))
@pytest.mark.parametrize("game_type", list(GameType))
def test_games_of_every_kind(game_type: GameType, scoring: Scoring) -> None:
    options = {**QUICK, "Side": "3", "GameType": game_type.value, "Scoring": scoring.value}
    engines = seated(1, options), seated(2, options)
    for first, second in (engines, engines[::-1]):
        moves, result = played(first, second, "startpos", "go nodes 60")
        assert result == judged(Position.initial(Ruleset(3, game_type, scoring)), moves)


def test_a_game_from_a_position_with_clocks_in_gtp_letters() -> None:
    position = Position.initial(Ruleset(5, GameType.DOUBLE))
    for cell in (3, 30, 44):
        position = position.play(cell)
    text = format_position(position)
    options = {**QUICK, "Letters": "gtp", "Level": "3"}
    engines = seated(1, options), seated(2, options)
    moves, result = played(*engines, f"fen {text}", "go p1time 3000 p2time 3000 p1inc 20 p2inc 20")
    assert result == judged(position, moves, Lettering.GTP)


def test_the_swap_comes_up() -> None:
    engine = seated(1, {**QUICK, "Side": "3", "GameType": "no-komi"})
    assert engine.answer("position startpos moves C3", "go depth 4") == "bestmove swap"
    assert asked(engine, "startpos", ["C3", "swap"], "p1turn") == "true"
