"""Pairings: blocks of one seed and a full rotation of the seats.  In a block everybody sits once
in every place of the same deal, so that neither the seat nor the seed favours anybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations

from tools.contest.play import Bout, Seating, Setting


@dataclass(frozen=True, slots=True)
class Block:
    """The games of one line-up with one seed."""

    setting: Setting
    lineup: Seating
    seed: int

    def bouts(self) -> list[Bout]:
        """Return a game for every different rotation of the line-up."""
        return [Bout(self.setting, seating, self.seed) for seating in rotations(self.lineup)]


def rotations(lineup: Seating) -> list[Seating]:
    """Return the different rotations of the seats, the line-up itself first."""
    turned = (lineup[place:] + lineup[:place] for place in range(len(lineup)))
    return list(dict.fromkeys(turned))


def lineup_of(seating: Seating) -> Seating:
    """Return the rotation all games of a block have in common: the first in the alphabet."""
    return min(rotations(seating))


def one_against_rest(one: str, rest: str, seats: int) -> Seating:
    """Return a line-up of one player and copies of another on all other seats."""
    return (one, *[rest] * (seats - 1))


def round_robin(players: Sequence[str], seats: int) -> list[Seating]:
    """Return a line-up for every pair, each of the two as the one against the rest."""
    return _different(one_against_rest(*pair, seats) for pair in permutations(players, 2))


def ladder(players: Sequence[str], seats: int) -> list[Seating]:
    """Return line-ups of neighbours in the list only, each of the two against the rest."""
    pairs = [pair for low, high in pairwise(players) for pair in ((high, low), (low, high))]
    return _different(one_against_rest(*pair, seats) for pair in pairs)


def gauntlet(players: Sequence[str], seats: int) -> list[Seating]:
    """Return line-ups of the first player alone against copies of each of the others."""
    first, *others = players
    return [one_against_rest(first, other, seats) for other in others]


def free_for_all(players: Sequence[str], seats: int) -> list[Seating]:
    """Return a line-up for every choice of so many different players."""
    return list(combinations(players, seats))


def blocks(
    setting: Setting, lineups: Sequence[Seating], first_seed: int, count: int
) -> Iterator[Block]:
    """Yield every line-up's block of a seed before those of the next seed."""
    for seed in range(first_seed, first_seed + count):
        for lineup in lineups:
            yield Block(setting, lineup, seed)


def _different(lineups: Iterator[Seating]) -> list[Seating]:
    """Leave out line-ups that are rotations of earlier ones, as all swaps of two players are."""
    return list({lineup_of(lineup): lineup for lineup in reversed(list(lineups))}.values())[::-1]
