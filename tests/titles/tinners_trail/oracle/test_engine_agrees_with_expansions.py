"""Engine and oracle play the same games with arsenic, emigration and the Kickstarter pack."""

import pytest

from tools.titles.tinners_trail.oracle.agreement import Match, disagreements
from tools.titles.tinners_trail.oracle.components import EXPANSIONS
from tools.titles.tinners_trail.oracle.matches import COMBINATIONS, with_expansions
from tools.titles.tinners_trail.oracle.random_play import EXPANSION_MOODS

pytestmark = pytest.mark.thorough

PLAYERS = [2, 3, 4, 5]
NUMBERS = range(1, len(COMBINATIONS))


@pytest.mark.parametrize("number", NUMBERS)
def test_engine_and_oracle_agree_with_every_combination_of_expansions(number: int) -> None:
    players = PLAYERS[number % len(PLAYERS)]
    assert disagreements(with_expansions(1, number, players, scarce=number % 3 == 0)) == []


@pytest.mark.parametrize("players", PLAYERS)
def test_engine_and_oracle_agree_with_all_expansions_together(players: int) -> None:
    mood = list(EXPANSION_MOODS)[players % len(EXPANSION_MOODS)]
    assert disagreements(Match(players, 2, mood, expansions=tuple(EXPANSIONS))) == []


@pytest.mark.slow
@pytest.mark.parametrize("scarce", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("seed", range(100, 105))
def test_engine_and_oracle_agree_in_many_games_with_expansions(
    seed: int, number: int, players: int, scarce: bool
) -> None:
    assert disagreements(with_expansions(seed, number, players, scarce=scarce)) == []
