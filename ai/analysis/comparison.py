"""Compare moves in pairs: every move is played in the same sampled worlds with the same dice."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from ai.analysis.worlds import Worlds
from ai.calibration import Calibration
from game.match.analysis import (
    BLUNDER_MARK,
    FINE_MARK,
    INACCURACY_MARK,
    MISTAKE_MARK,
    WHOLE_WIN_THOUSANDTHS,
    SeatProspect,
)

MIN_LOSS_THOUSANDTHS_OF_MARKS: Final = (
    (150, BLUNDER_MARK),
    (100, MISTAKE_MARK),
    (50, INACCURACY_MARK),
)  # thousandths of a win
STANDARD_ERRORS_OF_CLEAR_LOSS: Final = 2.5  # standard errors that a loss must exceed


@dataclass(frozen=True, slots=True)
class MoveAdvantage:
    """The advantage of one move over another and its standard
    error, both in thousandths of a win.
    """

    win_share_difference: float
    standard_error: float


@dataclass(frozen=True, slots=True)
class PlayoutStart:
    """The starting point of a move's playouts: the worlds they start in, and the code of the move
    or plan that is played first, NO_MOVE for none."""

    worlds: Worlds
    plan_code: int


class PlayoutComparison:
    """The playout results of some moves of one seat. All moves are played in the same numbered
    worlds.

    Shares of wins are calibrated for a game with the progress `progress`, 0 to 100.
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
        """Start without results.

        Each move is played in `worlds`, or from its start in `lines` if these are given, one for
        each move; the worlds of all starts must have one seed.
        """
        self.moves = tuple(moves)
        self.worlds = worlds
        self._playout_starts = tuple(lines) or tuple(
            PlayoutStart(worlds, move) for move in self.moves
        )
        self.count = 0
        self._calibration = calibration
        self._progress = progress
        seats = int(worlds.playouts.rules.seats)
        self._mover_win_shares: list[list[int]] = [[] for _ in self.moves]
        self._shares = [[0] * seats for _ in self.moves]
        self._points = [[0] * seats for _ in self.moves]
        self._seats = range(seats)

    def play_worlds(self, first_world: int, world_count: int) -> None:
        """Play every move once in each of `world_count` worlds, from number `first_world` on, and
        add the shares of wins and the points of all seats to the results.
        """
        trials = self.worlds.playouts
        for number in range(first_world, first_world + world_count):
            entered: Worlds | None = None
            for at, line in enumerate(self._playout_starts):
                if line.worlds is not entered:
                    entered = line.worlds
                    entered.enter_world(number)
                line.worlds.play_to_end(number, line.plan_code)
                shares = self._shares[at]
                points = self._points[at]
                for seat in self._seats:
                    shares[seat] += trials.win_share(seat)
                    points[seat] += trials.final_points_of_seat(seat)
                self._mover_win_shares[at].append(trials.win_share(self._mover_seat))
        self.count += world_count

    def mover_win_share(self, move: int) -> float:
        """Return the calibrated share of wins, in thousandths, of the seat that chooses the
        move."""
        return self.win_shares_by_seat(move)[self._mover_seat]

    def win_shares_by_seat(self, move: int) -> list[float]:
        """Return each seat's calibrated share of wins after the move, in thousandths."""
        count = max(self.count, 1)
        counted = [share / count for share in self._shares[self.moves.index(move)]]
        return self._calibration.calibrated_win_share_thousandths(counted, self._progress)

    def prospects(self, move: int) -> tuple[SeatProspect, ...]:
        """Return each seat's calibrated share of wins after the move, in rounded thousandths, and
        its mean final points, rounded; all 0 before any world is played."""
        points = self._points[self.moves.index(move)]
        shares = self.win_shares_by_seat(move)
        count = max(self.count, 1)
        return tuple(
            SeatProspect(round(shares[seat]), round(points[seat] / count)) for seat in self._seats
        )

    def best_move(self) -> int:
        """Return the move with the largest sum of the choosing seat's shares of wins, before
        calibration; among equal ones the first."""
        return max(self.moves, key=lambda move: sum(self._mover_win_shares[self.moves.index(move)]))

    def mean_advantage(self, better_move: int, worse_move: int) -> MoveAdvantage:
        """Return the mean advantage of `better_move` over `worse_move` in the worlds where both
        were played and its standard error, both calibrated; with fewer than two worlds the
        advantage is 0 and the error a whole win."""
        ones = self._mover_win_shares[self.moves.index(better_move)]
        others = self._mover_win_shares[self.moves.index(worse_move)]
        differences = [one - other for one, other in zip(ones, others, strict=True)]
        count = len(differences)
        if count < 2:
            return MoveAdvantage(0.0, float(WHOLE_WIN_THOUSANDTHS))
        mean = sum(differences) / count
        spread = sum((difference - mean) ** 2 for difference in differences) / (count - 1)
        share = self.mover_win_share(better_move) - self.mover_win_share(worse_move)
        drawn = min(abs(share / mean), 1.0) if mean else 1.0
        return MoveAdvantage(share, drawn * sqrt(spread / count))

    @property
    def _mover_seat(self) -> int:
        return max(self.worlds.seat, 0)  # an observer without a seat compares nothing


def mark_name_of_loss(loss_thousandths: float, standard_error_thousandths: float) -> str:
    """Return the mark (BLUNDER_MARK, MISTAKE_MARK, INACCURACY_MARK or FINE_MARK) for a loss in
    thousandths of a win; FINE_MARK if the loss is not larger than STANDARD_ERRORS_OF_CLEAR_LOSS
    times its standard error `standard_error_thousandths`."""
    if loss_thousandths <= STANDARD_ERRORS_OF_CLEAR_LOSS * standard_error_thousandths:
        return FINE_MARK
    return next(
        (mark for least, mark in MIN_LOSS_THOUSANDTHS_OF_MARKS if loss_thousandths >= least),
        FINE_MARK,
    )
