"""Goals: conditions on the numbers of a finished game, and what was reached of them."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

# Goals: conditions on the numbers of a finished game, and what was reached of them.

NOTHING: Final = 0
BRONZE: Final = 1
SILVER: Final = 2
GOLD: Final = 3
GRADE_NAMES: Final = ("nothing", "bronze", "silver", "gold")
PLACE = "place"
POINTS = "points"
LEAD = "lead"
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


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended: everybody's points, and the seats from best to worst."""

    scores: tuple[int, ...]
    ranking: tuple[int, ...]

    def numbers(self, seat: int, kinds: Iterable[str], figures: Numbers) -> dict[str, int]:
        """Return points, place and lead of a seat, its moves by kind, and the title's figures.
        `kinds` are those of the seat's own moves.
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
