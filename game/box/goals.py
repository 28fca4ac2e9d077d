"""Goals: conditions on the numbers of a finished game, and what was reached of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

NOTHING, BRONZE, SILVER, GOLD = range(4)
GRADE_NAMES: Final = ("nothing", "bronze", "silver", "gold")
PLACE, POINTS, LEAD = "place", "points", "lead"
MOVES: Final = "moves:"  # and the kind: how often the seat played such a move

Numbers = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Limit:
    """One number and the least or most it may be; a number nobody counted is 0."""

    number: str
    least: int | None = None
    most: int | None = None

    def holds(self, numbers: Numbers) -> bool:
        """Return whether a game keeps to it."""
        found = numbers.get(self.number, 0)
        return (self.least is None or found >= self.least) and (
            self.most is None or found <= self.most
        )


@dataclass(frozen=True, slots=True)
class Goal:
    """What has to hold in any case, and of one number what bronze, silver and gold ask for.

    `steps` are (bronze, silver, gold), rising where more is better; without them whoever keeps to
    the limits has reached everything there is.
    """

    limits: tuple[Limit, ...]
    number: str = ""
    steps: tuple[int, ...] = ()

    @property
    def has_medals(self) -> bool:
        """Whether there is more than reached or not."""
        return bool(self.steps)

    @property
    def lead(self) -> int:
        """The least lead in points that is asked for, 0 where winning is enough."""
        return next((each.least or 0 for each in self.limits if each.number == LEAD), 0)

    def grade(self, numbers: Numbers) -> int:
        """Return what a game with these numbers has reached, NOTHING to GOLD."""
        if not all(limit.holds(numbers) for limit in self.limits):
            return NOTHING
        if not self.steps:
            return GOLD
        found = numbers.get(self.number, 0)
        rising = self.steps[0] < self.steps[-1]
        return sum(found >= step if rising else found <= step for step in self.steps)


WIN: Final = Goal((Limit(PLACE, most=1),))


def win_by(lead: int) -> Goal:
    """Return the goal to win by so many points at least."""
    return Goal((*WIN.limits, Limit(LEAD, least=lead)))
