"""Worlds: the games one observer may be in, numbered, so that moves meet in the same ones."""

from dataclasses import dataclass
from typing import Final

from ai.search.trials import NO_MOVE, Playouts
from game.engine.rules import State
from game.native import build_kind

SEED_STEP: Final = 1_000_003
LARGEST_SEED: Final = 2**61
OUTLOOK_WORLDS: Final = 400


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
        """Imagine what the seat's view leaves unknown, or start from a true state."""
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
            self.trials.imagine(self._state, self.seat, seed)

    def play(self, number: int, move: int = NO_MOVE) -> None:
        """Play a move and the game to its end in the world entered last, which has that number."""
        self.trials.play(move, seed_of(self._seed + 1, number))


# Depth: how much is thought about a hint, an outlook and each decision of a finished game.
#
# Everything is counted in games played, never in seconds, so the same seed judges the same way
# on every machine; a hint, which somebody waits for, of interpreted code in far fewer.


@dataclass(frozen=True, slots=True)
class HintDepth:
    """Search iterations, moves compared, worlds each of them is played in."""

    iterations: int
    moves: int
    worlds: int


@dataclass(frozen=True, slots=True)
class JudgeDepth:
    """Worlds for one decision of a finished game.

    `iterations` search for candidates, `scouting` worlds choose the best of them, `measuring`
    worlds measure its lead over the played move, up to `most` while a mark is in doubt.
    `strip` worlds give the shares after a step, `luck` those around a step of luck.
    """

    iterations: int
    scouting: int
    measuring: int
    most: int
    strip: int
    luck: int


COMPILED: Final = HintDepth(iterations=4000, moves=3, worlds=500)
INTERPRETED: Final = HintDepth(iterations=300, moves=3, worlds=30)  # half a minute is enough
HINT: Final = COMPILED if build_kind() == "native" else INTERPRETED
JUDGE: Final = JudgeDepth(iterations=250, scouting=48, measuring=96, most=960, strip=96, luck=600)
