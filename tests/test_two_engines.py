"""Two engine processes play whole games over pipes, and the rules judge them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from catena_gtp.notation import Lettering, format_result, parse_action
from catena_gtp.rules import SWAP, GameType, Position, Ruleset, Scoring
from tests.gtp_client import EngineProcess

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = [(game_type, scoring) for game_type in GameType for scoring in Scoring]
GAMES = [
    *((side, game_type, scoring) for side in (2, 3, 6) for game_type, scoring in KINDS),
    (8, GameType.DOUBLE, Scoring.SQUARE),
    (10, GameType.KOMI, Scoring.STANDARD),
]


@pytest.fixture(scope="module")
def engines() -> Iterator[tuple[EngineProcess, EngineProcess]]:
    with (
        EngineProcess("--nodes", "400", "--seed", "1") as one,
        EngineProcess("--nodes", "200", "--seed", "2", "--hash", "8") as other,
    ):
        yield one, other


def start_game(engine: EngineProcess, ruleset: Ruleset) -> None:
    engine.send(f"boardsize {ruleset.side}")
    engine.send(f"catena-game_type {ruleset.game_type.value}")
    engine.send(f"catena-scoring {ruleset.scoring.value}")
    engine.send(f"komi {ruleset.komi:g}")
    engine.send("clear_board")


@pytest.mark.parametrize(("side", "game_type", "scoring"), GAMES)
def test_a_whole_game_of_every_kind(
    engines: tuple[EngineProcess, EngineProcess], side: int, game_type: GameType, scoring: Scoring
) -> None:
    ruleset = Ruleset(side, game_type, scoring, komi=7)
    for engine in engines:
        start_game(engine, ruleset)
    position = Position.initial(ruleset)
    seats = dict(zip(("black", "white"), engines, strict=True))
    while not position.is_over:
        color = position.to_move.value
        player, other = seats[color], seats[position.to_move.opponent.value]
        word = player.send(f"genmove {color}")
        action = parse_action(word, position.board, Lettering.CATENA)
        assert action is not None
        position = position.play(action)
        other.send(f"play {color} {word}")
        for engine in engines:
            expected = "" if position.is_over else f"{position.to_move.value} {position.stones_left}"
            assert position.is_over or engine.send("catena-to_move") == expected
    for color, engine in seats.items():
        assert engine.send(f"genmove {color}") == "pass"
        assert engine.send("final_score") == format_result(position.score())
        assert engine.send("catena-digest") == engines[0].send("catena-digest")
        assert engine.send("catena-legal_moves") == ""


def test_the_swap_is_played_by_one_engine_and_understood_by_the_other(
    engines: tuple[EngineProcess, EngineProcess],
) -> None:
    ruleset = Ruleset(2, GameType.NO_KOMI)
    swaps = 0
    for cell in ("A1", "B2", "C3"):
        for engine in engines:
            start_game(engine, ruleset)
            engine.send(f"play black {cell}")
        answer = engines[0].send("genmove white")
        engines[1].send(f"play white {answer}")
        swaps += parse_action(answer, ruleset.board, Lettering.CATENA) is SWAP
        assert engines[0].send("catena-digest") == engines[1].send("catena-digest")
    assert swaps >= 1
