"""Engine and oracle play the same games with arsenic, emigration and the Kickstarter pack."""

from itertools import combinations

import pytest

from tests.oracle.agreement import Match, disagreements
from tests.oracle.components import EXPANSIONS
from tests.oracle.random_play import EXPANSION_MOODS, MOODS

PLAYERS = [2, 3, 4, 5]
COMBINATIONS = [
    chosen
    for number in range(1, 1 + len(EXPANSIONS))
    for chosen in combinations(EXPANSIONS, number)
]


def match_of(number: int, seed: int, players: int, scarce: bool) -> Match:
    """One game of one combination; the mood changes from game to game."""
    moods = list(EXPANSION_MOODS | MOODS)
    mood = moods[(number + seed + players) % len(moods)]
    return Match(players, seed, mood, scarce, COMBINATIONS[number])


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_engine_and_oracle_agree_with_every_combination_of_expansions(number: int) -> None:
    players = PLAYERS[number % len(PLAYERS)]
    assert disagreements(match_of(number, 1, players, scarce=number % 3 == 0)) == []


@pytest.mark.parametrize("players", PLAYERS)
def test_engine_and_oracle_agree_with_all_expansions_together(players: int) -> None:
    mood = list(EXPANSION_MOODS)[players % len(EXPANSION_MOODS)]
    assert disagreements(Match(players, 2, mood, expansions=tuple(EXPANSIONS))) == []


@pytest.mark.slow
@pytest.mark.parametrize("scarce", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
@pytest.mark.parametrize("seed", range(100, 105))
def test_engine_and_oracle_agree_in_many_games_with_expansions(
    seed: int, number: int, players: int, scarce: bool
) -> None:
    assert disagreements(match_of(number, seed, players, scarce)) == []
