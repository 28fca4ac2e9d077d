"""A puzzle: a position, whose turn it is, what is right there and what everything else is
worth. Verdicts: what an answer to a puzzle is worth."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from game.engine.reasons import Reason

GRADES: Final = (1, 2, 3)

RIGHT: Final = "right"
NEARLY: Final = "nearly"
WRONG: Final = "wrong"
VERDICTS: Final = (WRONG, NEARLY, RIGHT)  # the better the later
NEAR_POINTS: Final = 4  # a finish that misses no more is nearly right


@dataclass(frozen=True, slots=True)
class Worth:
    """What a move brings its seat: share of wins in thousandths, points at the end."""

    share: int
    points: int


@dataclass(frozen=True, slots=True)
class Finish:
    """The exact answer of a finish: the most points there are, a line to them, what it took.
    `usual` points are what the cheap computer players come to, the middle of them.
    """

    points: int
    usual: int
    line: tuple[str, ...]
    positions: int


@dataclass(frozen=True, slots=True)
class MeasuredChoice:
    """The measured answer of a single decision.

    `right` moves are as good as the best, best first; `nearly` moves a little worse; every other
    legal move is wrong, the best of those by `margin` thousandths of a win, with a standard error
    of `noise`. `worths` are there for every move that was looked at closely.
    """

    right: tuple[str, ...]
    nearly: tuple[str, ...]
    margin: int
    noise: int
    iterations: int
    worlds: int
    worths: Mapping[str, Worth] = field(default_factory=dict)

    @property
    def worst(self) -> str:
        """The worst of the moves that were looked at."""
        return list(self.worths)[-1]


@dataclass(frozen=True, slots=True)
class CountedChoice:
    """The exact answer of a single decision: every way on was counted out.

    `counts` are tenths of the `unit` ("points", the more the better, or "pounds", the fewer the
    better) for every legal move that does what is asked; over luck they are averages. `right`
    moves have the best count, `nearly` ones miss it by little. `courses` has for each right move
    a best course from it to the end of what is counted, with the moves of other seats and an
    outcome of luck; a price ends with the move itself and needs none.
    """

    right: tuple[str, ...]
    nearly: tuple[str, ...]
    unit: str
    counts: Mapping[str, int]
    positions: int
    courses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def worst(self) -> str:
        """The move that misses the best by most."""
        return max(self.counts, key=lambda move: self.behind(move) or 0)

    @property
    def rivals(self) -> tuple[str, ...]:
        """The moves that are not right, those that miss the best by least first; of moves of one
        kind that miss it by the same only one is named.
        """
        others = [move for move in self.counts if move not in self.right]
        ranked = sorted(others, key=lambda move: self.behind(move) or 0)
        alike = {(move.partition(" ")[0], self.counts[move]): move for move in reversed(ranked)}
        named = set(alike.values())
        return tuple(move for move in ranked if move in named)

    def behind(self, move: str) -> int | None:
        """Return by how many tenths a move misses the best, None for one that does not do."""
        count = self.counts.get(move)
        return None if count is None else abs(self.counts[self.right[0]] - count)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle of a kind the title names; `seat` decides there.

    `position` is the whole table as text, and moves are texts too.
    `grade` rises with how many of the cheap computer players err, `source` says where it was found,
    `reasons` why the best answer is best and `objections` what speaks against other moves (table
    `why` of the words).
    """

    name: str
    kind: str
    grade: int
    seat: int
    source: str
    position: str
    answer: Finish | MeasuredChoice | CountedChoice
    reasons: tuple[Reason, ...] = ()
    objections: Mapping[str, tuple[Reason, ...]] = field(default_factory=dict)


def judge_move(choice: MeasuredChoice | CountedChoice, move: str) -> str:
    """Return the verdict on a move, given as text."""
    if move in choice.right:
        return RIGHT
    return NEARLY if move in choice.nearly else WRONG


def judge_points(finish: Finish, points: int) -> str:
    """Return the verdict on the points a finish was brought to; luck may bring even more."""
    if points >= finish.points:
        return RIGHT
    return NEARLY if points >= finish.points - NEAR_POINTS else WRONG
