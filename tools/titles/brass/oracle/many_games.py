"""The games that are compared by the thousand: `tools/oracle.py` plays as many as wanted.

Every seed gives one of every player count and mood, plain, and one with a mix of optional rules
and with twists.
"""

from itertools import combinations, product

from .agreement import Match
from .facts import EXPANSIONS
from .random_play import MOODS
from .twists import TWISTS

PLAYERS = [2, 3, 4]
MIXES = [mix for size in range(len(EXPANSIONS) + 1) for mix in combinations(EXPANSIONS, size)]
TWISTED = [mix for size in range(3) for mix in combinations(TWISTS, size)]


def matches_of(seed: int) -> list[Match]:
    """Every game of one seed."""
    found = []
    for number, (players, mood) in enumerate(product(PLAYERS, MOODS)):
        found.append(Match(players, seed, mood))
        here = seed * len(PLAYERS) * len(MOODS) + number
        mix, twists = MIXES[here % len(MIXES)], TWISTED[here % len(TWISTED)]
        found.append(Match(players, seed, mood, mix, twists))
    return found
