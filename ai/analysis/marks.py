"""Marks and accuracy: when a lost share of wins is worth a mark, and what it costs.

The steps of 5, 10 and 15 per cent and the curve of accuracy are those of lichess.org (its
`Advice` and "accuracy" page). A mark also has to stand out of the noise of the measurement.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from game.match.analysis import BLUNDER, FINE, INACCURACY, MISTAKE

STEPS: Final = ((150, BLUNDER), (100, MISTAKE), (50, INACCURACY))  # thousandths of a win
CLEAR: Final = 2.5  # standard errors a loss must exceed
PERFECT: Final = 100


def mark_of(loss: float, noise: float) -> str:
    """Return the mark of a loss in thousandths, FINE when it may be nothing but noise."""
    if loss <= CLEAR * noise:
        return FINE
    return next((mark for least, mark in STEPS if loss >= least), FINE)


def accuracy_of_move(loss: float) -> float:
    """Return the accuracy of one decision in per cent, from its loss in thousandths."""
    curve = 103.1668 * exp(-0.04354 * max(loss, 0.0) / 10) - 3.1669
    return min(max(curve, 0.0), float(PERFECT))


def accuracy_of_game(losses: Sequence[float]) -> int:
    """Return a seat's accuracy: the middle of the plain and the harmonic mean of its decisions.

    The harmonic mean keeps one blunder from being hidden among many easy moves.
    """
    if not losses:
        return PERFECT
    every = [max(accuracy_of_move(loss), 1.0) for loss in losses]
    plain = sum(every) / len(every)
    harmonic = len(every) / sum(1 / one for one in every)
    return round((plain + harmonic) / 2)
