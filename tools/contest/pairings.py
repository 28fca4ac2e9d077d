"""Pairings: blocks of games with one seed and all rotations of the seats.

Within a block every player has every seat of the same deal once, so that neither seat nor seed
favours one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations

from tools.contest.play import Bout, ContestSetting, Seating


@dataclass(frozen=True, slots=True)
class Block:
    """The games of one line-up with one seed."""

    setting: ContestSetting
    lineup: Seating
    seed: int

    def bouts(self) -> list[Bout]:
        """Return a game for every different rotation of the line-up."""
        return [
            Bout(self.setting, seating, self.seed) for seating in distinct_rotations(self.lineup)
        ]


def distinct_rotations(lineup: Seating) -> list[Seating]:
    """Return the different rotations of a line-up, itself first."""
    turned = (lineup[place:] + lineup[:place] for place in range(len(lineup)))
    return list(dict.fromkeys(turned))


def canonical_lineup(seating: Seating) -> Seating:
    """Return the alphabetically first rotation, which is the same for all games of a block."""
    return min(distinct_rotations(seating))


def one_against_rest(one: str, rest: str, seats: int) -> Seating:
    """Return a line-up of one player and copies of another on all other seats."""
    return (one, *[rest] * (seats - 1))


def round_robin(players: Sequence[str], seats: int) -> list[Seating]:
    """Return the line-ups of every pair: each player alone against copies of the other."""
    return _different(one_against_rest(*pair, seats) for pair in permutations(players, 2))


def ladder(players: Sequence[str], seats: int) -> list[Seating]:
    """Return the line-ups of neighbours in the list: each player alone against copies of the
    other."""
    pairs = [pair for low, high in pairwise(players) for pair in ((high, low), (low, high))]
    return _different(one_against_rest(*pair, seats) for pair in pairs)


def gauntlet(players: Sequence[str], seats: int) -> list[Seating]:
    """Return line-ups of the first player alone against copies of each of the others."""
    first, *others = players
    return [one_against_rest(first, other, seats) for other in others]


def free_for_all(players: Sequence[str], seats: int) -> list[Seating]:
    """Return a line-up for every combination of `seats` different players."""
    return list(combinations(players, seats))


def make_blocks(
    setting: ContestSetting, lineups: Sequence[Seating], first_seed: int, count: int
) -> Iterator[Block]:
    """Yield every line-up's block for the first seed, then for the next, and so on."""
    for seed in range(first_seed, first_seed + count):
        for lineup in lineups:
            yield Block(setting, lineup, seed)


def _different(lineups: Iterator[Seating]) -> list[Seating]:
    """Remove line-ups that are rotations of earlier ones."""
    return list({canonical_lineup(lineup): lineup for lineup in reversed(list(lineups))}.values())[
        ::-1
    ]
