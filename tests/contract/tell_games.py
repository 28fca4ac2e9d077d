"""Print what happens in random games: `python -m tests.contract.tell_games FIRST COUNT`.

One line a game with a digest over the fingerprint of every step, so that two processes can be
compared: another build, another hash seed, another machine.
"""

import sys
from collections.abc import Iterator
from hashlib import blake2b

from game.engine.fingerprint import fingerprint_of_state
from tools.proof.cases import CASES
from tools.proof.random_games import play_random_steps


def told(first_seed: int, count: int) -> Iterator[str]:
    """Yield a line for every game of every case."""
    for case in CASES:
        for seed in range(first_seed, first_seed + count):
            digest = blake2b(digest_size=8)
            for step in play_random_steps(case.game(), seed):
                digest.update(fingerprint_of_state(step.after))
            yield f"{case} {seed} {digest.hexdigest()}"


if __name__ == "__main__":
    print("\n".join(told(int(sys.argv[1]), int(sys.argv[2]))))
