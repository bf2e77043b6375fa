from __future__ import annotations

import pytest

from catena_gtp.gtp.failures import GtpFailure
from catena_gtp.gtp.gogui.dialog import change, format_settings
from catena_gtp.gtp.settings import PARAMETERS
from catena_gtp.options import Settings


def test_every_setting_has_a_line() -> None:
    lines = format_settings(Settings()).split("\n")
    assert [line.split(" ")[1] for line in lines] == list(PARAMETERS)
    assert all(line.startswith("[") and line.count(" ") == 2 for line in lines)


def test_a_field_left_empty_is_no_limit() -> None:
    assert change(Settings(movetime_s=3), "maxTime", None) == Settings()
    with pytest.raises(GtpFailure):
        change(Settings(), "level", None)


def test_a_box_that_is_ticked_is_true() -> None:
    assert change(Settings(), "ponderingEnabled", "1").ponder is True
    assert change(Settings(ponder=True), "ponderingEnabled", "0").ponder is False
