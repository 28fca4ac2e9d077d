"""Values by name: the one written by hand, the one that ships with what was learned, any file's."""

# interpreted: read once, when a player is made

import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgpack

from ai.search.learned_value import LearnedValue
from ai.search.policy import Value
from game.places import assets_folder

PLAIN: Final = "plain"
LEARNED: Final = "learned"
WEIGHTS: Final = ".msgpack"  # what the names of files of weights end with
TABLES: Final = ("two", "three", "four", "five")  # families of games by the number of seats
FEWEST: Final = 2  # seats of the first of the tables

FORMAT: Final = 1
MOST_HIDDEN: Final = 1000


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


# Files of weights.


@cache
def read_weights(path: Path) -> dict[str, Any]:
    """Return the file's content; ValueError says what is wrong with it, OSError if unreadable."""
    try:
        content = msgpack.unpackb(path.read_bytes())
    except ValueError as fault:
        raise ValueError(f"{path.name} is damaged: {fault}") from fault
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise ValueError(f"{path.name} is no file of weights of format {FORMAT}")
    return content


def hidden_values(path: Path) -> int:
    """Return how many hidden values the networks of the file have; errors as `read_weights`."""
    hidden = read_weights(path).get("hidden")
    if not isinstance(hidden, int) or not 0 < hidden <= MOST_HIDDEN:
        raise ValueError(f"{path.name} is damaged: {hidden!r} hidden values")
    return hidden


def load_weights(value: LearnedValue, path: Path, family: str) -> None:
    """Fill every stage of a value with what one family of games taught.

    ValueError says what is wrong with the file, OSError if it is unreadable.
    """
    content = read_weights(path)
    try:
        stages = content["families"][family]
        for stage in range(value.stages):
            weights = stages[stage]
            value.load_stage(stage, weights["first"], weights["second"], weights["spread"])
    except (LookupError, TypeError, ValueError, OverflowError) as error:
        raise ValueError(f"{path.name} is damaged: {error!r}") from error
    read = value.inputs if value.apart < 0 else 2 * value.inputs
    if any(network.inputs != read for network in value.networks) or min(value.spread) < 1:
        raise ValueError(f"{path.name} is damaged: its networks do not fit the game")
