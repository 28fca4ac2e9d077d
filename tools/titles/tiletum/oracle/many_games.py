"""The games that are compared by the thousand: every seed gives one of every kind."""

from random import Random

from .agreement import Match
from .random_play import MOODS
from .twists import TWISTS

SEATS = [2, 3, 4]
BASE: list[tuple[str, ...]] = [(), ("first-game",)]
SILVER: list[tuple[str, ...]] = [("silver",), ("silver", "first-game")]
LEVELS = ["easy", "normal", "hard"]
MOST_TWISTS = 3


def matches_of(seed: int) -> list[Match]:
    """Every game of one seed that the engine plays so far: the base game by 2 to 4 seats."""
    return [match for words in BASE for seats in SEATS for match in pair(seed, seats, words, "")]


def matches_to_come(seed: int) -> list[Match]:
    """Those with Silver and the Cardinal, which only the oracle plays so far."""
    found = [match for words in SILVER for seats in SEATS for match in pair(seed, seats, words, "")]
    for words in (*BASE, *SILVER):
        found += [match for level in LEVELS for match in pair(seed, 1, words, level)]
    return found


def pair(seed: int, seats: int, expansions: tuple[str, ...], level: str) -> list[Match]:
    """A plain game and one from an odd position."""
    random = Random(f"{seed} {seats} {expansions} {level}")
    mood = random.choice(list(MOODS))
    some = random.sample(list(TWISTS), random.randint(1, MOST_TWISTS))
    twists = tuple(twist for twist in TWISTS if twist in some)
    return [
        Match(seats, seed, mood, expansions, level),
        Match(seats, seed, mood, expansions, level, twists),
    ]
