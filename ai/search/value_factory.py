"""Values by name: the hand-written one, the shipped learned one, or one from any weight file."""

# interpreted: used once, when a player is made
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ai.search.learned_value import LearnedValue
from ai.search.policy import PositionValue
from ai.search.weight_files import load_weights, read_hidden_unit_count
from game.files.folders import assets_folder

PLAIN_VALUE_NAME: Final = "plain"
LEARNED_VALUE_NAME: Final = "learned"
WEIGHT_FILE_SUFFIX: Final = ".msgpack"  # ending of the names of weight files
FAMILY_NAMES_BY_SEAT_COUNT: Final = (
    "two",
    "three",
    "four",
    "five",
)  # families of games by number of seats
MIN_FAMILY_SEAT_COUNT: Final = 2  # seats of the first family


def family_name_by_seat_count(board: Any) -> str:
    """Return the name of the family of games with the board's number of seats, such as "two"."""
    return FAMILY_NAMES_BY_SEAT_COUNT[board.seats - MIN_FAMILY_SEAT_COUNT]


@dataclass(frozen=True, slots=True)
class ValueFactory:
    """Makes the values of a title's edition for the board of a set-up: the hand-written one and
    learned ones.
    """

    make_plain_value: Callable[[Any], PositionValue]
    # makes an empty value with a number of hidden units
    make_untrained_value: Callable[[Any, int], LearnedValue]
    shipped_weight_file: str  # path of the shipped weight file in the assets
    family_of_board: Callable[[Any], str] = (
        family_name_by_seat_count  # of games that share networks
    )

    def make_named_value(self, name: str, board: Any) -> PositionValue | None:
        """Make the value with this name for the board: None for "", the learned value of a file for
        its path; raise KeyError for an unknown name.

        If the shipped weight file cannot be used, log a warning and return the hand-written
        value.
        """
        if not name:
            return None
        if name.endswith(WEIGHT_FILE_SUFFIX):
            return self.make_learned_value(board, Path(name))
        if name == LEARNED_VALUE_NAME:
            try:
                return self.make_learned_value(board)
            except (OSError, ValueError) as fault:
                warnings.warn(f"The learned value is not used: {fault}", stacklevel=2)
        elif name != PLAIN_VALUE_NAME:
            raise KeyError(name)
        return self.make_plain_value(board)

    def make_learned_value(self, board: Any, file: Path | None = None) -> LearnedValue:
        """Make the learned value for the board with the shipped weights or those of `file`;
        raise ValueError if the file does not fit, OSError if it cannot be read."""
        path = file or assets_folder() / self.shipped_weight_file
        value = self.make_untrained_value(board, read_hidden_unit_count(path))
        load_weights(value, path, self.family_of_board(board))
        return value
