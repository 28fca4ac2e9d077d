"""Distribute work to many machines: the workers of a dask.distributed cluster, the extra
`cluster`.

When a worker dies, its piece is started again elsewhere. A piece contains all its input and
returns all its results, so no shared folder is needed.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar

from game.engine.reasons import Unreadable
from game.system.signals import let_children_ignore_ctrl_c

ItemT = TypeVar("ItemT")
ResultT = TypeVar("ResultT")
SCHEDULER_TIMEOUT = "30s"  # timeout for the answer of a cluster's scheduler
CLUSTER_GONE_TEXT = "the cluster is gone; allowed: the same command once it is back."


@dataclass(frozen=True, slots=True)
class ClusterWorkers:
    """An executor, and the number of pieces it works on at a time."""

    pool: Executor
    worker_count: int


@contextlib.contextmanager
def connect_to_cluster(address: str) -> Iterator[ClusterWorkers]:
    """Context manager that connects to a dask cluster and yields its workers; raises Unreadable,
    with the reason, if it cannot be used.

    The workers must be able to import this project in the same version.
    """
    try:
        from distributed import Client
    except ImportError as missing:
        raise Unreadable("--cluster needs the extra: pip install count-house[cluster]") from missing
    logging.disable()  # the error message names what was lost
    try:
        try:
            client = Client(address, timeout=SCHEDULER_TIMEOUT)
        except (OSError, ValueError) as error:
            raise Unreadable(
                f'--cluster: no scheduler answers at "{address}". Check the address, or start one: '
                "dask scheduler"
            ) from error
        with client, client.get_executor() as pool:
            yield ClusterWorkers(pool, sum(client.nthreads().values()))
    finally:
        logging.disable(logging.NOTSET)


def run_items_on_workers(
    work: Callable[[ItemT], ResultT], items: Iterable[ItemT], workers: ClusterWorkers
) -> Generator[tuple[ItemT, Future[ResultT]], None, None]:
    """Run `work` on every item and yield each item with its future when it is done; at most two
    items per worker are in progress.

    When the caller closes the generator, the remaining items are cancelled. Raises Unreadable
    when a local process has died, or the cluster cannot be reached.
    """
    waiting = iter(items)
    running = dict[Future[ResultT], ItemT]()
    try:
        while True:
            with let_children_ignore_ctrl_c():  # submitting starts the processes
                for item in islice(waiting, 2 * workers.worker_count - len(running)):
                    running[workers.pool.submit(work, item)] = item
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                if isinstance(died := done.exception(), BrokenProcessPool):
                    raise died
                yield running.pop(done), done
    except BrokenProcessPool as broken:
        raise Unreadable("a process died; run the same command again to continue") from broken
    except CancelledError as gone:
        raise Unreadable(
            "the cluster is gone; allowed: the same command once it is back."
        ) from gone
    finally:
        for future in running:
            future.cancel()
