"""How what a seat knows is given to an agent: flat or by rows, and the space it lies in."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ai.environments import arrays
from game.engine.title import Game

LOWEST = np.iinfo(np.int32).min
HIGHEST = np.iinfo(np.int32).max

Numbers = npt.NDArray[np.int32]


class ObservationForm:
    """One form of the observations of a game."""

    def __init__(self, game: Game, form: str) -> None:
        """Give them in this form; Unreadable names those there are."""
        self.form = arrays.one_of(arrays.FORMS, "form", form)
        self.rows = arrays.slices_of(game.rules.layout())
        self.width = max(row.stop for row in self.rows.values())

    def space(self) -> spaces.Space[Any]:
        """Return the space of one seat's observations."""
        if self.form == "flat":
            return box(self.width)
        return spaces.Dict({name: box(row.stop - row.start) for name, row in self.rows.items()})

    def of(self, flat: Numbers, seat: int) -> Any:
        """Return what a seat sees, from the numbers a table shows it."""
        return flat if self.form == "flat" else arrays.by_rows(flat, self.rows)


def box(length: int) -> spaces.Box:
    """Return the space of so many whole numbers."""
    return spaces.Box(LOWEST, HIGHEST, (length,), np.int32)
