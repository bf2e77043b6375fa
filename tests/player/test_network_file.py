from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np
import pytest

from catena_gtp.kernel.network import NETWORK, new_network
from catena_gtp.options import OWN_NETWORK
from catena_gtp.player import network_file
from catena_gtp.player.network_file import NetworkFileError
from tests.kernel.networks import random_network

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "some.network"


def test_what_is_read_is_what_was_written_rounded_to_sixteen_bits(path: Path) -> None:
    network, about = random_network(1), {"games": 7, "rules": ["komi"]}
    network_file.write(path, network, about)
    found, told = network_file.read(path)
    assert told == about
    for name in NETWORK.names or ():
        kind = NETWORK[name].base
        finest = 0 if kind == np.int16 else 128 if kind == np.int32 else 0.5 / network_file.FRACTION
        assert np.abs(found[name].astype(np.float64) - network[name]).max() <= finest


def test_a_network_that_was_read_is_written_as_the_same_file(path: Path) -> None:
    network_file.write(path, random_network(2), {})
    before = path.read_bytes()
    network_file.write(path, *network_file.read(path))
    assert path.read_bytes() == before


def test_a_file_of_a_network_takes_no_more_than_some_hundred_kilobytes(path: Path) -> None:
    network_file.write(path, random_network(3), {})
    assert path.stat().st_size < 200_000


def test_a_weight_that_does_not_fit_is_not_cut_off(path: Path) -> None:
    network = new_network()
    network.output[0, 0] = 40.0
    with pytest.raises(ValueError, match="'output' is too large"):
        network_file.write(path, network, {})
    assert not path.exists()


def one_weight_changed(content: bytes) -> bytes:
    return content[:-1] + bytes([content[-1] ^ 1])


def header_changed(**changes: object) -> Callable[[bytes], bytes]:
    def change(content: bytes) -> bytes:
        line, _, payload = content.partition(b"\n")
        return json.dumps({**json.loads(line), **changes}).encode() + b"\n" + payload

    return change


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (one_weight_changed, "damaged"),
        (lambda content: content[:-2], "damaged"),
        (lambda content: content + b"\0\0", "damaged"),
        (header_changed(sha256="0"), "damaged"),
        (header_changed(shapes={}), "another form"),
        (header_changed(format=2), "another form"),
        (header_changed(file="something"), "another form"),
        (lambda _: b"", "not a network"),
        (lambda _: b"\xff\xfe\n", "not a network"),
        (lambda _: b"[1]\nabc", "not a network"),
        (lambda _: b"{}\nabc", "not a network"),
    ],
)
def test_what_is_no_whole_network_is_refused(
    path: Path, change: Callable[[bytes], bytes], complaint: str
) -> None:
    network_file.write(path, random_network(4), {})
    path.write_bytes(change(path.read_bytes()))
    with pytest.raises(NetworkFileError, match=complaint) as caught:
        network_file.read(path)
    assert str(path) in str(caught.value)


def test_a_file_that_is_not_there_is_told_by_name(path: Path) -> None:
    with pytest.raises(NetworkFileError, match=r"some\.network"):
        network_file.read(path)


def test_the_engines_own_network_is_whole_and_says_where_it_comes_from() -> None:
    network, about = network_file.read(OWN_NETWORK)
    assert network.rounds.any()
    fitted = 0
    # Each was fitted on from the one before, down to one that was begun with nothing.
    while isinstance(before := about.get("begun_with"), dict):
        assert about.keys() >= {"engine", "plan", "games", "positions", "held_out", "made_by"}
        about = before
        fitted += 1
    assert fitted == 3
    assert "begun_with" not in about
    assert about.keys() >= {"engine", "teacher", "rules", "seeds", "games", "positions", "held_out"}
