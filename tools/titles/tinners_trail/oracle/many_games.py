"""The games that are compared by the thousand: `tools/oracle.py` plays as many as wanted.

Every seed gives one of every player count, mood and scarcity, and one of every combination of
expansions with some players and against Lord Wallace.
"""

from itertools import product

from tools.titles.tinners_trail.oracle.agreement import Match
from tools.titles.tinners_trail.oracle.matches import (
    COMBINATIONS,
    against_lord_wallace,
    with_expansions,
)
from tools.titles.tinners_trail.oracle.random_play import MOODS

PLAYERS = [2, 3, 4, 5]


def matches_of(seed: int) -> list[Match]:
    """Every game of one seed."""
    found = [Match(*chosen) for chosen in product(PLAYERS, [seed], MOODS, [False, True])]
    for number in range(len(COMBINATIONS)):
        players = PLAYERS[(seed + number) % len(PLAYERS)]
        if COMBINATIONS[number]:
            found.append(with_expansions(seed, number, players, scarce=seed % 2 == 1))
        found.append(against_lord_wallace(seed, number, scarce=seed % 2 == 0))
    return found
