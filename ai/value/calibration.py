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


def reliability_bins(win_shares: FloatArray, is_winner: FloatArray) -> list[ReliabilityBin]:
    """Return a bin for each tenth of the range 0 to 1 in which predicted shares occur, in ascending
    order; `is_winner` is 1 for the winners, 0 for others."""
    places = np.minimum((win_shares * BIN_COUNT).astype(int), BIN_COUNT - 1)
    return [
        ReliabilityBin(
            int(chosen.sum()), float(win_shares[chosen].mean()), float(is_winner[chosen].mean())
        )
        for place in range(BIN_COUNT)
        if (chosen := places == place).any()
    ]


def calibration_error(win_shares: FloatArray, is_winner: FloatArray) -> float:
    """Return the mean distance between predicted and observed shares over the bins, weighted by
    size.
    """
    rows = reliability_bins(win_shares, is_winner)
    return sum(row.count * abs(row.mean_prediction - row.observed_win_rate) for row in rows) / len(
        win_shares
    )


def brier_score(win_shares: FloatArray, is_winner: FloatArray) -> float:
    """Return the mean squared error of the predicted shares against the winners."""
    return float(((win_shares - is_winner) ** 2).mean())
