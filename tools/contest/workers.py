"""Where the games are played: processes of this machine, or a cluster of many.

Both are `concurrent.futures.Executor`s, so nothing else needs to know which.
"""

import contextlib
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context

from game.cluster import Workers, cluster_workers, finished
from game.interruption import work_for_the_caller
from tools.contest.play import play
from tools.contest.result import Bout, ContestResult


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


def workers_of(jobs: int, cluster: str) -> contextlib.AbstractContextManager[Workers]:
    """Return the workers of a cluster, or that many processes of this machine."""
    return cluster_workers(cluster) if cluster else local_workers(jobs)


def played(bouts: Iterable[Bout], workers: Workers) -> Generator[ContestResult, None, None]:
    """Yield results as games end."""
    with contextlib.closing(finished(play, bouts, workers)) as results:
        for _bout, done in results:
            yield done.result()
