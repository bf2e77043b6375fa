from __future__ import annotations

from xml.etree import ElementTree as ET

from catena_gtp.training.calibration import Bin
from catena_gtp.training.pictures import calibration_plot, learning_curve

SVG = "{http://www.w3.org/2000/svg}"


def point(step: int, learnt: float, held_out: float | None) -> dict[str, object]:
    return {
        "step": step,
        "learnt": {"value": learnt, "policy": 2 * learnt},
        "held_out": {"value": held_out, "policy": held_out},
    }


def lines(picture: str) -> list[list[tuple[float, float]]]:
    found = []
    for line in ET.fromstring(picture).iter(f"{SVG}polyline"):  # noqa: S314 - our own
        pairs = [place.split(",") for place in line.attrib["points"].split()]
        found.append([(float(x), float(y)) for x, y in pairs])
    return found


def test_a_learning_curve_falls_from_left_to_right() -> None:
    curve = [point(10, 0.5, 0.6), point(20, 0.25, 0.4), point(30, 0.2, 0.35)]
    drawn = lines(learning_curve(curve, "Learning <curve>"))
    assert [len(line) for line in drawn] == [3, 3, 3, 3]
    for line in drawn:
        assert [x for x, _ in line] == sorted(x for x, _ in line)
        assert [y for _, y in line] == sorted(y for _, y in line)  # downwards
    learnt, held_out = drawn[0], drawn[1]
    assert learnt[0][1] > held_out[0][1]  # 0.5 is lower than 0.6


def test_a_curve_without_games_kept_apart_can_be_drawn() -> None:
    drawn = lines(learning_curve([point(1, 0.5, None)], "One point"))
    assert [len(line) for line in drawn] == [1, 0, 1, 0]


def test_what_is_well_calibrated_lies_on_the_diagonal() -> None:
    bins = [Bin(0.0, 0.1, 40, 0.05, 0.05), Bin(0.4, 0.5, 10, 0.45, 0.45), Bin(0.9, 1.0, 20, 1.0, 1.0)]
    picture = calibration_plot(bins, "Calibration")
    ((first, *_, last),) = lines(picture)
    root = ET.fromstring(picture)  # noqa: S314 - our own
    (even,) = [line for line in root.iter(f"{SVG}line") if line.attrib["class"] == "even"]
    x1, y1, x2, y2 = (float(even.attrib[name]) for name in ("x1", "y1", "x2", "y2"))
    for x, y in (first, last):
        assert abs((x - x1) / (x2 - x1) - (y - y1) / (y2 - y1)) < 1e-3
    bars = [bar for bar in root.iter(f"{SVG}rect") if bar.attrib["class"] == "count"]
    heights = [float(bar.attrib["height"]) for bar in bars]
    assert heights[0] > heights[2] > heights[1]
    assert "40 positions" in picture
