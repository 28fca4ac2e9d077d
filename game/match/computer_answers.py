"""What computer players receive besides their view, and their answers."""

import hashlib
from dataclasses import dataclass
from typing import Final

# What is told of a share: whole percentage points of the chance to win, and their error.

SEED_BITS: Final = 62


class NoAnswer(Exception):
    """What a computer player thinks with died or fell silent; asked again it tries anew."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A computer player's choice for one moment of the match. `restarted` when the process it
    thinks in had to be replaced meanwhile.
    """

    moment: int
    code: int
    restarted: bool = False


def thinking_seed(seed: int, seat: int, decision: int) -> int:
    """Return what settles a player's own chances at one decision in a game of this seed. It leads
    one way only: nobody who thinks with it can reckon back to the luck of the game.
    """
    digest = hashlib.blake2b(f"{seed} {seat} {decision}".encode(), person=b"thinking")
    return int.from_bytes(digest.digest()[:8]) >> 64 - SEED_BITS
