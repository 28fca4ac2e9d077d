"""The games that are compared by the thousand: every seed gives one of every kind."""

from .agreement import Match
from .random_play import MOODS

EXPANSIONS: list[tuple[str, ...]] = [(), ("silver",), ("first-game",), ("silver", "first-game")]
LEVELS = ["easy", "normal", "hard"]


def matches_of(seed: int) -> list[Match]:
    """Every game of one seed: seats 2 to 4 and the Cardinal's levels, with every expansion."""
    found = []
    moods = list(MOODS)
    for number, expansions in enumerate(EXPANSIONS):
        kinds = [(seats, "") for seats in (2, 3, 4)] + [(1, level) for level in LEVELS]
        for kind, (seats, level) in enumerate(kinds):
            mood = moods[(seed + number + kind) % len(moods)]
            found.append(Match(seats, seed, mood, expansions, level))
    return found
