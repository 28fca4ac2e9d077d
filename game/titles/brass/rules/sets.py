"""Sets of places, spaces or lines: a number with a bit for each member, see BIT in kinds.py."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.titles.brass.rules.kinds import BIT

# Powers of 2 below 2**66 leave different rests when they are divided by this.
PRIME: Final = 67


def _members() -> vec[i64]:
    """Return for each rest the number whose bit leaves it."""
    members: list[int] = [0] * PRIME
    for number in range(len(BIT)):
        members[BIT[number] % PRIME] = number
    return vec[i64]([i64(member) for member in members])


MEMBERS: Final[vec[i64]] = _members()


def lowest(members: i64) -> i64:
    """Return the lowest member of a set that has one; `members & (members - 1)` are the others."""
    return MEMBERS[(members & -members) % PRIME]


def size(members: i64) -> i64:
    """Return how many members a set has."""
    count: i64 = 0
    rest: i64 = members
    while rest != 0:
        count += 1
        rest &= rest - 1
    return count
