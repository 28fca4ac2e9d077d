"""Law 5, of luck: outcomes are drawn as often as their weights say."""

import pytest

from game.engine.moves import kind_of_move
from game.engine.rules import CHANCE, State
from game.engine.title import Game
from tools.proof.cases import CASES, SHELF
from tools.proof.laws.of_luck import chi_square
from tools.proof.proofs import Case
from tools.proof.random_games import legal_codes, play_random_steps

DRAWS = 4000
GAMES = 3


def kinds_of_luck(game: Game) -> dict[int, State]:
    """Return one state for each kind of luck that comes up in a few games."""
    found: dict[int, State] = {}
    for seed in range(GAMES):
        for step in play_random_steps(game, seed):
            if step.before.to_move == CHANCE:
                first = legal_codes(game.rules, step.before)[0]
                found.setdefault(int(kind_of_move(first)), step.before)
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_outcomes_come_as_often_as_their_weights_say(case: Case) -> None:
    game = case.game()
    states = kinds_of_luck(game)
    expected = bool(SHELF[case.title].luck_kinds)
    assert bool(states) == expected, "luck_kinds names luck where there is some, and only there"
    for state in states.values():
        square, freedom = chi_square(game, state, DRAWS)
        assert square < freedom + 5 * (2 * freedom) ** 0.5 + 5
