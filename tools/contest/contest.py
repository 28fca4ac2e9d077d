"""A contest in progress: planned, finished and missing games, and the executor that plays them:
processes of this machine or a cluster. Both are `concurrent.futures.Executor`s."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context
from typing import Generic

from game.processes.cluster import ClusterWorkers, connect_to_cluster
from game.processes.interruption import end_with_parent_and_ignore_ctrl_c
from game.processes.progress import TerminalProgressBar
from tools.contest.equals import EqualsGame, play_equals_game
from tools.contest.game_log import GameLog, Played, run_on_bouts
from tools.contest.pairings import Block
from tools.contest.play import Bout, ContestResult, play_bout


class PlannedGames(Generic[Played]):
    """The games of a contest: the planned ones, and the results of those already played."""

    def __init__(
        self, bouts: Iterable[Bout], results: Iterable[Played], work: Callable[[Bout], Played]
    ) -> None:
        """Plan these bouts; `work` plays one. Those in `results` are already finished."""
        self._bouts = list(bouts)
        self._work = work
        planned = set(self._bouts)
        self._results: dict[Bout, Played] = {
            result.bout: result for result in results if result.bout in planned
        }

    def missing(self) -> list[Bout]:
        """Return the games still to be played, in order."""
        return [bout for bout in self._bouts if bout not in self._results]

    def play(self, workers: ClusterWorkers, log: GameLog) -> Iterator[Played]:
        """Play the missing games; yield each after it is in the log."""
        bar = TerminalProgressBar(len(self._bouts), "games", before=len(self._results))
        for result in run_on_bouts(self._work, self.missing(), workers):
            log.append(result)
            self._results[result.bout] = result
            bar.advance(1)
            yield result


class Contest(PlannedGames[ContestResult]):
    """A contest of blocks, with the finished games."""

    def __init__(self, blocks: Iterable[Block], results: Iterable[ContestResult]) -> None:
        """Plan these blocks; their games in `results` are already finished."""
        super().__init__([bout for block in blocks for bout in block.bouts()], results, play_bout)


class EqualsContest(PlannedGames[EqualsGame]):
    """A contest of games with the same player on all seats, with the finished games."""

    def __init__(self, bouts: Iterable[Bout], results: Iterable[EqualsGame]) -> None:
        """Plan these bouts; those in `results` are already finished."""
        super().__init__(bouts, results, play_equals_game)


@contextlib.contextmanager
def local_workers(jobs: int) -> Iterator[ClusterWorkers]:
    """Yield a pool of `jobs` processes, which ends with the context."""
    children = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent_and_ignore_ctrl_c)
    try:
        yield ClusterWorkers(pool, jobs)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - children:
            child.terminate()
            child.join()


def make_workers(jobs: int, cluster: str) -> contextlib.AbstractContextManager[ClusterWorkers]:
    """Return the workers of a cluster, or a pool of `jobs` local processes."""
    return connect_to_cluster(cluster) if cluster else local_workers(jobs)
