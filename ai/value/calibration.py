"""Calibration of predicted win shares: expected calibration error and Brier score."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from ai.value.training_examples import FloatArray

BIN_COUNT: Final = 10


@dataclass(frozen=True, slots=True)
class ReliabilityBin:
    """Predicted win shares of similar size: their number, their mean, and the share of these
    predictions that were for the winner."""

    count: int
    mean_prediction: float
    observed_win_rate: float


def reliability_bins(shares: FloatArray, won: FloatArray) -> list[ReliabilityBin]:
    """Return a bin for each tenth of the range 0 to 1 in which predicted shares occur, in ascending
    order; `won` is 1 for the winners, 0 for others."""
    places = np.minimum((shares * BIN_COUNT).astype(int), BIN_COUNT - 1)
    return [
        ReliabilityBin(int(chosen.sum()), float(shares[chosen].mean()), float(won[chosen].mean()))
        for place in range(BIN_COUNT)
        if (chosen := places == place).any()
    ]


def calibration_error(shares: FloatArray, won: FloatArray) -> float:
    """Return the mean distance between predicted and observed shares over the bins, weighted by
    size.
    """
    rows = reliability_bins(shares, won)
    return sum(row.count * abs(row.mean_prediction - row.observed_win_rate) for row in rows) / len(
        shares
    )


def brier_score(shares: FloatArray, won: FloatArray) -> float:
    """Return the mean squared error of the predicted shares against the winners."""
    return float(((shares - won) ** 2).mean())
