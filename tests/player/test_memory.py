from __future__ import annotations

import pytest

from catena_gtp.player.memory import as_large_as_fits

ROOM_MIB = 30.0


@pytest.mark.parametrize("error", [MemoryError, ValueError])
def test_what_has_no_room_is_halved_until_it_has_and_that_is_told(
    capsys: pytest.CaptureFixture[str], error: type[Exception]
) -> None:
    def make(mebibytes: float) -> float:
        if mebibytes > ROOM_MIB:
            raise error
        return mebibytes

    assert as_large_as_fits(make, ROOM_MIB, "tree") == ROOM_MIB
    assert capsys.readouterr().err == ""
    assert as_large_as_fits(make, 100.0, "tree") == 25.0
    assert capsys.readouterr().err == "catena-gtp: no memory for a tree of 100 MiB; it has 25 MiB\n"
