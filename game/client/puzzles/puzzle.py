"""Puzzles: a position, the deciding seat, its best answer and the value of all others; and verdicts
on answers."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from game.box.box_pictures import TitlePuzzles
from game.engine.reasons import Reason

PUZZLE_GRADES: Final = (1, 2, 3)

RIGHT_VERDICT: Final = "right"
NEARLY_RIGHT_VERDICT: Final = "nearly"
WRONG_VERDICT: Final = "wrong"
VERDICTS: Final = (WRONG_VERDICT, NEARLY_RIGHT_VERDICT, RIGHT_VERDICT)  # the better the later
MAX_NEARLY_RIGHT_MISSED_POINTS: Final = 4  # a finish that misses more is not nearly right
MAX_NEARLY_RIGHT_LOSS_PERCENT: Final = 10  # of the best result; more is not nearly right
TENTHS_PER_UNIT: Final = 10  # tenths of a point or pound: the least that an exact count can miss


@dataclass(frozen=True, slots=True)
class MoveValue:
    """The value of a move for its seat: the share of wins in thousandths, and the expected
    points at the end."""

    win_share_thousandths: int
    expected_final_points: int


@dataclass(frozen=True, slots=True)
class FinishAnswer:
    """The exact answer of a finish, a puzzle played to the end of the game: the most points
    possible, and a line of moves that reaches them.

    `median_points_of_weak_computers` are the points that weak computer players usually reach;
    `counted_position_count` is the number of positions that were searched for the answer.
    """

    most_points: int
    median_points_of_weak_computers: int
    best_line: tuple[str, ...]
    counted_position_count: int


@dataclass(frozen=True, slots=True)
class SimulatedAnswer:
    """The answer of a single decision, measured by simulated games.

    `right_moves` are as good as the best, best first; `nearly_right_moves` are too close to them
    to be clearly wrong, and the verdict on them depends on more (see `verdict_on_move`); all other
    legal moves are wrong. The best clearly wrong move is `margin_thousandths` thousandths of a win
    behind, with a standard error of `margin_error_thousandths`. `value_by_move` holds the value of
    every move that was examined closely.
    """

    right_moves: tuple[str, ...]
    nearly_right_moves: tuple[str, ...]
    margin_thousandths: int
    margin_error_thousandths: int
    iterations: int
    simulated_world_count: int
    value_by_move: Mapping[str, MoveValue] = field(default_factory=dict)

    @property
    def worst_examined_move(self) -> str:
        """The last, and so the worst, of the closely examined moves."""
        return list(self.value_by_move)[-1]


@dataclass(frozen=True, slots=True)
class ExactCountAnswer:
    """The exact answer of a single decision, for which all continuations were counted.

    `tenths_by_move` holds, for every legal move that fulfils the task, its result in tenths of the
    `unit` ("points", where more is better, or "pounds", where fewer is better); with chance they
    are averages. `right_moves` have the best count, `nearly_right_moves` miss it slightly; the
    verdict on these depends on more (see `verdict_on_move`).
    `continuation_by_move` holds a best continuation for each right move, with the moves of other
    seats and a chance outcome; a puzzle about a price has none.
    """

    right_moves: tuple[str, ...]
    nearly_right_moves: tuple[str, ...]
    unit: str
    tenths_by_move: Mapping[str, int]
    counted_position_count: int
    continuation_by_move: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def worst_examined_move(self) -> str:
        """The move with the largest distance from the best count."""
        return max(self.tenths_by_move, key=lambda move: self.tenths_behind(move) or 0)

    @property
    def wrong_moves_best_first(self) -> tuple[str, ...]:
        """The moves that are not right, the best first; of several moves of one kind with equal
        counts only one."""
        others = [move for move in self.tenths_by_move if move not in self.right_moves]
        ranked = sorted(others, key=lambda move: self.tenths_behind(move) or 0)
        alike = {
            (move.partition(" ")[0], self.tenths_by_move[move]): move for move in reversed(ranked)
        }
        named = set(alike.values())
        return tuple(move for move in ranked if move in named)

    def tenths_behind(self, move_text: str) -> int | None:
        """Return by how many tenths of the unit a move misses the best count, None for a move
        that does not fulfil the task."""
        count = self.tenths_by_move.get(move_text)
        return None if count is None else abs(self.tenths_by_move[self.right_moves[0]] - count)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle: the position as text, the `seat` that has to decide in it, and the answer.

    `difficulty_grade` rises with the number of weak computer players that answer wrongly; `source`
    names the game the puzzle is from. `reasons` support the best answer and `objections_by_move`
    speak against other moves; their texts are in the table `why`.
    """

    name: str
    kind: str
    difficulty_grade: int
    seat: int
    source: str
    position_text: str
    answer: FinishAnswer | SimulatedAnswer | ExactCountAnswer
    reasons: tuple[Reason, ...] = ()
    objections_by_move: Mapping[str, tuple[Reason, ...]] = field(default_factory=dict)


def verdict_on_move(puzzle: Puzzle, move: str, title_puzzles: TitlePuzzles) -> str:
    """Return RIGHT_VERDICT, NEARLY_RIGHT_VERDICT or WRONG_VERDICT for a move, given as text, in a
    puzzle about a single decision; raise ValueError for a finish.

    Nearly right is a move close to the best one that loses at most MAX_NEARLY_RIGHT_LOSS_PERCENT of
    its result, or at most one point or pound; that is a decision of the same kind as a right move;
    and to which there is no objection that it may bring a loss.
    """
    choice_answer = puzzle.answer
    if isinstance(choice_answer, FinishAnswer):
        raise ValueError(f"{puzzle.name} is played to the end of the game")
    if move in choice_answer.right_moves:
        return RIGHT_VERDICT
    right_kinds = {_kind_of_decision(each, title_puzzles) for each in choice_answer.right_moves}
    may_bring_loss = any(
        objection.key in title_puzzles.loss_objection_keys
        for objection in puzzle.objections_by_move.get(move, ())
    )
    is_nearly_right = (
        move in choice_answer.nearly_right_moves
        and _loses_little(choice_answer, move)
        and _kind_of_decision(move, title_puzzles) in right_kinds
        and not may_bring_loss
    )
    return NEARLY_RIGHT_VERDICT if is_nearly_right else WRONG_VERDICT


def _kind_of_decision(move: str, title_puzzles: TitlePuzzles) -> str:
    """Return the name of the kind of decision that a move is: its first word, or the whole move if
    it is a kind of its own."""
    return move if move in title_puzzles.declining_moves else move.partition(" ")[0]


def _loses_little(choice_answer: SimulatedAnswer | ExactCountAnswer, move: str) -> bool:
    """Return whether a move that is close to the best one loses so small a share of its result that
    it can be nearly right."""
    best_move = choice_answer.right_moves[0]
    if isinstance(choice_answer, SimulatedAnswer):
        best = choice_answer.value_by_move[best_move].win_share_thousandths
        lost = best - choice_answer.value_by_move[move].win_share_thousandths
        return _is_small_share(lost, best)
    tenths_lost = abs(choice_answer.tenths_by_move[best_move] - choice_answer.tenths_by_move[move])
    return tenths_lost <= TENTHS_PER_UNIT or _is_small_share(
        tenths_lost, choice_answer.tenths_by_move[best_move]
    )


def _is_small_share(lost: int, best: int) -> bool:
    return 100 * lost <= MAX_NEARLY_RIGHT_LOSS_PERCENT * best


def verdict_on_points(finish_answer: FinishAnswer, points: int) -> str:
    """Return RIGHT_VERDICT, NEARLY_RIGHT_VERDICT or WRONG_VERDICT for the points reached in a
    finish; more than the known maximum, which chance allows, is RIGHT_VERDICT.

    Nearly right is a finish that misses one point, or at most MAX_NEARLY_RIGHT_MISSED_POINTS and
    MAX_NEARLY_RIGHT_LOSS_PERCENT of the maximum.
    """
    missed = finish_answer.most_points - points
    if missed <= 0:
        return RIGHT_VERDICT
    is_nearly_right = missed <= 1 or (
        missed <= MAX_NEARLY_RIGHT_MISSED_POINTS
        and _is_small_share(missed, finish_answer.most_points)
    )
    return NEARLY_RIGHT_VERDICT if is_nearly_right else WRONG_VERDICT
