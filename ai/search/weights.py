"""Values by name: the one written by hand, the one that ships with what was learned, any file's."""

# interpreted: read once, when a player is made
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
WEIGHTS: Final = ".msgpack"  # what the names of files of weights end with
TABLES: Final = ("two", "three", "four", "five")  # families of games by the number of seats
FEWEST: Final = 2  # seats of the first of the tables


def table_of(board: Any) -> str:
    """Return the family of the games with as many seats as a board has."""
    return TABLES[board.seats - FEWEST]


@dataclass(frozen=True, slots=True)
class Values:
    """The values of a title's edition; each is made for the board of a set-up."""

    plain: Callable[[Any], Value]
    untaught: Callable[[Any, int], LearnedValue]  # of so many hidden values, without weights
    shipped: str  # path of the file of weights, below the assets
    family: Callable[[Any], str] = table_of  # of games that share networks

    def named(self, name: str, board: Any) -> Value | None:
        """Return the value of that name, None for no name at all; KeyError if there is none.

        Where the file that ships cannot be read, the plain value judges, with a warning. The path
        of a file of weights names the value learned there.
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
        """Return the value with the weights for this board, the shipped ones if none are named.

        ValueError says what is wrong with the file, OSError if it is unreadable.
        """
        path = file or assets_folder() / self.shipped
        value = self.untaught(board, hidden_values(path))
        load_weights(value, path, self.family(board))
        return value
