"""What tests of several tools share."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from game.processes.cluster import ClusterWorkers
from tools import arena


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """The arena's own processes are threads of this one: quicker to start."""

    class Threads:
        def __init__(self, jobs: int, cluster: str) -> None:
            self._pool = ThreadPoolExecutor(1)

        def __enter__(self) -> ClusterWorkers:
            return ClusterWorkers(self._pool, 1)

        def __exit__(self, *_error: object) -> None:
            self._pool.shutdown(cancel_futures=True)

    monkeypatch.setattr(arena, "make_workers", Threads)
