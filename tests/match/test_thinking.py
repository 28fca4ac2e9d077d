"""The seed a computer player thinks with: the same for the same game, and no way back to it."""

from itertools import pairwise

from game.match.thinking import SEED_BITS, thinking_seed

KNOWN = 121680814784468025
SEEDS = [thinking_seed(seed, 1, 5) for seed in range(200)]


def test_the_same_decision_has_the_same_seed_on_every_machine() -> None:
    assert thinking_seed(7, 1, 5) == SEEDS[7] == KNOWN
    assert all(0 <= seed < 2**SEED_BITS for seed in SEEDS)


def test_every_game_seat_and_decision_has_a_seed_of_its_own() -> None:
    seeds = {thinking_seed(game, seat, step) for game in range(9) for seat in range(5)
             for step in range(9)}  # fmt: skip
    assert len(seeds) == 9 * 5 * 9


def test_nothing_is_reckoned_from_one_game_to_the_next() -> None:
    steps = {later - earlier for earlier, later in pairwise(SEEDS)}
    assert len(steps) == len(SEEDS) - 1
    assert len({seed % 16 for seed in SEEDS}) == 16  # neither seat nor step can be read off
    assert not set(SEEDS) & set(range(1000))
