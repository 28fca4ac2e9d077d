"""Fingerprints: an 8-byte digest of a whole state, the same on every machine."""

from __future__ import annotations

import hashlib
from struct import pack

from game.engine.rules import State

FINGERPRINT_BYTES = 8


def fingerprint_of_state(state: State) -> bytes:
    """Return an 8-byte digest of the state; two different states have equal digests with a
    probability of 2**-64."""
    return fingerprint_of_rows(state.to_plain())


def fingerprint_of_rows(rows: list[list[int]]) -> bytes:
    """Return the fingerprint of a state from its plain form, rows of numbers."""
    digest = hashlib.blake2b(digest_size=FINGERPRINT_BYTES)
    for row in rows:
        digest.update(pack(f"<{len(row) + 1}q", len(row), *row))
    return digest.digest()
