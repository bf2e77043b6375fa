"""Networks for tests: random ones, whose judgements are of a usual size."""

from __future__ import annotations

from typing import Any

import numpy as np

from catena_gtp.kernel.network import NETWORK, UNIT, WEIGHT_UNIT, new_network


def random_network(seed: int) -> Any:
    """Make a network of random weights."""
    random = np.random.default_rng(seed)
    network = new_network()
    for name in NETWORK.names or ():
        form = NETWORK[name]
        size = 0.3
        if name == "rounds":
            size = 0.1 * WEIGHT_UNIT
        elif name == "bias":
            size = 0.1 * UNIT * WEIGHT_UNIT
        elif form.base == np.int16:
            size *= UNIT
        network[name] = (size * random.standard_normal(form.shape)).astype(form.base)
    return network
