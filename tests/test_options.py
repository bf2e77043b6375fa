from __future__ import annotations

from catena_gtp.notation import Lettering
from catena_gtp.options import Options, Settings
from catena_gtp.player import Limits


def test_pinned_letters_overrule_those_that_go_with_the_size() -> None:
    assert Options().letters is Lettering.CATENA
    assert Options(lettering=Lettering.GTP).letters is Lettering.GTP
    pinned = Options(lettering=Lettering.GTP, pinned_lettering=Lettering.CATENA)
    assert pinned.letters is Lettering.CATENA


def test_limits_are_those_of_the_player() -> None:
    assert Settings().limits == Limits()
    assert Settings(movetime_s=0.5, nodes=7, depth_plies=3).limits == Limits(0.5, 7, 3)
