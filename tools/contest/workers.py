"""Where the games are played: processes of this machine, or a cluster of many.

Both are `concurrent.futures.Executor`s, so nothing else needs to know which.
"""

from __future__ import annotations

import contextlib
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import active_children, get_context

from game.engine.title import Unreadable
from game.interruption import deaf_processes, work_for_the_caller
from tools.contest.play import play
from tools.contest.result import Bout, ContestResult

PATIENCE = "30s"  # for a cluster's scheduler to answer


@dataclass(frozen=True, slots=True)
class Workers:
    """An executor, and how many games it plays at a time."""

    pool: Executor
    count: int


@contextlib.contextmanager
def local_workers(jobs: int) -> Iterator[Workers]:
    """Yield that many processes of this machine; they end with the context."""
    children = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), work_for_the_caller)
    try:
        yield Workers(pool, jobs)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - children:
            child.terminate()
            child.join()


@contextlib.contextmanager
def cluster_workers(address: str) -> Iterator[Workers]:
    """Yield the workers of a dask.distributed cluster; Unreadable says why there are none.

    Its workers must be able to import this project.
    """
    try:
        from distributed import Client
    except ImportError as missing:
        raise Unreadable("--cluster needs the extra: pip install count-house[cluster]") from missing
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise Unreadable(f'--cluster: no scheduler answers at "{address}"') from error
    with client, client.get_executor() as pool:
        yield Workers(pool, sum(client.nthreads().values()))


def played(bouts: Iterable[Bout], workers: Workers) -> Generator[ContestResult, None, None]:
    """Yield results as games end; twice as many as workers are handed out at a time.

    Whoever stops listening stops the contest: what was handed out is dropped. Unreadable when a
    process has died.
    """
    waiting = iter(bouts)
    running = _handed_out(workers.pool, islice(waiting, 2 * workers.count))
    try:
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= _handed_out(workers.pool, islice(waiting, len(done)))
            for future in done:
                yield future.result()
    except BrokenProcessPool as died:
        raise Unreadable("a process died; the same command goes on from here") from died
    finally:
        for future in running:
            future.cancel()


def _handed_out(pool: Executor, bouts: Iterable[Bout]) -> set[Future[ContestResult]]:
    with deaf_processes():  # handing out starts them
        return {pool.submit(play, bout) for bout in bouts}
