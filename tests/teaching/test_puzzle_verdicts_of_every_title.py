"""Verdicts on the answers to the puzzles of every title: what is called nearly right."""

import pytest

from game.client.puzzles.puzzle import (
    NEARLY_RIGHT_VERDICT,
    WRONG_VERDICT,
    ExactCountAnswer,
    FinishAnswer,
    Puzzle,
    SimulatedAnswer,
    verdict_on_move,
    verdict_on_points,
)
from tests.helpers.present import of_kind, present
from tests.teaching.conftest import DeskOf
from tests.teaching.every_title import BOOKS, of_every_puzzle
from tests.teaching.playing import Taught

pytestmark = pytest.mark.thorough

MAX_MISSED_POINTS_TRIED = 10


def verdict(desk_of: DeskOf, taught: Taught, puzzle: Puzzle, move: str) -> str:
    """Return the verdict on a move in a puzzle of a book."""
    offer = present(desk_of(taught.name).box.puzzles_of_edition(taught.edition))
    return verdict_on_move(puzzle, move, offer)


def kind_of_answer(move: str) -> str:
    """Return the first word of a move; a move that invests nothing is of a kind of its own."""
    return "none" if move == "invest none" else move.partition(" ")[0]


@of_every_puzzle(ExactCountAnswer, SimulatedAnswer)
def test_nearly_right_is_only_a_slightly_worse_answer_of_the_right_kind(
    desk_of: DeskOf, taught: Taught, puzzle: Puzzle
) -> None:
    choice = puzzle.answer
    assert not isinstance(choice, FinishAnswer)
    right_kinds = {kind_of_answer(move) for move in choice.right_moves}
    for move in choice.nearly_right_moves:
        if verdict(desk_of, taught, puzzle, move) != NEARLY_RIGHT_VERDICT:
            continue
        assert kind_of_answer(move) in right_kinds
        if isinstance(choice, ExactCountAnswer):
            best = abs(choice.tenths_by_move[choice.right_moves[0]])
            assert present(choice.tenths_behind(move)) <= max(10, best / 10)
        else:
            best, share = (
                choice.value_by_move[each].win_share_thousandths
                for each in (choice.right_moves[0], move)
            )
            assert best - share <= best / 10


@of_every_puzzle(SimulatedAnswer)
def test_no_bid_above_the_worth_of_the_mine_is_nearly_right(
    desk_of: DeskOf, taught: Taught, puzzle: Puzzle
) -> None:
    choice = of_kind(puzzle.answer, SimulatedAnswer)
    for reason in puzzle.reasons:
        if not reason.key.startswith("fair-value"):
            continue
        for move in choice.value_by_move:
            kind, _, pounds = move.partition(" ")
            if kind == "bid" and int(pounds) > int(reason.facts["pounds"]):
                assert verdict(desk_of, taught, puzzle, move) != NEARLY_RIGHT_VERDICT, move


@of_every_puzzle(FinishAnswer)
def test_nearly_right_is_only_a_finish_that_misses_little_of_the_most(
    taught: Taught, puzzle: Puzzle
) -> None:
    finish = of_kind(puzzle.answer, FinishAnswer)
    nearly = [
        missed
        for missed in range(1, MAX_MISSED_POINTS_TRIED)
        if verdict_on_points(finish, finish.most_points - missed) == NEARLY_RIGHT_VERDICT
    ]
    assert nearly
    assert max(nearly) <= max(1, min(4, finish.most_points / 10))


@pytest.mark.parametrize(
    ("title", "edition", "name", "move", "expected"),
    [
        ("tinners-trail", "", "auction-01", "bid 5", WRONG_VERDICT),
        ("tinners-trail", "", "auction-12", "bid 4", NEARLY_RIGHT_VERDICT),
        ("tinners-trail", "", "auction-12", "bid 8", WRONG_VERDICT),
        ("tinners-trail", "2007", "auction-04", "bid 4", WRONG_VERDICT),
        ("tinners-trail", "2007", "auction-06", "bid 2", WRONG_VERDICT),
        ("tinners-trail", "2007", "auction-09", "bid 6", WRONG_VERDICT),
        ("tinners-trail", "2007", "boxes-01", "invest 5", WRONG_VERDICT),
        ("brass", "", "market-05", "canal macclesfield stockport", NEARLY_RIGHT_VERDICT),
        ("brass", "", "market-05", "loan 10", WRONG_VERDICT),
        ("tiletum", "", "fair-04", "take food 5", NEARLY_RIGHT_VERDICT),
        ("tiletum", "", "fair-13", "take gold 6", WRONG_VERDICT),
    ],
)
def test_these_answers_have_these_verdicts(
    desk_of: DeskOf, title: str, edition: str, name: str, move: str, expected: str
) -> None:
    [taught] = [each for each in BOOKS if (each.name, each.edition) == (title, edition)]
    [puzzle] = [each for each in taught.puzzles if each.name == name]
    assert verdict(desk_of, taught, puzzle, move) == expected
