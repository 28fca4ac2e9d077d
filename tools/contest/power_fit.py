"""Fits the powers of a calibration to played games: counted win shares and actual winners."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ai.calibration import NEUTRAL_CALIBRATION_POWERS, Calibration
from game.match.analysis import WHOLE_WIN_THOUSANDTHS

CROSS_VALIDATION_PART_COUNT = 4  # each is foretold by the others
POWER_STEPS = (0.2, 0.1, 0.05)  # of a power
GRANTS = (0.5, 2.0, 5.0, 10.0, 20.0)
LOWEST_AND_HIGHEST_POWER = (0.1, 1.5)
MIN_SHARE_THOUSANDTHS = 0.5  # thousandths, so that a surprise is not worse than anything


@dataclass(frozen=True, slots=True)
class ShareEstimate:
    """Each seat's estimated share of a win at one moment of a game, in thousandths, its actual
    share `won` (0 to 1), and the game's number."""

    shares: tuple[float, ...]
    progress: int
    won: tuple[float, ...]
    game: int


def calibration_from_powers(seats: int, powers: tuple[float, ...], granted: float) -> Calibration:
    """Return a calibration with these `powers` and this `granted` number for one number of
    seats."""
    return Calibration({seats: powers}, {seats: granted})


def unchanged_calibration(seats: int) -> Calibration:
    """Return the calibration that leaves shares unchanged."""
    return calibration_from_powers(seats, NEUTRAL_CALIBRATION_POWERS, 0.0)


def winner_cross_entropy(foretold: Sequence[ShareEstimate], calibration: Calibration) -> float:
    """Return the cross-entropy of the winners; lower is better."""
    total = 0.0
    for one in foretold:
        told = calibration.calibrated_win_share_thousandths(one.shares, one.progress)
        total -= sum(
            won * math.log(max(share, MIN_SHARE_THOUSANDTHS) / WHOLE_WIN_THOUSANDTHS)
            for share, won in zip(told, one.won, strict=True)
        )
    return total / len(foretold)


def fit_calibration(foretold: Sequence[ShareEstimate]) -> Calibration:
    """Return the calibration with the lowest cross-entropy, by coordinate descent with shrinking
    steps."""
    seats = len(foretold[0].shares)
    powers: tuple[float, ...] = NEUTRAL_CALIBRATION_POWERS
    granted = GRANTS[0]
    least = winner_cross_entropy(foretold, calibration_from_powers(seats, powers, granted))
    for step in POWER_STEPS:
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
                found = winner_cross_entropy(
                    foretold, calibration_from_powers(seats, other_powers, other_granted)
                )
                if found < least - 1e-6:
                    powers = other_powers
                    granted = other_granted
                    least = found
                    better = True
    return calibration_from_powers(seats, powers, granted)


def _changed(powers: tuple[float, ...], at: int, by: float) -> tuple[float, ...]:
    moved = round(
        min(max(powers[at] + by, LOWEST_AND_HIGHEST_POWER[0]), LOWEST_AND_HIGHEST_POWER[1]), 2
    )
    return (*powers[:at], moved, *powers[at + 1 :])


def cross_validated_shares(foretold: Sequence[ShareEstimate]) -> list[ShareEstimate]:
    """Return the estimates with calibrated shares, each part of the games calibrated by the fit to
    the other parts."""
    told = []
    for part in range(CROSS_VALIDATION_PART_COUNT):
        others = [one for one in foretold if one.game % CROSS_VALIDATION_PART_COUNT != part]
        if not others:
            continue
        calibration = fit_calibration(others)
        for one in foretold:
            if one.game % CROSS_VALIDATION_PART_COUNT == part:
                shares = tuple(
                    calibration.calibrated_win_share_thousandths(one.shares, one.progress)
                )
                told.append(ShareEstimate(shares, one.progress, one.won, one.game))
    return told
