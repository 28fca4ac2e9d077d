"""The most points a seat can still reach in its last turn, found by trying all its own moves."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.engine.rules import CHANCE, Rules, State

MOST_POSITIONS = 1500  # tried for one move

Count = Callable[[State, int], int]
Choices = Callable[[State, list[int]], Sequence[int]]


@dataclass(frozen=True, slots=True)
class Reach:
    """The most points found after a move, and whether all continuations were tried."""

    points: int
    is_whole: bool


class LastTurn:
    """Tries what the seat to move can do before another seat has to decide."""

    def __init__(
        self, rules: Rules, count: Count, choices: Choices, *, follows_luck: bool = False
    ) -> None:
        """`count` returns a seat's score if the game ended now; `choices` the moves to try, of
        which the first ends the turn soonest.

        Unless `follows_luck` is set, nothing is tried beyond a chance event.
        """
        self._rules = rules
        self._follows_luck = follows_luck
        self._count = count
        self._choices = choices
        self._seat = 0
        self._left = 0

    def exceeds(self, view: State, moves: Sequence[int], points: int) -> bool:
        """Return whether one of the legal moves can lead to more than `points` points."""
        return any(self.reach(view, move).points > points for move in moves)

    def reach(self, view: State, move: int) -> Reach:
        """Return the most points the seat can reach after a legal move and its own later ones.

        With `follows_luck` the best chance outcomes are assumed.
        """
        self._seat = int(view.to_move)
        self._left = MOST_POSITIONS
        points = self._after(view, move)
        return Reach(points, self._left >= 0)

    def _after(self, state: State, move: int) -> int:
        self._left -= 1
        after = state.clone()
        self._rules.apply(after, move)
        if after.to_move == CHANCE and self._follows_luck:
            outcomes = self._rules.weighted_outcomes(after)
            return max(self._after(after, outcome) for outcome, _weight in outcomes)
        choices: Sequence[int] = ()
        if after.to_move == self._seat:
            choices = self._choices(after, self._rules.legal_codes(after))
        if not choices:
            return self._count(after, self._seat)
        # What happens when the turn ends, such as points lost to the king, belongs to the result.
        most = self._after(after, choices[0])
        for code in choices[1:]:
            if self._left < 0:
                break
            most = max(most, self._after(after, code))
        return most
