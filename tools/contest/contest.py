"""A contest under way: what is planned, what is played, what is missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tools.contest.game_log import GameLog
from tools.contest.progress import Progress
from tools.contest.result import Bout, Result
from tools.contest.schedule import Block
from tools.contest.workers import Workers, played


class Contest:
    """Blocks to be played and the games of them that were."""

    def __init__(self, blocks: Sequence[Block], results: Iterable[Result]) -> None:
        """Plan these blocks; games of them among the results need not be played again."""
        self._bouts = [bout for block in blocks for bout in block.bouts()]
        planned = set(self._bouts)
        self._results: dict[Bout, Result] = {
            result.bout: result for result in results if result.bout in planned
        }

    def missing(self) -> list[Bout]:
        """Return the games still to be played, in order."""
        return [bout for bout in self._bouts if bout not in self._results]

    def play(self, workers: Workers, log: GameLog) -> Iterator[Result]:
        """Play what is missing; yield every game when it is in the log."""
        progress = Progress(len(self._bouts), len(self._results))
        for result in played(self.missing(), workers):
            log.append(result)
            self._results[result.bout] = result
            progress.step()
            yield result

    def mean_share(self, block: Block, player: str) -> float | None:
        """Return the player's mean win share in a block, summed over its seats; None unplayed."""
        shares: list[float] = []
        for bout in block.bouts():
            result = self._results.get(bout)
            if result is None:
                return None
            seats = [seat for seat, name in enumerate(bout.seating) if name == player]
            shares.append(sum(result.win_share(seat) for seat in seats))
        return sum(shares) / len(shares)
