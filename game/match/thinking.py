"""Thinking: what computer players are told besides their view, and what comes of asking them."""

from __future__ import annotations

import hashlib
from typing import Final

SEED_BITS: Final = 62


class NoAnswer(Exception):
    """Whatever a computer player thinks with died or fell silent, again and again.

    Asked once more it tries anew.
    """


def thinking_seed(seed: int, seat: int, decision: int) -> int:
    """Return what settles a player's own chances at one decision in a game of this seed.

    It leads one way only: nobody who thinks with it can reckon back to the luck of the game.
    """
    digest = hashlib.blake2b(f"{seed} {seat} {decision}".encode(), person=b"thinking")
    return int.from_bytes(digest.digest()[:8]) >> 64 - SEED_BITS
