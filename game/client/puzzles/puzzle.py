"""Puzzles: a position, the deciding seat, its best answer and the value of all others; and verdicts
on answers."""

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
class MoveWorth:
    """The value of a move for its seat: share of wins in thousandths, points at the end."""

    share: int
    points: int


@dataclass(frozen=True, slots=True)
class FinishAnswer:
    """The exact answer of a finish: the maximum of points, a line that reaches it, and its effort.

    `usual` points are the median result of the weak computer players.
    """

    points: int
    usual: int
    line: tuple[str, ...]
    positions: int


@dataclass(frozen=True, slots=True)
class MeasuredAnswer:
    """The measured answer of a single decision.

    `right` moves are as good as the best, best first; `nearly` moves are a little worse; every
    other legal move is wrong, the best of those by `margin` thousandths of a win, with a standard
    error of `noise`. `worths` exist for every move that was examined closely.
    """

    right: tuple[str, ...]
    nearly: tuple[str, ...]
    margin: int
    noise: int
    iterations: int
    worlds: int
    worths: Mapping[str, MoveWorth] = field(default_factory=dict)

    @property
    def worst_move(self) -> str:
        """The worst of the examined moves."""
        return list(self.worths)[-1]


@dataclass(frozen=True, slots=True)
class CountedAnswer:
    """The exact answer of a single decision, for which all continuations were counted.

    `counts` are tenths of the `unit` ("points", more is better, or "pounds", fewer is better) for
    every legal move that fulfils the task; over chance they are averages. `right` moves have the
    best count, `nearly` ones miss it slightly. `courses` has a best continuation for each right
    move, with the moves of other seats and an outcome of chance; a price ends with the move itself
    and needs none.
    """

    right: tuple[str, ...]
    nearly: tuple[str, ...]
    unit: str
    counts: Mapping[str, int]
    positions: int
    courses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def worst_move(self) -> str:
        """The move that is furthest from the best."""
        return max(self.counts, key=lambda move: self.tenths_behind(move) or 0)

    @property
    def best_wrong_moves(self) -> tuple[str, ...]:
        """The moves that are not right, the closest first; of moves of the same kind and distance
        only one."""
        others = [move for move in self.counts if move not in self.right]
        ranked = sorted(others, key=lambda move: self.tenths_behind(move) or 0)
        alike = {(move.partition(" ")[0], self.counts[move]): move for move in reversed(ranked)}
        named = set(alike.values())
        return tuple(move for move in ranked if move in named)

    def tenths_behind(self, move: str) -> int | None:
        """Return by how many tenths a move misses the best, None for one that does not fulfil the
        task."""
        count = self.counts.get(move)
        return None if count is None else abs(self.counts[self.right[0]] - count)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle; `seat` has to decide.

    `position` is the whole table as text, and moves are texts too. `grade` rises with the number of
    weak computer players that err, `source` is its origin, `reasons` support the best answer and
    `objections` are reasons against other moves (table `why` of the texts).
    """

    name: str
    kind: str
    grade: int
    seat: int
    source: str
    position: str
    answer: FinishAnswer | MeasuredAnswer | CountedAnswer
    reasons: tuple[Reason, ...] = ()
    objections: Mapping[str, tuple[Reason, ...]] = field(default_factory=dict)


def verdict_on_move(choice: MeasuredAnswer | CountedAnswer, move: str) -> str:
    """Return RIGHT, NEARLY or WRONG for a move, given as text."""
    if move in choice.right:
        return RIGHT
    return NEARLY if move in choice.nearly else WRONG


def verdict_on_points(finish: FinishAnswer, points: int) -> str:
    """Return RIGHT, NEARLY or WRONG for the points reached in a finish; with chance they may exceed
    the maximum.
    """
    if points >= finish.points:
        return RIGHT
    return NEARLY if points >= finish.points - NEAR_POINTS else WRONG
