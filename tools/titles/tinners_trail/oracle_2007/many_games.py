"""The games that are compared by the thousand: every player count and mood, plain and twisted."""

from itertools import combinations, product

from tools.titles.tinners_trail.oracle_2007.games import Edition2007OracleMatch
from tools.titles.tinners_trail.oracle_2007.random_play import MOODS
from tools.titles.tinners_trail.oracle_2007.twists import TWISTS

PLAYERS = [3, 4]
TWISTED = [mix for size in range(1, 4) for mix in combinations(TWISTS, size)]


def matches_of(seed: int) -> list[Edition2007OracleMatch]:
    """Every game of one seed."""
    found = []
    for number, (players, mood) in enumerate(product(PLAYERS, MOODS)):
        found.append(Edition2007OracleMatch(players, seed, mood))
        here = seed * len(PLAYERS) * len(MOODS) + number
        found.append(Edition2007OracleMatch(players, seed, mood, TWISTED[here % len(TWISTED)]))
    return found
