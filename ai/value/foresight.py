"""Targets that know less chance: half the end of a game, half what was expected a round later.

What a later stage expects of a game (temporal differences, Sutton 1988) has less luck in it than
how the game ended, and knows as much of the position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from ai.value.data import Examples, Numbers, Positions, examples_of
from ai.value.training import Weights, points_to_come

TRUST: Final = 0.5  # in what is expected later; the rest in the end of the game


@dataclass(frozen=True, slots=True)
class Foresight:
    """What a stage expects of each game at its first position there, by the game's number."""

    points: dict[int, Numbers]  # of every seat at the end

    def applied(self, examples: Examples, positions: Positions) -> Examples:
        """Return the examples of these positions with targets drawn towards what is expected."""
        to_come = examples.to_come.copy()
        for row, game in enumerate(positions.game):
            expected = self.points.get(int(game))
            if expected is not None:
                later = (expected - examples.points[row]) * examples.present[row]
                to_come[row] += TRUST * (later - to_come[row])
        return replace(examples, to_come=to_come)


def foresight_of(weights: Weights, positions: Positions, apart: int) -> Foresight:
    """Return what weights for inputs as they are expect of these positions."""
    examples = examples_of(positions, apart)
    expected = examples.points + points_to_come(weights, examples)
    first = np.unique(positions.game, return_index=True)[1]
    return Foresight({int(positions.game[row]): expected[row] for row in first})


def together(parts: Sequence[Foresight]) -> Foresight:
    """Return what all parts expect; no game is in two."""
    return Foresight({game: points for part in parts for game, points in part.points.items()})
