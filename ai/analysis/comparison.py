"""Comparing moves in pairs: every move is played in the same worlds with the same dice."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from ai.analysis.worlds import Worlds
from ai.calibration import Calibration
from game.match.analysis import BLUNDER, FINE, INACCURACY, MISTAKE, WHOLE, Prospect

STEPS: Final = ((150, BLUNDER), (100, MISTAKE), (50, INACCURACY))  # thousandths of a win
CLEAR: Final = 2.5  # standard errors a loss must exceed


@dataclass(frozen=True, slots=True)
class Gap:
    """By how much one move is better than another, and the standard error, in thousandths."""

    share: float
    noise: float


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """Where the games of a move begin: in these worlds, with this move or plan, or none."""

    worlds: Worlds
    code: int


class Comparison:
    """The results of some moves of one seat in one numbered row of worlds.

    Shares are calibrated for how far the game has come; `progress` is 0 to 100.
    """

    def __init__(
        self,
        worlds: Worlds,
        moves: Sequence[int],
        calibration: Calibration,
        progress: int,
        *,
        lines: Sequence[PlayedOn] = (),
    ) -> None:
        """Begin with no results. Each move is played in the worlds, unless `lines` say otherwise
        of each: they have to be worlds of the same seed.
        """
        self.moves = tuple(moves)
        self.worlds = worlds
        self._lines = tuple(lines) or tuple(PlayedOn(worlds, move) for move in self.moves)
        self.count = 0
        self._calibration = calibration
        self._progress = progress
        seats = int(worlds.trials.rules.seats)
        self._won: list[list[int]] = [[] for _ in self.moves]
        self._shares = [[0] * seats for _ in self.moves]
        self._points = [[0] * seats for _ in self.moves]
        self._seats = range(seats)

    def play(self, first: int, count: int) -> None:
        """Play every move in that many worlds, from number `first` on."""
        trials = self.worlds.trials
        for number in range(first, first + count):
            entered: Worlds | None = None
            for at, line in enumerate(self._lines):
                if line.worlds is not entered:
                    entered = line.worlds
                    entered.enter(number)
                line.worlds.play(number, line.code)
                shares = self._shares[at]
                points = self._points[at]
                for seat in self._seats:
                    shares[seat] += trials.share(seat)
                    points[seat] += trials.points_of(seat)
                self._won[at].append(trials.share(self._mover))
        self.count += count

    def share(self, move: int) -> float:
        """Return the deciding seat's share of wins after the move, in thousandths."""
        return self.shares(move)[self._mover]

    def shares(self, move: int) -> list[float]:
        """Return everybody's share of wins after the move, in thousandths."""
        count = max(self.count, 1)
        counted = [share / count for share in self._shares[self.moves.index(move)]]
        return self._calibration.calibrated(counted, self._progress)

    def prospects(self, move: int) -> tuple[Prospect, ...]:
        """Return what everybody may expect after the move."""
        points = self._points[self.moves.index(move)]
        shares = self.shares(move)
        count = max(self.count, 1)
        return tuple(
            Prospect(round(shares[seat]), round(points[seat] / count)) for seat in self._seats
        )

    def best(self) -> int:
        """Return the move with the most wins; of equal ones the first."""
        return max(self.moves, key=lambda move: sum(self._won[self.moves.index(move)]))

    def gap(self, better: int, worse: int) -> Gap:
        """Return the difference of the pairs; without two pairs nothing is certain.

        The standard error is that of the counted difference, drawn together as much as it.
        """
        ones = self._won[self.moves.index(better)]
        others = self._won[self.moves.index(worse)]
        differences = [one - other for one, other in zip(ones, others, strict=True)]
        count = len(differences)
        if count < 2:
            return Gap(0.0, float(WHOLE))
        mean = sum(differences) / count
        spread = sum((difference - mean) ** 2 for difference in differences) / (count - 1)
        share = self.share(better) - self.share(worse)
        drawn = min(abs(share / mean), 1.0) if mean else 1.0
        return Gap(share, drawn * sqrt(spread / count))

    @property
    def _mover(self) -> int:
        return max(self.worlds.seat, 0)  # an onlooker compares nothing


def mark_of(loss: float, noise: float) -> str:
    """Return the mark of a loss in thousandths, FINE when it may be nothing but noise."""
    if loss <= CLEAR * noise:
        return FINE
    return next((mark for least, mark in STEPS if loss >= least), FINE)
