"""Processes that share a stage's work: whoever is free gets the next task.

Results come back as they are ready.  A worker ends when its end of the pipe is closed, so none outlives the
process that started it by more than its task, however that ends.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkerLostError(Exception):
    """A process ended before its time; str() says which and how."""


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def shared_out(
    hire: Callable[[], Callable[[Task], Result]], tasks: Iterable[Task], workers: int
) -> Generator[Result, None, None]:
    """Give the results of all tasks, in no order; with no workers this process does all itself.

    Each worker calls `hire` once, which must be importable, as what it is bound to, and then does its tasks
    with what that returns.  Closing it early stops the workers.
    """
    if workers == 0:
        yield from map(hire(), tasks)
        return
    crew: _Crew[Task, Result] = _Crew(hire, workers)
    try:
        yield from crew.results(iter(tasks))
    finally:
        crew.dismiss()


class _Crew(Generic[Task, Result]):
    """The processes, each with its pipe."""

    def __init__(self, hire: Callable[[], Callable[[Task], Result]], workers: int) -> None:
        context = multiprocessing.get_context("spawn")  # the others would copy threads in any state
        self._processes: dict[Connection, BaseProcess] = {}
        for _ in range(workers):
            own, other = context.Pipe()
            process = context.Process(target=_work, args=(hire, other), daemon=True)
            process.start()
            other.close()
            self._processes[own] = process

    def results(self, tasks: Iterator[Task]) -> Iterator[Result]:
        busy: set[Connection] = set()
        for pipe in self._processes:
            self._assign(pipe, tasks, busy)
        while busy:
            for ready in wait(list(busy)):
                pipe = next(each for each in busy if each is ready)
                result = self._received(pipe)
                busy.discard(pipe)
                self._assign(pipe, tasks, busy)
                yield result

    def _assign(self, pipe: Connection, tasks: Iterator[Task], busy: set[Connection]) -> None:
        for task in tasks:
            with contextlib.suppress(OSError):  # it has ended, which is noticed where it should answer
                pipe.send(task)
            busy.add(pipe)
            return

    def _received(self, pipe: Connection) -> Result:
        try:
            result: Result = pipe.recv()
        except (EOFError, OSError):
            process = self._processes[pipe]
            process.join()
            raise WorkerLostError(
                f"a worker (process {process.pid}) ended with status {process.exitcode}"
            ) from None
        return result

    def dismiss(self) -> None:
        for pipe, process in self._processes.items():
            pipe.close()
            process.terminate()
        for process in self._processes.values():
            process.join()


def _work(hire: Callable[[], Callable[[Task], Result]], pipe: Connection) -> None:
    """Do tasks until there is nobody left to give one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all; the first process sees to the rest
    do = hire()
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(do(pipe.recv()))
