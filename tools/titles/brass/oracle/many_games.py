"""The games that are compared by the thousand: `tools/oracle.py` plays as many as wanted.

Every seed gives one of every player count and mood, plain, and one with a mix of optional rules
and with twists.
"""

from itertools import product
from random import Random

from tools.titles.brass.oracle.agreement import Match
from tools.titles.brass.oracle.facts import EXPANSIONS
from tools.titles.brass.oracle.random_play import MOODS
from tools.titles.brass.oracle.twists import TWISTS

PLAYERS = [2, 3, 4]
MOST_TWISTS = 5


def matches_of(seed: int) -> list[Match]:
    """Every game of one seed."""
    found = []
    for number, (players, mood) in enumerate(product(PLAYERS, MOODS)):
        random = Random(seed * len(PLAYERS) * len(MOODS) + number)
        mix = tuple(word for word in EXPANSIONS if random.random() < 0.5)
        some = random.sample(list(TWISTS), random.randint(1, MOST_TWISTS))
        twists = tuple(twist for twist in TWISTS if twist in some)
        found.append(Match(players, seed, mood))
        found.append(Match(players, seed, mood, mix, twists))
    return found
