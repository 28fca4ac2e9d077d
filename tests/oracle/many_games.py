"""Compare engine and oracle over many games: `python -m tests.oracle.many_games 0 1000`.

The two numbers are the first seed and the number of seeds; each seed is one game of every player
count, mood and scarcity, and one of every combination of expansions with some players and against
Lord Wallace. Differences are printed; the exit code is 1 when there are any.
"""

import sys
from itertools import product

from .agreement import Match, disagreements
from .matches import COMBINATIONS, against_lord_wallace, with_expansions
from .random_play import MOODS

PLAYERS = [2, 3, 4, 5]


def matches(first_seed: int, seeds: int) -> list[Match]:
    """Every game to be compared."""
    wanted = list(range(first_seed, first_seed + seeds))
    found = [Match(*chosen) for chosen in product(PLAYERS, wanted, MOODS, [False, True])]
    for seed, number in product(wanted, range(len(COMBINATIONS))):
        players = PLAYERS[(seed + number) % len(PLAYERS)]
        found.append(with_expansions(seed, number, players, scarce=seed % 2 == 1))
        found.append(against_lord_wallace(seed, number, scarce=seed % 2 == 0))
    return found


def main(arguments: list[str]) -> int:
    """Play them all and say what differs."""
    first_seed, seeds = map(int, arguments)
    different = 0
    games = matches(first_seed, seeds)
    for match in games:
        found = disagreements(match)
        different += bool(found)
        for line in found:
            print(line, flush=True)
    print(f"{len(games)} games, {different} with differences")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
