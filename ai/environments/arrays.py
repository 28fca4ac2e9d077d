"""The positions of numbers and rows in an observation, and the names of forms and rewards."""

from typing import Literal, TypeVar

import numpy as np
import numpy.typing as npt

from game.engine.reasons import Unreadable
from game.files.toml_fields import allowed_words_for_message

OBSERVATION_HEAD_FIELD_LENGTHS = (
    ("own_seat", 1),
    ("decides", 1),
)  # before the title's own numbers and rows

Reward = Literal["shares", "ranks", "points"]
REWARD_NAMES: tuple[Reward, ...] = ("shares", "ranks", "points")

Form = Literal["flat", "rows"]
FORM_NAMES: tuple[Form, ...] = ("flat", "rows")


def slices_by_row_name(layout: list[tuple[str, int]]) -> dict[str, slice]:
    """Return, by name, the slice of each number and row in a flat observation. `layout` lists
    names and lengths of what follows the header; rows of length 0 are left out."""
    found: dict[str, slice] = {}
    start = 0
    for name, length in (*OBSERVATION_HEAD_FIELD_LENGTHS, *layout):
        if length:
            found[name] = slice(start, start + length)
        start += length
    return found


def split_into_rows(
    flat: npt.NDArray[np.int32], rows: dict[str, slice]
) -> dict[str, npt.NDArray[np.int32]]:
    """Return the rows of a flat observation by name, as array views without copying."""
    return {name: flat[row] for name, row in rows.items()}


Name = TypeVar("Name", bound=str)


def checked_option(allowed_names: tuple[Name, ...], option_noun: str, name: str) -> Name:
    """Return `name` if it is among `allowed_names`; else raise Unreadable, with `option_noun` and
    the allowed names in the message."""
    for each in allowed_names:
        if each == name:
            return each
    raise Unreadable(
        f"{option_noun} is {name!r}; allowed: {allowed_words_for_message(name, allowed_names)}."
    )
