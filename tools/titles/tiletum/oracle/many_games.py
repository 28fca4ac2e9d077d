"""The games that are compared by the thousand: every seed gives one of every kind."""

from random import Random

from tools.titles.tiletum.oracle.games import TiletumOracleMatch
from tools.titles.tiletum.oracle.random_play import MOODS
from tools.titles.tiletum.oracle.twists import TWISTS

SEATS = [2, 3, 4]
EXPANSIONS: list[tuple[str, ...]] = [
    (),
    ("first-game",),
    ("silver",),
    ("silver", "first-game"),
]
LEVELS = ["easy", "normal", "hard"]
MOST_TWISTS = 3


def matches_of(seed: int) -> list[TiletumOracleMatch]:
    """Every set-up: with 2 to 4 seats, and against the Cardinal of every level."""
    found = []
    for words in EXPANSIONS:
        found += [match for seats in SEATS for match in pair(seed, seats, words, "")]
        found += [match for level in LEVELS for match in pair(seed, 1, words, level)]
    return found


def pair(
    seed: int, seats: int, expansions: tuple[str, ...], level: str
) -> list[TiletumOracleMatch]:
    """A plain game and one from an odd position."""
    random = Random(f"{seed} {seats} {expansions} {level}")
    mood = random.choice(list(MOODS))
    some = random.sample(list(TWISTS), random.randint(1, MOST_TWISTS))
    twists = tuple(twist for twist in TWISTS if twist in some)
    return [
        TiletumOracleMatch(seats, seed, mood, expansions, level),
        TiletumOracleMatch(seats, seed, mood, expansions, level, twists),
    ]
