"""Train one stage of one family of games, and validate it with other games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from ai.value import training
from ai.value.calibration import brier_score, calibration_error
from ai.value.position_files import RecordedPositions
from ai.value.ridge_refit import RidgeRefit
from ai.value.training import GENTLE_REFIT, USUAL_REFIT, NetworkWeights, TrainingSchedule
from ai.value.training_examples import (
    FloatArray,
    TrainingExamples,
    fit_input_scaling,
    make_examples,
    split_into_training_and_validation,
)
from ai.value.weight_file import TrainedStage
from ai.value.win_share_model import fit_lead_points_for_odds_e, win_cross_entropy, win_shares

# Targets with less noise: a mixture of the final result and of a later position's prediction
# (temporal differences, Sutton 1988), which has less luck in it.

PointsByGame = Mapping[int, FloatArray]
"""The expected final points of every seat, by the number of the game."""


def forecast_final_points(
    weights: NetworkWeights, positions: RecordedPositions, seat_with_other_rules: int
) -> PointsByGame:
    """Return, for each game, the final points of its seats as predicted from its first recorded
    position. `weights` are for unscaled inputs; `seat_with_other_rules` is negative if there is no
    such seat."""
    examples = make_examples(positions, seat_with_other_rules)
    expected = examples.current_points + training.predict_points_to_come(weights, examples)
    first = np.unique(positions.game, return_index=True)[1]
    return {int(positions.game[row]): expected[row] for row in first}


def blend_targets_with_forecast(
    forecast_points: PointsByGame,
    examples: TrainingExamples,
    positions: RecordedPositions,
    forecast_share: float,
) -> TrainingExamples:
    """Return the examples with their points to come moved towards a forecast, by the share
    `forecast_share` from 0 to 1.

    `forecast_points` are the forecasts of the final points of each game; a game without a forecast
    keeps its points.
    """
    to_come = examples.points_still_to_gain.copy()
    for row, game in enumerate(positions.game):
        if int(game) in forecast_points:
            later = (
                forecast_points[int(game)] - examples.current_points[row]
            ) * examples.is_seat_used[row]
            to_come[row] += forecast_share * (later - to_come[row])
    return replace(examples, points_still_to_gain=to_come)


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """The size of the network, and the numbers of steps and learning rates for games of quick
    moves and for games with search."""

    steps_on_quick_games: int
    steps: int
    seed: int
    later_forecast_share_of_target: (
        float  # share of the later prediction in the targets; the rest is the final result
    )
    hidden_unit_count: int = 5
    learning_rate: float = 0.01
    search_games_learning_rate: float = 0.003
    ridge_refit: RidgeRefit = USUAL_REFIT

    def without_training_steps(self) -> TrainingPlan:
        """Return a copy of the plan without training steps, which corrects existing weights by
        ridge regression only."""
        return replace(self, steps=0, ridge_refit=GENTLE_REFIT)


@dataclass(frozen=True, slots=True)
class StageTrainingResult:
    """The trained stage, and its figures for the validation positions."""

    trained_stage: TrainedStage
    training_position_count: int  # number of training positions
    cross_entropy: float
    points_root_mean_square_error: float  # points
    predicted_win_shares: FloatArray  # predicted win shares of the validation games
    is_winner: FloatArray

    def summary_text(self) -> str:
        """Return the validation figures as one line of text."""
        calibration = 100 * calibration_error(self.predicted_win_shares, self.is_winner)
        brier = brier_score(self.predicted_win_shares, self.is_winner)
        return (
            f"{self.training_position_count:>8} positions, entropy {self.cross_entropy:.3f},"
            f" points off by {self.points_root_mean_square_error:.1f}, Brier {brier:.4f},"
            f" calibration error {calibration:.2f} %"
        )


def train_stage(
    positions_by_generation: Sequence[RecordedPositions],
    seat_with_other_rules: int,
    plan: TrainingPlan,
    forecast_points: PointsByGame,
    initial_weights: NetworkWeights | None = None,
) -> StageTrainingResult:
    """Train a stage's network on one generation of games after the other; return it with its
    validation on held-out games of the last generation.

    Nine games of ten are used for training, with targets blended with the forecasts
    `forecast_points`. `seat_with_other_rules` is negative if there is no such seat. If there are
    weights in `initial_weights`, for unscaled inputs, training continues from them at a low rate.
    """
    known = make_examples(
        split_into_training_and_validation(positions_by_generation[0])[0], seat_with_other_rules
    )
    scaling = fit_input_scaling(known)
    paces = [
        (plan.steps_on_quick_games, plan.learning_rate),
        (plan.steps, plan.search_games_learning_rate),
    ]
    if initial_weights is None:
        weights = training.random_initial_weights(
            scaling.scale_examples(known), plan.hidden_unit_count, plan.seed
        )
    else:
        weights = NetworkWeights(
            scaling.weights_for_scaled_inputs(initial_weights.first_layer),
            initial_weights.second_layer.copy(),
        )
        paces = paces[1:]
    count = 0
    for positions, (steps, rate) in zip(positions_by_generation, paces, strict=False):
        learned_from, examined = split_into_training_and_validation(positions)
        known, unseen = (
            scaling.scale_examples(make_examples(part, seat_with_other_rules))
            for part in (learned_from, examined)
        )
        target = blend_targets_with_forecast(
            forecast_points, known, learned_from, plan.later_forecast_share_of_target
        )
        if (
            count > 0 or initial_weights is not None
        ):  # these games are better than those learned from
            training.refit_by_ridge_regression(weights, target, plan.ridge_refit)
        training.train_weights(weights, target, TrainingSchedule(steps, rate, plan.seed))
        count += len(known)
    spread = fit_lead_points_for_odds_e(known, training.predict_points_to_come(weights, known))
    learned = TrainedStage(
        NetworkWeights(
            scaling.weights_for_unscaled_inputs(weights.first_layer), weights.second_layer
        ),
        spread,
    )
    to_come = training.predict_points_to_come(weights, unseen)
    shares = win_shares(unseen.current_points + to_come, unseen.is_seat_used, spread)
    present = unseen.is_seat_used > 0
    return StageTrainingResult(
        learned,
        count,
        win_cross_entropy(shares, unseen.is_winner),
        training.root_mean_square_error(to_come, unseen),
        shares[present],
        unseen.is_winner[present],
    )
