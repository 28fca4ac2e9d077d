"""The laws of the contract and of the expansions, for every combination and number of players."""

import pytest

from game.engine.title import Options
from game.titles.tinners_trail.notation.offer import EXPANSIONS, SEAT_COUNTS
from tools.proof.laws import of_saves, of_steps, of_views
from tools.proof.proofs import Case, subsets
from tools.proof.random_games import luck_of, steps

pytestmark = pytest.mark.thorough

COMBINATIONS = subsets(EXPANSIONS)
ONE_COUNT_EACH = [
    (words, SEAT_COUNTS[number % len(SEAT_COUNTS)]) for number, words in enumerate(COMBINATIONS)
]
ALL = [(words, seats) for words in COMBINATIONS for seats in SEAT_COUNTS]
MOVED_BY_KIND = 1  # an odd seed: kinds of moves are drawn first, so rare ones come up


TEXTS = 4  # every fourth position is written and read: most of a step's time goes into that


def check_game(words: tuple[str, ...], seats: int, seed: int) -> None:
    """Play a random game and require every law at every step, of texts at some."""
    case = Case(Options("tinners-trail", seats, expansions=words))
    game, choices = case.game(), luck_of(seed)
    for number, step in enumerate(steps(game, seed)):
        of_steps.check_moves(game, step)
        of_steps.check_luck(game, step)
        of_steps.check_order(game, step)
        of_saves.check_step(game, step)
        if number % TEXTS == 0:
            of_saves.check_text(case, step.after)
        of_views.check_step(game, step, choices)
        of_steps.check_events(game, step)
        of_steps.check_own_laws(game, step)


@pytest.mark.parametrize(("words", "seats"), ONE_COUNT_EACH, ids=str)
def test_every_combination_keeps_the_laws(words: tuple[str, ...], seats: int) -> None:
    check_game(words, seats, MOVED_BY_KIND)


@pytest.mark.slow
@pytest.mark.parametrize(("words", "seats"), ALL, ids=str)
def test_every_combination_keeps_the_laws_with_any_number_of_players(
    words: tuple[str, ...], seats: int
) -> None:
    check_game(words, seats, MOVED_BY_KIND + 2)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_many_games_with_everything_lose_and_make_nothing(seats: int) -> None:
    game = Case(Options("tinners-trail", seats, expansions=EXPANSIONS)).game()
    for seed in range(1, 16):
        for step in steps(game, seed):
            of_steps.check_own_laws(game, step)
