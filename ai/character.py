"""The settings of a computer player's thinking and errors."""

from dataclasses import dataclass
from typing import ClassVar, Final

from ai.search.style import SearchStyle
from game.engine.luck import Luck
from game.engine.rules import State

DRAWS: Final = 12  # uniform draws whose sum is nearly normal with a standard deviation of 1
STEP: Final = 1000
LARGEST: Final = 1 << 61


@dataclass(frozen=True, slots=True)
class Character:
    """How a player thinks and errs.

    `iterations` of search a decision, 0 for the first sight alone; `temperature` of the
    soft-max in millionths of a full reward, 0 for the best move; `misjudgement` of mines in
    pence, one standard deviation; `habits` of the title by name, in pence; a `style` of search,
    None for the one that won in the game that is played. Who `is_thrifty` never pays for nothing.
    """

    iterations: int
    temperature: int = 0
    misjudgement: int = 0
    habits: tuple[tuple[str, int], ...] = ()
    style: SearchStyle | None = None
    is_thrifty: bool = False


class NamedHabits:
    """Habits by name, in pence, and a misjudgement; a title's subclass applies them to moves."""

    names: ClassVar[tuple[str, ...]] = ()

    def __init__(self, habits: tuple[tuple[str, int], ...], misjudgement: int) -> None:
        """Store the habits; raises KeyError for an unknown name."""
        self.amounts = dict.fromkeys(self.names, 0)
        for name, pence in habits:
            self.amounts[name] = self.amounts[name] + pence
        self._misjudgement = misjudgement
        self._luck = Luck()

    def overestimate_in_pence(self, view: State, seat: int, move: int) -> int:
        """Return by how many pence the player overestimates a move; 0 in this base class."""
        return 0

    def random_error(self, *occasion: int) -> int:
        """Return a random error in pence, always the same for the same `occasion`."""
        if self._misjudgement == 0:
            return 0
        number, *parts = occasion
        for part in parts:
            number = (number * 31 + int(part)) % LARGEST
        self._luck.reset_from_seed(number)
        drawn = sum(int(self._luck.draw_below(STEP)) for _ in range(DRAWS)) - DRAWS * STEP // 2
        return drawn * self._misjudgement // STEP
