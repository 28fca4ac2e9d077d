"""Win shares from expected points, which are less certain early in a game."""

from typing import Final

import numpy as np

from ai.value.training_examples import FloatArray, TrainingExamples

LEAD_POINTS_FOR_ODDS_E_CANDIDATES: Final = np.arange(4.0, 80.0, 0.5)
MIN_SHARE_IN_LOGARITHM: Final = 1e-9


def win_shares(points: FloatArray, is_present: FloatArray, lead_for_odds_e: float) -> FloatArray:
    """Return each position's win shares by seat, 0 to 1: the soft-max of the points divided by
    `lead_for_odds_e`, over the seats in play (`is_present`); 0 for other seats."""
    logits = np.where(is_present > 0, points / lead_for_odds_e, -np.inf)
    shares: FloatArray = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    return shares


def win_cross_entropy(win_shares: FloatArray, is_winner: FloatArray) -> float:
    """Return the mean cross-entropy of predicted win shares against the winners; lower is
    better."""
    return -float(
        np.log(np.maximum((win_shares * is_winner).sum(axis=1), MIN_SHARE_IN_LOGARITHM)).mean()
    )


def fit_lead_points_for_odds_e(examples: TrainingExamples, to_come: FloatArray) -> float:
    """Return the value of LEAD_POINTS_FOR_ODDS_E_CANDIDATES with which the expected final points
    predict the winners with the lowest cross-entropy."""
    points = examples.current_points + to_come
    misses = [
        win_cross_entropy(win_shares(points, examples.is_seat_used, spread), examples.is_winner)
        for spread in LEAD_POINTS_FOR_ODDS_E_CANDIDATES
    ]
    return float(LEAD_POINTS_FOR_ODDS_E_CANDIDATES[int(np.argmin(misses))])
