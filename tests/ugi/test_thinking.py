from __future__ import annotations

import pytest

from catena_gtp.game import Game
from catena_gtp.notation import Lettering, parse_position
from catena_gtp.options import Settings
from catena_gtp.player import Player
from catena_gtp.rules import BUTTON, Action, Ruleset
from catena_gtp.ugi.go import Go
from catena_gtp.ugi.setup import Setup
from catena_gtp.ugi.thinking import Thinking
from tests.ugi.talk import LINE

OPENING = "catena 4 komi standard 7 4/5/6/3b3/6/5/4 w 1 free b"
OVER = "catena 2 komi standard 0 2/bbb/2 w 1 free b"


class Overheard(list[str]):
    """What is said, as it is said."""

    def __call__(self, line: str) -> None:
        assert LINE.fullmatch(f"{line}\n"), line
        self.append(line)


class BrokenPlayer(Player):
    """A player with a bug."""

    @property
    def busy(self) -> bool:
        return False

    def set(self, *_limits: object, **_settings: object) -> None:
        raise ZeroDivisionError


def setup(text: str, lettering: Lettering = Lettering.CATENA) -> Setup:
    position = parse_position(text)
    return Setup(position.ruleset, lettering, text, (), Game.from_position(position))


def think(
    text: str, go: str = "nodes 300", settings: Settings | None = None, *, halted: bool = False
) -> tuple[Action | None, list[str]]:
    heard = Overheard()
    thinking = Thinking(setup(text), settings or Settings(), Go.read(tuple(go.split())), heard)
    if halted:
        thinking.halt.pull()
    return thinking.run(Player(hash_mib=1)), heard


def depths(lines: list[str]) -> list[int]:
    return [int(line.split()[2]) for line in lines if line.startswith("info depth")]


def test_every_depth_is_reported_and_the_move_comes_last() -> None:
    action, heard = think(OPENING, "depth 3")
    assert depths(heard) == [1, 2, 3]
    words = heard[-2].split()
    assert [words[index] for index in (1, 3, 4, 6, 8, 10, 12)] == [
        "depth", "score", "cp", "nodes", "nps", "time", "pv",
    ]  # fmt: skip
    assert heard[-1] == f"bestmove {words[13]}"
    assert action in parse_position(OPENING).legal_actions()


def test_the_score_is_of_the_player_on_turn_in_hundredths_of_a_point() -> None:
    for komi, score in ((0, 250), (7, -450)):
        text = f"catena 2 komi standard {komi} 2/1w1/b1 b 1 free w"
        _, heard = think(text, "depth 20")
        assert f" score cp {score} " in heard[-3], heard
        assert heard[-2] == "info string this is the result of best play"


def test_a_level_holds() -> None:
    _, weak = think(OPENING, "nodes 100000", Settings(level=1))
    assert depths(weak) == [1]
    assert len(weak) == 2


def test_the_end_of_a_game_leaves_no_move() -> None:
    assert think(OVER) == (None, ["bestmove none"])
    assert think(OVER, "infinite") == (None, ["bestmove none"])


def test_an_only_move_needs_no_search() -> None:
    _, heard = think("catena 3 komi standard 0 2b/b1w1/1ww1b/3b/bbb w 1 b b", "movetime 100000")
    assert len(heard) == 2
    assert heard[0].startswith("info depth 0 nodes 0 ")
    assert heard[1] == "bestmove C5"


@pytest.mark.parametrize("go", ["infinite", "movetime 100000", "p2time 1000000", "nodes 1000000000", ""])
@pytest.mark.parametrize("level", [3, 10])
def test_when_halted_before_it_begins_a_move_is_said_all_the_same(go: str, level: int) -> None:
    action, heard = think(OPENING, go, Settings(level=level), halted=True)
    assert action in parse_position(OPENING).legal_actions()
    assert heard[-1].startswith("bestmove ")


def test_moves_are_written_as_they_are_read() -> None:
    heard = Overheard()
    text = "catena 2 komi standard 0 2/bb1/2 w 1 free b"
    thinking = Thinking(setup(text, Lettering.GTP), Settings(), Go.read(("depth", "9")), heard)
    assert BUTTON in parse_position(text).legal_actions()
    thinking.run(Player(hash_mib=1))
    assert not [line for line in heard if "button" in line]


def test_a_bug_costs_the_search_but_not_the_move() -> None:
    heard = Overheard()
    thinking = Thinking(setup(OPENING), Settings(), Go({}), heard)
    with pytest.raises(ZeroDivisionError):
        thinking.run(BrokenPlayer())
    assert heard == ["bestmove A1"]


def test_whether_it_is_endless() -> None:
    assert Thinking(setup(OPENING), Settings(), Go({}, infinite=True), print).is_endless
    assert not Thinking(setup(OPENING), Settings(), Go({}), print).is_endless
    assert not Thinking(Setup.of(Ruleset(3), Lettering.GTP), Settings(), Go({"depth": 1}), print).is_endless
