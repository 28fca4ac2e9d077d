"""Values by name: the hand-written one, the shipped learned one, or one from any weight file."""

# interpreted: used once, when a player is made
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ai.search.learned_value import LearnedValue
from ai.search.policy import Value
from ai.search.weight_files import hidden_values, load_weights
from game.files.folders import assets_folder

PLAIN: Final = "plain"
LEARNED: Final = "learned"
WEIGHTS: Final = ".msgpack"  # ending of the names of weight files
TABLES: Final = ("two", "three", "four", "five")  # families of games by number of seats
FEWEST: Final = 2  # seats of the first family


def table_of(board: Any) -> str:
    """Return the family of games with the board's number of seats."""
    return TABLES[board.seats - FEWEST]


@dataclass(frozen=True, slots=True)
class Values:
    """The values of a title's edition; each is made for the board of a set-up."""

    plain: Callable[[Any], Value]
    # makes an empty value with a number of hidden units
    untaught: Callable[[Any, int], LearnedValue]
    shipped: str  # path of the shipped weight file in the assets
    family: Callable[[Any], str] = table_of  # of games that share networks

    def named(self, name: str, board: Any) -> Value | None:
        """Return the value of that name, None for ""; KeyError for an unknown name.

        When the shipped file is not readable, log a warning and return the hand-written value. A
        path of a weight file names the value learned there.
        """
        if not name:
            return None
        if name.endswith(WEIGHTS):
            return self.learned(board, Path(name))
        if name == LEARNED:
            try:
                return self.learned(board)
            except (OSError, ValueError) as fault:
                warnings.warn(f"The learned value is not used: {fault}", stacklevel=2)
        elif name != PLAIN:
            raise KeyError(name)
        return self.plain(board)

    def learned(self, board: Any, file: Path | None = None) -> LearnedValue:
        """Return the learned value for this board, with the shipped weights or those of `file`.

        ValueError says what is wrong with the file, OSError that it is not readable.
        """
        path = file or assets_folder() / self.shipped
        value = self.untaught(board, hidden_values(path))
        load_weights(value, path, self.family(board))
        return value
