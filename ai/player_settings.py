"""The settings of a computer player's thinking and errors."""

from dataclasses import dataclass
from typing import ClassVar, Final

from ai.search.search_settings import SearchSettings
from game.engine.luck import Luck
from game.engine.rules import State

UNIFORM_DRAWS_PER_NORMAL_DRAW: Final = (
    12  # uniform draws whose sum is nearly normal with a standard deviation of 1
)
UNIFORM_DRAW_LIMIT: Final = 1000
SEED_MODULUS: Final = 1 << 61


@dataclass(frozen=True, slots=True)
class PlayerSettings:
    """How a player thinks and which errors it makes.

    `iterations` is the number of search iterations per decision; with 0 it plays by the policy
    alone. `softmax_temperature` is in millionths of a full reward, 0 for always the best move.
    `misjudgement` is the standard deviation of a random error in its values of moves, and
    `habits` are pairs of a habit's name and the amount by which it overestimates such moves;
    both are in the unit in which the title's policy scores moves, such as pence or cents of a
    point. `search_settings` None stands for the strongest ones of the game.
    A player that `avoids_wasteful_moves` plays no wasteful moves.
    """

    iterations: int
    softmax_temperature: int = 0
    misjudgement: int = 0
    habits: tuple[tuple[str, int], ...] = ()
    search_settings: SearchSettings | None = None
    avoids_wasteful_moves: bool = False


class NamedHabits:
    """The habits of one player, as amounts by name, and its misjudgement; a subclass of each title
    says which moves a habit overestimates.
    """

    names: ClassVar[tuple[str, ...]] = ()

    def __init__(self, habits: tuple[tuple[str, int], ...], misjudgement: int) -> None:
        """Add up the habits by name and store the misjudgement; raise KeyError for an unknown
        name."""
        self.amounts = dict.fromkeys(self.names, 0)
        for name, amount in habits:
            self.amounts[name] = self.amounts[name] + amount
        self._misjudgement = misjudgement
        self._luck = Luck()

    def overestimate(self, view: State, seat: int, move: int) -> int:
        """Return by how much the player overestimates a move, in the unit of the title's scores; 0
        in this base class."""
        return 0

    def random_error(self, *occasion: int) -> int:
        """Return a random error with the misjudgement as its standard deviation; equal numbers
        `occasion` always give equal errors."""
        if self._misjudgement == 0:
            return 0
        number, *parts = occasion
        for part in parts:
            number = (number * 31 + int(part)) % SEED_MODULUS
        self._luck.reset_from_seed(number)
        drawn = (
            sum(
                int(self._luck.draw_below(UNIFORM_DRAW_LIMIT))
                for _ in range(UNIFORM_DRAWS_PER_NORMAL_DRAW)
            )
            - UNIFORM_DRAWS_PER_NORMAL_DRAW * UNIFORM_DRAW_LIMIT // 2
        )
        return drawn * self._misjudgement // UNIFORM_DRAW_LIMIT
