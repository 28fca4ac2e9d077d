"""Engine and oracle play the same games against Lord Wallace, with every option and expansion."""

from itertools import combinations
from random import Random

import pytest

from tests.oracle.agreement import Match, disagreements
from tests.oracle.components import EXPANSIONS
from tests.oracle.random_play import EXPANSION_MOODS, MOODS

ALL_MOODS = list(MOODS | EXPANSION_MOODS)
OPTIONS = [
    "better-mines",
    "cheap-labour",
    "more-mines",
    "more-mines-2",
    "deep-pockets",
    "friends-in-high-places",
    "financial-sabotage",
    "bailing-out",
    "shady-land-purchases",
]
COMBINATIONS = [
    chosen for number in range(1 + len(EXPANSIONS)) for chosen in combinations(EXPANSIONS, number)
]


def some_options(seed: int) -> tuple[str, ...]:
    """Any mix of the difficulty options; one or two more mines, not both."""
    random = Random(seed)
    chosen = [option for option in OPTIONS if random.random() < random.choice([0.2, 0.6])]
    return tuple(o for o in chosen if o != "more-mines" or "more-mines-2" not in chosen)


@pytest.mark.parametrize("option", ["none", *OPTIONS])
def test_engine_and_oracle_agree_with_each_option_alone(option: str) -> None:
    number = 1 + OPTIONS.index(option) if option in OPTIONS else 0
    difficulty = () if option == "none" else (option,)
    mood = ALL_MOODS[number % len(ALL_MOODS)]
    assert disagreements(Match(1, number, mood, difficulty=difficulty)) == []


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_engine_and_oracle_agree_solo_with_every_combination_of_expansions(number: int) -> None:
    mood = ALL_MOODS[number % len(ALL_MOODS)]
    expansions, difficulty = COMBINATIONS[number], some_options(number)
    match = Match(1, number, mood, number % 2 == 1, expansions, difficulty)
    assert disagreements(match) == []


@pytest.mark.slow
@pytest.mark.parametrize("scarce", [False, True])
@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
@pytest.mark.parametrize("seed", range(100, 120))
def test_engine_and_oracle_agree_in_many_solo_games(seed: int, number: int, scarce: bool) -> None:
    mood = ALL_MOODS[(seed + number) % len(ALL_MOODS)]
    difficulty = some_options(seed * len(COMBINATIONS) + number)
    match = Match(1, seed, mood, scarce, COMBINATIONS[number], difficulty)
    assert disagreements(match) == []
