"""The most points a seat could still have made with certainty, found by trying all its own
moves."""

from collections.abc import Callable

from game.engine.rules import State
from game.engine.title import Game

Count = Callable[[State], int]
MAX_POSITIONS = 400  # tried out for one decision


class OpenGains:
    """Tries all moves that a seat could still make before another seat or chance acts; `count`
    returns the points of a state."""

    def __init__(self, game: Game, seat: int, count: Count) -> None:
        """`count` returns the seat's points if nothing more happens."""
        self._game = game
        self._seat = seat
        self._count = count
        self._left = MAX_POSITIONS

    def max_points_after(self, state: State, code: int) -> int:
        """Return the most points the seat can have after a legal move and its own following moves;
        the search stops after `MAX_POSITIONS` moves."""
        self._left = MAX_POSITIONS
        return self._after(state, code)

    def _after(self, state: State, code: int) -> int:
        after = state.clone()
        self._game.rules.apply(after, code)
        return self._most(after)

    def _most(self, state: State) -> int:
        if state.to_move != self._seat:
            return self._count(state)
        found: list[int] = []
        for code in self._game.rules.legal_codes(state):
            self._left -= 1
            if self._left < 0:
                break
            found.append(self._after(state, code))
        return max(found, default=self._count(state))
