"""Random play to the end, the yardstick of the benchmarks."""

import pytest

from game.engine.playout import play_random_games, play_randomly
from game.engine.rows import zeros
from game.engine.rules import NOBODY
from tools.proof.case import Case
from tools.proof.cases import PLAIN_CASES
from tools.proof.random_games import dealt, luck_of

every_case = pytest.mark.parametrize(
    "case", [case for case in PLAIN_CASES if case.title != "lanterns"], ids=str
)


@every_case
def test_a_game_is_played_to_its_end(case: Case) -> None:
    game = case.game()
    state = dealt(game, 3)
    decisions = play_randomly(game.rules, state, zeros(game.rules.most_moves), luck_of(3))
    assert state.to_move == NOBODY
    assert decisions > 0


@every_case
def test_several_games_have_seeds_counting_up(case: Case) -> None:
    rules = case.game().rules
    one_by_one = [int(play_random_games(rules, seed, 1)) for seed in (5, 6, 7)]
    assert play_random_games(rules, 5, 3) == sum(one_by_one)
    assert len(set(one_by_one)) > 1
