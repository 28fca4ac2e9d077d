"""The most points a seat can still reach in its last turn, found by trying all its own moves."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.engine.rules import CHANCE, Rules, State

MAX_POSITIONS = 1500  # tried for one move

PointsFunction = Callable[[State, int], int]
MovesToTryFunction = Callable[[State, list[int]], Sequence[int]]


@dataclass(frozen=True, slots=True)
class MostReachablePoints:
    """The most points found after a move, and whether all continuations were tried."""

    points: int
    is_exhaustive: bool


class RestOfTurnSearch:
    """Searches everything that the seat to move can do before another seat has to decide."""

    def __init__(
        self,
        rules: Rules,
        count: PointsFunction,
        choices: MovesToTryFunction,
        *,
        assumes_best_luck: bool = False,
    ) -> None:
        """Store the rules and the functions.

        `count` returns a seat's points if the game ended now. `choices` returns those of the legal
        moves that are to be tried, the one that ends the turn soonest first. If `assumes_best_luck`
        is False, nothing is tried beyond a chance event.
        """
        self._rules = rules
        self._assumes_best_luck = assumes_best_luck
        self._count_points = count
        self._moves_to_try = choices
        self._seat = 0
        self._positions_left = 0

    def can_exceed_points(self, view: State, moves: Sequence[int], points: int) -> bool:
        """Return whether one of the legal moves can lead to more than `points` points."""
        return any(self.best_reachable_points(view, move).points > points for move in moves)

    def best_reachable_points(self, view: State, move: int) -> MostReachablePoints:
        """Return the most points that the seat can reach with a legal move and its own moves
        after it, within MAX_POSITIONS positions. With `assumes_best_luck` the best chance outcomes
        are assumed."""
        self._seat = int(view.to_move)
        self._positions_left = MAX_POSITIONS
        points = self._max_points_after(view, move)
        return MostReachablePoints(points, self._positions_left >= 0)

    def _max_points_after(self, state: State, move: int) -> int:
        self._positions_left -= 1
        after = state.clone()
        self._rules.apply(after, move)
        if after.to_move == CHANCE and self._assumes_best_luck:
            outcomes = self._rules.weighted_outcomes(after)
            return max(self._max_points_after(after, outcome) for outcome, _weight in outcomes)
        choices: Sequence[int] = ()
        if after.to_move == self._seat:
            choices = self._moves_to_try(after, self._rules.legal_codes(after))
        if not choices:
            return self._count_points(after, self._seat)
        # What happens when the turn ends, such as points lost to the king, belongs to the result.
        most = self._max_points_after(after, choices[0])
        for code in choices[1:]:
            if self._positions_left < 0:
                break
            most = max(most, self._max_points_after(after, code))
        return most
