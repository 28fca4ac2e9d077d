"""Every legal move and every outcome of luck has its number, and every number its move."""

from __future__ import annotations

import pytest

from game.engine.move_space import NO_INDEX, MoveFields, MoveSpace
from game.engine.moves import pack
from game.engine.rules import CHANCE
from tests.helpers.environment_cases import every_case
from tools.proof.case import Case
from tools.proof.random_games import legal_codes, steps


@every_case
def test_every_move_and_outcome_has_a_number_of_its_own(case: Case) -> None:
    check_games(case, range(2))


@pytest.mark.slow
@every_case
def test_every_move_of_many_games_has_a_number_of_its_own(case: Case) -> None:
    check_games(case, range(100, 300))


def check_games(case: Case, seeds: range) -> None:
    """Require it of every list of random games, of which every second one seeks rare kinds."""
    game = case.game()
    moves, luck = game.rules.move_space(), game.rules.luck_space()
    for seed in seeds:
        for step in steps(game, seed):
            space = luck if step.before.to_move == CHANCE else moves
            codes = legal_codes(game.rules, step.before)
            numbers = [int(space.index(code)) for code in codes]
            assert [int(space.move(number)) for number in numbers] == codes
            assert sorted(set(numbers)) == numbers
            assert numbers[-1] < space.size


@every_case
def test_every_number_is_of_one_move(case: Case) -> None:
    rules = case.game().rules
    for space in (rules.move_space(), rules.luck_space()):
        size = int(space.size)
        assert [space.index(space.move(number)) for number in range(size)] == list(range(size))


def test_what_lies_beyond_the_limits_has_no_number() -> None:
    space = MoveSpace([MoveFields(2, 3), MoveFields(5, 2, 2), MoveFields(7, 4, step=5)])
    outside = [pack(2, 3, 0, 0), pack(5, 0, 2, 0), pack(5, 0, 0, 1), pack(7, 3, 0, 0)]
    strangers = [pack(0, 0, 0, 0), pack(3, 0, 0, 0), pack(8, 0, 0, 0), -1]
    assert {space.index(move) for move in outside + strangers} == {NO_INDEX}
    assert space.size == 3 + 4 + 4
    assert space.move(10) == pack(7, 15, 0, 0)


def test_a_number_beyond_the_space_is_refused_in_a_sentence() -> None:
    space = MoveSpace([MoveFields(1, 3)])
    for number in (-1, 3):
        with pytest.raises(ValueError, match="allowed: 0 to 2"):
            space.move(number)
