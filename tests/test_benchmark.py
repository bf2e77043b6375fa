from __future__ import annotations

from typing import TYPE_CHECKING

from catena_gtp import benchmark
from catena_gtp.kernel.compile import IS_COMPILED

if TYPE_CHECKING:
    import pytest

LIMITS = 2_000, 16_000
FEW = 300, 1_500


def test_the_quick_benchmark_prints_speeds_and_the_signature(capsys: pytest.CaptureFixture[str]) -> None:
    assert benchmark.main(["--quick"]) == 0
    told = capsys.readouterr()
    lines = told.out.splitlines()
    assert lines[0].endswith("(right)")
    assert lines[-1] == f"Signature: {benchmark.signature(quick=True)}"
    assert all(" million " in line for line in lines[1:3])
    assert "searching" in told.err


def test_makes_are_all_actions_on_the_way() -> None:
    assert benchmark.makes(2) == 92 + 8_372


def test_more_nodes_reach_deeper_and_each_depth_takes_more_than_the_one_before() -> None:
    reached = [benchmark.reach(nodes) for nodes in (LIMITS if IS_COMPILED else FEW)]
    assert 1 <= reached[0][0] < reached[1][0]
    assert all(factor > 1 for _, factor in reached)
