"""Goals: conditions on the numbers of a finished game, and the grade reached."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

NOTHING: Final = 0
BRONZE: Final = 1
SILVER: Final = 2
GOLD: Final = 3
GRADE_NAMES: Final = ("nothing", "bronze", "silver", "gold")
PLACE = "place"
POINTS = "points"
LEAD = "lead"
MOVES: Final = "moves:"  # followed by a kind: how often the seat played such a move

Numbers = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Limit:
    """A minimum and maximum for one number; a number that is missing counts as 0."""

    number: str
    least: int | None = None
    most: int | None = None

    def holds(self, numbers: Numbers) -> bool:
        """Return whether the number of a game is within the limits."""
        found = numbers.get(self.number, 0)
        return (self.least is None or found >= self.least) and (
            self.most is None or found <= self.most
        )


@dataclass(frozen=True, slots=True)
class Goal:
    """Limits that must hold, and the thresholds of one number for bronze, silver and gold.

    `steps` are (bronze, silver, gold), ascending when more is better; without them, a game that
    keeps the limits gets the highest grade.
    """

    limits: tuple[Limit, ...]
    number: str = ""
    steps: tuple[int, ...] = ()

    @property
    def has_medals(self) -> bool:
        """Whether there are medals, and not only success or failure."""
        return bool(self.steps)

    @property
    def lead(self) -> int:
        """The required lead in points, 0 when winning is enough."""
        return next((each.least or 0 for each in self.limits if each.number == LEAD), 0)

    def grade(self, numbers: Numbers) -> int:
        """Return the grade of a game with these numbers, NOTHING to GOLD."""
        if not all(limit.holds(numbers) for limit in self.limits):
            return NOTHING
        if not self.steps:
            return GOLD
        found = numbers.get(self.number, 0)
        rising = self.steps[0] < self.steps[-1]
        return sum(found >= step if rising else found <= step for step in self.steps)


@dataclass(frozen=True, slots=True)
class Ending:
    """The result of a game: the points of all seats, and the seats from best to worst."""

    scores: tuple[int, ...]
    ranking: tuple[int, ...]

    def numbers(self, seat: int, kinds: Iterable[str], figures: Numbers) -> dict[str, int]:
        """Return a seat's points, rank and lead, its number of moves by kind, and the title's
        `figures`.

        `kinds` are the kinds of the seat's own moves.
        """
        others = [points for each, points in enumerate(self.scores) if each != seat]
        moves = Counter(kind for kind in kinds if kind)
        return {
            POINTS: self.scores[seat],
            PLACE: self.ranking.index(seat) + 1,
            LEAD: self.scores[seat] - max(others),
            **{f"{MOVES}{kind}": count for kind, count in sorted(moves.items())},
            **figures,
        }
