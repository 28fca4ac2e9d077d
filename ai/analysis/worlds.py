"""Worlds: the possible true states for one observer, numbered so that moves are compared in the
same ones.
"""

from typing import Final

from ai.search.playouts import NO_MOVE, Playouts
from game.engine.rules import State

SEED_STEP_BETWEEN_WORLDS: Final = 1_000_003
DERIVED_SEED_COUNT: Final = 2**61
WIN_FORECAST_WORLD_COUNT: Final = 400


def derived_seed(seed: int, number: int) -> int:
    """Return a seed derived from a seed and a number; neighbouring numbers give unrelated seeds."""
    return (seed * SEED_STEP_BETWEEN_WORLDS + number * 7919 + 1) % DERIVED_SEED_COUNT


class Worlds:
    """Sampled states that agree with one seat's view, or with `is_open` copies of the true state
    with other future luck.

    The seed decides world number n completely: tiles, cards, dice and the noise of quick moves.
    """

    def __init__(
        self, playouts: Playouts, state: State, seat: int, seed: int, *, is_open: bool = False
    ) -> None:
        """Store the state, which is the seat's view, or with `is_open` the true state, and the
        seed of the sampling."""
        self.playouts = playouts
        self.seat = seat
        self._state = state
        self._seed = seed
        self._is_open = is_open

    @property
    def is_open(self) -> bool:
        """Whether everything except future luck is known."""
        return self._is_open

    @property
    def start_state(self) -> State:
        """The view or true state that the worlds start from."""
        return self._state

    def worlds_from_later_state(self, state: State) -> "Worlds":
        """Return worlds with this seed that start from a later state: a view, or with open worlds a
        true state."""
        return Worlds(self.playouts, state, self.seat, self._seed, is_open=self._is_open)

    def enter_world(self, world_number: int) -> None:
        """Make the world with this number the current one, from which playouts start."""
        seed = derived_seed(self._seed, world_number)
        if self._is_open:
            self.playouts.start_from_true_state(self._state, seed)
        else:
            self.playouts.start_from_determinization(self._state, self.seat, seed)

    def play_to_end(self, world_number: int, move: int = NO_MOVE) -> None:
        """Play a move, if any, and the rest of the game in the current world; `world_number` must
        be the one that `enter_world` was called with, as it also seeds the quick moves."""
        self.playouts.play_to_end(move, derived_seed(self._seed + 1, world_number))
