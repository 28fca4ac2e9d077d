"""A contest under way: what is planned, what is played, what is missing, and where it is played:
in processes of this machine or on a cluster of many. Both are `concurrent.futures.Executor`s."""

from __future__ import annotations

import contextlib
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations
from multiprocessing import active_children, get_context
from pathlib import Path

from game.cluster import Workers, cluster_workers, finished
from game.interruption import work_for_the_caller
from tools.contest.play import Bout, ContestResult, Seating, Setting, play, read_result
from tools.starting import TerminalBar


class Contest:
    """Blocks to be played and the games of them that were."""

    def __init__(self, blocks: Iterable[Block], results: Iterable[ContestResult]) -> None:
        """Plan these blocks; games of them among the results need not be played again."""
        self._bouts = [bout for block in blocks for bout in block.bouts()]
        planned = set(self._bouts)
        self._results: dict[Bout, ContestResult] = {
            result.bout: result for result in results if result.bout in planned
        }

    def missing(self) -> list[Bout]:
        """Return the games still to be played, in order."""
        return [bout for bout in self._bouts if bout not in self._results]

    def play(self, workers: Workers, log: GameLog) -> Iterator[ContestResult]:
        """Play what is missing; yield every game when it is in the log."""
        bar = TerminalBar(len(self._bouts), "games", before=len(self._results))
        for result in played(self.missing(), workers):
            log.append(result)
            self._results[result.bout] = result
            bar.advance(1)
            yield result


# Who meets whom: blocks of one seed and a full rotation of the seats.
#
# A block lets everybody sit once in every place of the same deal, so that neither the seat nor
# the seed favours anybody.


@dataclass(frozen=True, slots=True)
class Block:
    """The games of one line-up with one seed."""

    setting: Setting
    lineup: Seating
    seed: int

    def bouts(self) -> list[Bout]:
        """Return a game for every different rotation of the line-up."""
        return [Bout(self.setting, seating, self.seed) for seating in rotations(self.lineup)]


def rotations(lineup: Seating) -> list[Seating]:
    """Return the different rotations of the seats, the line-up itself first."""
    turned = (lineup[place:] + lineup[:place] for place in range(len(lineup)))
    return list(dict.fromkeys(turned))


def lineup_of(seating: Seating) -> Seating:
    """Return the rotation all games of a block have in common: the first in the alphabet."""
    return min(rotations(seating))


def one_against_rest(one: str, rest: str, seats: int) -> Seating:
    """Return a line-up of one player and copies of another on all other seats."""
    return (one, *[rest] * (seats - 1))


def round_robin(players: Sequence[str], seats: int) -> list[Seating]:
    """Return a line-up for every pair, each of the two as the one against the rest."""
    return _different(one_against_rest(*pair, seats) for pair in permutations(players, 2))


def ladder(players: Sequence[str], seats: int) -> list[Seating]:
    """Return line-ups of neighbours in the list only, each of the two against the rest."""
    pairs = [pair for low, high in pairwise(players) for pair in ((high, low), (low, high))]
    return _different(one_against_rest(*pair, seats) for pair in pairs)


def gauntlet(players: Sequence[str], seats: int) -> list[Seating]:
    """Return line-ups of the first player alone against copies of each of the others."""
    first, *others = players
    return [one_against_rest(first, other, seats) for other in others]


def free_for_all(players: Sequence[str], seats: int) -> list[Seating]:
    """Return a line-up for every choice of so many different players."""
    return list(combinations(players, seats))


def blocks(
    setting: Setting, lineups: Sequence[Seating], first_seed: int, count: int
) -> Iterator[Block]:
    """Yield every line-up's block of a seed before those of the next seed."""
    for seed in range(first_seed, first_seed + count):
        for lineup in lineups:
            yield Block(setting, lineup, seed)


def _different(lineups: Iterator[Seating]) -> list[Seating]:
    """Leave out line-ups that are rotations of earlier ones, as all swaps of two players are."""
    return list({lineup_of(lineup): lineup for lineup in reversed(list(lineups))}.values())[::-1]


# The log of a contest: one line of JSON a finished game, appended and never changed.
#
# A line that a crash cut off is skipped when the log is read and closed when it goes on.


def read_log(path: Path) -> list[ContestResult]:
    """Return the games of a log, the first of those that were played twice; none if it is new."""
    if not path.is_file():
        return []
    results: dict[object, ContestResult] = {}
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            result = read_result(line)
        except ValueError:
            continue
        results.setdefault(result.bout, result)
    return list(results.values())


class GameLog(AbstractContextManager["GameLog"]):
    """A log open for more games; a context."""

    def __init__(self, path: Path) -> None:
        """Open the file or make it, its folder too; OSError when that cannot be."""
        path.parent.mkdir(parents=True, exist_ok=True)
        torn = path.is_file() and not path.read_bytes().endswith(b"\n") and path.stat().st_size > 0
        self._lines = path.open("a", encoding="utf-8")
        if torn:
            self._lines.write("\n")

    def append(self, result: ContestResult) -> None:
        """Add a game; it is in the file when this returns."""
        self._lines.write(result.line() + "\n")
        self._lines.flush()

    def __exit__(self, *_error: object) -> None:
        self._lines.close()


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
