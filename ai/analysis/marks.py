"""Marks: when a lost share of wins is worth one.

The steps of 5, 10 and 15 per cent are those of lichess.org (its `Advice`). A mark also has to
stand out of the noise of the measurement.
"""

from __future__ import annotations

from typing import Final

from game.match.analysis import BLUNDER, FINE, INACCURACY, MISTAKE

STEPS: Final = ((150, BLUNDER), (100, MISTAKE), (50, INACCURACY))  # thousandths of a win
CLEAR: Final = 2.5  # standard errors a loss must exceed


def mark_of(loss: float, noise: float) -> str:
    """Return the mark of a loss in thousandths, FINE when it may be nothing but noise."""
    if loss <= CLEAR * noise:
        return FINE
    return next((mark for least, mark in STEPS if loss >= least), FINE)
