from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from catena_gtp.player.judge import Judge
from catena_gtp.rules import GameType, Position, Ruleset, Scoring
from catena_gtp.solutions.checkpoint import Checkpoint
from catena_gtp.solutions.command import main
from catena_gtp.solutions.long_proof import LongProof, OutOfTime
from tests.kernel.support import EVERY_KIND, by_lane

SIDE = by_lane(3, 2)


def proved(path: Path, start: Position, piece: int, pieces: int = 10**9) -> tuple[float, float]:
    """Prove with at most so many pieces; the bounds then."""
    checkpoint = Checkpoint(path, start.ruleset)
    done: list[None] = []

    def tell() -> None:
        done.append(None)
        if len(done) >= pieces:
            raise OutOfTime

    proof = LongProof(start, checkpoint, Judge(1), piece, tell)
    try:
        proof.run()
    except OutOfTime:
        pass
    finally:
        checkpoint.close()
    return proof.bounds


@pytest.mark.parametrize(("game_type", "scoring"), EVERY_KIND)
def test_pieces_prove_what_one_search_does(game_type: GameType, scoring: Scoring, tmp_path: Path) -> None:
    start = Position.initial(Ruleset(2, game_type, scoring, 0))
    margin = Judge(1).margin(start)
    assert proved(tmp_path / "proofs", start, 30) == (margin, margin)


def test_stopped_after_every_piece_it_comes_to_the_same(tmp_path: Path) -> None:
    start = Position.initial(Ruleset(SIDE, komi=0))
    margin = Judge(1).margin(start)
    path = tmp_path / "proofs"
    sizes = [0]
    while proved(path, start, by_lane(40_000, 40), pieces=1) != (margin, margin):
        sizes.append(path.stat().st_size)
        assert sizes[-1] > sizes[-2]
    assert len(sizes) > 2


def test_the_command_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "proofs")
    arguments = [
        "--side",
        str(SIDE),
        "--hash",
        "1",
        "--checkpoint",
        path,
        "--piece",
        str(by_lane(20_000, 40)),
    ]
    assert main([*arguments, "--seconds", "0"]) == 1
    assert "unknown" in capsys.readouterr().out.splitlines()[-1]
    assert main(arguments) == 0
    wanted = "value: B+10.5" if SIDE == 3 else "value: B+2.5"
    assert capsys.readouterr().out.splitlines()[-1] == wanted
    assert main([*arguments, "--scoring", "square"]) == 2
    assert main(["--side", "2", "--side", "3", "--checkpoint", path]) == 2
    assert "one side" in capsys.readouterr().err


def test_a_kill_loses_nothing_that_was_kept(tmp_path: Path) -> None:
    path, side = tmp_path / "proofs", by_lane(4, 3)
    command = [
        sys.executable,
        "-m",
        "catena_gtp",
        "solve",
        "--side",
        str(side),
        "--hash",
        "1",
        "--piece",
        "100",
    ]
    with subprocess.Popen([*command, "--checkpoint", str(path)], cwd=Path(__file__).parents[2]) as process:
        while not path.exists() or path.read_bytes().count(b"\n") < 4:
            assert process.poll() is None
        process.kill()
    ruleset = Ruleset(side, GameType.KOMI, Scoring.STANDARD, 0)
    checkpoint = Checkpoint(path, ruleset)
    assert checkpoint.split + checkpoint.proved >= 3
    checkpoint.close()
