"""Which games are compared: moods, expansions and options change with the seed."""

from itertools import combinations
from random import Random

from tools.titles.tinners_trail.oracle.agreement import Match
from tools.titles.tinners_trail.oracle.components import EXPANSIONS
from tools.titles.tinners_trail.oracle.random_play import EXPANSION_MOODS, MOODS

ALL_MOODS = list(EXPANSION_MOODS | MOODS)
COMBINATIONS = [
    chosen for number in range(1 + len(EXPANSIONS)) for chosen in combinations(EXPANSIONS, number)
]
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


def some_options(seed: int) -> tuple[str, ...]:
    """Any mix of the difficulty options; one or two more mines, not both."""
    random = Random(seed)
    chosen = [option for option in OPTIONS if random.random() < random.choice([0.2, 0.6])]
    return tuple(o for o in chosen if o != "more-mines" or "more-mines-2" not in chosen)


def with_expansions(seed: int, number: int, players: int, *, scarce: bool) -> Match:
    """One game of one combination of expansions."""
    mood = ALL_MOODS[(number + seed + players) % len(ALL_MOODS)]
    return Match(players, seed, mood, scarce, COMBINATIONS[number])


def against_lord_wallace(seed: int, number: int, *, scarce: bool) -> Match:
    """One solo game of one combination of expansions, with some options."""
    mood = ALL_MOODS[(number + seed) % len(ALL_MOODS)]
    options = some_options(seed * len(COMBINATIONS) + number)
    return Match(1, seed, mood, scarce, COMBINATIONS[number], options)
