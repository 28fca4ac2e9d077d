"""Engine and oracle play the same games against Lord Wallace, with every option and expansion."""

import pytest

from tools.titles.tinners_trail.oracle.agreement import Match, disagreements
from tools.titles.tinners_trail.oracle.matches import (
    ALL_MOODS,
    COMBINATIONS,
    OPTIONS,
    against_lord_wallace,
)

pytestmark = pytest.mark.thorough

NUMBERS = range(len(COMBINATIONS))


@pytest.mark.parametrize("option", ["none", *OPTIONS])
def test_engine_and_oracle_agree_with_each_option_alone(option: str) -> None:
    seed = 1 + OPTIONS.index(option) if option in OPTIONS else 0
    difficulty = () if option == "none" else (option,)
    mood = ALL_MOODS[seed % len(ALL_MOODS)]
    assert disagreements(Match(1, seed, mood, difficulty=difficulty)) == []


@pytest.mark.parametrize("number", NUMBERS)
def test_engine_and_oracle_agree_solo_with_every_combination_of_expansions(number: int) -> None:
    assert disagreements(against_lord_wallace(number, number, scarce=number % 2 == 1)) == []


@pytest.mark.slow
@pytest.mark.parametrize("scarce", [False, True])
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("seed", range(100, 120))
def test_engine_and_oracle_agree_in_many_solo_games(seed: int, number: int, scarce: bool) -> None:
    assert disagreements(against_lord_wallace(seed, number, scarce=scarce)) == []
