"""Train one stage of one family of games, and validate it with other games."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from ai.value import training
from ai.value.calibration import brier_score, calibration_error
from ai.value.examples import Examples, Numbers, examples_of, scaling_of, split
from ai.value.position_files import Positions
from ai.value.training import Schedule, Weights
from ai.value.weight_file import Learned
from ai.value.win_share_model import best_spread, entropy, win_shares

# Targets with less noise: a mixture of the final result and of a later position's prediction
# (temporal differences, Sutton 1988), which has less luck in it.

Forecast = Mapping[int, Numbers]
"""The points of every seat at the end that a stage expects of each game, by the game's number."""


def forecast_of(weights: Weights, positions: Positions, apart: int) -> Forecast:
    """Return each game's predicted final points at its first position; `weights` are unscaled."""
    examples = examples_of(positions, apart)
    expected = examples.points + training.points_to_come(weights, examples)
    first = np.unique(positions.game, return_index=True)[1]
    return {int(positions.game[row]): expected[row] for row in first}


def drawn_towards(
    expected: Forecast, examples: Examples, positions: Positions, trust: float
) -> Examples:
    """Return the examples with targets moved towards the predictions, by the share `trust`."""
    to_come = examples.to_come.copy()
    for row, game in enumerate(positions.game):
        if int(game) in expected:
            later = (expected[int(game)] - examples.points[row]) * examples.present[row]
            to_come[row] += trust * (later - to_come[row])
    return replace(examples, to_come=to_come)


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """The training schedule for quick games and for games with search, and the network's size."""

    quick_steps: int
    steps: int
    seed: int
    trust: float  # share of the later prediction in the targets; the rest is the final result
    hidden: int = 5
    rate: float = 0.01
    gentle_rate: float = 0.003


@dataclass(frozen=True, slots=True)
class Examined:
    """The result of training a stage, and its validation figures."""

    learned: Learned
    positions: int  # number of training positions
    entropy: float
    error: float  # points
    shares: Numbers  # predicted win shares of the validation games
    won: Numbers

    def line(self) -> str:
        """Return the figures as one line of text."""
        calibration = 100 * calibration_error(self.shares, self.won)
        return (
            f"{self.positions:>8} positions, entropy {self.entropy:.3f},"
            f" points off by {self.error:.1f}, Brier {brier_score(self.shares, self.won):.4f},"
            f" calibration error {calibration:.2f} %"
        )


def fit_stage(
    played: Sequence[Positions],
    apart: int,
    plan: TrainingPlan,
    expected: Forecast,
    before: Weights | None = None,
) -> Examined:
    """Learn from one generation of games after the other; examine with unseen ones of the last.

    Nine games of ten are learned from, each with what is known of how it goes on. `apart` is the
    seat that plays by other rules, below 0 where there is none. Weights learned before, for inputs
    as they are, are learned on from, gently.
    """
    known = examples_of(split(played[0])[0], apart)
    scaling = scaling_of(known)
    paces = [(plan.quick_steps, plan.rate), (plan.steps, plan.gentle_rate)]
    if before is None:
        weights = training.fresh_weights(scaling.scaled(known), plan.hidden, plan.seed)
    else:
        weights = Weights(scaling.redone(before.first), before.second.copy())
        paces = paces[1:]
    count = 0
    for positions, (steps, rate) in zip(played, paces, strict=False):
        learned_from, examined = split(positions)
        known, unseen = (
            scaling.scaled(examples_of(part, apart)) for part in (learned_from, examined)
        )
        target = drawn_towards(expected, known, learned_from, plan.trust)
        if count > 0 or before is not None:  # these games are better than those learned from
            training.correct(weights, target)
        training.train(weights, target, Schedule(steps, rate, plan.seed))
        count += len(known)
    spread = best_spread(known, training.points_to_come(weights, known))
    learned = Learned(Weights(scaling.undone(weights.first), weights.second), spread)
    to_come = training.points_to_come(weights, unseen)
    shares = win_shares(unseen.points + to_come, unseen.present, spread)
    present = unseen.present > 0
    return Examined(
        learned,
        count,
        entropy(shares, unseen.won),
        training.mean_error(to_come, unseen),
        shares[present],
        unseen.won[present],
    )
