"""A contest under way: what is planned, what is played, what is missing, and where it is played:
in processes of this machine or on a cluster of many. Both are `concurrent.futures.Executor`s."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context
from typing import Generic

from game.processes.cluster import Workers, cluster_workers
from game.processes.interruption import work_for_the_caller
from game.processes.progress import TerminalBar
from tools.contest.equals import EqualsGame, play_equals
from tools.contest.game_log import GameLog, Played, played_by
from tools.contest.pairings import Block
from tools.contest.play import Bout, ContestResult, play


class PlannedGames(Generic[Played]):
    """Games to be played and those that were."""

    def __init__(
        self, bouts: Iterable[Bout], results: Iterable[Played], work: Callable[[Bout], Played]
    ) -> None:
        """Plan these bouts; `work` plays one. Those among the results need not be played again."""
        self._bouts = list(bouts)
        self._work = work
        planned = set(self._bouts)
        self._results: dict[Bout, Played] = {
            result.bout: result for result in results if result.bout in planned
        }

    def missing(self) -> list[Bout]:
        """Return the games still to be played, in order."""
        return [bout for bout in self._bouts if bout not in self._results]

    def play(self, workers: Workers, log: GameLog) -> Iterator[Played]:
        """Play what is missing; yield every game when it is in the log."""
        bar = TerminalBar(len(self._bouts), "games", before=len(self._results))
        for result in played_by(self._work, self.missing(), workers):
            log.append(result)
            self._results[result.bout] = result
            bar.advance(1)
            yield result


class Contest(PlannedGames[ContestResult]):
    """Blocks to be played and the games of them that were."""

    def __init__(self, blocks: Iterable[Block], results: Iterable[ContestResult]) -> None:
        """Plan these blocks; games of them among the results need not be played again."""
        super().__init__([bout for block in blocks for bout in block.bouts()], results, play)


class EqualsContest(PlannedGames[EqualsGame]):
    """Games between equals to be played and those that were."""

    def __init__(self, bouts: Iterable[Bout], results: Iterable[EqualsGame]) -> None:
        """Plan these bouts; those among the results need not be played again."""
        super().__init__(bouts, results, play_equals)


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
