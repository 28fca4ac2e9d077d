"""Where the games are played: processes of this machine, or a cluster of many.

Both are `concurrent.futures.Executor`s, so nothing else needs to know which.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import active_children, get_context
from typing import TypeVar

from game.engine.title import Unreadable
from game.interruption import deaf_processes, work_for_the_caller
from tools.contest.play import play
from tools.contest.result import Bout, ContestResult

Item = TypeVar("Item")
Result = TypeVar("Result")
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


def workers_of(jobs: int, cluster: str) -> contextlib.AbstractContextManager[Workers]:
    """Return the workers of a cluster, or that many processes of this machine."""
    return cluster_workers(cluster) if cluster else local_workers(jobs)


def finished(
    work: Callable[[Item], Result], items: Iterable[Item], workers: Workers
) -> Generator[tuple[Item, Future[Result]], None, None]:
    """Yield what is done as it is; twice as many as workers are handed out at a time.

    Whoever stops listening stops the work: what was handed out is dropped. Unreadable when a
    process has died.
    """
    waiting, running = iter(items), dict[Future[Result], Item]()
    try:
        while True:
            with deaf_processes():  # handing out starts them
                for item in islice(waiting, 2 * workers.count - len(running)):
                    running[workers.pool.submit(work, item)] = item
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                if isinstance(died := done.exception(), BrokenProcessPool):
                    raise died
                yield running.pop(done), done
    except BrokenProcessPool as broken:
        raise Unreadable("a process died; the same command goes on from here") from broken
    finally:
        for future in running:
            future.cancel()


def played(bouts: Iterable[Bout], workers: Workers) -> Generator[ContestResult, None, None]:
    """Yield results as games end."""
    with contextlib.closing(finished(play, bouts, workers)) as results:
        for _bout, done in results:
            yield done.result()
