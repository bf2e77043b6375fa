from __future__ import annotations

import math
import os
import subprocess
import sys
from functools import partial
from itertools import count, islice

import pytest

from catena_gtp.training.crew import WorkerLostError, cores, shared_out

# Each hires somebody who takes square roots.
ROOTS = partial(partial, math.sqrt)
ENDLESS = """
import math
from functools import partial
from itertools import count
from catena_gtp.training.crew import shared_out
if __name__ == "__main__":
    for result in shared_out(partial(partial, math.sqrt), count(), 2):
        print(result, flush=True)
"""


@pytest.mark.parametrize("workers", [0, 1, 3])
def test_every_task_is_done_once(workers: int) -> None:
    assert sorted(shared_out(ROOTS, range(20), workers)) == [math.sqrt(n) for n in range(20)]


def test_more_workers_than_tasks_do_no_harm() -> None:
    assert list(shared_out(ROOTS, [4.0], 3)) == [2.0]
    assert list(shared_out(ROOTS, [], 2)) == []


def test_one_may_leave_off_early() -> None:
    results = shared_out(ROOTS, count(), 2)
    assert len(list(islice(results, 5))) == 5
    results.close()
    assert list(results) == []


def test_a_worker_that_ends_is_told_of() -> None:
    with pytest.raises(WorkerLostError, match="ended with status 3"):
        list(shared_out(partial(partial, os._exit), [3], 1))


def test_no_worker_outlives_who_started_it() -> None:
    process = subprocess.Popen([sys.executable, "-c", ENDLESS], stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline()
    process.kill()
    # The workers hold the pipe too, so it ends only when the last of them has.
    process.communicate(timeout=60)


def test_there_is_a_core() -> None:
    assert cores() >= 1
