from __future__ import annotations

from catena_gtp.kernel import warmup


def test_each_step_is_reported_once_with_its_seconds() -> None:
    reports: list[tuple[str, float]] = []
    warmup.compile_kernel(lambda name, seconds: reports.append((name, seconds)))
    assert [name for name, _ in reports] == [name for name, _ in warmup.STEPS]
    assert all(seconds >= 0 for _, seconds in reports)
