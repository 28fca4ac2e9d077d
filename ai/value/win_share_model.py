"""Win shares from expected points, which are less certain early in a game."""

from typing import Final

import numpy as np

from ai.value.examples import Examples, Numbers

SPREADS: Final = np.arange(4.0, 80.0, 0.5)
TINY: Final = 1e-9


def win_shares(points: Numbers, present: Numbers, spread: float) -> Numbers:
    """Return the soft-max of the points, divided by `spread`, over the seats that are present."""
    logits = np.where(present > 0, points / spread, -np.inf)
    shares: Numbers = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    return shares


def entropy(shares: Numbers, won: Numbers) -> float:
    """Return the cross-entropy of win shares and winners; lower is better."""
    return -float(np.log(np.maximum((shares * won).sum(axis=1), TINY)).mean())


def best_spread(examples: Examples, to_come: Numbers) -> float:
    """Return the spread with which the expected points predict the winners best."""
    points = examples.points + to_come
    misses = [
        entropy(win_shares(points, examples.present, spread), examples.won) for spread in SPREADS
    ]
    return float(SPREADS[int(np.argmin(misses))])
