"""Compare engine and oracle over many games: `python -m tests.oracle.many_games 0 1000`.

The two numbers are the first seed and the number of seeds; each seed is one game of every player
count, mood and scarcity. Differences are printed; the exit code is 1 when there are any.
"""

import sys
from itertools import product

from .agreement import Match, disagreements
from .random_play import MOODS

PLAYERS = [2, 3, 4, 5]


def matches(first_seed: int, seeds: int) -> list[Match]:
    """Every game to be compared."""
    wanted = product(range(first_seed, first_seed + seeds), PLAYERS, MOODS, [False, True])
    return [Match(players, seed, mood, scarce) for seed, players, mood, scarce in wanted]


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
