"""The sum that explains a choice of Brass is what was counted out."""

import pytest

from game.client.puzzles.puzzle import ExactCountAnswer, Puzzle
from tests.helpers.present import of_kind
from tests.titles.brass.taught import TAUGHT

SUMS = ("market-sum-canals", "market-sum-rails")

with_a_sum = pytest.mark.parametrize(
    "puzzle",
    [puzzle for puzzle in TAUGHT.puzzles if any(reason.key in SUMS for reason in puzzle.reasons)],
    ids=lambda puzzle: puzzle.name,
)


@with_a_sum
def test_the_sum_of_a_choice_is_its_count(puzzle: Puzzle) -> None:
    choice = of_kind(puzzle.answer, ExactCountAnswer)
    reason = next(reason for reason in puzzle.reasons if reason.key in SUMS)
    *parts, points = (
        int(reason.facts.get(name, 0))
        for name in ("before", "links", "counters", "moneys", "points")
    )
    assert points == sum(parts)
    assert 10 * points == choice.tenths_by_move[choice.right_moves[0]]
