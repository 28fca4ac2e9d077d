"""The most a seat could still have counted for sure: its own moves tried out to their end."""

from collections.abc import Callable

from game.engine.rules import State
from game.engine.title import Game

Count = Callable[[State], int]
MOST_POSITIONS = 400  # tried out for one decision


class OpenGains:
    """Tries out what a seat could do before anybody else or luck has a say."""

    def __init__(self, game: Game, seat: int, count: Count) -> None:
        """`count` says what the seat would have if nothing more happened."""
        self._game = game
        self._seat = seat
        self._count = count
        self._left = MOST_POSITIONS

    def most_after(self, state: State, code: int) -> int:
        """Return the most the seat can have counted after a legal move and its own next ones."""
        self._left = MOST_POSITIONS
        return self._after(state, code)

    def _after(self, state: State, code: int) -> int:
        after = state.clone()
        self._game.rules.apply(after, code)
        return self._most(after)

    def _most(self, state: State) -> int:
        best = self._count(state)
        if state.to_move != self._seat:
            return best
        for code in self._game.rules.legal_codes(state):
            self._left -= 1
            if self._left < 0:
                break
            best = max(best, self._after(state, code))
        return best
