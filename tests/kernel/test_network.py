from __future__ import annotations

from catena_gtp.kernel import network, sites
from tests.kernel.networks import random_network


def test_a_mind_without_a_network_is_not_used() -> None:
    mind = network.new_mind()
    assert not mind.is_used
    assert (mind.thought.sites.number == sites.MAX_SITES).all()


def test_a_mind_that_gets_another_network_forgets_what_it_foresaw_by_the_first() -> None:
    mind = network.new_mind(random_network(1))
    mind.remembered[:] = 5
    second = random_network(2)
    network.open_mind(mind, second)
    assert mind.is_used
    assert mind.network == second
    assert not mind.remembered.any()


def test_six_vectors_in_sum_are_still_numbers_of_a_vector() -> None:
    assert 6 * network.HIGHEST <= 2**15 - 1
