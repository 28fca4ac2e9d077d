"""Accuracy of a seat's decisions, in per cent, weighted by what was at stake.

The curve and the mean are those of lichess.org, but a loss is a share of the previous chance to
win, and a decision at a chance q weighs 4q(1-q). Forced decisions do not count, as in GNU
Backgammon.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from game.match import analysis
from game.match.analysis import JudgedMove

PERFECT_PERCENT: Final = 100
MIN_MOVE_ACCURACY_PERCENT: Final = 1.0  # per cent: the harmonic mean needs numbers above zero
MIN_DISTANCE_FROM_CERTAIN_THOUSANDTHS: Final = (
    5  # thousandths of a win: chances are kept this far from 0 and 1
)


def accuracy_of_seat(moves: Sequence[JudgedMove]) -> int:
    """Return a seat's accuracy, 0 to 100, from all its decisions; 100 when it had none.

    It is the average of the arithmetic and the harmonic mean of their accuracies, weighted by
    `decision_weight`, so that many easy moves do not hide one blunder.
    """
    if not moves:
        return PERFECT_PERCENT
    weights = [decision_weight(_chance_of_best_move(move)) for move in moves]
    every = [
        max(accuracy_percent_of_loss(lost_share_of_chance(move)), MIN_MOVE_ACCURACY_PERCENT)
        for move in moves
    ]
    pairs = list(zip(weights, every, strict=True))
    plain = sum(weight * one for weight, one in pairs) / sum(weights)
    harmonic = sum(weights) / sum(weight / one for weight, one in pairs)
    return round((plain + harmonic) / 2)


def accuracy_percent_of_loss(lost_chance_share: float) -> float:
    """Return the accuracy, 0 to 100, of a decision that lost this share, 0 to 1, of its chance."""
    curve = 103.1668 * exp(-0.04354 * lost_chance_share * 100) - 3.1669
    return min(max(curve, 0.0), float(PERFECT_PERCENT))


def decision_weight(win_chance: float) -> float:
    """Return the weight of a decision, 0 to 1, at this chance to win: 1 for an even chance."""
    return 4 * win_chance * (1 - win_chance)


def lost_share_of_chance(move: JudgedMove) -> float:
    """Return the share, 0 to 1, of the best move's winning chance that the played move lost: its
    loss minus one standard error, divided by that chance.
    """
    return min(
        max(move.loss_thousandths - move.standard_error_thousandths, 0)
        / analysis.WHOLE_WIN_THOUSANDTHS
        / _chance_of_best_move(move),
        1.0,
    )


def _chance_of_best_move(move: JudgedMove) -> float:
    """Return the winning chance of the best move, kept a little above 0 and below 1."""
    best = move.win_share_thousandths + max(move.loss_thousandths, 0)
    return (
        min(
            max(best, MIN_DISTANCE_FROM_CERTAIN_THOUSANDTHS),
            analysis.WHOLE_WIN_THOUSANDTHS - MIN_DISTANCE_FROM_CERTAIN_THOUSANDTHS,
        )
        / analysis.WHOLE_WIN_THOUSANDTHS
    )
