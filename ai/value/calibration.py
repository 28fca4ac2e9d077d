"""How honest win shares are: expected calibration error and Brier score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from ai.value.examples import Numbers

BINS: Final = 10


@dataclass(frozen=True, slots=True)
class Bin:
    """Shares of about the same size: how many, their mean, and how often they won."""

    count: int
    foretold: float
    happened: float


def bins_of(shares: Numbers, won: Numbers) -> list[Bin]:
    """Return the reliability table of shares, one row for each tenth that occurs."""
    places = np.minimum((shares * BINS).astype(int), BINS - 1)
    rows = []
    for place in range(BINS):
        chosen = places == place
        if chosen.any():
            rows.append(
                Bin(int(chosen.sum()), float(shares[chosen].mean()), float(won[chosen].mean()))
            )
    return rows


def calibration_error(shares: Numbers, won: Numbers) -> float:
    """Return the mean distance of foretold and happened over the bins, by their size."""
    rows = bins_of(shares, won)
    total = sum(row.count for row in rows)
    return sum(row.count * abs(row.foretold - row.happened) for row in rows) / total


def brier_score(shares: Numbers, won: Numbers) -> float:
    """Return the mean squared error of the shares."""
    return float(((shares - won) ** 2).mean())
