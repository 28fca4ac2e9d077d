"""Shares of wins as Elo, with their intervals, and powers that calibrate foretold shares."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ai.mind import NEUTRAL, Calibration
from game.match.analysis import WHOLE

# Elo differences for tables of any size, and the interval of a share.
#
# One player against N - 1 copies of another wins w of the games: the difference is 400 log10((N
# - 1) w / (1 - w)), so that equal players, who win 1 in N, are 0 apart.

NINETY_FIVE = 1.96  # standard deviations on either side of a 95 % interval
TINY = 1e-12  # what rounding may leave of none
SCALE = 400 / math.log(10)  # Elo a unit of the logarithm of strength

PARTS = 4  # each is foretold by the others
STEPS = (0.2, 0.1, 0.05)  # of a power
GRANTS = (0.5, 2.0, 5.0, 10.0, 20.0)
POWERS = (0.1, 1.5)
LEAST = 0.5  # thousandths, so that a surprise is not worse than anything


def elo_of_share(share: float, seats: int) -> float:
    """Return the Elo difference a share of wins shows; infinite for all or none."""
    if share <= TINY:
        return -math.inf
    if share >= 1 - TINY:
        return math.inf
    return SCALE * math.log((seats - 1) * share / (1 - share))


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson 1927)."""
    square = NINETY_FIVE**2
    share = won / games
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = NINETY_FIVE * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    reach /= 1 + square / games
    return max(0.0, middle - reach), min(1.0, middle + reach)


# Fits the powers of a calibration to games: what was counted on the way, and who won them.


@dataclass(frozen=True, slots=True)
class ShareEstimate:
    """Everybody's share at one moment of a game, in thousandths, and what they won in the end."""

    shares: tuple[float, ...]
    progress: int
    won: tuple[float, ...]
    game: int


def of_powers(seats: int, powers: tuple[float, ...], granted: float) -> Calibration:
    """Return a calibration for one number of seats."""
    return Calibration({seats: powers}, {seats: granted})


def plain(seats: int) -> Calibration:
    """Return the calibration that tells shares as they were counted."""
    return of_powers(seats, NEUTRAL, 0.0)


def surprise(foretold: Sequence[ShareEstimate], calibration: Calibration) -> float:
    """Return the cross-entropy: the less, the better were winners foretold."""
    total = 0.0
    for one in foretold:
        told = calibration.calibrated(one.shares, one.progress)
        total -= sum(
            won * math.log(max(share, LEAST) / WHOLE)
            for share, won in zip(told, one.won, strict=True)
        )
    return total / len(foretold)


def fitted(foretold: Sequence[ShareEstimate]) -> Calibration:
    """Return the calibration that foretells best, power by power in ever smaller steps."""
    seats = len(foretold[0].shares)
    powers: tuple[float, ...] = NEUTRAL
    granted = GRANTS[0]
    least = surprise(foretold, of_powers(seats, powers, granted))
    for step in STEPS:
        better = True
        while better:
            better = False
            tries = [(powers, other) for other in GRANTS if other != granted]
            tries += [
                (_changed(powers, at, sign * step), granted)
                for at in range(len(powers))
                for sign in (-1, 1)
            ]
            for other_powers, other_granted in tries:
                found = surprise(foretold, of_powers(seats, other_powers, other_granted))
                if found < least - 1e-6:
                    powers = other_powers
                    granted = other_granted
                    least = found
                    better = True
    return of_powers(seats, powers, granted)


def _changed(powers: tuple[float, ...], at: int, by: float) -> tuple[float, ...]:
    moved = round(min(max(powers[at] + by, POWERS[0]), POWERS[1]), 2)
    return (*powers[:at], moved, *powers[at + 1 :])


def crossed(foretold: Sequence[ShareEstimate]) -> list[ShareEstimate]:
    """Return the shares as told by what was fitted to the other parts of the games."""
    told = []
    for part in range(PARTS):
        others = [one for one in foretold if one.game % PARTS != part]
        if not others:
            continue
        calibration = fitted(others)
        for one in foretold:
            if one.game % PARTS == part:
                shares = tuple(calibration.calibrated(one.shares, one.progress))
                told.append(ShareEstimate(shares, one.progress, one.won, one.game))
    return told
