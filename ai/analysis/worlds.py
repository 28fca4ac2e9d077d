"""Worlds: the games one observer may be in, numbered, so that moves meet in the same ones."""

from typing import Final

from ai.search.trials import NO_MOVE, Playouts
from game.engine.rules import State

SEED_STEP: Final = 1_000_003
LARGEST_SEED: Final = 2**61
WIN_FORECAST_WORLDS: Final = 400


def seed_of(seed: int, number: int) -> int:
    """Return the seed of something numbered; near numbers and seeds give unlike luck."""
    return (seed * SEED_STEP + number * 7919 + 1) % LARGEST_SEED


class Worlds:
    """Imagined games that agree with one seat's view; `open` ones know all but the luck to come.

    World number n is always the same one: tiles, cards, dice and the noise of quick moves.
    """

    def __init__(
        self, trials: Playouts, state: State, seat: int, seed: int, *, is_open: bool = False
    ) -> None:
        """Determinize what the seat's view leaves unknown, or start from a true state."""
        self.trials = trials
        self.seat = seat
        self._state = state
        self._seed = seed
        self._is_open = is_open

    @property
    def is_open(self) -> bool:
        """Whether all but the luck to come is known."""
        return self._is_open

    @property
    def state(self) -> State:
        """The view or true state they begin with."""
        return self._state

    def further_on(self, state: State) -> "Worlds":
        """Return the worlds of the same seed from a later view, or true state if they are open."""
        return Worlds(self.trials, state, self.seat, self._seed, is_open=self._is_open)

    def enter(self, number: int) -> None:
        """Make the world of that number the one that is played in."""
        seed = seed_of(self._seed, number)
        if self._is_open:
            self.trials.know(self._state, seed)
        else:
            self.trials.determinize(self._state, self.seat, seed)

    def play(self, number: int, move: int = NO_MOVE) -> None:
        """Play a move and the game to its end in the world entered last, which has that number."""
        self.trials.play(move, seed_of(self._seed + 1, number))
