"""Goals: conditions on the numbers of a finished game, and the grade reached."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

NO_MEDAL_GRADE: Final = 0
BRONZE_GRADE: Final = 1
SILVER_GRADE: Final = 2
GOLD_GRADE: Final = 3
GRADE_NAMES: Final = ("nothing", "bronze", "silver", "gold")
PLACE_NUMBER_NAME = "place"
POINTS_NUMBER_NAME = "points"
LEAD_NUMBER_NAME = "lead"
MOVE_COUNT_NAME_PREFIX: Final = (
    "moves:"  # followed by a kind: how often the seat played such a move
)

NumbersByName = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class NumberLimit:
    """An optional minimum and maximum of one number of a finished game; a number that the game
    does not have counts as 0."""

    number_name: str
    minimum: int | None = None
    maximum: int | None = None

    def allows_numbers(self, numbers: NumbersByName) -> bool:
        """Return whether the limited number, found by name in a game's numbers, is within the
        limits."""
        found = numbers.get(self.number_name, 0)
        return (self.minimum is None or found >= self.minimum) and (
            self.maximum is None or found <= self.maximum
        )


@dataclass(frozen=True, slots=True)
class Goal:
    """Limits that a game must keep, and the thresholds of one number for the medals.

    `medal_thresholds` are (bronze, silver, gold), ascending if a larger number is better, else
    descending; if it is empty, a game that keeps the limits gets gold.
    """

    limits: tuple[NumberLimit, ...]
    medal_number_name: str = ""
    medal_thresholds: tuple[int, ...] = ()

    @property
    def has_medals(self) -> bool:
        """Whether there are medals, and not only success or failure."""
        return bool(self.medal_thresholds)

    @property
    def required_lead(self) -> int:
        """The lead in points that the goal requires, 0 if it requires none."""
        return next(
            (each.minimum or 0 for each in self.limits if each.number_name == LEAD_NUMBER_NAME), 0
        )

    def grade(self, numbers: NumbersByName) -> int:
        """Return the grade of a game with these numbers: NO_MEDAL_GRADE if a limit is broken or no
        medal is reached, otherwise the best medal reached, up to GOLD_GRADE."""
        if not all(limit.allows_numbers(numbers) for limit in self.limits):
            return NO_MEDAL_GRADE
        if not self.medal_thresholds:
            return GOLD_GRADE
        found = numbers.get(self.medal_number_name, 0)
        rising = self.medal_thresholds[0] < self.medal_thresholds[-1]
        return sum(found >= step if rising else found <= step for step in self.medal_thresholds)


@dataclass(frozen=True, slots=True)
class FinalScores:
    """The result of a game: the points of all seats, and the seats from best to worst."""

    scores: tuple[int, ...]
    ranking: tuple[int, ...]

    def goal_numbers_of_seat(
        self, seat: int, move_kinds: Iterable[str], title_numbers: NumbersByName
    ) -> dict[str, int]:
        """Return the numbers of a seat that goals refer to, by name: its points, rank and lead over
        the best other seat, its number of moves of each kind, and the `title_numbers` of the title.

        `move_kinds` are the kinds of the seat's moves, one per move.
        """
        others = [points for each, points in enumerate(self.scores) if each != seat]
        moves = Counter(kind for kind in move_kinds if kind)
        return {
            POINTS_NUMBER_NAME: self.scores[seat],
            PLACE_NUMBER_NAME: self.ranking.index(seat) + 1,
            LEAD_NUMBER_NAME: self.scores[seat] - max(others),
            **{f"{MOVE_COUNT_NAME_PREFIX}{kind}": count for kind, count in sorted(moves.items())},
            **title_numbers,
        }
