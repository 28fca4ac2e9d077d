"""Compare moves in pairs: every move is played in the same sampled worlds with the same dice."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from ai.analysis.worlds import Worlds
from ai.calibration import Calibration
from game.match.analysis import BLUNDER, FINE, INACCURACY, MISTAKE, WHOLE, Prospect

STEPS: Final = ((150, BLUNDER), (100, MISTAKE), (50, INACCURACY))  # thousandths of a win
CLEAR: Final = 2.5  # standard errors that a loss must exceed


@dataclass(frozen=True, slots=True)
class Gap:
    """The advantage of one move over another and its standard
    error, both in thousandths of a win.
    """

    share: float
    noise: float


@dataclass(frozen=True, slots=True)
class PlayoutStart:
    """The starting point of a move's playouts: the worlds, and the move or plan, or NO_MOVE."""

    worlds: Worlds
    code: int


class Comparison:
    """The playout results of some moves of one seat in the same numbered worlds.

    Shares of wins are calibrated by `progress`, 0 to 100, of the game.
    """

    def __init__(
        self,
        worlds: Worlds,
        moves: Sequence[int],
        calibration: Calibration,
        progress: int,
        *,
        lines: Sequence[PlayoutStart] = (),
    ) -> None:
        """Start without results. Each move is played in `worlds`, unless `lines` names other
        worlds for it; these must have the same seed.
        """
        self.moves = tuple(moves)
        self.worlds = worlds
        self._lines = tuple(lines) or tuple(PlayoutStart(worlds, move) for move in self.moves)
        self.count = 0
        self._calibration = calibration
        self._progress = progress
        seats = int(worlds.trials.rules.seats)
        self._won: list[list[int]] = [[] for _ in self.moves]
        self._shares = [[0] * seats for _ in self.moves]
        self._points = [[0] * seats for _ in self.moves]
        self._seats = range(seats)

    def play(self, first: int, count: int) -> None:
        """Play every move in `count` worlds, from number `first` on."""
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
        """Return each seat's share of wins after the move, in thousandths."""
        count = max(self.count, 1)
        counted = [share / count for share in self._shares[self.moves.index(move)]]
        return self._calibration.calibrated(counted, self._progress)

    def prospects(self, move: int) -> tuple[Prospect, ...]:
        """Return each seat's share of wins and expected points after the move."""
        points = self._points[self.moves.index(move)]
        shares = self.shares(move)
        count = max(self.count, 1)
        return tuple(
            Prospect(round(shares[seat]), round(points[seat] / count)) for seat in self._seats
        )

    def best(self) -> int:
        """Return the move with the most wins; among equal ones the first."""
        return max(self.moves, key=lambda move: sum(self._won[self.moves.index(move)]))

    def gap(self, better: int, worse: int) -> Gap:
        """Return the mean difference of the pairs and its standard error; infinite below two
        pairs.

        The standard error is calibrated like the difference.
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
        return max(self.worlds.seat, 0)  # an observer without a seat compares nothing


def mark_of(loss: float, noise: float) -> str:
    """Return the mark of a loss in thousandths, FINE when it may be only noise."""
    if loss <= CLEAR * noise:
        return FINE
    return next((mark for least, mark in STEPS if loss >= least), FINE)
