from __future__ import annotations

import numpy as np
import pytest

from catena_gtp.kernel import work
from tests.kernel.networks import random_network


@pytest.mark.parametrize("seed", [0, 7, -1, 2**80 + 5])
def test_a_work_space_starts_blank_but_for_its_seed(seed: int) -> None:
    s = work.new_search(seed)
    assert s.seed == seed % 2**63
    assert not np.any(s.control)
    assert not s.mind.is_used


def test_a_work_space_with_a_network_has_a_copy_of_it() -> None:
    network = random_network(1)
    s = work.new_search(0, network)
    assert s.mind.is_used
    assert s.mind.network == network
    network.rounds[:] = 0
    assert s.mind.network.rounds.any()
