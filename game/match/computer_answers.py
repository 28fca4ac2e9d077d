"""The answer of a computer player, and the random seed it thinks with."""

import hashlib
from dataclasses import dataclass
from typing import Final

# Units of a share: whole percentage points of the chance to win, and their error.

CHOICE_SEED_BITS: Final = 62


class NoAnswer(Exception):
    """Raised when the process of a computer player ended or stopped answering; a new request
    restarts it.
    """


@dataclass(frozen=True, slots=True)
class ComputerAnswer:
    """A computer player's move for one moment of the match.

    `was_process_replaced` is true when its process had to be replaced while it was thinking.
    """

    moment: int
    code: int
    was_process_replaced: bool = False


def player_choice_seed(seed: int, seat: int, decision_number: int) -> int:
    """Return the seed for the random choices that a computer player makes at its decision number
    `decision_number`.

    It is a one-way hash of the game's seed, the seat and the decision: a player cannot compute the
    luck of the game from it.
    """
    digest = hashlib.blake2b(f"{seed} {seat} {decision_number}".encode(), person=b"thinking")
    return int.from_bytes(digest.digest()[:8]) >> 64 - CHOICE_SEED_BITS
