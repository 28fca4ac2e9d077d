"""Learns one stage of one family of games, and examines it with games it has not seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ai.value.calibration import brier_score, calibration_error
from ai.value.examples import Numbers, examples_of, scaling_of, split
from ai.value.foresight import Foresight
from ai.value.shards import Positions
from ai.value.spreads import best_spread, entropy, win_shares
from ai.value.training import Schedule, Weights, fresh_weights, mean_error, points_to_come, train
from ai.value.weights_file import Learned


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """How long and fast a network learns, from quick games and then more gently, and its size."""

    quick_steps: int
    steps: int
    seed: int
    hidden: int = 5
    rate: float = 0.01
    gentle_rate: float = 0.003


@dataclass(frozen=True, slots=True)
class Examined:
    """What a stage learned and how it did on unseen games."""

    learned: Learned
    positions: int  # to learn from
    entropy: float
    error: float  # points
    shares: Numbers  # foretold, of unseen games
    won: Numbers

    def line(self) -> str:
        """Return the figures in a row."""
        calibration = 100 * calibration_error(self.shares, self.won)
        return (
            f"{self.positions:>8} positions, entropy {self.entropy:.3f},"
            f" points off by {self.error:.1f}, Brier {brier_score(self.shares, self.won):.4f},"
            f" calibration error {calibration:.2f} %"
        )


def fit_stage(
    played: Sequence[Positions], apart: int, plan: TrainingPlan, foresight: Foresight
) -> Examined:
    """Learn from one generation of games after the other; examine with unseen ones of the last.

    Nine games of ten are learned from, each with what is known of how it goes on. `apart` is the
    seat that plays by other rules, below 0 where there is none.
    """
    known = examples_of(split(played[0])[0], apart)
    scaling = scaling_of(known)
    weights = fresh_weights(scaling.scaled(known), plan.hidden, plan.seed)
    count = 0
    paces = ((plan.quick_steps, plan.rate), (plan.steps, plan.gentle_rate))
    for positions, (steps, rate) in zip(played, paces, strict=False):
        learned_from, examined = split(positions)
        known, unseen = (
            scaling.scaled(examples_of(part, apart)) for part in (learned_from, examined)
        )
        target = foresight.applied(known, learned_from)
        train(weights, target, Schedule(steps, rate, plan.seed))
        count += len(known)
    spread = best_spread(known, points_to_come(weights, known))
    learned = Learned(Weights(scaling.undone(weights.first), weights.second), spread)
    to_come = points_to_come(weights, unseen)
    shares = win_shares(unseen.points + to_come, unseen.present, spread)
    present = unseen.present > 0
    return Examined(
        learned,
        count,
        entropy(shares, unseen.won),
        mean_error(to_come, unseen),
        shares[present],
        unseen.won[present],
    )
